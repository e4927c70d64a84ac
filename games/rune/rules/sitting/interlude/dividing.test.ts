import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../../content/treasure/item.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { fighterOf, sheetOf } from '../../fight/fighters.ts';
import { rollScore } from '../../fight/rolls.ts';
import { allDiceCast, playFrom } from '../../fight/testing.ts';
import { together } from '../testing.ts';
import { partsOf } from './hoard.ts';
import { finding, gunnhild, jewelry, ragnar, silver } from './testing.ts';

afterEach(allDiceCast);

const potion: Item = { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 4 };
const charm: Item = { kind: 'charm', to: 'lore', bonus: 1, rounds: 2, recharge: 'death-blow', charged: true };
const mail: Item = { kind: 'armor', armor: 'steel-scale' };

type Driver = ReturnType<typeof finding>;
const claimed = (driver: Driver) => driver.told('claimed').map(({ hero, item }) => [hero, item]);
const left = (driver: Driver) => driver.told('leftBehind').map(({ item }) => item);

describe('a division', () => {
  it('[RUN-TRE-27] [RUN-RULING-R07] as all want it: by whole ounces, and other things in turn', () => {
    const driver = finding([silver(7), potion, charm]);
    expect([driver.kind, driver.asked]).toEqual(['division', [0, 1]]);
    together(driver, 'propose:even');
    expect(claimed(driver)).toEqual([
      ['h0', silver(4)],
      ['h1', silver(3)],
      ['h0', potion],
      ['h1', charm],
    ]);
    expect(heroNow(driver.state.heroes[1]!).items).toEqual([silver(3), charm]);
    expect(driver.kind).toBe('bustle');
  });

  it('[RUN-TRE-27] is put to those who wanted another, and to nobody else; one who refuses is enough', () => {
    const asked = () => together(finding([silver(7)]), 'propose:even', 'claims');
    const agreed = asked();
    expect([agreed.kind, agreed.asked]).toEqual(['assent', [1]]);
    expect(agreed.choose('accept').told('divided')).toEqual([{ type: 'divided', division: 'even' }]);
    const refused = asked().choose('refuse');
    expect(refused.told('divided')).toEqual([]);
    expect([refused.kind, refused.asked]).toEqual(['wanting', [0, 1]]);
  });

  it('takes the first of the list where two are wanted alike', () => {
    const driver = together(finding([silver(7)]), 'propose:inTurn', 'propose:finders');
    expect([driver.asked, driver.state.agenda.at(-1)]).toMatchObject([[0], { division: 'finders' }]);
    const three = together(
      finding([silver(7)], [ragnar, gunnhild, ragnar]),
      'propose:even',
      'propose:inTurn',
      'propose:inTurn',
    );
    expect([three.asked, three.state.agenda.at(-1)]).toMatchObject([[0], { division: 'inTurn' }]);
    expect(together(three, 'accept').kind).toBe('claim');
  });

  it('[RUN-TRE-27] leaves to everybody what he found', () => {
    const driver = together(finding([[silver(7), 'h1'], potion]), 'propose:finders');
    expect(claimed(driver)).toEqual([
      ['h1', silver(7)],
      ['h0', potion],
    ]);
  });

  it('of what the dead found is asked thing by thing, and so is armor, which nobody has to change into', () => {
    const driver = finding([mail, [silver(7), 'h1']]);
    fighterOf(driver.state, 'h1').hp = 0;
    together(driver, 'propose:finders');
    expect(claimed(driver)).toEqual([['h1', silver(7)]]);
    expect(driver.kind).toBe('wanting');
    together(driver, 'leaveIt');
    expect(left(driver)).toEqual([mail]);
    expect(heroNow(driver.state.heroes[0]!).armor).toBe(ragnar.armor);
  });

  it('asks nobody where one hero is left, but about what he would have to change into', () => {
    const driver = finding([silver(7), potion], [ragnar]);
    expect(claimed(driver)).toEqual([
      ['h0', silver(7)],
      ['h0', potion],
    ]);
    expect(finding([mail, potion], [ragnar]).kind).toBe('claim');
  });

  it('makes parts that differ by an ounce, and none of what is too little or cannot be split', () => {
    expect(partsOf(jewelry(8), 3)).toEqual([jewelry(3), jewelry(3), jewelry(2)]);
    expect(partsOf(silver(2), 3)).toBeNull();
    expect(partsOf(potion, 2)).toBeNull();
    expect(partsOf({ kind: 'liars-silver', pieces: 3 }, 2)).toEqual([
      { kind: 'liars-silver', pieces: 2 },
      { kind: 'liars-silver', pieces: 1 },
    ]);
  });
});

describe('a claim', () => {
  const wanting = (things: Parameters<typeof finding>[0], ...faces: number[]) =>
    together(finding(things, [ragnar, gunnhild], ...faces), 'claims');

  it('[RUN-TRE-27] gives a thing to whoever alone wants it, and to its finder where nobody does', () => {
    const driver = together(wanting([potion, charm]), 'leaveIt', 'want:h1');
    expect(claimed(driver)).toEqual([['h1', potion]]);
    together(driver, 'leaveIt');
    expect(claimed(driver)[1]).toEqual(['h0', charm]);
  });

  it('is settled by giving way, or by sharing what can be shared', () => {
    const quarrel = (thing: Item) => together(wanting([thing]), 'want:h0', 'want:h1');
    const yielded = quarrel(potion);
    expect(yielded.told('disputed')).toEqual([{ type: 'disputed', heroes: ['h0', 'h1'], item: potion }]);
    expect(yielded.options(0)).not.toContain('share');
    expect(claimed(together(yielded, 'yield', 'holmgang'))).toEqual([['h1', potion]]);
    expect(claimed(together(quarrel(silver(9)), 'share'))).toEqual([
      ['h0', silver(5)],
      ['h1', silver(4)],
    ]);
    // Where all give way it stays with whoever found it.
    expect(claimed(together(quarrel(potion), 'yield'))).toEqual([['h0', potion]]);
  });

  it('[RUN-WORLD-06] [RUN-OTHER-16] by a contest of whatever they name, again where they are level', () => {
    const driver = together(wanting([potion]), 'want:h0', 'want:h1');
    const [his = 0, hers = 0] = driver.state.fighters.map((one) => rollScore(driver.state, one, 'carouse'));
    const behind = Math.min(his, hers);
    driver.load(2 + hers - behind, 2 + his - behind, 2, 9);
    together(driver, 'contest:carouse');
    expect(driver.told('contested')).toMatchObject([
      { ability: 'carouse', winner: null },
      { ability: 'carouse' },
    ]);
    const [, second] = driver.told('contested') as unknown as [
      unknown,
      { totals: { hero: string; total: number }[]; winner: string },
    ];
    const best = second.totals.toSorted((a, b) => b.total - a.total)[0]!.hero;
    expect(second.winner).toBe(best);
    expect(claimed(driver)).toEqual([[best, potion]]);
  });

  it('[RUN-OTHER-17] draws lots between two Abilities, and tries arms where nobody names one', () => {
    const named = together(wanting([potion]), 'want:h0', 'want:h1').load(2, 9, 2);
    together(named, 'contest:carouse', 'contest:lore');
    expect(named.told('contested')).toMatchObject([{ ability: 'lore', winner: 'h0' }]);
    const unnamed = together(wanting([silver(9)]), 'want:h0', 'want:h1').load(9, 2);
    together(unnamed, 'share', 'holmgang');
    expect(unnamed.told('contested')).toMatchObject([{ ability: 'brawling' }]);
  });
});

describe('a holmgang for a thing', () => {
  const challenged = (hurt = 0) => {
    const driver = finding([potion]);
    fighterOf(driver.state, 'h1').hp -= hurt;
    return together(together(driver, 'claims'), 'want:h0', 'want:h1');
  };

  it('[RUN-WORLD-02] [RUN-RULING-R61] is fought by both with a cap, and whoever wins it has the thing', () => {
    const driver = together(challenged(), 'holmgang');
    const { duel } = driver.state;
    expect(duel).toMatchObject({ form: 'free', dealt: { h0: 0, h1: 0 } });
    expect(driver.told('challenged')).toMatchObject([
      { heroes: ['h0', 'h1'], cap: duel!.cap, target: duel!.target },
    ]);
    expect(driver.kind).toBe('plan');
    const state = structuredClone(driver.state);
    Object.assign(state.duel!, { winner: 'h1', verdict: 'blows' });
    state.fighters[0]!.hp -= 20;
    state.agenda.push({ step: 'duelEnds' });
    const after = playFrom(state);
    expect(after.state.duel).toBeNull();
    expect(claimed(after)).toEqual([['h1', potion]]);
    expect(after.state.fighters.map(({ side, condition }) => [side, condition])).toEqual([
      ['heroes', 'able'],
      ['heroes', 'able'],
    ]);
    expect(after.kind).toBe('bustle');
    // Nobody scores by it, nor is anybody almost down. RUN-WORLD-05
    expect(after.told('scored')).toEqual([]);
  });

  it('[RUN-RULING-R61] costs nobody a Wound, and leaves both a point at the least', () => {
    const terms = (hp: number) => {
      const driver = together(finding([potion]), 'claims');
      fighterOf(driver.state, 'h1').hp = hp;
      together(together(driver, 'want:h0', 'want:h1'), 'holmgang');
      const { cap, target } = driver.state.duel!;
      return { cap, target };
    };
    const { state } = finding([]);
    const thresholds = state.fighters.map((one) => sheetOf(state, one).woundThreshold);
    const cap = Math.min(8, ...thresholds.map((threshold) => threshold - 1));
    expect(terms(40)).toEqual({ cap, target: 20 });
    expect(terms(cap + 11)).toEqual({ cap, target: 10 });
    expect(terms(cap + 2)).toEqual({ cap, target: 1 });
  });

  it('is decided by arms where night falls on it', () => {
    const state = structuredClone(together(challenged(), 'holmgang').state);
    Object.assign(state.duel!, { winner: null, verdict: 'night' });
    state.agenda.push({ step: 'duelEnds' });
    const after = playFrom(state, 9, 2);
    expect(after.told('contested')).toMatchObject([{ ability: 'brawling' }]);
  });

  it('[RUN-RULING-R61] is nothing for who could not bear it, nor for three', () => {
    expect(challenged().options(0)).toContain('holmgang');
    const { hp } = finding([potion]).state.fighters[1]!;
    expect(challenged(hp - 8).options(0)).not.toContain('holmgang');
    const three = together(finding([potion], [ragnar, gunnhild, ragnar]), 'claims');
    together(three, 'want:h0', 'want:h1', 'want:h2');
    expect(three.options(0)).not.toContain('holmgang');
  });
});
