import { afterEach, describe, expect, it } from 'vitest';
import type { BattleMap } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

const GIFT = 'through-the-cracks';

describe('Through the Cracks, behind something', () => {
  const BARREL = { id: 'barrel', kind: 'barrier', area: [[11, 10, 1]], item: 'barrel' } as const;
  const CRATE = {
    id: 'crate',
    kind: 'cover',
    area: [[11, 10, 1]],
    degree: 'third',
    persons: 3,
    jump: 3,
  } as const;
  const shooting = (object: object, level = 1, h0: Partial<Fighter> = {}): Scene =>
    facing(
      { [GIFT]: level },
      {
        foes: [{ statistics: FOE, missile: 'bow' }],
        fighters: { h0: { x: 10, y: 10, spotted: ['f0'], ...h0 }, f0: { x: 25, y: 10, hand: 1 } },
        map: { objects: [object] as unknown as BattleMap['objects'] },
        turn: 'f0',
      },
    );
  const shot = (scene: Scene) => play(scene).choose('shoot:h0:1:plain', 'stand');

  it('[RUN-GIFT-THROUGH-THE-CRACKS] [RUN-HOOK-16] [RUN-HOOK-59] makes full cover of a barrel or of poor cover, if he wants it', () => {
    for (const thing of [BARREL, CRATE]) {
      const asked = shot(shooting(thing));
      expect(asked.kind).toBe('reaction');
      asked.load(9).choose('use');
      expect(addedTo(asked, 'attack')).toMatchObject({ [GIFT]: -12 });
      expect(addedTo(asked, 'attack')).not.toHaveProperty('cover');
      expect(one(asked, 'h0').marks).toMatchObject([{ whom: [thing.id], until: 1 }]);
    }
    expect(addedTo(shot(shooting(CRATE)).load(9).choose('pass'), 'attack')).toMatchObject({ cover: -3 });
    expect(addedTo(shot(shooting(BARREL)).load(9).choose('pass'), 'attack')).not.toHaveProperty('cover');
  });

  it('[RUN-GIFT-THROUGH-THE-CRACKS] is not asked in the open, behind full cover, or of somebody else', () => {
    const shots = (scene: Scene) => play(scene, 3).choose('shoot:h0:1:plain', 'stand').kind;
    expect(shots(shooting({ ...BARREL, area: [[11, 13, 1]] }))).toBeNull();
    expect(shots(shooting({ ...CRATE, degree: 'full' }))).toBeNull();
    expect(shots(shooting(BARREL, 0))).toBeNull();
  });

  it('[RUN-RULING-G64] covers him for the rest of the round and not beyond, unless he moves', () => {
    const { marks, uses } = one(shot(shooting(BARREL)).load(9).choose('use'), 'h0');
    const again = play(shooting(BARREL, 2, { marks, uses }), 9).choose('shoot:h0:1:plain', 'stand');
    expect(addedTo(again, 'attack')).toMatchObject({ [GIFT]: -12 });
    expect(one(again, 'h0').uses).toHaveLength(1);
    const over = play({
      ...shooting(BARREL, 1, { marks }),
      turn: undefined as never,
      agenda: [{ step: 'endRound' }],
    });
    expect(one(over, 'h0').marks).toEqual([]);
    const moved = play({ ...shooting(BARREL, 1, { marks }), turn: 'h0' }).choose('walk:10:11');
    expect(one(moved, 'h0').marks).toEqual([]);
  });

  it('[RUN-GIFT-THROUGH-THE-CRACKS] [RUN-GIFTRULE-LEVEL-04] has its level in uses a fight, for all three together', () => {
    const uses = [{ gift: GIFT, round: 1 } as const];
    expect(shot(shooting(BARREL, 2, { uses })).kind).toBe('reaction');
    const twice = play(shooting(BARREL, 2, { uses: [...uses, ...uses] }), 3).choose(
      'shoot:h0:1:plain',
      'stand',
    );
    expect(twice.kind).toBeNull();
    const flees = play({
      ...shooting({ ...BARREL, area: [[30, 20, 1]] }, 2, { uses: [...uses, ...uses] }),
      turn: 'h0',
    });
    expect(flees.choose('flee:5:10').kind).toBe('freeShot');
  });
});

const door = {
  id: 'door',
  kind: 'exit',
  area: [[0, 10, 1]],
  viable: true,
  heroesPerRound: 1,
  open: true,
} as const;
const hall: Partial<BattleMap> = { edge: 'walled', objects: [{ ...door, area: [[0, 10, 1]] }] };

describe('Through the Cracks, out of an exit', () => {
  const full: Scene = {
    ...facing({ [GIFT]: 1 }, { map: hall, state: { leavers: [{ exit: 'door', heroes: 1 }] } }),
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 38, y: 28 } },
    turn: 'h0',
  };
  /** The safe flight is offered first. */
  const flees = () => play(full).choose('flee:0:10', 'pass');

  it('[RUN-GIFT-THROUGH-THE-CRACKS] [RUN-HOOK-14] passes where others have filled it, and takes nobody’s place', () => {
    const asked = flees();
    expect(asked.kind).toBe('reaction');
    asked.choose('use');
    expect(one(asked, 'h0').condition).toBe('out');
    expect(asked.state.leavers).toEqual([{ exit: 'door', heroes: 1 }]);
    expect(one(flees().choose('pass'), 'h0').condition).toBe('able');
  });

  it('[RUN-GIFT-THROUGH-THE-CRACKS] leads all away together where the door lets out but one', () => {
    const two: Scene = {
      ...facing({ [GIFT]: 1 }, { heroes: [READY_MADE.hrolf], map: hall }),
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 5, y: 10 }, f0: { x: 12, y: 10 } },
      agenda: [{ step: 'plans' }],
    };
    const asked = play(two).choose('runAway', 'runAway');
    expect(asked.kind).toBe('reaction');
    const both = asked.load(5, 9, 9).choose('use');
    expect([one(both, 'h0').condition, one(both, 'h1').condition]).toEqual(['out', 'out']);
    const alone = play(two).choose('runAway', 'runAway').load(5, 9, 3, 3).choose('pass');
    expect([one(alone, 'h0').condition, one(alone, 'h1').condition]).toEqual(['able', 'out']);
  });
});

describe('Through the Cracks, in flight', () => {
  const beside: Scene = {
    ...facing({ [GIFT]: 1 }),
    fighters: { h0: { x: 20, y: 10 }, f0: { x: 22, y: 10 } },
    turn: 'h0',
  };

  it('[RUN-GIFT-THROUGH-THE-CRACKS] [RUN-RULING-G64] is not hurt, for all the treasure that he carries', () => {
    // 9 + 8 against 2 + 9, and 16 of Damage.
    const flees = play(beside, 9, 2).choose('flee:5:10', 'use', 'strikeIt');
    expect(one(flees, 'h0')).toMatchObject({ x: 5, hp: 77, forsaken: true });
    expect(flees.told('forsook')).toHaveLength(1);
    const plain = play(beside, 9, 2).choose('flee:5:10', 'pass', 'strikeIt');
    expect(one(plain, 'h0')).toMatchObject({ hp: 77 - 10, forsaken: false });
  });

  it('[RUN-RULING-G64] as long as he does nothing else', () => {
    const marks = [{ kind: 'scotFree', gift: GIFT, by: 'h0' } as const];
    const runs = { ...beside, fighters: { h0: { x: 20, y: 10, marks: [...marks] }, f0: { x: 22, y: 10 } } };
    const again = play(runs, 9, 2).choose('flee:5:10', 'strikeIt');
    expect(one(again, 'h0')).toMatchObject({ hp: 77, marks });
    const turns = play(runs, 2, 9).choose('strike:f0:0:plain', 'stand');
    expect(one(turns, 'h0').marks).toEqual([]);
  });

  it('[RUN-RULING-G64] is not caught either when all run away', () => {
    const lost = { ...beside, turn: undefined as never, agenda: [{ step: 'plans' as const }] };
    const free = play(lost, 9, 2).choose('runAway', 'use');
    expect(one(free, 'h0')).toMatchObject({ condition: 'out', hp: 77, forsaken: true });
    expect(one(play(lost, 9, 2).choose('runAway', 'pass'), 'h0').hp).toBe(5);
  });
});
