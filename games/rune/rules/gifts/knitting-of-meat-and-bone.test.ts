import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Knitting of Meat and Bone', () => {
  const KNIT = 'gift:knitting-of-meat-and-bone';
  const near = (h0: Partial<Fighter> = {}, more: Scene = {}) =>
    facing(
      { 'knitting-of-meat-and-bone': 2 },
      { ...more, fighters: { h0: { x: 10, y: 10, hp: 40, ...h0 }, ...more.fighters } },
    );
  const knits = (h0: Partial<Fighter>, ...faces: number[]) =>
    play({ ...near(h0), turn: 'h0' }, ...faces).choose(KNIT);

  it('[RUN-GIFT-KNITTING-OF-MEAT-AND-BONE] [RUN-HOOK-18] gives its level for each point above nine of Stamina and level', () => {
    // 8 + 3 + 2.
    const heals = knits({}, 8);
    expect(heals.told('checked')).toMatchObject([{ roll: 'Sta', total: 13, against: 9, success: true }]);
    expect(one(heals, 'h0').hp).toBe(40 + 8);
    expect(one(knits({}, 4), 'h0').hp).toBe(40);
    expect(knits({}, 4).told('checked')).toMatchObject([{ success: true }]);
    expect(one(knits({}, 3), 'h0').hp).toBe(40);
    // Hampered by Wounds, which stay.
    expect(one(knits({ wounds: 2 }, 8), 'h0')).toMatchObject({ hp: 40 + 4, wounds: 2 });
    expect(one(knits({ hp: 75 }, 8), 'h0').hp).toBe(77);
  });

  it('[RUN-GIFT-KNITTING-OF-MEAT-AND-BONE] [RUN-GIFTRULE-ACT-01] takes all of a round, from its beginning, as often in an encounter as its level', () => {
    const heals = knits({ steps: [30, 10] }, 8);
    expect(heals.kind).toBeNull();
    expect(one(heals, 'h0').steps).toEqual([]);
    expect(optionsOf(play({ ...near({ acted: 1 }), turn: 'h0' }), 'gift')).toEqual([]);
    const moved = play({ ...near(), turn: 'h0' }).choose('walk:10:11');
    expect(optionsOf(moved, 'gift')).toEqual([]);
    const use = { gift: 'knitting-of-meat-and-bone', round: 1 } as const;
    expect(optionsOf(play({ ...near({ uses: [use] }), turn: 'h0' }), 'gift')).toEqual([KNIT]);
    expect(optionsOf(play({ ...near({ uses: [use, use] }), turn: 'h0' }), 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-KNITTING-OF-MEAT-AND-BONE] is for whoever is hurt, and each calls on his own', () => {
    expect(optionsOf(play({ ...near({ hp: 77 }), turn: 'h0' }), 'gift')).toEqual([]);
    const fellow = spentOn({ 'knitting-of-meat-and-bone': 1 }, READY_MADE.gunnhild);
    const two = near({}, { heroes: [fellow], fighters: { h1: { x: 1, y: 1, hp: 20 } } });
    expect(optionsOf(play({ ...two, turn: 'h1' }), 'gift')).toEqual([KNIT]);
  });

  it('[RUN-GIFT-KNITTING-OF-MEAT-AND-BONE] leaves him neither free attacks nor Engagement rolls of his own, but his defence', () => {
    const { marks, denied } = one(knits({}, 8), 'h0');
    // He is not asked whether to forestall it. 1, 9 + 8 is −1 against 10 + 9 + 9, and no riposte.
    const struck = play({ ...near({ marks, denied }), turn: 'f0' }, 1, 9, 10, 9).choose('strike:h0:0:plain');
    expect(struck.told('struck')).toMatchObject([{ by: 'f0', attack: -1, defence: 28 }]);
    const passes = play({ ...near({ marks, denied }), turn: 'f0' }).choose('walk:14:10');
    expect(passes.kind).toBe('act');
    const free = play({ ...near(), turn: 'f0' }).choose('walk:14:10');
    expect(free.kind).toBe('opportunity');
  });

  it('[RUN-GIFT-KNITTING-OF-MEAT-AND-BONE] [RUN-GIFTRULE-DUR-01] makes him a mark for archers until the round is over, unless he has cover', () => {
    const { marks } = one(knits({}, 8), 'h0');
    expect(marks).toMatchObject([{ until: 1 }]);
    const archer: Scene = {
      foes: [{ statistics: FOE, missile: 'bow' }],
      fighters: { f0: { x: 25, y: 10, hand: 1 } },
    };
    const shot = (more: Scene = archer) =>
      addedTo(
        play({ ...near({ marks, spotted: ['f0'] }, more), turn: 'f0' }, 5).choose(
          'shoot:h0:1:plain',
          'stand',
        ),
        'attack',
      );
    expect(shot()).toMatchObject({ 'knitting-of-meat-and-bone': 6 });
    const rock = {
      id: 'rock',
      kind: 'cover',
      area: [[11, 10, 1]],
      degree: 'half',
      persons: 3,
      jump: 7,
    } as const;
    const covered = shot({ ...archer, map: { objects: [{ ...rock, area: [[11, 10, 1]] }] } });
    expect(covered).toHaveProperty('cover');
    expect(covered).not.toHaveProperty('knitting-of-meat-and-bone');
  });
});
