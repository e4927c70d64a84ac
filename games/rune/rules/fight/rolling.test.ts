import { afterEach, describe, expect, it } from 'vitest';
import { at, having, made, rich, spentOn } from '../../documents/hero/testing.ts';
import type { AnyFrame } from './agenda.ts';
import type { Extra } from './extras.ts';
import type { Fighter, State } from './state.ts';
import { blowOf } from './striking.ts';
import { allDiceCast, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

/** Something to fend off. */
const GNATS: NonNullable<Scene['map']> = { zones: [{ kind: 'swarm', area: [[10, 10, 1]], dam: 1 }] };

const ICE: NonNullable<Scene['map']> = { zones: [{ kind: 'slippery', area: [[10, 10, 1]], from: 1 }] };

/** A second hero, on horseback or in the water. */
const RIDER = having(rich(150, made()), [{ kind: 'horse' }], at('adventure-start'));
const MOUNTED: Partial<Fighter> = { x: 12, y: 10, horse: { hp: 48, wounds: 0, ridden: true, x: 12, y: 10 } };
const DROWNING: Partial<Fighter> = {
  x: 11,
  y: 10,
  water: { state: 'drowning', rounds: 1, rolled: true, rescuer: null, rope: null },
};
const folk = (more: Partial<Extra>): Partial<State> => ({
  extras: [
    { id: 'd0', x: 12, y: 10, state: 'calm', hostage: false, captor: null, hurt: 0, step: null, ...more },
  ],
});

interface Case {
  readonly told: string;
  readonly frame: AnyFrame;
  readonly h0?: Partial<Fighter>;
  readonly h1?: Partial<Fighter>;
  readonly map?: Scene['map'];
  readonly state?: Partial<State>;
  /** Dice of others, before his and after. */
  readonly before?: readonly number[];
  readonly after?: readonly number[];
}

/** Every roll that somebody makes outside a fight of two, and what is told when it has fallen. */
const ROLLS: readonly Case[] = [
  { told: 'stayedDown', frame: { step: 'rising', fighter: 'h0' }, h0: { fallen: true } },
  { told: 'fell', frame: { step: 'slipping', fighter: 'h0' } },
  { told: 'fell', frame: { step: 'plunging', fighter: 'h0', by: null, feet: 10 } },
  { told: 'tired', frame: { step: 'tiring', fighter: 'h0' } },
  {
    told: 'sprang',
    frame: { step: 'springing', fighter: 'h0', trap: 'snare', by: null },
    map: { objects: [{ id: 'snare', kind: 'grabber', area: [[10, 10, 1]], difficulty: 8, dam: 0 }] },
  },
  {
    told: 'hurt',
    frame: { step: 'exposing', fighter: 'h0' },
    map: { zones: [{ kind: 'damaging', area: [[10, 10, 1]], dam: 20, grows: false, nature: 'heat' }] },
  },
  { told: 'stunt', frame: { step: 'stunt', fighter: 'h0', deed: { does: 'vantage' } } },
  { told: 'climbed', frame: { step: 'climbing', fighter: 'h0', onto: null } },
  {
    told: 'swam',
    frame: { step: 'swimming', fighter: 'h0', directed: false },
    h0: { water: { state: 'swimming', rounds: 0, rolled: false, rescuer: null, rope: null } },
  },
  {
    told: 'smothered',
    frame: { step: 'smothering', fighter: 'h0' },
    h0: { fire: { start: 4, round: 1, failed: 0, raging: false, by: null } },
  },
  {
    told: 'pried',
    frame: { step: 'prying', by: 'h0', target: 'h0' },
    h0: { caught: { trap: 'snare', difficulty: 8 } },
  },
  { told: 'treated', frame: { step: 'care', healer: 'h0', patient: 'h0' }, h0: { hp: 20 } },
  {
    told: 'broke',
    frame: { step: 'breaking', fighter: 'h0' },
    h0: { held: { by: 'f0', how: 'hold', margin: 0 } },
  },
  { told: 'bore', frame: { step: 'bearing', fighter: 'h0' }, map: GNATS },
  { told: 'fended', frame: { step: 'fending', fighter: 'h0' }, map: GNATS },
  { told: 'missed', frame: { step: 'grasp', by: 'h0', target: 'f0', how: 'hold' }, after: [5] },
  { told: 'gripped', frame: { step: 'clutch', by: 'h0', target: 'f0', how: 'pin' } },
  {
    told: 'fell',
    frame: { ...blowOf({ id: 'f0', hand: 0 }, 'h0', 'own'), step: 'footing', reached: 20, raw: 12 },
    map: ICE,
  },
  {
    told: 'fell',
    frame: { step: 'bowled', fighter: 'f0', direction: 2, paces: 0, by: 'f0', met: 'h0' },
  },
  { told: 'stayedMounted', frame: { step: 'staying', fighter: 'h0', turning: null } },
  { told: 'trampled', frame: { step: 'trampling', by: 'h1', target: 'h0' }, h1: MOUNTED, before: [9] },
  { told: 'struckHorse', frame: { step: 'horseBlow', by: 'h0', target: 'h1' }, h1: MOUNTED, after: [5] },
  { told: 'rescued', frame: { step: 'rescue', by: 'h0', target: 'h1' }, h1: DROWNING, after: [5] },
  { told: 'shookOff', frame: { step: 'shakingOff', fighter: 'h0' }, h0: { surprise: 'full' } },
  { told: 'climbed', frame: { step: 'climbingOut', fighter: 'h0' } },
  { told: 'left', frame: { step: 'sprinting', fighter: 'h0', by: 'f0', pursuit: 9 } },
  { told: 'lostHeart', frame: { step: 'nerve', fighter: 'h0' } },
  { told: 'cutDown', frame: { step: 'cutting', fighter: 'h0', extra: 'd0', form: 0 }, state: folk({}) },
  {
    told: 'engaged',
    frame: { step: 'pulling', by: 'h0', target: 'f0' },
    state: folk({ state: 'captive', hostage: true, captor: 'f0' }),
    after: [5],
  },
];

describe('a roll', () => {
  it.each(ROLLS)(
    '[RUN-HOOK-31] [RUN-HOOK-55] by which somebody $told asks first who has something to say, then who has failed',
    ({ told, frame, h0 = {}, h1, map = {}, state = {}, before = [], after = [] }) => {
      const hero = spentOn({ 'indefatigable-determination': 1, 'destiny-reversed': 1 });
      const scene: Scene = {
        map,
        state,
        heroes: h1 === undefined ? [hero] : [hero, RIDER],
        fighters: { h0: { x: 10, y: 10, wounds: 1, ...h0 }, ...(h1 !== undefined && { h1 }) },
        agenda: [frame],
      };
      // A botch, and as bad again.
      const rolls = play(scene, ...before, 1, 9, ...after, 1, 9);
      expect(rolls.kind).toBe('preRoll');
      rolls.choose('pass');
      expect(rolls.kind).toBe('reaction');
      expect(rolls.told(told)).toEqual([]);
      rolls.choose('use');
      expect(rolls.told(told)).toHaveLength(1);
      expect(rolls.kind).toBeNull();
    },
  );

  it('[RUN-HOOK-31] of a horse, or against being saved, is nobody’s to meddle with', () => {
    const hero = spentOn({ 'destiny-reversed': 1 }, RIDER);
    const scene = (frame: AnyFrame, fighters: Scene['fighters']): Scene => ({
      heroes: [hero, hero],
      fighters: { h0: { x: 10, y: 10 }, ...fighters },
      agenda: [frame],
    });
    // The horse misses, and whoever drowns cannot keep others off.
    const trampled = scene({ step: 'trampling', by: 'h1', target: 'h0' }, { h1: MOUNTED });
    expect(play(trampled, 2, 9).kind).toBeNull();
    const rescued = play(scene({ step: 'rescue', by: 'h0', target: 'h1' }, { h1: DROWNING }), 9, 2);
    expect(rescued.told('rescued')).toMatchObject([{ held: true }]);
    expect(rescued.kind).toBeNull();
  });
});
