// A creature that is in no gallery, as its designer decided it. What heroes make of it is derived, never kept; it has
// neither gear nor gifts, for whatever it carries is in its numbers. RUN-CREATE, RUN-FOE-14, -15

import { z } from 'zod';
import { CREATURE_POWERS } from '../../content/powers.ts';
import { STATISTICS, THREATS } from '../../content/threats.ts';

/** Beyond these nothing of the gallery goes. */
const MOST_PACES = 100;
const MOST_BENCHMARK = 99;
const LARGEST = 5;
const MOST_ADJUST = 99;

const CREATURE_TAGS = ['human', 'undead', 'craftwerk', 'monstrous', 'dwarf', 'elf', 'goblin'] as const;

export const CreatureSchema = z.strictObject({
  skald: z.literal('creature'),
  version: z.literal(1),
  name: z.string().trim().min(1).max(40),
  /** RUN-CREATE-01 */
  description: z.string().trim().max(600).default(''),
  trait: z.string().trim().max(200).default(''),
  /** RUN-CREATE-12 */
  maxThreat: z.enum(THREATS).default('terrifying'),
  benchmark: z.int().min(0).max(MOST_BENCHMARK),
  move: z.int().min(0).max(MOST_PACES).default(15),
  /** RUN-CREATE-06 */
  adjust: z.partialRecord(z.enum(STATISTICS), z.int().min(-MOST_ADJUST).max(MOST_ADJUST)).default({}),
  powers: z.array(z.enum(CREATURE_POWERS)).max(CREATURE_POWERS.length).default([]),
  tags: z.array(z.enum(CREATURE_TAGS)).max(CREATURE_TAGS.length).default(['monstrous']),
  /** RUN-CREATE-02 to -05 */
  missile: z.boolean(),
  weapon: z.enum(['handheld', 'natural']),
  temper: z.enum(['headlong', 'crafty']),
  nightVision: z.boolean(),
  stunnable: z.boolean(),
  /** RUN-FOE-40 */
  size: z.int().min(1).max(LARGEST).default(1),
});

export type Creature = z.infer<typeof CreatureSchema>;
