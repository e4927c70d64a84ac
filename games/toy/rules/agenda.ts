import { z } from 'zod';
import { CharmChoice } from './choices.ts';

const Seat = z.int().min(0);

export const FrameSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('round') }),
  z.strictObject({ step: z.literal('turn'), seat: Seat }),
  z.strictObject({
    step: z.literal('charm'),
    seats: z.array(Seat),
    answers: z.array(CharmChoice.nullable()),
  }),
  z.strictObject({ step: z.literal('leap'), seat: Seat }),
]);
export type AnyFrame = z.infer<typeof FrameSchema>;
export type FrameOf<F extends AnyFrame['step']> = Extract<AnyFrame, { step: F }>;
