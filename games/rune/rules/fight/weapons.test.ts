import { afterEach, describe, expect, it } from 'vitest';
import type { Weapon } from '../../content/weapons.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Str 2, Dex 3, Qik 2, Per −1; he can throw, and swing what is flexible. */
const bearing = (...weapons: Weapon[]): Hero => ({
  ...ragnar,
  abilities: { 'thrown-weapon': 3, 'chain-weapon': 1, 'single-weapon': 1 },
  weapons: weapons.map((weapon) => ({ weapon })),
});
const against = (hero: Hero, paces: number, h0: object = {}): Scene => ({
  heroes: [hero],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10, ...h0 }, f0: { x: 10 + paces, y: 10 } },
  turn: 'h0',
});
const formsOf = (options: readonly string[]) => new Set(options.map((id) => id.split(':')[2]));

describe('what is thrown', () => {
  it('[RUN-ABIL-THR-02] is made for it: neither a dagger nor a hand axe', () => {
    const hero = bearing('throwing-axe', 'dagger', 'hand-axe');
    const far = (hand: number) => optionsOf(play(against(hero, 10, { hand })), 'shoot');
    expect(formsOf(far(0))).toEqual(new Set(['0']));
    for (const hand of [1, 2]) expect([...formsOf(far(hand))]).not.toContain(`${hand}`);
  });

  it.each<Weapon>(['throwing-axe', 'throwing-knives', 'throwing-spear'])(
    '[RUN-RULING-H26] strikes nobody: with a %s in hand one defends with bare hands, or takes up something else',
    (weapon) => {
      const near = against(bearing(weapon, 'dagger'), 2);
      expect([...formsOf(optionsOf(play(near), 'strike'))]).not.toContain('0');
      expect([...formsOf(optionsOf(play(near), 'strike'))]).toContain('1');
      // Qik 2, and no Brawling.
      const struck = play({ ...near, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
      expect(struck.told('struck')).toMatchObject([{ defence: 6 + 2 - 3 }]);
    },
  );
});

describe('nets and whips', () => {
  it.each<[Weapon, number, number]>([
    ['net', 4, 0],
    ['whip', 4, 2],
  ])('[RUN-RULING-H30] a %s hurts by Str and DAM, and does nothing else', (weapon, atk, dam) => {
    const hit = play(against(bearing(weapon), 2), 9, 2).choose('strike:f0:0:plain', 'stand');
    // Dex 3 and Chain Weapon 1.
    expect(hit.told('struck')).toMatchObject([{ attack: 9 + 4 + atk, defence: 2 + 7 }]);
    expect(one(hit, 'f0')).toMatchObject({
      hp: 50 - (9 + 4 + atk - 9 + 2 + dam - 3),
      held: null,
      fallen: false,
      lying: [],
      marks: [],
    });
  });
});

describe('stones and arrows', () => {
  const shotBy = (weapon: Weapon) => {
    const scene = against(bearing(weapon), 10, { pieces: [1, 1, 1] });
    return one(play(scene, 5).choose('shoot:f0:0:plain', 'stand'), 'h0').pieces[0];
  };

  it('[RUN-GEAR-19] a slinger always finds another stone, an archer no arrow', () => {
    expect(shotBy('sling')).toBe(1);
    expect(shotBy('short-bow')).toBe(0);
  });
});
