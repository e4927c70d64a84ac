import { z } from 'zod';
import { CHARMS } from '../content/index.ts';

export const ROLLS = ['leap'] as const;

const Seat = z.int().min(0);

export const EventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), sides: z.int(), face: z.int(), for: z.enum(ROLLS) }),
  z.strictObject({ type: z.literal('charmed'), seat: Seat, charm: z.enum(CHARMS), only: z.array(Seat) }),
  z.strictObject({ type: z.literal('roundBegan'), round: z.int() }),
  z.strictObject({ type: z.literal('rested'), seat: Seat }),
  z.strictObject({ type: z.literal('charmShown'), seat: Seat, charm: z.enum(CHARMS) }),
  z.strictObject({ type: z.literal('landed'), seat: Seat, on: z.int() }),
  z.strictObject({ type: z.literal('slipped'), seat: Seat }),
]);
export type GameEvent = z.infer<typeof EventSchema>;
