import { z } from 'zod';
import { CHARMS, MOST_RESTS, OptionsSchema } from '../content/index.ts';
import { FrameSchema } from './agenda.ts';

const RunnerSchema = z.strictObject({
  /** How many skerries lie behind. */
  at: z.int().min(0),
  rests: z.int().min(0).max(MOST_RESTS),
  /** Its owner's secret until it has helped; null before it is chosen. */
  charm: z.enum(CHARMS).nullable(),
  shown: z.boolean(),
});

export const StateSchema = z.strictObject({
  options: OptionsSchema,
  round: z.int().min(0),
  runners: z.array(RunnerSchema),
  agenda: z.array(FrameSchema),
});
export type State = z.infer<typeof StateSchema>;
export type Runner = State['runners'][number];

export const UNKNOWN = 'unknown';

/** A state as a seat may see it. */
export const ViewSchema = StateSchema.extend({
  runners: z.array(RunnerSchema.extend({ charm: z.enum([...CHARMS, UNKNOWN]).nullable() })),
});
