// A sitting as it stands: sealed encounters, how far the heroes have come in the one that is played, and what they have
// won. RUN-RUN-03, RUN-VP-05 to -08

import { z } from 'zod';
import { STAGES } from '../../content/design/stages.ts';
import { ItemSchema } from '../../content/treasure/item.ts';
import { OnlySchema } from '../../documents/encounter/effect-schema.ts';
import { EncounterSchema } from '../../documents/encounter/schema.ts';
import { Id } from '../../documents/encounter/words.ts';
import { Count, FighterId, MOST_HEROES, Whole } from '../fight/words.ts';

const MOST_ENCOUNTERS = 40;
const MOST_THINGS = 400;

const Heroes = z.array(FighterId).max(MOST_HEROES);

/** Where somebody stands while a session lasts. */
const PurseSchema = z.strictObject({ deficit: Count, slothful: z.boolean(), gained: Count });

/** A roll that the notes call for, while it is under way. */
const CallSchema = z.strictObject({
  element: Id,
  /** Who brought it on; null: it came by itself. */
  by: Heroes.nullable(),
  /** What the other side has rolled, where it did. RUN-DIF-169 */
  against: Whole.nullable(),
  /** How each hero has fared so far: the worst of all that he had to roll. RUN-DIF-100 */
  made: z.array(z.strictObject({ hero: FighterId, margin: Whole })).max(MOST_HEROES),
  /** Who was made to roll again. RUN-DIF-37 */
  forced: Heroes,
  /** Successes of all, and rounds that have passed. RUN-DIF-70, -80 */
  have: Count,
  round: Count,
});
export type Call = z.infer<typeof CallSchema>;

/** What makes somebody's later rolls better or worse. RUN-TRAP-40, RUN-IMPAIR-06, RUN-GAIN-20 */
const SwaySchema = z.strictObject({
  /** Null: foes of a fight to come. */
  hero: FighterId.nullable(),
  by: Whole,
  /** One roll of the notes, some of one kind, a score in a fight, or everything. */
  on: z.union([
    z.literal('all'),
    z.strictObject({ roll: Id }),
    OnlySchema,
    z.strictObject({
      fight: z.enum(['init', 'atk', 'dfn']),
      /** Null: as long as the fight lasts. */
      rounds: Count.nullable(),
      fights: Count,
    }),
  ]),
  /** The event, element or roll with which it ends. RUN-IMPAIR-04 */
  until: Id.nullable(),
});
export type Sway = z.infer<typeof SwaySchema>;

export const SittingSchema = z.strictObject({
  /** Nobody knows of one before it is reached. */
  encounters: z.array(EncounterSchema).max(MOST_ENCOUNTERS),
  at: Count,
  progress: z.strictObject({
    event: Count,
    stage: z.enum(STAGES),
    passed: Count,
    triggered: z.record(Id, Count),
  }),
  /** The heroes who set out: by them foes are measured, and among them points are counted. RUN-FOE-01 */
  present: Heroes,
  /** The foremost first. RUN-DIF-34 */
  march: Heroes,
  /** Whether the narration of the event has been told, and what else of it. RUN-ENC-10 */
  told: z.boolean(),
  /** How many events have been. */
  reached: Count,
  seen: z.array(Id).max(MOST_THINGS),
  /** Who has brought on what. */
  tried: z.array(z.strictObject({ hero: FighterId, element: Id })).max(MOST_THINGS),
  /** Rolls that make the next ones easier. RUN-DIF-140 */
  counted: Count,
  call: CallSchema.nullable(),
  sways: z.array(SwaySchema).max(MOST_THINGS),
  /** Who walks into an ambush: heroes by name, or the foes. RUN-HAZ-AMBUSH-01, RUN-GAIN-05 */
  ambushed: z.strictObject({ heroes: Heroes, foes: z.boolean() }),
  /** A safe place in this event. RUN-GAIN-41 */
  sheltered: z.boolean(),
  /** What was found and is nobody's yet. RUN-TRE-27 */
  hoard: z.array(z.strictObject({ item: ItemSchema, finder: FighterId })).max(MOST_THINGS),
  purses: z.record(FighterId, PurseSchema),
});
export type Sitting = z.infer<typeof SittingSchema>;
