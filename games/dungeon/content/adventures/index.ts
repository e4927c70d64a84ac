import type { Quest } from '../quest/schema.ts';
import { brokenGate } from './01-broken-gate.ts';
import { whisperingWard } from './02-whispering-ward.ts';
import { fourRoads } from './03-four-roads.ts';
import { trampledHall } from './04-trampled-hall.ts';
import { bansheesLament } from './05-banshees-lament.ts';
import { hoggarsLarder } from './06-hoggars-larder.ts';
import { sealedLibrary } from './07-sealed-library.ts';
import { turningChambers } from './08-turning-chambers.ts';
import { kingBeneath } from './09-king-beneath.ts';
import { lastStair } from './10-last-stair.ts';

/** The saga, in order. DUN-SETUP-03 */
export const ADVENTURES: readonly Quest[] = [
  brokenGate,
  whisperingWard,
  fourRoads,
  trampledHall,
  bansheesLament,
  hoggarsLarder,
  sealedLibrary,
  turningChambers,
  kingBeneath,
  lastStair,
];
