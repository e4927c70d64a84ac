// Small schemas that state, agenda, choices and events of a fight share.

import { z } from 'zod';

/** Eight heroes' seats and that of the foes. */
export const MOST_SEATS = 9;
export const MOST_HEROES = 8;
export const MOST_FOES = 40;
export const MOST_ROUNDS = 99;
/** Squares along a side of a battle map. */
const MOST_SIDE = 60;

export const SeatId = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const Count = z.int().min(0).max(9999);
/** Points of a whole sitting: whoever runs a long adventure for many is paid hundreds for each encounter. */
export const Total = z.int().min(0).max(999_999);
/** A number that may be below 0: totals, steps, margins. */
export const Whole = z.int().min(-9999).max(9999);
/** Going downhill costs half of one. */
export const Paces = z.number().min(0).max(9999).multipleOf(0.5);
export const Coordinate = z
  .int()
  .min(0)
  .max(MOST_SIDE - 1);
/** Column and row, both from 0. */
export const Place = z.strictObject({ x: Coordinate, y: Coordinate });
export type Place = z.infer<typeof Place>;
export const placeOf = ({ x, y }: Place): Place => ({ x, y });
/** `h0` is the first hero, `f0` the first foe, in the order of appearance. */
export const FighterId = z.string().regex(/^[hf]\d{1,3}$/);
/** Something on the map, by its id there. */
export const ThingId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
/** A decoy or a captive. */
export const ExtraId = z.string().regex(/^d\d{1,2}$/);
/** Whoever takes up room. */
export const BodyId = z.string().regex(/^[hfdm]\d{1,2}$/);
/** A way to attack, by its place on the sheet. */
export const FormId = z.int().min(0).max(40);

export const SIDES = ['heroes', 'foes'] as const;
export type Side = (typeof SIDES)[number];
