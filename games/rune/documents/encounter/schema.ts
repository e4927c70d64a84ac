// An encounter as its designer decided it. What it costs, what is wrong with it and what its foes come to is always worked
// out anew. Elements stand in the order of play, for much depends on what comes later. RUN-ENC, RUN-DIF-150

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { BattleMapSchema } from '../../content/battle-map.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { ENCOUNTER_KINDS, HOOKS } from '../../content/design/budget.ts';
import { DesignRulingsSchema } from '../../content/design/rulings.ts';
import { FOES } from '../../content/foes.ts';
import { SCENES } from '../../content/generating/scenes.ts';
import { MagicSchema } from '../../content/powers.ts';
import { STATISTICS, THREATS } from '../../content/threats.ts';
import { WEAPONS } from '../../content/weapons.ts';
import { CreatureSchema } from '../creature/schema.ts';
import { EffectSchema } from './effect-schema.ts';
import { GainSchema } from './gain-schema.ts';
import { ConditionSchema, EndSchema, RollSchema } from './roll-schema.ts';
import { Id, words } from './words.ts';

export const MOST_EVENTS = 8;
export const MOST_ELEMENTS = 40;
const MOST_FOES = 60;
export const MOST_PEOPLE = 12;
const MOST_ADJUST = 99;
export const MOST_TOTAL = 100_000;
export const MOST_PLAYERS = 12;

const Text = words(4000);
const Spot = z.strictObject({ x: z.int().min(0).max(99), y: z.int().min(0).max(99) });

/** As its type has it, none, or one of its own. RUN-CEVENT-21 */
export const AdjustSchema = z.union([
  z.enum(['type', 'none']),
  z.partialRecord(z.enum(STATISTICS), z.int().min(-MOST_ADJUST).max(MOST_ADJUST)),
]);
export const FoeName = words(60);

const FoeSchema = z.strictObject({
  id: Id,
  name: FoeName,
  /** Of the gallery, or one of the encounter's own by its place in the list. RUN-CEVENT-12 */
  kind: z.union([z.enum(FOES), z.strictObject({ creature: z.int().min(0).max(7) })]),
  threat: z.enum(THREATS),
  adjust: AdjustSchema.default('type'),
  selfWilled: z.boolean().default(false),
  hunts: z.boolean().default(false),
  missile: z.enum(['bow', 'crossbow']).nullable().default(null),
  /** RUN-CEVENT-22 */
  start: Spot.nullable().default(null),
  /** The captive he hides behind, by its name on the map. RUN-TER-70 */
  holds: Id.nullable().default(null),
});
export type FoeEntry = z.infer<typeof FoeSchema>;

const CombatSchema = z.strictObject({
  foes: z.array(FoeSchema).max(MOST_FOES),
  magic: z.array(MagicSchema).max(8).default([]),
  /** RUN-CEVENT-19 */
  noMissiles: z.boolean().default(false),
  /** Heroes are short of food. RUN-RULING-F35 */
  mustHunt: z.boolean().default(false),
  tactics: words(1000).default(''),
});

/** Made by somebody, made by nobody, won, only done, or only tried. RUN-TRAP-02, RUN-DIF-08, RUN-GAIN-30 */
const NATURES = ['trap', 'hazard', 'gain', 'task', 'freestanding'] as const;
export type Nature = (typeof NATURES)[number];

/** RUN-TRAP-67 */
export const TRIGGERS = [
  'disarmed',
  'fell',
  'fellNotByTerrain',
  'gift',
  'berserk',
  'shot',
  'foeDies',
  'foeBotchesOrTriumphs',
  'else',
] as const;

const TAGS = [
  'heat',
  'cold',
  'water',
  'caustic',
  'poison',
  'disease',
  'magic',
  'mechanical',
  'animal',
  'smoke',
] as const;

const ElementSchema = z
  .strictObject({
    id: Id,
    name: words(80),
    nature: z.enum(NATURES),
    /** Against the fight of its event, if there is one. */
    phase: z.enum(['before', 'during', 'after']).default('before'),
    /** To avoid it, or to win it; null: it comes by itself, or by a simple choice. */
    roll: RollSchema.nullable().default(null),
    /** Of what asks for its own rolls and for none before it; else it is the roll's. RUN-COND-05 */
    condition: ConditionSchema.exactOptional(),
    effects: z.array(EffectSchema).max(8).default([]),
    gains: z.array(GainSchema).max(20).default([]),
    /** What one does to have it, where no roll is asked for. RUN-TRE-11, RUN-COND-20 */
    how: words(400).default(''),
    /** Whom it strikes, where not all. RUN-TRAP-53, -57 */
    targets: z
      .strictObject({
        most: z.int().min(1).max(20),
        by: z.enum(['choice', 'chance', 'marchingOrder', 'chart', 'initiative']),
        /** Every round, until somebody ends it. */
        repeats: EndSchema.nullable().default(null),
      })
      .nullable()
      .default(null),
    /** The farther from there, the better or the worse. RUN-TRAP-60 */
    zone: z
      .strictObject({ of: z.enum(['danger', 'safety']), around: Spot, paces: z.int().min(10).max(200) })
      .nullable()
      .default(null),
    trigger: z.enum(TRIGGERS).nullable().default(null),
    tags: z.array(z.enum(TAGS)).max(TAGS.length).default([]),
    /** The trap that it is a part of. RUN-RULING-T55 */
    partOf: Id.nullable().default(null),
    /** Lies in a place that hurts, for whoever stays so many rounds. RUN-TER-44, -45 */
    bait: z.int().min(1).max(20).nullable().default(null),
    /** Shown to heroes: as they come, as they look closer, and when all is over. RUN-ENC-10 */
    inspection: Text.default(''),
    background: Text.default(''),
    /** Earnings that are not claimed, by their codes. RUN-DIF-152 */
    waives: z.array(z.string().min(1).max(40)).max(20).default([]),
  })
  .refine(({ roll, condition }) => roll === null || condition === undefined, {
    message: 'has two conditions',
    path: ['condition'],
  });
export type Element = z.infer<typeof ElementSchema>;

const Score = z.int().min(-MOST_ADJUST).max(MOST_ADJUST);
/** Somebody who is no foe, with his numbers in case of blows. RUN-GAIN-13 */
const PersonSchema = z.strictObject({
  id: Id,
  name: words(60),
  move: z.int().min(0).max(200),
  statistics: z.strictObject({
    init: Score,
    atk: Score,
    dfn: Score,
    dam: Score,
    soak: Score,
    hp: z.int().min(1).max(999),
  }),
  weapon: z.enum(WEAPONS).nullable(),
});

export type Person = z.infer<typeof PersonSchema>;

const EventSchema = z.strictObject({
  id: Id,
  title: words(80),
  /** RUN-ENC-19 */
  location: words(120).default(''),
  /** RUN-ENC-21 */
  summary: words(300).default(''),
  scene: z.enum(SCENES).default('cave'),
  narration: Text.default(''),
  inspection: Text.default(''),
  background: Text.default(''),
  people: z.array(PersonSchema).max(MOST_PEOPLE).exactOptional(),
  combat: CombatSchema.nullable().default(null),
  map: BattleMapSchema.nullable().default(null),
  /** Whoever this element hurts leaves blood in the room that has its corner there, and no other ground is slippery. RUN-STOLEN-7.8 */
  pools: z.strictObject({ of: Id, ...Spot.shape }).exactOptional(),
  /** Features of the map that shall earn. RUN-TER-02 */
  claims: z.array(z.string().min(1).max(60)).max(40).default([]),
  elements: z.array(ElementSchema).max(MOST_ELEMENTS).default([]),
});
export type EncounterEvent = z.infer<typeof EventSchema>;

/** What of a hero decides whether a roll is out of the way for a group. RUN-DIF-121, -122 */
const RosterSchema = z.array(
  z.strictObject({
    own: z.boolean(),
    characteristics: z.partialRecord(z.enum(CHARACTERISTICS), z.int().min(-9).max(20)),
    abilities: z.partialRecord(z.enum(ABILITIES), z.int().min(0).max(30)),
  }),
);

/** Those for whom it is designed. RUN-CEVENT-10, RUN-BUDGET-05 */
export const GroupSchema = z.strictObject({
  heroes: z.int().min(1).max(MOST_PLAYERS),
  /** Victory points of all players, the designer among them. */
  totals: z.array(z.int().min(-MOST_TOTAL).max(MOST_TOTAL)).max(MOST_PLAYERS).default([]),
  roster: RosterSchema.max(MOST_PLAYERS).default([]),
});
export type Group = z.infer<typeof GroupSchema>;

export const EncounterSchema = z.strictObject({
  skald: z.literal('encounter'),
  version: z.literal(1),
  name: words(80),
  kind: z.enum(ENCOUNTER_KINDS),
  hook: z.enum(HOOKS).default('underground'),
  /** RUN-TER-08, RUN-DIF-39 */
  beginner: z.boolean().default(false),
  concept: words(1000).default(''),
  group: GroupSchema,
  creatures: z.array(CreatureSchema).max(8).default([]),
  events: z.array(EventSchema).max(MOST_EVENTS),
  rulings: DesignRulingsSchema.prefault({}),
  /** Breaches that the group has agreed to, by their codes. RUN-RULING-T60 */
  waivers: z.array(z.string().min(1).max(40)).max(40).default([]),
});
export type Encounter = z.infer<typeof EncounterSchema>;

/** Another group than it was made for, and what that one has granted. RUN-CEVENT-11 */
export const EncounterContextSchema = GroupSchema.partial()
  .extend({
    waivers: z.array(z.string().min(1).max(40)).max(40).exactOptional(),
    /** Kinds of terrain in the two encounters that the designer ran last. RUN-VPR-12 */
    recent: z.array(z.string().max(40)).max(40).exactOptional(),
  })
  .prefault({});
export type EncounterContext = z.infer<typeof EncounterContextSchema>;

export const groupOf = ({ group }: Encounter, context: EncounterContext = {}): Group => ({
  heroes: context.heroes ?? group.heroes,
  totals: context.totals ?? group.totals,
  roster: context.roster ?? group.roster,
});
