import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

describe('the rune power of the hand axe', () => {
  const near = (level: number, more: Scene = {}) => wielding('hand-axe', { 'rune-hand-axe': level }, more);
  const rolls = (level: number, more: Scene = {}, ...faces: number[]) =>
    play({ ...near(level, more), agenda: [{ step: 'initiative' }] }, ...faces);
  const insubstantial = (level: number) => one(rolls(level, {}, 5, 5).choose('use'), 'h0').marks;
  const hardly = (level: number, more: Scene = {}) => {
    const marks = insubstantial(level);
    return near(level, {
      ...more,
      fighters: { ...more.fighters, h0: { x: 10, y: 10, marks, ...more.fighters?.h0 } },
    });
  };

  it('[RUN-GIFT-RUNE-HAND-AXE] [RUN-HOOK-35] is asked before Initiative is rolled, axe in hand, and never in his turn', () => {
    const asked = rolls(2);
    expect(asked.kind).toBe('preRoll');
    asked.load(5, 5).choose('use');
    expect(asked.told('initiative')).toMatchObject([{ fighter: 'h0', total: 6 }, {}]);
    expect(rolls(2, { fighters: { h0: { x: 10, y: 10, hand: 1 } } }, 5, 5).kind).toBeNull();
    expect(optionsOf(play({ ...near(2), turn: 'h0' }), 'gift')).toEqual([]);
    expect(one(rolls(2, {}, 5, 5).choose('pass'), 'h0').marks).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts its level in rounds, and sleeps then', () => {
    const used = rolls(2, { state: { round: 3 } }, 5, 5).choose('use');
    expect(one(used, 'h0').marks).toMatchObject([{ kind: 'insubstantial', amount: 8, until: 4 }]);
    expect(one(used, 'h0').asleep).toEqual([{ gift: 'rune-hand-axe', since: 4 }]);
    const { asleep } = one(used, 'h0');
    expect(
      rolls(2, { state: { round: 4 }, fighters: { h0: { x: 10, y: 10, asleep } } }, 5, 5).kind,
    ).toBeNull();
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] [RUN-HOOK-40] strikes and is struck so much worse, four a level', () => {
    const attacked = play({ ...hardly(2), turn: 'f0' }, 9, 2).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(attacked, 'defence')).toMatchObject({ dfn: 1, insubstantial: 8 });
    // 9 + 9 against 2 + 1 + 8: 7 + 10 − (6 + 8).
    const pierced = play({ ...hardly(2, { foes: [{ statistics: { ...FOE, atk: 9 } }] }), turn: 'f0' }, 9, 2);
    expect(one(pierced.choose('strike:h0:0:plain', 'stand'), 'h0').hp).toBe(77 - 3);
    const weak = { foes: [{ statistics: { ...FOE, dfn: -10, soak: 0 } }] };
    const strikes = play({ ...hardly(2, weak), turn: 'h0' }, 9, 2).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(strikes, 'attack')).toMatchObject({ atk: 1, insubstantial: -8 });
    // 9 + 1 − 8 against 2 − 10: 10, and 8 − 8.
    expect(one(strikes, 'f0').hp).toBe(50 - 10);
    expect(insubstantial(3)).toMatchObject([{ amount: 12 }]);
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] [RUN-RULING-G74] soaks more of what ignores armor, too', () => {
    const effect = {
      effect: 'damage',
      who: 'h0',
      raw: 30,
      by: 'f0',
      armor: false,
      rule: 'RUN-DMG-05',
    } as const;
    const hurt = play({ ...hardly(2), agenda: [{ step: 'effects', effects: [effect] }] });
    expect(one(hurt, 'h0').hp).toBe(77 - (30 - 3 - 8));
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] lets him go through barriers and over slippery, uneven and steep ground', () => {
    const rows = (x: number): [number, number, number][] => Array.from({ length: 30 }, (_, y) => [x, y, 1]);
    const map: Scene['map'] = {
      objects: [{ id: 'log', kind: 'barrier', item: 'log', area: rows(12) }],
      zones: [{ kind: 'slippery', area: Array.from({ length: 30 }, (_, y) => [13, y, 20]), from: 1 }],
    };
    const far: Scene = { map, fighters: { f0: { x: 38, y: 28 } } };
    const seizes = (scene: Scene) => optionsOf(play({ ...scene, turn: 'h0' }), 'seize');
    expect(seizes(near(2, far))).not.toContain('seize:22:10');
    expect(seizes(hardly(2, far))).toContain('seize:22:10');
    expect(seizes(hardly(2, far))).not.toContain('seize:12:10');
    // Nothing to slip on: no die falls.
    const goes = play({ ...hardly(2, far), turn: 'h0' }).choose('seize:22:10');
    expect(one(goes, 'h0')).toMatchObject({ x: 22, y: 10, fallen: false });
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] lets barriers, ice and slopes help nobody against him', () => {
    const rows = (x: number, wide: number): [number, number, number][] =>
      Array.from({ length: 30 }, (_, y) => [x, y, wide]);
    const parted: Scene = {
      map: { objects: [{ id: 'log', kind: 'barrier', item: 'log', area: rows(11, 1) }] },
    };
    const helps = (scene: Scene) =>
      addedTo(play({ ...scene, turn: 'f0' }, 3, 9).choose('strike:h0:0:plain', 'stand'), 'attack');
    expect(helps(near(2, parted))).toHaveProperty('barrier');
    expect(helps(hardly(2, parted))).not.toHaveProperty('barrier');
    const steep: Scene = {
      map: { zones: [{ kind: 'slope', area: rows(0, 40), up: 2 }] },
      fighters: { f0: { x: 12, y: 10, upper: ['h0'] } },
    };
    expect(helps(near(2, steep))).toHaveProperty('highGround');
    expect(helps(hardly(2, steep))).not.toHaveProperty('highGround');
    const icy: Scene = {
      map: { zones: [{ kind: 'slippery', area: rows(0, 40), from: 1 }] },
      foes: [{ statistics: { ...FOE, dam: 40 } }],
    };
    const struck = (scene: Scene, ...faces: number[]) =>
      play({ ...scene, turn: 'f0' }, 9, 2, ...faces)
        .choose('strike:h0:0:plain', 'stand')
        .told('roll');
    expect(struck(near(2, icy), 5)).toHaveLength(3);
    expect(struck(hardly(2, icy))).toHaveLength(2);
  });

  it('[RUN-GIFT-RUNE-HAND-AXE] leaves tube-strikers nothing to get hold of', () => {
    const striker = { foes: [{ foe: 'tube-striker' as const, statistics: FOE }] };
    const strikes = play({ ...hardly(2, striker), turn: 'f0' }, 2).choose('strike:h0:0:plain', 'stand');
    expect(strikes.told('struck')).toEqual([]);
    const solid = play({ ...near(2, striker), turn: 'f0' }, 2, 5, 5).choose('strike:h0:0:plain', 'stand');
    expect(solid.told('struck')).toHaveLength(1);
  });
});
