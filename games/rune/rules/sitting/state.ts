// A sitting as it stands: sealed encounters, how far the heroes have come in the one that is played, and what they have
// won. RUN-RUN-03, RUN-VP-05 to -08

import { z } from 'zod';
import { ABILITIES, FIGHTING } from '../../content/abilities.ts';
import { STAGES } from '../../content/design/stages.ts';
import { FOES } from '../../content/foes.ts';
import { RULING_NAMES, RulingValue } from '../../content/rulings.ts';
import { THREATS } from '../../content/threats.ts';
import { ItemSchema } from '../../content/treasure/item.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { OnlySchema } from '../../documents/encounter/effect-schema.ts';
import { EncounterSchema, FoeName } from '../../documents/encounter/schema.ts';
import { Id, words } from '../../documents/encounter/words.ts';
import {
  Count,
  FighterId,
  MOST_FOES,
  MOST_HEROES,
  MOST_SEATS,
  SeatId,
  Total,
  Whole,
} from '../fight/words.ts';
import { Feature } from './claims/choices.ts';

const MOST_ENCOUNTERS = 40;
const MOST_THINGS = 400;

const Heroes = z.array(FighterId).max(MOST_HEROES);

/** Where somebody stands while a session lasts. */
const PurseSchema = z.strictObject({ deficit: Count, slothful: z.boolean(), gained: Total });

/** A roll that the notes call for, while it is under way. */
const CallSchema = z.strictObject({
  element: Id,
  /** Who brought it on; null: it came by itself. */
  by: Heroes.nullable(),
  /** What the other side has rolled, where it did. RUN-DIF-169 */
  against: Whole.nullable(),
  /** How each hero has fared so far: the worst of all that he had to roll. RUN-DIF-100 */
  made: z.array(z.strictObject({ hero: FighterId, margin: Whole })).max(MOST_HEROES * 6),
  /** Who was made to roll again. RUN-DIF-37 */
  forced: Heroes,
  /** Successes of all, and rounds that have passed. RUN-DIF-70, -80 */
  have: Count,
  round: Count,
  /** Who has failed what leads to something else, and to what. RUN-DIF-130 */
  led: z
    .array(z.strictObject({ hero: FighterId, to: Id }))
    .max(MOST_HEROES * 6)
    .exactOptional(),
  /** Who rolls Initiative in each round of a Countdown. RUN-DIF-78 */
  swift: Heroes.exactOptional(),
  /** Who is still in it, while it waits for the next round of a fight. RUN-RULING-T59 */
  rollers: Heroes.exactOptional(),
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
      /** Only whoever fights thus, and only against this foe. RUN-RULING-R90 */
      ability: z.enum(FIGHTING).exactOptional(),
      against: Id.exactOptional(),
      /** Only these foes. RUN-TRAP-43 */
      foes: z.array(Id).max(60).exactOptional(),
    }),
  ]),
  /** The event, element or roll with which it ends. RUN-IMPAIR-04 */
  until: Id.nullable(),
});
export type Sway = z.infer<typeof SwaySchema>;

/** Something of a fight's notes, as far as it has come. RUN-DIF-170, RUN-TRAP-57 */
const WorkSchema = z.strictObject({
  element: Id,
  /** Successes of all, or rounds that somebody has stayed. */
  have: Count,
  /** Nobody need do anything about it any more. */
  over: z.boolean(),
});

/** What goes on hurting somebody from round to round. RUN-TRAP-70 */
const OrdealSchema = z.strictObject({
  element: Id,
  effect: Count,
  hero: FighterId,
  difference: Whole,
  round: Count,
  /** Successes against it. RUN-DIF-76 */
  have: Count,
});
export type Ordeal = z.infer<typeof OrdealSchema>;

/** Loot in a hiding place. RUN-GAIN-74 */
const CacheSchema = z.strictObject({
  where: words(120),
  /** Of which encounter. */
  number: Count,
  difficulty: Count,
  bonus: Count,
  things: z.array(z.strictObject({ item: ItemSchema, owner: FighterId })).max(MOST_THINGS),
});

/** Who runs an encounter, and whether he thought it up himself. RUN-BASIC-24, RUN-ENC-25 */
const RunnerSchema = z.strictObject({ seat: SeatId, own: z.boolean() });

/** He runs now. */
const RunningSchema = z.strictObject({
  seat: SeatId,
  /** Who plays his hero meanwhile; null: he has none here. RUN-RUN-10 */
  proxy: SeatId.nullable(),
  /** His hero may stay out of the fight that is fought. RUN-RUN-16 */
  leave: z.boolean(),
  /** His proxy wants to hear nothing from him. RUN-RUN-12 */
  silenced: z.boolean(),
  /** What he has forbidden his hero in this event. RUN-RUN-15 */
  forbidden: z.array(z.string().max(40)).max(MOST_THINGS),
});
export type Running = z.infer<typeof RunningSchema>;

/** Of those who linger: what they have done since anything was told, and what came upon them. RUN-RUN-60 to -68 */
const LingeringSchema = z.strictObject({
  deeds: Count,
  warned: z.boolean(),
  threat: z.enum(THREATS).nullable(),
});

/** What the table has decided for the rest of the saga. RUN-RUN-22 */
const LawSchema = z.strictObject({
  ruling: z.enum(RULING_NAMES),
  value: RulingValue,
  /** Who voted, by weight, and of how many seats. */
  inFavor: Count,
  against: Count,
  voters: Count,
  group: Count,
});
export type IronLaw = z.infer<typeof LawSchema>;

/** Somebody whom they have fought: what he was, and what he was called. */
const MetSchema = z.strictObject({
  foe: z.union([z.enum(FOES), CreatureSchema]),
  number: Count,
  missile: z.enum(['bow', 'crossbow']).nullable(),
  name: FoeName.exactOptional(),
});

export const SittingSchema = z.strictObject({
  /** Nobody knows of one before it is reached. */
  encounters: z.array(EncounterSchema).max(MOST_ENCOUNTERS),
  at: Count,
  /** How many there are, which everybody may know: only older sittings do not say it. */
  of: Count.exactOptional(),
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
  /** Calls that go on with the rounds of a fight, and who has given an action of the coming one for them. RUN-RULING-T59 */
  pending: z.array(CallSchema).max(MOST_THINGS).exactOptional(),
  busy: Heroes.exactOptional(),
  sways: z.array(SwaySchema).max(MOST_THINGS),
  /** Who walks into an ambush: heroes by name, or the foes. RUN-HAZ-AMBUSH-01, RUN-GAIN-05 */
  ambushed: z.strictObject({ heroes: Heroes, foes: z.boolean() }),
  /** A safe place in this event. RUN-GAIN-41 */
  sheltered: z.union([z.boolean(), z.literal('for a while')]),
  /** What was found and is nobody's yet. RUN-TRE-27 */
  hoard: z
    .array(
      z.strictObject({
        item: ItemSchema,
        finder: FighterId,
        /** A Golden Blade pointed at the treasure that it is of: who shares that pays. RUN-ITEM-GOLDENBLADE */
        blade: z.strictObject({ level: Count, treasure: Count }).exactOptional(),
      }),
    )
    .max(MOST_THINGS),
  purses: z.record(FighterId, PurseSchema),
  works: z.array(WorkSchema).max(MOST_THINGS).exactOptional(),
  ordeals: z.array(OrdealSchema).max(MOST_THINGS).exactOptional(),
  /** Who has made which roll, where another is only for those. RUN-RULING-T55 */
  won: z
    .array(z.strictObject({ hero: FighterId, element: Id }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** What struck somebody last, and his hit points before. RUN-EQDMG-06 */
  blow: z.strictObject({ hero: FighterId, raw: Count, hp: Count }).exactOptional(),
  /** There is a reason to go home, and what is added to everybody's Lore for it. RUN-GAIN-60 */
  homeward: Count.exactOptional(),
  /** Somebody who trades, and what he has besides what everybody has. RUN-GAIN-10, RUN-RULING-R100 */
  market: z.strictObject({ bonus: Count, stock: z.array(z.string().max(60)).max(40) }).exactOptional(),
  caches: z.array(CacheSchema).max(MOST_ENCOUNTERS).exactOptional(),
  /** Abilities that have proved themselves in this encounter. RUN-XP-02 */
  proven: z
    .array(z.strictObject({ hero: FighterId, ability: z.enum(ABILITIES) }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** While nobody is on his way: how often each has done something, offered something, and who wants no offers. */
  interlude: z
    .strictObject({
      acts: z.record(FighterId, Count),
      offers: z.record(FighterId, Count),
      closed: Heroes,
      /** Seats that want to go on. */
      done: z.array(SeatId).max(MOST_SEATS),
    })
    .nullable()
    .exactOptional(),
  /** Who lost how much blood before the fight of this event. RUN-STOLEN-7.8 */
  bled: z
    .array(z.strictObject({ hero: FighterId, lost: Count }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** Who was at a way out, or could be with one move, when the last fight was over. RUN-RULING-R97 */
  near: Heroes.exactOptional(),
  /** How often each has got on with which strangers. RUN-ABIL-DEM-05 */
  familiar: z
    .array(z.strictObject({ hero: FighterId, culture: z.string().max(40), times: Count }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** Who takes false silver for true, and who does not. RUN-TRE-17 */
  fooled: z.record(FighterId, z.boolean()).exactOptional(),
  /** What the village has had from them, in ounces. RUN-VP-25 */
  given: z
    .array(z.strictObject({ hero: FighterId, ounces: Count }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** Whom they have fought so far, fight by fight, as everybody saw them: what is told of them later needs their names. */
  met: z
    .array(z.strictObject({ foes: z.array(MetSchema).max(MOST_FOES) }))
    .max(MOST_THINGS)
    .exactOptional(),
  /** Who runs which of them; left out where the rules run all of them. */
  runners: z.array(RunnerSchema.nullable()).max(MOST_ENCOUNTERS).exactOptional(),
  running: RunningSchema.nullable().exactOptional(),
  /** Sorts of terrain that were in play when he ran. RUN-VPR-12 */
  ran: z
    .array(z.strictObject({ seat: SeatId, terrain: z.array(z.string().max(60)).max(200) }))
    .max(MOST_ENCOUNTERS)
    .exactOptional(),
  /** Of somebody who runs and has no hero. */
  guest: PurseSchema.exactOptional(),
  lingering: LingeringSchema.exactOptional(),
  /** The Book of Iron Law. RUN-RUN-22 */
  laws: z.array(LawSchema).max(MOST_THINGS).exactOptional(),
  /** The group may play fights on a table of its own. */
  tabletop: z.literal(true).exactOptional(),
  /** Terrain and traps are claimed before they are counted, and may be contested. RUN-VPR-09, -10, RUN-RULING-R41 */
  claims: z
    .strictObject({
      /** All that could have come into play in the fights of this encounter. RUN-VPR-16 */
      possible: z.array(Feature).max(MOST_THINGS),
      /** What the table has decided of each. */
      decided: z.array(z.strictObject({ feature: Feature, counts: z.boolean() })).max(MOST_THINGS),
    })
    .exactOptional(),
  /** Notes give away what comes later, so they stay closed until all is over. RUN-ENC-12 */
  plotted: z.literal(true).exactOptional(),
});
export type Sitting = z.infer<typeof SittingSchema>;

/** What whoever runs knows and nobody else: the notes as they are, and how far they have come. RUN-RUN-01 */
export const NotesSchema = z.strictObject({
  encounter: EncounterSchema,
  progress: SittingSchema.shape.progress,
  seen: SittingSchema.shape.seen,
  tried: SittingSchema.shape.tried,
  sways: SittingSchema.shape.sways,
  works: z.array(WorkSchema).max(MOST_THINGS),
  ordeals: z.array(OrdealSchema).max(MOST_THINGS),
  won: z.array(z.strictObject({ hero: FighterId, element: Id })).max(MOST_THINGS),
  call: SittingSchema.shape.call,
  ambushed: SittingSchema.shape.ambushed,
});
export type Notes = z.infer<typeof NotesSchema>;
