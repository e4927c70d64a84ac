import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Extra } from './extras.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const captive = (more: Partial<Extra> = {}): Extra => ({
  id: 'd0',
  x: 12,
  y: 10,
  state: 'captive',
  hostage: true,
  captor: 'f0',
  hurt: 0,
  step: null,
  ...more,
});
const HELD: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  state: { extras: [captive()] },
  turn: 'h0',
};
const STRIKE = ['strike:f0:0:plain', 'stand'];

describe('a hostage', () => {
  it('[RUN-TER-70] is in the hands of the nearest foe that is crafty, or runs', () => {
    const scene = (foe: 'goblin-warrior' | 'goblin-freak'): Scene => ({
      ...HELD,
      foes: [
        { ...GOBLIN, foe: 'goblin-freak' },
        { ...GOBLIN, foe },
      ],
      map: { objects: [{ id: 'thrall', kind: 'hostage', area: [[13, 10, 1]] }] },
      fighters: { h0: { x: 5, y: 10 }, f0: { x: 12, y: 10 }, f1: { x: 30, y: 10 } },
      state: { round: 0 },
      turn: undefined as never,
      agenda: [{ step: 'round' }],
    });
    expect(play(scene('goblin-warrior')).state.extras).toEqual([captive({ x: 13, captor: 'f1' })]);
    expect(play(scene('goblin-freak'), 9).state.extras).toMatchObject([{ state: 'calm', captor: null }]);
  });

  it('[RUN-TER-72] [RUN-TER-73] [RUN-RULING-T24] takes up to six of what would hurt its captor', () => {
    // 4 + 9 against 6 + 7: raw 12, less 3 and 6.
    const driver = play(HELD, 4, 6).choose(...STRIKE);
    expect(one(driver, 'f0').hp).toBe(50 - (12 - 3 - 6));
    expect(driver.state.extras).toMatchObject([{ hurt: 6 }]);
    const weak: Scene = { ...HELD, foes: [{ statistics: { ...GOBLIN.statistics, soak: 10 } }] };
    const little = play(weak, 4, 6).choose(...STRIKE);
    expect(one(little, 'f0').hp).toBe(50);
    expect(little.state.extras).toMatchObject([{ hurt: 2 }]);
  });

  it('[RUN-TER-74] [RUN-TER-78] [RUN-RULING-T24] dies of eighteen, and costs whoever struck twenty', () => {
    const scene: Scene = { ...HELD, state: { extras: [captive({ hurt: 12 })] } };
    const driver = play(scene, 4, 6).choose(...STRIKE);
    expect(driver.state.extras).toMatchObject([{ state: 'down', captor: null }]);
    expect(driver.state.tally).toContainEqual({ hero: 'h0', cause: 'statusLoss', of: null, points: 20 });
    const spared = play({ ...HELD, state: { extras: [captive({ hurt: 11 })] } }, 4, 6).choose(...STRIKE);
    expect(spared.state.extras).toMatchObject([{ state: 'captive', hurt: 17 }]);
  });

  it('[RUN-TER-75] is passed by a blow that is ten better', () => {
    // 20 + 1 + 9... a triumph: 10 + 3 + 9 = 22 against 5 + 7: by ten.
    const driver = play(HELD, 10, 3, 5).choose(...STRIKE);
    expect(driver.state.extras).toMatchObject([{ hurt: 0 }]);
    expect(one(driver, 'f0').hp).toBe(50 - (10 + 12 - 3));
    const nine = play(HELD, 10, 2, 5).choose(...STRIKE);
    expect(nine.state.extras).toMatchObject([{ hurt: 6 }]);
  });

  it('[RUN-TER-79] shields from two, the nearest', () => {
    const scene: Scene = {
      ...HELD,
      heroes: [ragnar, ragnar, ragnar],
      fighters: { h0: { x: 9, y: 10 }, h1: { x: 13, y: 10 }, h2: { x: 11, y: 10 }, f0: { x: 12, y: 10 } },
    };
    // Three press the goblin: 4 + 9 against 6 + 7 − 4, so raw 16, less 3.
    const far = play(scene, 4, 6).choose('strike:f0:0:plain:heedless', 'stand');
    expect(far.state.extras).toMatchObject([{ hurt: 0 }]);
    expect(one(far, 'f0').hp).toBe(50 - 13);
    const near = play({ ...scene, turn: 'h2' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(near.state.extras).toMatchObject([{ hurt: 6 }]);
    expect(one(near, 'f0').hp).toBe(50 - 13 + 6);
  });

  it('[RUN-TER-72] [RUN-TER-75] counts in the odds of a blow, unless it is ten better', () => {
    // Eight hit points: any hit is enough, behind a hostage one by five; nineteen take one by ten, which goes past.
    const scene: Scene = {
      ...HELD,
      fighters: { ...HELD.fighters, f0: { x: 12, y: 10, hp: 8 } },
    };
    const kill = (of: Scene): number =>
      odds(play(of).state, HEROES_SEAT, { act: 'strike', target: 'f0', form: 0, manner: 'plain' })?.[0]
        ?.chance as number;
    const open = kill({ ...scene, state: { extras: [] } });
    expect(kill(scene)).toBeLessThan(open);
    const sturdy: Scene = { ...scene, fighters: { ...HELD.fighters, f0: { x: 12, y: 10, hp: 19 } } };
    expect(kill(sturdy)).toBeCloseTo(kill({ ...sturdy, state: { extras: [] } }), 9);
  });

  it('[RUN-TER-76] [RUN-TER-77] [RUN-TER-78] is pulled free by an action and an Engagement roll, for twenty, and runs like a decoy', () => {
    const driver = play(HELD, 4, 6).choose('pullFree:f0');
    expect(driver.told('engaged')).toMatchObject([{ total: 4 + 5, against: 6 + 2, won: true }]);
    expect(driver.state.extras).toMatchObject([{ state: 'calm', captor: null, hostage: true }]);
    expect(driver.state.tally).toEqual([{ hero: 'h0', cause: 'award', of: null, points: 20 }]);
    expect(driver.asked).toEqual([]);
    expect(play(HELD, 2, 6).choose('pullFree:f0').state.extras).toMatchObject([{ state: 'captive' }]);
    const freed: Scene = { ...HELD, state: { extras: [captive({ state: 'calm', captor: null, x: 11 })] } };
    expect(optionsOf(play(freed), 'cutDown')).toEqual([]);
    expect(optionsOf(play(freed), 'pullFree')).toEqual([]);
  });

  it('[RUN-RULING-T24] is free when its captor dies, to the credit of who killed him', () => {
    const scene: Scene = {
      ...HELD,
      fighters: { ...HELD.fighters, f0: { x: 12, y: 10, hp: 2 } },
    };
    const driver = play(scene, 10, 3, 5).choose(...STRIKE);
    expect(one(driver, 'f0').condition).toBe('dead');
    expect(driver.state.extras).toMatchObject([{ state: 'calm', captor: null }]);
    expect(driver.state.tally).toContainEqual({ hero: 'h0', cause: 'award', of: null, points: 20 });
  });

  it('[RUN-TER-61] [RUN-TER-64] [RUN-RULING-T24] that ran may be shamming when a shot finds it; slain by a foe it costs every hero', () => {
    const ran = captive({ state: 'calm', captor: null, x: 17, y: 20 });
    const scene: Scene = {
      ...HELD,
      heroes: [hrolf, ragnar],
      fighters: { h0: { x: 5, y: 20 }, h1: { x: 1, y: 1 }, f0: { x: 15, y: 20 } },
      state: { extras: [ran] },
    };
    const shamming = play(scene, 2, 7).choose('shoot:f0:0:plain', 'stand');
    expect(shamming.state.extras).toMatchObject([{ state: 'down' }]);
    expect(shamming.state.tally).toEqual([]);
    const slain = play(scene, 2, 8).choose('shoot:f0:0:plain', 'stand');
    const lost = (hero: string) => ({ hero, cause: 'statusLoss', of: null, points: 20 });
    expect(slain.state.tally).toEqual([lost('h0')]);
    const archer: Scene = {
      ...scene,
      foes: [{ ...GOBLIN, missile: 'bow' }],
      fighters: { h0: { x: 15, y: 20 }, h1: { x: 1, y: 1 }, f0: { x: 5, y: 20, hand: 1 } },
      turn: 'f0',
    };
    const foe = play(archer, 2, 8).choose('shoot:h0:1:plain', 'stand');
    expect(foe.told('strayed')).toMatchObject([{ hit: 'd0' }]);
    expect(foe.state.tally).toEqual([lost('h0'), lost('h1')]);
  });
});
