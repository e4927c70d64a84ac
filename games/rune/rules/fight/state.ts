// A fight as it stands: who is where, in what state, and what is still to be done.

import { type Play, type ProcedurePart, recordOf } from '@skald/kernel';
import { z } from 'zod';
import { BattleMapSchema } from '../../content/battle-map.ts';
import { BOONS } from '../../content/boons.ts';
import { FORMS } from '../../content/fights.ts';
import { FOES } from '../../content/foes.ts';
import { MagicSchema } from '../../content/powers.ts';
import { RulingsSchema } from '../../content/rulings.ts';
import { STATISTICS, THREATS } from '../../content/threats.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { AdjustSchema, FoeName } from '../../documents/encounter/schema.ts';
import { HeroSchema } from '../../documents/hero/schema.ts';
import { MarkSchema } from '../hooks/mark.ts';
import { CAUSES } from '../scoring.ts';
import { NotesSchema, SittingSchema } from '../sitting/state.ts';
import { FrameSchema, type StepName } from './agenda.ts';
import type { CHOICES } from './choices.ts';
import { CONDITIONS, HOLDS, MOVEMENTS, OUTCOMES, STANCES, VERDICTS } from './conditions.ts';
import type { GameEvent } from './events.ts';
import { ExtraSchema } from './extras.ts';
import { HappenedSchema, Plight } from './plight.ts';
import {
  Coordinate,
  Count,
  FighterId,
  FormId,
  MOST_FOES,
  MOST_HEROES,
  MOST_ROUNDS,
  MOST_SEATS,
  Paces,
  SeatId,
  SIDES,
  ThingId,
  Whole,
} from './words.ts';

/** One of each kind, and some that can be there several times. */
const MOST_MARKS = 60;
const MOST_USES = 400;

const FighterSchema = z.strictObject({
  id: FighterId,
  /** Whom he fights for; in a holmgang the one who was challenged stands where foes do. */
  side: z.enum(SIDES),
  /** Who decides for him; null: the rules alone. */
  seat: SeatId.nullable(),
  /** His place among the heroes, or among the foes' sheets. */
  sheet: Count,
  x: Coordinate,
  y: Coordinate,
  hp: Count,
  wounds: z.int().min(0).max(5),
  /** Other than by Wounds; below 0 he is invigorated. RUN-GAIN-50 */
  impairment: Whole,
  condition: z.enum(CONDITIONS),
  /** Who brought him down, and whether he meant to; null while nobody has. RUN-VP-36, -37 */
  felled: z.strictObject({ by: FighterId.nullable(), meant: z.boolean() }).nullable(),
  fallen: z.boolean(),
  /** What he holds, and what hangs at his belt. RUN-RULING-C46 */
  hand: FormId,
  belt: FormId.nullable(),
  /** What he let fall, and where. RUN-ACT-30 */
  lying: z
    .array(
      z.strictObject({
        form: FormId,
        x: Coordinate,
        y: Coordinate,
        /** In pieces: nobody picks it up. RUN-ITEM-ABSORPTION */
        broken: z.literal(true).exactOptional(),
      }),
    )
    .max(60),
  /** Pieces left to shoot or throw, by form. */
  pieces: z.array(Count).max(41),

  /** Named for the coming Initiative: a form, or −1 for what is no fight. Null before it is named. */
  planned: z.int().min(-1).max(40).nullable(),
  /** What the Initiative came to; null for whoever rolled none. */
  total: Whole.nullable(),
  tieBreak: Whole,
  /** When he still acts in this round, the next first. */
  steps: z.array(Whole).max(40),
  /** Actions done in this round. */
  acted: Count,
  waiting: z.boolean(),

  /** Of this round. */
  stance: z.enum(STANCES),
  movement: z.enum(MOVEMENTS),
  paces: Paces,
  /** Engagement rolls that he has made. RUN-ENGAGE-09 */
  engagements: Count,
  /** Struck with bare hands: from then on they count. RUN-RULING-C34 */
  fists: z.boolean(),
  /** Who may start no Engagement against him. RUN-RULING-C16 */
  denied: z.array(FighterId).max(MOST_FOES),
  /** All that he did was to move, in this round and in the last. RUN-RULING-C51 */
  onlyMoved: z.boolean(),
  jockeyed: z.boolean(),

  /** Whom a foe is set on by the chart; null where nobody chooses for it. RUN-RUN-30 */
  target: FighterId.nullable(),
  /** Who attacked it since it chose, and hit points he took from it. RUN-RUN-37 */
  grudges: z.array(z.strictObject({ by: FighterId, hurt: Count })).max(MOST_HEROES),
  /** His place among those who have acted in this round; 0 before. */
  order: Count,

  held: z.strictObject({ by: FighterId, how: z.enum(HOLDS), margin: Count }).nullable(),
  /** While he dies: who can still bring him back. RUN-RULING-C23 */
  saviours: z.array(FighterId).max(MOST_HEROES),
  /** Hours before anybody may treat him again, unless he is hurt anew: longer than any fight. RUN-HEAL-13, -14 */
  rest: Count,

  /** What powers and gifts have left on him. */
  marks: z.array(MarkSchema).max(MOST_MARKS),
  /** Every use of a gift that still counts, and in which round. RUN-HOOK-22 */
  uses: z.array(z.strictObject({ gift: z.enum(BOONS), round: Whole })).max(MOST_USES),
  /** Rune powers that sleep, and since which round. RUN-GIFTRULE-RUNE-03 */
  asleep: z.array(z.strictObject({ gift: z.enum(BOONS), since: Whole })).max(BOONS.length),
  /** He had waited, and acts out of his order. */
  opportune: z.boolean(),
  /** Whom he has attacked in this fight. */
  attacked: z.array(FighterId).max(MOST_HEROES + MOST_FOES),
  ...Plight,
});
export type Fighter = z.infer<typeof FighterSchema>;

const StatisticsSchema = z.strictObject(recordOf(STATISTICS, () => Whole));

/** What the heroes made of a foe. RUN-FOE */
const FoeSheetSchema = z.strictObject({
  /** Of the gallery, or somebody's own. */
  foe: z.union([z.enum(FOES), CreatureSchema]),
  threat: z.enum(THREATS),
  /** The same type and category, told apart. */
  number: z.int().min(1).max(MOST_FOES),
  /** Null in the view of whoever cannot know. RUN-RUN-91 */
  statistics: StatisticsSchema.nullable(),
  missile: z.enum(['bow', 'crossbow']).nullable(),
  /** Chooses its own targets. RUN-RUN-38 */
  selfWilled: z.boolean(),
  /** What was bought for it alone. RUN-FOELIST-WENDOL.5, RUN-FOELIST-GOBLIN-SHAMAN.1 */
  hunts: z.boolean(),
  magic: MagicSchema.nullable(),
  /** As its designer has it; left out: as its type. RUN-CEVENT-21 */
  adjust: AdjustSchema.exactOptional(),
  name: FoeName.exactOptional(),
  /** The captive it hides behind, by its name on the map. RUN-TER-70 */
  holds: ThingId.exactOptional(),
  /** Somebody has hurt one like it: from then on everybody knows what it is worth. */
  known: z.boolean(),
});
export type FoeSheet = z.infer<typeof FoeSheetSchema>;

/** One line of a hero's tally, as `scoring` reads it. */
const EntrySchema = z.strictObject({
  hero: FighterId,
  cause: z.enum(CAUSES),
  /** Whom or what it was about. */
  of: z.string().max(40).nullable(),
  points: Count,
});

/** A holmgang: what was agreed, and how it stands. RUN-WORLD-03, -04 */
const DuelSchema = z.strictObject({
  form: z.enum(FORMS),
  cap: Count,
  target: Count,
  /** By whom, in hit points. */
  dealt: z.record(FighterId, Count),
  winner: FighterId.nullable(),
  verdict: z.enum(VERDICTS).nullable(),
});

export const StateSchema = z.strictObject({
  map: BattleMapSchema,
  happened: HappenedSchema,
  heroes: z.array(HeroSchema).min(1).max(MOST_HEROES),
  foes: z.array(FoeSheetSchema).max(MOST_FOES),
  /** Whom each seat plays; in a holmgang some look on. */
  seats: z.array(z.union([z.literal('foes'), z.array(FighterId).max(MOST_HEROES)])).max(MOST_SEATS),
  rulings: RulingsSchema,
  duel: DuelSchema.nullable(),
  rounds: z.int().min(1).max(MOST_ROUNDS),
  round: Count,
  /** The step of the Initiative that is under way. */
  step: Whole,
  fighters: z.array(FighterSchema).max(MOST_HEROES + MOST_FOES),
  /** Harmless folk in the middle of it. RUN-TER-55, -70 */
  extras: z.array(ExtraSchema).max(99),
  /** How many have left by each exit in this round. RUN-TER-83 */
  leavers: z.array(z.strictObject({ exit: ThingId, heroes: Count })).max(120),
  tally: z.array(EntrySchema).max(9999),
  /** Heroes who were almost down, and terrain that moved them: what whoever plays the foes is paid for. RUN-VPR-04, -09 */
  almostDown: z.array(FighterId).max(MOST_HEROES),
  features: z.array(z.string().max(60)).max(200),
  /** Rolls of the notes that heroes failed: he is paid for those too. RUN-VPR-07 */
  failures: z.array(z.strictObject({ difficulty: Count, result: Whole })).max(9999),
  /** Who fights no more by choice: the heroes may stop when only helpless foes are left. RUN-RULING-C55 */
  over: z.boolean(),
  /** Null before anybody has won or lost. */
  ended: z.enum(OUTCOMES).nullable(),
  /** The heroes are out of food, and hunt. RUN-FOELIST-LAND-CRAB.4 */
  mustHunt: z.boolean(),
  /** Left out where a fight stands by itself. */
  sitting: SittingSchema.exactOptional(),
  /** Of views alone, and for nobody but whoever runs. */
  notes: NotesSchema.nullable().exactOptional(),
  agenda: z.array(FrameSchema).max(500),
});
export type State = z.infer<typeof StateSchema>;

/** A fight in motion. */
export type Table = Play<State, GameEvent>;

/** Some of its steps and questions. */
export type Steps<N extends StepName> = ProcedurePart<Table, typeof CHOICES, N>;
