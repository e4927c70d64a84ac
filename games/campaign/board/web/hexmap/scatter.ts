// What stands where in a hex: as its terrain demands, and never twice the same.

import type { Hex, Terrain } from '../../../content/index.ts';
import { chanceAt, swayAt } from './chance.ts';
import { centreOf, type Point } from './geometry.ts';
import type { Glyph } from './glyphs.ts';
import * as glyphs from './glyphs.ts';

/** How a glyph is inked. */
export type Tone = 'grass' | 'wood' | 'rock' | 'marsh' | 'sand' | 'house' | 'stone' | 'field' | 'water';

export interface Standing {
  readonly glyph: Glyph;
  readonly tone: Tone;
  readonly at: Point;
  readonly size: number;
  readonly mirrored: boolean;
}

type Plan = readonly (readonly [x: number, y: number, of: readonly Glyph[], tone: Tone, size?: number])[];

const { CHURCH, COTTAGE, CRAG, DUNE, FURROWS, HILLOCK, HOUSE, OAK, PEAK, PEBBLES, POOL } = glyphs;
const { FIR, REEDS, RIPPLE, SPRIG, TUFT, WAVE, WOODS } = glyphs;

/** Several plans a terrain; each lies about the middle of its hex, before chance moves everything a little. */
const PLANS: Readonly<Record<Terrain, readonly Plan[]>> = {
  grassland: [
    [
      [-22, -18, [TUFT, SPRIG], 'grass'],
      [16, -6, [TUFT], 'grass'],
      [-8, 22, [SPRIG, TUFT], 'grass'],
      [26, 20, [SPRIG], 'grass'],
    ],
    [
      [-26, 4, [TUFT], 'grass'],
      [10, -26, [SPRIG], 'grass'],
      [24, 6, [TUFT, SPRIG], 'grass'],
      [-4, 26, [TUFT], 'grass'],
    ],
    [
      [-18, -22, [SPRIG], 'grass'],
      [20, -16, [OAK], 'wood', 0.8],
      [-24, 14, [TUFT], 'grass'],
      [8, 18, [TUFT, SPRIG], 'grass'],
    ],
    [
      [14, -22, [TUFT], 'grass'],
      [-22, -6, [HILLOCK], 'grass', 0.9],
      [22, 12, [SPRIG], 'grass'],
      [-8, 24, [TUFT], 'grass'],
    ],
    [
      [-20, -14, [TUFT], 'grass'],
      [24, -8, [TUFT], 'grass'],
      [0, 20, [SPRIG], 'grass'],
      [-30, 16, [FIR], 'wood', 0.7],
    ],
    [
      [-6, -28, [SPRIG], 'grass'],
      [-28, 2, [SPRIG], 'grass'],
      [20, 22, [TUFT], 'grass'],
      [28, -6, [SPRIG, TUFT], 'grass'],
    ],
  ],
  woods: [
    [
      [-22, -24, WOODS, 'wood'],
      [-2, -30, WOODS, 'wood'],
      [20, -22, WOODS, 'wood'],
      [-32, -4, WOODS, 'wood'],
      [-11, -8, WOODS, 'wood'],
      [10, -6, WOODS, 'wood'],
      [31, -2, WOODS, 'wood'],
      [-22, 14, WOODS, 'wood'],
      [0, 14, WOODS, 'wood'],
      [22, 16, WOODS, 'wood'],
      [-8, 32, WOODS, 'wood'],
      [11, 34, WOODS, 'wood'],
    ],
    [
      [-12, -32, WOODS, 'wood'],
      [10, -28, WOODS, 'wood'],
      [-28, -14, WOODS, 'wood'],
      [-6, -14, WOODS, 'wood'],
      [28, -16, WOODS, 'wood'],
      [14, -8, WOODS, 'wood'],
      [-34, 8, WOODS, 'wood'],
      [-14, 6, WOODS, 'wood'],
      [6, 10, WOODS, 'wood'],
      [29, 8, WOODS, 'wood'],
      [-20, 26, WOODS, 'wood'],
      [0, 30, WOODS, 'wood'],
      [20, 27, WOODS, 'wood'],
    ],
  ],
  mountain: [
    [
      [-14, -16, [CRAG, PEAK], 'rock', 0.9],
      [18, -10, [PEAK], 'rock', 1],
      [-18, 14, [PEAK], 'rock', 1.05],
      [16, 24, [CRAG], 'rock', 0.9],
    ],
    [
      [8, -20, [PEAK], 'rock', 1],
      [-22, -2, [PEAK, CRAG], 'rock', 1],
      [20, 10, [CRAG], 'rock', 1.1],
      [-6, 24, [PEAK], 'rock', 0.9],
    ],
    [
      [-2, -14, [PEAK], 'rock', 1.25],
      [-24, 12, [CRAG], 'rock', 0.9],
      [22, 14, [CRAG, PEAK], 'rock', 0.95],
      [0, 30, [HILLOCK], 'rock', 0.9],
    ],
  ],
  swamp: [
    [
      [-16, -20, [REEDS], 'marsh'],
      [18, -16, [POOL], 'marsh', 0.9],
      [-20, 10, [POOL], 'marsh', 1],
      [22, 10, [REEDS], 'marsh'],
      [0, 0, [REEDS], 'marsh'],
      [4, 26, [REEDS, TUFT], 'marsh'],
    ],
    [
      [12, -26, [REEDS], 'marsh'],
      [-20, -10, [POOL], 'marsh', 1],
      [24, 0, [REEDS], 'marsh'],
      [0, 8, [POOL], 'marsh', 0.8],
      [-26, 16, [REEDS], 'marsh'],
      [14, 26, [REEDS], 'marsh'],
    ],
  ],
  coast: [
    [
      [-18, -16, [PEBBLES], 'sand'],
      [12, -22, [DUNE], 'sand'],
      [20, 8, [PEBBLES], 'sand'],
      [-14, 14, [DUNE], 'sand'],
      [6, 26, [TUFT], 'grass', 0.9],
    ],
    [
      [-8, -26, [DUNE], 'sand'],
      [22, -8, [PEBBLES], 'sand'],
      [-24, 6, [TUFT], 'grass', 0.9],
      [8, 8, [PEBBLES], 'sand'],
      [-4, 28, [PEBBLES], 'sand'],
    ],
    [
      [16, -18, [PEBBLES], 'sand'],
      [-20, -8, [PEBBLES], 'sand'],
      [0, 6, [DUNE], 'sand'],
      [-18, 22, [PEBBLES], 'sand'],
      [24, 18, [DUNE], 'sand', 0.8],
    ],
  ],
  village: [
    [
      [26, -22, [FURROWS], 'field', 0.85],
      [-24, -20, [HOUSE], 'house'],
      [2, -26, [CHURCH], 'house', 0.85],
      [-30, 4, [COTTAGE], 'house', 0.95],
      [28, 2, [HOUSE], 'house'],
      [20, 18, [COTTAGE], 'house', 0.85],
      [-16, 20, [OAK], 'wood', 0.7],
    ],
    [
      [-26, -22, [FURROWS], 'field', 0.85],
      [20, -24, [HOUSE, COTTAGE], 'house'],
      [-8, -26, [CHURCH], 'house', 0.85],
      [30, -2, [COTTAGE], 'house', 0.9],
      [-29, 2, [HOUSE], 'house'],
      [-20, 19, [COTTAGE], 'house', 0.85],
      [24, 18, [OAK], 'wood', 0.7],
    ],
    [
      [26, 14, [FURROWS], 'field', 0.8],
      [-22, -22, [COTTAGE], 'house'],
      [24, -20, [CHURCH], 'house', 0.85],
      [0, -30, [HOUSE], 'house', 0.9],
      [-30, 0, [HOUSE], 'house', 0.95],
      [-18, 19, [COTTAGE], 'house', 0.9],
      [30, -2, [OAK], 'wood', 0.7],
    ],
  ],
  castle: [[]],
  sea: [
    [
      [-16, -14, [WAVE], 'water'],
      [18, 16, [RIPPLE], 'water'],
    ],
    [
      [14, -18, [RIPPLE], 'water'],
      [-12, 18, [WAVE], 'water'],
    ],
    [[4, 4, [WAVE], 'water']],
    [[-20, 8, [RIPPLE], 'water']],
    [],
  ],
};

const JITTER: Readonly<Record<Terrain, number>> = {
  grassland: 7,
  woods: 4,
  mountain: 4,
  swamp: 5,
  coast: 6,
  village: 2,
  castle: 0,
  sea: 10,
};

/** From the back to the front. */
export function standingIn(hex: Hex, terrain: Terrain): Standing[] {
  const [x, y] = centreOf(hex);
  const plans = PLANS[terrain];
  const plan = plans[Math.floor(chanceAt(x, y, 5) * plans.length)] as Plan;
  const turned = chanceAt(x, y, 6) < 0.5 ? -1 : 1;
  return plan
    .map(([dx, dy, of, tone, size = 1], i): Standing => {
      const n = 10 * i + 20;
      return {
        glyph: of[Math.floor(chanceAt(x, y, n) * of.length)] as Glyph,
        tone,
        at: [
          x + turned * dx + JITTER[terrain] * swayAt(x, y, n + 1),
          y + dy + JITTER[terrain] * swayAt(x, y, n + 2),
        ],
        size: size * (1 + 0.14 * swayAt(x, y, n + 3)),
        mirrored: tone !== 'rock' && chanceAt(x, y, n + 4) < 0.5,
      };
    })
    .toSorted((a, b) => a.at[1] - b.at[1]);
}
