import { afterEach, describe, expect, it } from 'vitest';
import { spentOn } from '../../documents/hero/testing.ts';
import type { AnyFrame } from './agenda.ts';
import type { Fighter } from './state.ts';
import { allDiceCast, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

/** Something to fend off. */
const GNATS: NonNullable<Scene['map']> = { zones: [{ kind: 'swarm', area: [[10, 10, 1]], dam: 1 }] };

/** Every roll that somebody makes outside a fight of two, and what is told when it has fallen. */
const ROLLS: readonly { told: string; frame: AnyFrame; h0?: Partial<Fighter>; map?: Scene['map'] }[] = [
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
];

describe('a roll', () => {
  it.each(ROLLS)(
    '[RUN-HOOK-31] [RUN-HOOK-55] by which somebody $told asks first who has something to say, then who has failed',
    ({ told, frame, h0 = {}, map = {} }) => {
      const scene: Scene = {
        map,
        heroes: [spentOn({ 'indefatigable-determination': 1, 'destiny-reversed': 1 })],
        fighters: { h0: { x: 10, y: 10, wounds: 1, ...h0 } },
        agenda: [frame],
      };
      // A botch, and as bad again.
      const rolls = play(scene, 1, 9, 1, 9);
      expect(rolls.kind).toBe('preRoll');
      rolls.choose('pass');
      expect(rolls.kind).toBe('reaction');
      expect(rolls.told(told)).toEqual([]);
      rolls.choose('use');
      expect(rolls.told(told)).toHaveLength(1);
      expect(rolls.kind).toBeNull();
    },
  );
});
