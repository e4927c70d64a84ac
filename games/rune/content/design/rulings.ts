// Readings of the rules that a group may choose for what it designs; each is one entry of its Book of Iron Law.

import { z } from 'zod';

export const DesignRulingsSchema = z.strictObject({
  /** What a basic or cushion encounter may cost. RUN-RULING-F01, -R26 */
  baseLimit: z.literal([300, 350]).default(300),
  /** Whether an Endurance Test counts all its rolls or those after the first. RUN-RULING-T06 */
  endurance: z.enum(['all', 'further']).default('all'),
  /** Whether what escalates may cost less than what only recurs. RUN-RULING-T29 */
  escalation: z.enum(['asPrinted', 'atLeastRecurring']).default('asPrinted'),
  /** Whether a trap may earn more than it costs. RUN-RULING-T40 */
  trapEarnings: z.enum(['free', 'clipped']).default('free'),
});
export type DesignRulings = z.infer<typeof DesignRulingsSchema>;

export const DESIGN_RULINGS: DesignRulings = DesignRulingsSchema.parse({});
