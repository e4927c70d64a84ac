// An adventure as its group decided it: whole encounters in the order of play, and what holds them together. What they
// cost and what is wrong with them is worked out by the encounters themselves. RUN-ADV, RUN-ENC-13 to -15

import { z } from 'zod';
import { ADVENTURE_FORMS } from '../../content/design/adventures.ts';
import { HOOKS } from '../../content/design/budget.ts';
import { EncounterSchema, GroupSchema } from '../encounter/schema.ts';
import { words } from '../encounter/words.ts';

const MOST_ENCOUNTERS = 40;
const MOST_PLAYERS = 12;

const Part = words(2000).default('');

export const AdventureSchema = z.strictObject({
  skald: z.literal('adventure'),
  version: z.literal(1),
  name: words(80),
  form: z.enum(ADVENTURE_FORMS),
  /** Where it is set, told to everybody beforehand. RUN-ADV-08 */
  hook: z.enum(HOOKS).default('underground'),
  /** What else the plotter asks of everybody's encounters. RUN-ADV-09 */
  constraints: words(1000).default(''),
  /** Those for whom it is made, a hero for each player; it goes before what the encounters say. */
  group: GroupSchema,
  /** How it goes as a whole and part by part, for whoever plots; `goal`: how heroes will know that it is done. RUN-ADV-10, -11, -13 */
  plot: z
    .strictObject({ outline: Part, setup: Part, development: Part, climax: Part, goal: Part })
    .prefault({}),
  encounters: z
    .array(
      z.strictObject({
        /** His place at the table, the plotter's being 0; null: not yet agreed. RUN-ADV-01, -03 */
        runner: z
          .int()
          .min(0)
          .max(MOST_PLAYERS - 1)
          .nullable()
          .default(null),
        encounter: EncounterSchema,
      }),
    )
    .max(MOST_ENCOUNTERS),
  /** Breaches that the group has agreed to, here and in every encounter. RUN-RULING-T60 */
  waivers: z.array(z.string().min(1).max(40)).max(40).default([]),
});
export type Adventure = z.infer<typeof AdventureSchema>;

/** Another group than it was made for, and what that one has granted. */
export const AdventureContextSchema = GroupSchema.partial()
  .extend({ waivers: z.array(z.string().min(1).max(40)).max(40).exactOptional() })
  .prefault({});
export type AdventureContext = z.infer<typeof AdventureContextSchema>;

/** What each of its encounters is judged by. */
export const contextOf = (
  { group, waivers }: Adventure,
  context: AdventureContext = {},
): AdventureContext => ({
  ...group,
  ...context,
  waivers: [...waivers, ...(context.waivers ?? [])],
});
