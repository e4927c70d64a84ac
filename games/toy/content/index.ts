// The numbers of the game, and what people may write for it.

import { z } from 'zod';

export const CHARMS = ['odd', 'even'] as const;
export type Charm = (typeof CHARMS)[number];

export const DIE = 6;
/** More rests than these make a leap no surer. */
export const MOST_RESTS = 2;
export const SEATS = { min: 2, max: 4 } as const;

export const CourseSchema = z.strictObject({
  title: z.string().min(1).max(40),
  /** How wide the water is before each skerry. */
  widths: z.array(z.int().min(1).max(9)).max(12),
});
export type Course = z.infer<typeof CourseSchema>;

export const STRAITS: Course = { title: 'The Straits', widths: [2, 4, 3, 5] };

export const OptionsSchema = z.strictObject({
  rounds: z.int().min(1).max(30).default(12),
  course: CourseSchema.default(STRAITS),
});
export type Options = z.infer<typeof OptionsSchema>;
