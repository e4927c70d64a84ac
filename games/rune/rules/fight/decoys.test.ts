import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Extra } from './extras.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const decoy = (id: string, x: number, y: number, more: Partial<Extra> = {}): Extra => ({
  id,
  x,
  y,
  state: 'calm',
  hostage: false,
  captor: null,
  hurt: 0,
  step: null,
  ...more,
});
const CROWD: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  state: { extras: [decoy('d0', 14, 10), decoy('d1', 16, 10), decoy('d2', 30, 20)] },
};

describe('decoys', () => {
  it('[RUN-TER-55] come with the map, when the fight begins', () => {
    const scene: Scene = {
      ...CROWD,
      map: { objects: [{ id: 'thrall', kind: 'decoy', area: [[20, 20, 1]] }] },
      state: { round: 0 },
      agenda: [{ step: 'round' }],
    };
    const driver = play(scene, 9);
    expect(driver.state.extras).toEqual([decoy('d0', 20, 20)]);
  });

  it('[RUN-TER-57] [RUN-RULING-T67] lose their heads, one in a round, if a die is no more than they are', () => {
    const begins: Scene = { ...CROWD, agenda: [{ step: 'exposure' }] };
    const driver = play(begins, 3, 2);
    expect(driver.state.extras.map(({ state }) => state)).toEqual(['calm', 'panicked', 'calm']);
    expect(play(begins, 4).told('panicked')).toEqual([]);
    const down = { extras: [decoy('d0', 14, 10), decoy('d1', 16, 10, { state: 'down' })] };
    expect(play({ ...begins, state: down }, 2).told('panicked')).toEqual([]);
  });

  it('[RUN-TER-58] [RUN-TER-60] [RUN-RULING-T67] roll a plain die, and run for the nearest cover or wall', () => {
    const scene: Scene = {
      ...CROWD,
      map: { walls: [[35, 20, 1]] },
      state: { extras: [decoy('d0', 30, 20)] },
      agenda: [{ step: 'turns' }, { step: 'initiative' }],
    };
    const driver = play(scene, 3, 8, 10, 10, 2);
    expect(driver.told('ranAbout')).toMatchObject([{ extra: 'd0', panicked: false }]);
    expect(driver.state.extras[0]).toMatchObject({ x: 34, step: null });
    expect(driver.told('turnBegan')).toHaveLength(1);
  });

  it('[RUN-TER-59] [RUN-TER-167] in panic run thirty paces, anywhere', () => {
    const scene: Scene = {
      ...CROWD,
      state: { extras: [decoy('d0', 5, 25, { state: 'panicked', step: 9 })] },
      agenda: [{ step: 'extraTurn', extra: 'd0' }],
    };
    const driver = play(scene, 9, 3);
    // Nine is thrown again; three is east.
    expect(driver.state.extras[0]).toMatchObject({ x: 35, y: 25 });
  });

  it('[RUN-TER-62] take one off every attack within five paces of each of them', () => {
    const struck = play({ ...CROWD, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ attack: 13 - 1, defence: 13 }]);
    const foe = play({ ...CROWD, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(foe.told('struck')).toMatchObject([{ attack: 12 - 2 }]);
  });

  it('[RUN-TER-61] stand in the way of shots, and are hit by those that stray', () => {
    const scene: Scene = {
      ...CROWD,
      heroes: [hrolf],
      fighters: { h0: { x: 5, y: 20 }, f0: { x: 15, y: 20 } },
      state: { extras: [decoy('d0', 17, 20)] },
      turn: 'h0',
    };
    // 2 + 6 = 8: enough for six, but not for three more.
    const driver = play(scene, 2).choose('shoot:f0:0:plain', 'stand');
    expect(driver.told('shot')).toMatchObject([{ others: 1 }]);
    expect(driver.told('strayed')).toMatchObject([{ hit: 'd0' }]);
    expect(driver.state.extras[0]?.state).toBe('down');
  });

  it('[RUN-TER-63] are cut down by a roll against six, for no points', () => {
    const scene: Scene = {
      ...CROWD,
      fighters: { h0: { x: 20, y: 20 }, f0: { x: 1, y: 1 } },
      state: { extras: [decoy('d0', 22, 20), decoy('d1', 28, 20)] },
      turn: 'h0',
    };
    const driver = play(scene, 1, 2);
    expect(optionsOf(driver, 'cutDown')).toEqual(['cutDown:d0']);
    // −2 + 9 less one for who is near.
    driver.choose('cutDown:d0');
    expect(driver.told('cutDown')).toMatchObject([{ total: -2 + 9 - 1, hit: true }]);
    expect(driver.state.extras[0]?.state).toBe('down');
    expect(driver.state.tally).toEqual([]);
    expect(driver.asked).toEqual([]);
    expect(play(scene, 1, 3).choose('cutDown:d0').state.extras[0]?.state).toBe('calm');
    expect(optionsOf(play({ ...scene, turn: 'f0' }), 'cutDown')).toEqual([]);
    const archer: Scene = { ...scene, heroes: [hrolf] };
    expect(optionsOf(play(archer), 'cutDown')).toEqual(['cutDown:d1']);
  });

  it('[RUN-RULING-C05] are passed by, but nobody ends where one stands', () => {
    const scene: Scene = {
      ...CROWD,
      fighters: { h0: { x: 20, y: 20 }, f0: { x: 1, y: 1 } },
      state: { extras: [decoy('d0', 21, 20)] },
      turn: 'h0',
    };
    const driver = play(scene);
    expect(driver.options()).not.toContain('walk:21:20');
    expect(one(driver.choose('walk:22:20'), 'h0').x).toBe(22);
  });
});
