// Small schemas that state, agenda, choices and events share.

import { z } from 'zod';
import { HEROES, MOST_PLAYERS, MOST_SIDE } from '../content/index.ts';

export const SeatId = z
  .int()
  .min(0)
  .max(MOST_PLAYERS - 1);
export const Count = z.int().min(0).max(9999);
export const X = z
  .int()
  .min(0)
  .max(MOST_SIDE - 1);
export const Y = z
  .int()
  .min(0)
  .max(MOST_SIDE - 1);
/** Column and row. */
export const Place = z.tuple([X, Y]);
export const ModelId = z.string().min(1).max(40);
export const HeroId = z.enum(HEROES);
