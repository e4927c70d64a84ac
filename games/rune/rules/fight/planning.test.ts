import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, play, playFrom, type Scene } from './testing.ts';

const { gunnhild, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Far apart; Gunnhild has Perception 1, and 5 with her mace. */
const FAR: Scene = {
  heroes: [gunnhild],
  foes: [GOBLIN],
  fighters: { h0: { x: 5, y: 10 }, f0: { x: 35, y: 10 } },
};
const rolls = (details: object, hero = gunnhild): number =>
  play(
    {
      ...FAR,
      heroes: [hero],
      fighters: { ...FAR.fighters, h0: { x: 5, y: 10, ...details } },
      agenda: [{ step: 'initiative' }],
    },
    3,
    8,
  ).told('initiative')[0]?.total as number;

describe('jockeying', () => {
  it('[RUN-INIT-10] adds Perception, be it below nothing, and never a foe’s', () => {
    expect(rolls({ jockeyed: true })).toBe(rolls({}) + 1);
    // Ragnar sees badly.
    expect(rolls({ jockeyed: true }, ragnar)).toBe(rolls({}, ragnar) - 1);
    const foe = (jockeyed: boolean): number =>
      play(
        {
          ...FAR,
          fighters: { ...FAR.fighters, f0: { x: 35, y: 10, jockeyed } },
          agenda: [{ step: 'initiative' }],
        },
        3,
        8,
      ).told('initiative')[1]?.total as number;
    expect(foe(true)).toBe(foe(false));
  });

  /** What comes of a round in which she did this. */
  const after = (scene: Scene, faces: number[], ...choices: string[]): boolean => {
    const { state } = play(scene, ...faces).choose(...choices);
    const ended = playFrom({ ...structuredClone(state), agenda: [{ step: 'endRound' }] });
    return one(ended, 'h0').jockeyed;
  };
  const acting: Scene = {
    ...FAR,
    fighters: { ...FAR.fighters, h0: { x: 5, y: 10, total: 8, onlyMoved: true } },
    turn: 'h0',
  };
  const engaged: Scene = {
    ...acting,
    fighters: { h0: { x: 5, y: 10, total: 8, onlyMoved: true }, f0: { x: 7, y: 10 } },
  };

  it('[RUN-RULING-C51] is moving and nothing else, or waiting in vain', () => {
    expect(after(acting, [], 'seize:20:10')).toBe(true);
    expect(after(acting, [], 'walk:10:10', 'done')).toBe(true);
    expect(after(acting, [], 'wait')).toBe(true);
    expect(after(acting, [], 'done')).toBe(false);
    expect(after(acting, [], 'change:1', 'done')).toBe(false);
  });

  it('[RUN-RULING-C51] is spoiled by a blow and by an Engagement roll, not by defending', () => {
    expect(after(engaged, [4, 6], 'strike:f0:0:plain', 'stand')).toBe(false);
    expect(after(engaged, [2, 9], 'engage:f0', 'resist', 'done')).toBe(false);
    const attacked: Scene = { ...engaged, turn: 'f0' };
    expect(after(attacked, [2, 9], 'strike:h0:0:plain', 'stand')).toBe(true);
  });
});

describe('Initiative', () => {
  it('[RUN-INIT-16] adds up whatever helps and hinders', () => {
    const map: NonNullable<Scene['map']> = { zones: [{ kind: 'advantageous', area: [[5, 10, 1]] }] };
    const on = (details: object): number =>
      play(
        {
          ...FAR,
          map,
          fighters: { ...FAR.fighters, h0: { x: 5, y: 10, ...details } },
          agenda: [{ step: 'initiative' }],
        },
        3,
        8,
      ).told('initiative')[0]?.total as number;
    const ground = on({}) - rolls({});
    expect(ground).toBeGreaterThan(0);
    expect(on({ jockeyed: true, wounds: 2 })).toBe(rolls({}) + ground + 1 - 2);
  });

  it('[RUN-INIT-17] [RUN-RULING-C06] who does something slower than planned waits for its step, and nothing quicker brings him forward', () => {
    // The axe is as quick as 9, the bow as 2: seven steps later, after the goblin.
    const scene = (planned: number): Scene => ({
      heroes: [ragnar],
      foes: [GOBLIN],
      fighters: {
        h0: { x: 5, y: 10, planned, total: 14, steps: [14] },
        f0: { x: 25, y: 10, total: 10, steps: [10] },
      },
      agenda: [{ step: 'turns' }],
    });
    const late = play(scene(0)).choose('shoot:f0:2:plain');
    expect(late.told('delayed')).toMatchObject([{ fighter: 'h0', to: 14 - 7 }]);
    expect(late.told('turnBegan').map(({ fighter }) => fighter)).toEqual(['h0', 'f0']);
    late.choose('done');
    expect(late.told('turnBegan').at(-1)).toMatchObject({ fighter: 'h0', at: 7 });
    const quick: Scene = {
      ...scene(2),
      fighters: { ...scene(2).fighters, f0: { x: 7, y: 10, total: 10, steps: [10] } },
    };
    const early = play(quick, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(early.told('delayed')).toEqual([]);
    expect(early.state.step).toBeLessThanOrEqual(14);
  });
});
