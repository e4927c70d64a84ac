import { afterEach, describe, expect, it } from 'vitest';
import { load } from '../../content/load.ts';
import { loadLeft, WEAPON } from '../../content/weapons.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { shedBy } from './burden.ts';
import { formOf, sheetOf } from './fighters.ts';
import { heroSheet } from './sheets.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

const { ragnar, gunnhild } = READY_MADE;

/** With Strength 2 he is Loaded from 8 on: 1.5 + 1.5 + 0.5 for weapons, 2.5 for chain mail, 2 for his rope. */
const laden = (third: 'throwing-spear' | 'short-bow'): Hero => ({
  ...ragnar,
  weapons: [{ weapon: 'viking-axe' }, { weapon: 'war-maul' }, { weapon: third }],
  armor: 'chain-mail',
});

const scene = (hero: Hero, more: Partial<Scene> = {}): Scene => ({
  heroes: [hero],
  foes: [{ statistics: { dfn: 0, soak: 40 } }],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
  ...more,
});

const sheet = (driver: ReturnType<typeof play>) => sheetOf(driver.state, one(driver, 'h0'));

describe('what is put down', () => {
  it('[RUN-LOAD-12] weighs on nobody any more: all that his Load took off is back with the next blow', () => {
    const driver = play(scene(laden('throwing-spear')), 5, 5);
    const before = sheet(driver);
    expect(before.decrease).toBe(1);
    driver.choose('swap', 'strike:f0:1:plain', 'stand');
    // Dex 3, Great Weapon 3 and 2 for the maul; it would have been one less.
    expect(driver.told('struck')).toMatchObject([{ attack: 5 + 8 }]);
    const after = sheet(driver);
    expect(after.decrease).toBe(0);
    for (const score of ['init', 'atk', 'dfn'] as const)
      expect(after.forms[1]?.[score].total).toBe((before.forms[1]?.[score].total as number) + 1);
    expect(after.forms[1]?.engagement).toBe((before.forms[1]?.engagement as number) + 1);
    expect(after.roll('climb')).toBe(before.roll('climb') + 1);
    expect(after.bare('Qik')).toBe(before.bare('Qik') + 1);
    // What load never weighs on. RUN-LOAD-11
    expect(after.roll('awareness')).toBe(before.roll('awareness'));
    expect(after.soak.total).toBe(before.soak.total);
    expect(after.move).toEqual(before.move);
  });

  it('[RUN-LOAD-12] weighs again as soon as it is taken up', () => {
    const lying = [{ form: 0, x: 10, y: 10 }];
    const h0 = { x: 10, y: 10, hand: 1, belt: null, lying };
    const driver = play(scene(laden('throwing-spear'), { fighters: { h0, f0: { x: 30, y: 10 } } }));
    expect(sheet(driver).decrease).toBe(0);
    expect(sheet(driver.choose('pickUp:0')).decrease).toBe(1);
  });

  it('[RUN-LOAD-12] [RUN-GEAR-21] is also what was thrown', () => {
    const h0 = { x: 10, y: 10, hand: 2 };
    const far = scene(laden('throwing-spear'), { fighters: { h0, f0: { x: 16, y: 10 } } });
    const driver = play(far, 5);
    expect(sheet(driver).decrease).toBe(1);
    driver.choose('shoot:f0:2:plain', 'stand');
    expect(sheet(driver).decrease).toBe(0);
  });

  it('[RUN-LOAD-12] [RUN-GEAR-18] is the last arrow of a dozen, and not the first', () => {
    const shooting = (left: number) => {
      const h0 = { x: 10, y: 10, hand: 2, pieces: [1, 1, left, 1, 1] };
      return play(scene(laden('short-bow'), { fighters: { h0, f0: { x: 20, y: 10 } } }), 5).choose(
        'shoot:f0:2:plain',
        'stand',
      );
    };
    expect(sheet(shooting(12)).decrease).toBe(1);
    expect(sheet(shooting(1)).decrease).toBe(0);
  });

  it('[RUN-LOAD-12] is a bow with all its arrows, and none of it twice', () => {
    const driver = play(scene(laden('short-bow')));
    const shed = (lying: Fighter['lying'], arrows: number) =>
      shedBy(heroSheet(laden('short-bow')), { ...one(driver, 'h0'), lying, pieces: [1, 1, arrows, 1, 1] });
    const bow = [{ form: 2, x: 3, y: 3 }];
    expect([shed([], 12), shed([], 0), shed(bow, 12), shed(bow, 0)]).toEqual([0, 0.125, 0.5, 0.5].map(load));
  });

  it('[RUN-LOAD-12] [RUN-SPECIAL-05] is a shield that was wrested from an arm', () => {
    // 0.5 + 0.5 + 0.25 for weapons, 2.5 for chain mail, 2 for the shield, 2 + 1 for kits: 8.75.
    const hero: Hero = { ...gunnhild, armor: 'chain-mail', shield: 'kite-shield' };
    const wrestled = scene(hero, { foes: [{ statistics: { atk: 12, res: 20 } }], turn: 'f0' });
    const driver = play(wrestled, 8, 4, 6);
    expect(sheet(driver).decrease).toBe(1);
    driver.choose('grab:h0:hold', 'both');
    expect(sheet(driver).decrease).toBe(0);
    const h0 = { x: 10, y: 10, shieldAt: { x: 10, y: 10 } };
    const taken = play(scene(hero, { fighters: { h0, f0: { x: 30, y: 10 } } }));
    expect(sheet(taken).decrease).toBe(0);
    expect(sheet(taken.choose('takeShield')).decrease).toBe(1);
  });

  it('[RUN-LOAD-12] [RUN-RULING-C29] of several things to throw one falls from his hand, and one is picked up again', () => {
    const knives: Hero = { ...ragnar, weapons: [{ weapon: 'viking-axe' }, { weapon: 'throwing-knives' }] };
    const h0 = { x: 10, y: 10, hand: 1, belt: 0 };
    const driver = play(scene(knives, { fighters: { h0, f0: { x: 30, y: 10 } } })).choose('swap');
    expect(one(driver, 'h0')).toMatchObject({ lying: [{ form: 1, x: 10, y: 10 }], hand: 0 });
    expect(one(driver, 'h0').pieces[1]).toBe(4);
    expect(optionsOf(driver, 'pickUp')).toEqual(['pickUp:1']);
    expect(one(driver.choose('pickUp:1'), 'h0').pieces[1]).toBe(5);
    expect(formOf(driver.state, one(driver, 'h0')).weapon).toBe('throwing-knives');
  });
});

describe('what is left of it', () => {
  it.each([
    ['throwing-knives', 5, 0.25],
    ['throwing-knives', 4, 0.2],
    ['throwing-spear', 0, 0],
    ['long-bow', 24, 1.25],
    ['long-bow', 13, 1.25],
    ['long-bow', 12, 1],
    ['long-bow', 1, 1],
    ['long-bow', 0, 0.75],
  ] as const)('[RUN-GEAR-18] [RUN-GEAR-21] of %s with %i pieces weighs %d', (weapon, left, weight) => {
    expect(loadLeft(WEAPON[weapon], left)).toBe(load(weight));
  });
});
