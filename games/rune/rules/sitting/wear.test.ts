import { afterEach, describe, expect, it } from 'vitest';
import type { Item } from '../../content/treasure/item.ts';
import { roll, trap } from '../../documents/encounter/testing.ts';
import { withLines } from '../../documents/hero/account.ts';
import { derive } from '../../documents/hero/derive.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { DAY } from '../../documents/hero/testing.ts';
import { fighterOf } from '../fight/fighters.ts';
import { heroSheet } from '../fight/sheets.ts';
import { allDiceCast, playFrom } from '../fight/testing.ts';
import { amid, begun, fighting, goOn, HOPELESS, notes } from './testing.ts';

afterEach(allDiceCast);

const { ragnar } = READY_MADE;
/** A viking axe, heavy leather, a buckler, and no kit. */
const plain: Hero = {
  ...ragnar,
  abilities: { 'single-weapon': 3, 'great-weapon': 2 },
  weapons: [{ weapon: 'viking-axe' }, { weapon: 'hand-axe' }],
  armor: 'chain-mail',
  shield: 'round-shield',
  kitsLeft: [],
};
const found = (...things: Item[]): Hero =>
  withLines(
    { ...plain, weapons: [], armor: null, shield: null },
    { line: 'found', on: DAY, how: 'treasure', things },
  );
const rust = trap(null, [{ kind: 'equipment' }]);
const stop = notes({}).events[0]!;
/** Into it with a hero, and these dice. */
const exposed = (hero: Hero, element: object, ...faces: number[]) =>
  goOn(playFrom(begun(notes({ elements: [element as never] }, stop), [hero]), ...faces));
const nowOf = (driver: ReturnType<typeof exposed>) => heroNow(driver.state.heroes[0]!);

describe('what befalls gear', () => {
  it('[RUN-EQDMG-02] [RUN-EQDMG-06] is one roll for each thing, against 3 where its bearer was not hurt', () => {
    // Axe, hand axe, armor and shield: only what comes to less than 3 is worse for it.
    const driver = exposed(plain, rust, 1, 1, 2, 2, 2);
    expect(driver.told('roll').map((event) => event.for)).toEqual(new Array(5).fill('wear'));
    const { battered } = nowOf(driver);
    expect(battered).toEqual({ 'viking-axe': 1 });
    const before = derive(plain).forms[0]!;
    const after = derive(driver.state.heroes[0]!).forms[0]!;
    const by = 1;
    expect([before.atk.total - after.atk.total, before.dfn.total - after.dfn.total]).toEqual([by, by]);
    expect(before.dam.total - after.dam.total).toBe(2 * by);
  });

  it('[RUN-EQDMG-06] [RUN-EQDMG-10] [RUN-EQDMG-12] [RUN-EQDMG-11] is harder by what struck him, and may be the end of it', () => {
    const spray = trap(null, [{ kind: 'equipment' }, { kind: 'damage', dam: 30 }]);
    // Difficulty 15. The axe is junk, and so is the hand axe; armor fails by 5, the shield by more than it is good for.
    const driver = exposed(plain, spray, 1, 10, 9, 1, 10, 9, 5, 1, 10, 9);
    const { weapons, armor, shield, battered } = nowOf(driver);
    expect([weapons, armor, shield]).toEqual([[], 'chain-mail', null]);
    expect(battered.armor).toBe(1 + Math.floor((15 - (5 + 5)) / 2));
    expect(derive(plain).soak.total - derive(driver.state.heroes[0]!).soak.total).toBe(battered.armor);
    const one = fighterOf(driver.state, 'h0');
    expect([one.hand, one.pieces.length]).toEqual([0, heroSheet(driver.state.heroes[0]!).forms.length]);
  });

  it('[RUN-EQDMG-13] [RUN-EQDMG-22] spoils kits, which nobody mends, or takes them for good', () => {
    const mapper = (): Hero => ({ ...found(), abilities: { map: 3 }, kitsLeft: [] });
    const score = (hero: Hero): number => heroSheet(hero).roll('map');
    const hit = trap(null, [{ kind: 'damage', dam: 20, armorIgnoring: true }, { kind: 'equipment' }]);
    // Difficulty 10 against die and 1: by 4, by 7, by 19.
    const slight = exposed(mapper(), hit, 5);
    const most = exposed(mapper(), hit, 2);
    const gone = exposed(mapper(), hit, 1, 10, 10, 5);
    expect(score(mapper()) - score(slight.state.heroes[0]!)).toBe(1);
    expect(score(mapper()) - score(most.state.heroes[0]!)).toBe(2);
    expect(score(mapper()) - score(gone.state.heroes[0]!)).toBe(2);
    expect(slight.options().some((id) => id.startsWith('mend'))).toBe(false);
  });

  it('[RUN-EQDMG-15] [RUN-EQDMG-16] [RUN-EQDMG-17] [RUN-EQDMG-20] takes from what was found, each in its way', () => {
    const hero = found(
      { kind: 'potion', to: 'climb', bonus: 2, rounds: 3, doses: 2 },
      { kind: 'charm', to: 'climb', bonus: 3, rounds: 3, recharge: 'death-blow', charged: true } as Item,
      { kind: 'helm', gift: 'might-of-thor', levels: 3, whole: 3 },
      { kind: 'loot', form: 'ceramics', ounces: 4 },
      { kind: 'loot', form: 'ceramics', ounces: 9 },
    );
    const bare: Hero = { ...hero, abilities: { dodge: 1 } };
    const hit = trap(null, [{ kind: 'damage', dam: 36, armorIgnoring: true }, { kind: 'equipment' }]);
    // Difficulty 18: the potion by 12, the charm by 3, the helm by 6, all ceramics together by 14.
    const driver = exposed(bare, hit, 2, 9, 2, 2);
    expect(nowOf(driver).items).toMatchObject([
      { kind: 'charm', bonus: 1 },
      { kind: 'helm', levels: 1, whole: 3 },
    ]);
    expect(driver.told('spoiled')).toHaveLength(5);
  });

  it('[RUN-EQDMG-19] makes a legend dearer, for good', () => {
    const hero = { ...found({ kind: 'legendary', item: 'even-handed-torc' }), abilities: {} };
    const hit = trap(null, [{ kind: 'damage', dam: 40, armorIgnoring: true }, { kind: 'equipment' }]);
    const driver = exposed(hero, hit, 2);
    expect(nowOf(driver).legendary['even-handed-torc']).toMatchObject({ damaged: true });
  });

  it('[RUN-HAZ-ACID-01] [RUN-HAZ-ACID-02] [RUN-EQDMG-23] [RUN-RULING-T76] acid hurts again and again, and gear but once', () => {
    const end = { roll: roll('climb', heroSheet(plain).roll('climb') + 5), countdown: null, how: 'Get out.' };
    const acid = trap(null, [{ kind: 'acid', dam: 12, end }]);
    // Four things of gear, then in vain, then out of it.
    const driver = exposed(plain, acid, 9, 9, 9, 9, 2, 9);
    expect(driver.told('roll').filter((event) => event.for === 'wear')).toHaveLength(4);
    const each = 12 - heroSheet(plain).bareSoak;
    expect(driver.told('hurt').map((event) => event.lost)).toEqual([each, each]);
    expect(driver.told('quelled')).toMatchObject([{ by: 'h0', hero: 'h0' }]);
  });

  it('[RUN-HAZ-ACID-03] deep acid drowns, too', () => {
    const deep = { surface: 'raging', current: 'strong' } as const;
    const acid = trap(null, [{ kind: 'acid', dam: 1, deep, end: null }]);
    const driver = exposed({ ...plain, weapons: [], armor: null, shield: null }, acid, 10, 10, 9);
    expect(driver.told('swam')).toHaveLength(1);
  });

  it('in a fight what is ruined stays in the hand, useless, until that is over', () => {
    const spray = trap(
      roll('dodge', HOPELESS, { type: 'singular', condition: { trigger: 'Touch it.', exposure: 'first' } }),
      [{ kind: 'equipment' }],
      { id: 'spray' },
    );
    const driver = playFrom(fighting(amid(spray), undefined, [plain, plain]), 5)
      .load(1, 10, 10, 9, 9, 9, 9)
      .choose('try:0');
    expect(driver.told('battered')).toMatchObject([{ hero: 'h0', lost: true }]);
    expect(heroNow(driver.state.heroes[0]!).weapons).toHaveLength(2);
    Object.assign(driver.state, { ended: 'heroes', agenda: [{ step: 'passage' }, { step: 'fought' }] });
    expect(heroNow(playFrom(driver.state).state.heroes[0]!).weapons).toEqual([{ weapon: 'hand-axe' }]);
  });
});

describe('mending', () => {
  const torn = withLines(
    plain,
    { line: 'battered', on: DAY, thing: { kind: 'armor' }, by: 2 },
    { line: 'battered', on: DAY, thing: { kind: 'weapon', weapon: 'viking-axe' }, by: 1 },
  );
  const sitting = () => playFrom(begun(notes({}, stop), [torn, plain]));
  const mends = (driver: ReturnType<typeof sitting>) =>
    driver.options().filter((id) => id.startsWith('mend'));

  it('[RUN-EQDMG-21] [RUN-RULING-T49] makes it as good as new, by Repair against 6, in one try for each thing', () => {
    const driver = sitting();
    expect(mends(driver)).toEqual(['mend:h0:h0:0', 'mend:h0:h0:1']);
    driver.load(10, 9).choose('mend:h0:h0:1');
    expect(driver.told('attempted')).toMatchObject([{ with: 'repair', difficulty: 6, success: true }]);
    expect(heroNow(driver.state.heroes[0]!).battered.armor).toBe(0);
    expect(derive(driver.state.heroes[0]!).soak.total).toBe(derive(plain).soak.total);
    // Another tries the axe, in vain; then nobody may.
    expect(mends(driver)).toEqual(['mend:h1:h0:0']);
    driver.load(2).choose('mend:h1:h0:0');
    expect(driver.told('mendingFailed')).toHaveLength(1);
    expect(mends(driver)).toEqual([]);
    expect(driver.told('scored')).toEqual([]);
  });

  it('[RUN-EQDMG-18] heals a helm by whom its god loves', () => {
    const helm = { kind: 'helm', gift: 'might-of-thor', levels: 1, whole: 3 } as const;
    const bearer = found(helm);
    const level = {
      line: 'expense',
      on: DAY,
      points: 0,
      purchase: { kind: 'gift', gift: 'might-of-thor' },
      place: { moment: 'encounter' },
    } as const;
    const priest = withLines(plain, level, level);
    const driver = playFrom(begun(notes({}, stop), [bearer, priest]));
    expect(mends(driver)).toEqual([]);
    driver.choose('goOn').load(10, 9).choose('mend:h1:h0:0');
    expect(heroNow(driver.state.heroes[0]!).items).toMatchObject([{ levels: 3 }]);
  });
});
