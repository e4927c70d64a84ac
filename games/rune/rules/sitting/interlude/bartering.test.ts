import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../../content/treasure/item.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import { fighterOf, sheetOf } from '../../fight/fighters.ts';
import { allDiceCast } from '../../fight/testing.ts';
import { together } from '../testing.ts';
import { goodsOf, silverOf } from './goods.ts';
import { bustling, gunnhild, jewelry, owning, ragnar, silver } from './testing.ts';

afterEach(allDiceCast);

const potion: Item = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };

describe('a trade', () => {
  const place = (driver: ReturnType<typeof bustling>, hero: number, item: Item): number =>
    goodsOf(driver.state.heroes[hero]!).findIndex((thing) => thing.kind === item.kind);
  const begun = () => {
    const driver = bustling([owning(ragnar, 30, potion), owning(gunnhild, 0, silver(40), jewelry(6))]);
    return together(driver, 'barter:h0:h1', 'goOn');
  };

  it('[RUN-RULING-G39] moves things, silver and points when the other agrees, and never before', () => {
    const driver = begun();
    const give = `give:${place(driver, 0, potion)}`;
    expect([driver.kind, driver.asked]).toEqual(['barter', [0]]);
    expect(driver.options()).not.toContain('offer');
    driver.choose(give);
    expect(driver.options()).not.toContain(give);
    driver.choose('givePoints:20', 'askSilver:20', 'askSilver:5', 'offer');
    expect([driver.kind, driver.asked]).toEqual(['deal', [1]]);
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([potion]);
    driver.choose('accept');
    const [his, hers] = driver.state.heroes;
    expect(driver.told('bartered')).toEqual([
      {
        type: 'bartered',
        hero: 'h0',
        to: 'h1',
        gives: { things: [potion], silver: 0, points: 20 },
        takes: { things: [], silver: 25, points: 0 },
        agreed: true,
      },
    ]);
    expect([silverOf(his!), silverOf(hers!)]).toEqual([25, 15]);
    expect(heroNow(hers!).items).toContainEqual(potion);
    expect([standingOf(his!).free, standingOf(hers!).free]).toEqual([10, 20]);
    // The score of this sitting is what was won in it. RUN-RULING-F15
    expect(driver.state.sitting?.purses['h1']).toMatchObject({ gained: 0 });
  });

  it('changes nothing where it is refused or called off', () => {
    const before = begun();
    const { heroes } = before.state;
    before.choose('askSilver:1', 'offer', 'refuse');
    expect(before.state.heroes).toEqual(heroes);
    expect(before.told('bartered')).toMatchObject([{ agreed: false }]);
    const off = begun().choose('callOff');
    expect([off.kind, off.told('bartered')]).toEqual(['bustle', []]);
  });

  it('nobody is pestered: three offers each, and none to who wants no more', () => {
    const driver = begun().choose('callOff');
    for (let i = 0; i < 2; i++) driver.choose('barter:h0:h1', 'askSilver:1', 'offer', 'refuse');
    expect(driver.options()).not.toContain('barter:h0:h1');
    const closed = begun().choose('askSilver:1', 'offer', 'noMore');
    expect(closed.options()).not.toContain('barter:h0:h1');
  });

  it('is never about more than somebody has, nor about points where nobody trades them', () => {
    const driver = begun();
    driver.choose('askSilver:20', 'askSilver:20');
    expect(driver.options().filter((id) => id.startsWith('askSilver'))).toEqual([]);
    expect(driver.options()).toContain('givePoints:20');
    driver.choose('givePoints:20', 'givePoints:5');
    expect(driver.options().filter((id) => id.startsWith('givePoints'))).toEqual([
      'givePoints:1',
      'givePoints:5',
    ]);
    driver.state.rulings = { ...driver.state.rulings, trading: false };
    expect(driver.options().filter((id) => id.includes('Points'))).toEqual([]);
  });

  it('has four things on a side, and no more', () => {
    const rings = [1, 2, 3, 4, 5].map((ounces) => jewelry(ounces));
    const driver = together(bustling([owning(ragnar, 0, ...rings), gunnhild]), 'barter:h0:h1', 'goOn');
    const gives = () => driver.options().filter((id) => id.startsWith('give:'));
    for (let i = 0; i < 4; i++) driver.choose(gives().at(-1)!);
    expect(gives()).toEqual([]);
    driver.choose('offer', 'accept');
    expect(heroNow(driver.state.heroes[0]!).items).toEqual([jewelry(1)]);
    expect(heroNow(driver.state.heroes[1]!).items).toHaveLength(4);
  });

  it('[RUN-LOAD-12] whoever gives his weapon away has one less, and the numbers of what he has', () => {
    const driver = begun();
    const forms = (id: string) =>
      sheetOf(driver.state, fighterOf(driver.state, id)).forms.map(({ weapon }) => weapon);
    const [first] = forms('h0');
    const had = forms('h1').length;
    driver.choose('give:0', 'offer', 'accept');
    expect(forms('h0')).not.toContain(first);
    expect(forms('h1')).toContain(first);
    expect(fighterOf(driver.state, 'h1').pieces).toHaveLength(forms('h1').length);
    expect(forms('h1').length).toBe(had + 1);
    expect(fighterOf(driver.state, 'h0')).toMatchObject({ hand: 0 });
  });
});
