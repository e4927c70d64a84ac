import { afterEach, describe, expect, it } from 'vitest';
import type { Threat } from '../../content/threats.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Eyes Like Glowing Coals', () => {
  const USE = 'gift:eyes-like-glowing-coals';
  const gaze = (level: number, n = 0, until: number | null = 9): MarkOf<'gift'> => ({
    kind: 'gift',
    gift: 'eyes-like-glowing-coals',
    by: 'h0',
    level,
    n,
    whom: [],
    until,
  });
  /** Presence −1. */
  const far = (
    level: number,
    {
      threat = 'equal',
      f0 = {},
      h0 = { marks: [gaze(level)] },
    }: { threat?: Threat; f0?: Partial<Fighter>; h0?: Partial<Fighter> } = {},
  ): Scene =>
    facing(
      { 'eyes-like-glowing-coals': level },
      {
        heroes: [READY_MADE.gunnhild],
        foes: [{ statistics: FOE, missile: 'bow', threat }],
        fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 10, y: 28 }, f0: { x: 25, y: 10, hand: 1, ...f0 } },
      },
    );
  const aims = (scene: Scene, ...faces: number[]) =>
    play({ ...scene, turn: 'f0' }, ...faces).choose('shoot:h0:1:plain');

  it('[RUN-GIFT-EYES-LIKE-GLOWING-COALS] [RUN-GIFTRULE-DUR-01] takes no action, once in a fight, and lasts its level in rounds', () => {
    const turn = play({ ...far(3, { h0: {} }), state: { round: 2 }, turn: 'h0' }).choose(USE);
    expect(turn.kind).toBe('act');
    expect(one(turn, 'h0').marks).toEqual([gaze(3, 0, 4)]);
    expect(optionsOf(turn, 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-EYES-LIKE-GLOWING-COALS] [RUN-HOOK-13] makes whoever would shoot at him roll Res against Presence and its level', () => {
    // 5 + 2 against −1 + 8, and 4 + 2.
    expect(aims(far(8), 5).told('checked')).toMatchObject([{ total: 7, against: 7, success: true }]);
    const daunted = aims(far(8), 4);
    expect(daunted.told('checked')).toMatchObject([{ success: false }]);
    expect(daunted.told('shot')).toEqual([]);
    // Others remain, and it may do something else.
    expect(optionsOf(daunted, 'shoot')).toEqual(['shoot:h1:1:plain']);
    expect(one(daunted, 'f0').marks).toEqual([gaze(8, 1, null)]);
  });

  it('[RUN-GIFT-EYES-LIKE-GLOWING-COALS] is three harder for each time that it has failed before', () => {
    const before = (n: number) => aims(far(8, { f0: { marks: [gaze(8, n, null)] } }), 9);
    expect(before(1).told('checked')).toMatchObject([{ against: 10 }]);
    expect(before(2).told('checked')).toMatchObject([{ against: 13, success: false }]);
    expect(one(before(2), 'f0').marks).toEqual([gaze(8, 3, null)]);
  });

  it('[RUN-RULING-G26] is harder still for lesser foes, by what his gaze is above their Res', () => {
    const against = (threat: Threat, level = 8) =>
      aims(far(level, { threat }), 9).told('checked')[0]?.against;
    expect(against('equal')).toBe(7);
    expect(against('inferior')).toBe(7 + 5);
    expect(against('weak')).toBe(7 + 5);
    expect(against('pitiful')).toBe(7 + 5);
    expect(against('weak', 2)).toBe(1);
  });

  it('[RUN-GIFT-EYES-LIKE-GLOWING-COALS] ends when he dodges, and does not stop blows', () => {
    // He is hit or not, as it may be.
    const dodged = aims(far(8), 9, 3, 5).choose('dodge');
    expect(one(dodged, 'h0').marks).toEqual([]);
    const stands = aims(far(8), 9, 3).choose('stand');
    expect(one(stands, 'h0').marks).toEqual([gaze(8)]);
    const near = far(8, { f0: { x: 12, hand: 0 } });
    expect(
      play({ ...near, turn: 'f0' }, 4, 5)
        .choose('strike:h0:0:plain', 'stand')
        .told('checked'),
    ).toEqual([]);
  });

  it('[RUN-HOOK-56] is asked of a foe of the chart before each shot, not when it looks about', () => {
    const scene = far(8);
    const chart: Scene = {
      ...scene,
      foes: [{ statistics: FOE, missile: 'bow', selfWilled: false }],
      nobodyPlaysFoes: true,
    };
    const planned = { h0: { planned: 0 }, h1: { planned: 0 }, f0: { planned: 1 } };
    const looks = play(
      {
        ...chart,
        fighters: Object.fromEntries(
          Object.entries(chart.fighters ?? {}).map(([id, what]) => [id, { ...what, ...planned[id as 'h0'] }]),
        ),
        agenda: [{ step: 'initiative' }],
      },
      9,
      2,
      5,
    );
    expect(looks.told('checked')).toEqual([]);
    expect(one(looks, 'f0').target).toBe('h0');
    const turns = play({ ...chart, turn: 'f0' }, 4);
    expect(turns.told('checked')).toMatchObject([{ success: false }]);
    expect(one(turns, 'f0').target).toBe('h1');
  });

  it('[RUN-GIFT-EYES-LIKE-GLOWING-COALS] holds off whoever would shoot at him as he flees', () => {
    const flees = play({ ...far(8), turn: 'h0' }, 4).choose('flee:0:10');
    expect(flees.told('checked')).toMatchObject([{ fighter: 'f0', success: false }]);
    expect(one(flees, 'h0').condition).toBe('out');
  });
});
