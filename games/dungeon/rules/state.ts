// The whole truth of a game of Dungeon: this is also the format of a position. What lies behind closed doors is not in
// play yet: it is read from the quest when a door opens. DUN-SETUP-09

import type { Play, ProcedurePart } from '@skald/kernel';
import { z } from 'zod';
import {
  BOSSES,
  CARDS,
  FACINGS,
  FEATS,
  HEROES,
  ITEMS,
  LOCKS,
  MINIONS,
  OBJECTS,
  OptionsSchema,
  SPELLS,
} from '../content/index.ts';
import { FrameSchema, type StepName } from './agenda.ts';
import type { CHOICES } from './choices.ts';
import type { GameEvent } from './events.ts';
import { Count, HeroId, ModelId, Place, X, Y } from './words.ts';

/** Who plays what: the Overlord, or these Heroes. */
export const SeatSchema = z.union([z.literal('overlord'), z.array(HeroId).max(HEROES.length)]);
export type SeatRole = z.infer<typeof SeatSchema>;

/** Something that works on a model for a while. DUN-SPELL-21 */
const MarkSchema = z.discriminatedUnion('type', [
  /** Armour lowered until step 2 of the End of Round. */
  z.strictObject({ type: z.literal('corroded'), by: Count }),
  /** Armour raised until the caster's next Turn begins. */
  z.strictObject({ type: z.literal('shielded'), by: Count, caster: ModelId }),
  /** Armour raised until its own next Turn begins. */
  z.strictObject({ type: z.literal('hardened'), by: Count }),
  /** Stone Stance until its own next Turn begins. */
  z.strictObject({ type: z.literal('stance'), armour: Count }),
  /** Dice on its next Fight or shot of this round. */
  z.strictObject({ type: z.literal('guided'), dice: Count }),
  /** Movement lowered in its next Turn. */
  z.strictObject({ type: z.literal('chilled'), by: Count, least: Count }),
]);
export type Mark = z.infer<typeof MarkSchema>;

/** A Spell card, and how many quarter turns it is from upright. DUN-SPELL-05 */
const SpellCardSchema = z.strictObject({ spell: z.enum(SPELLS), turned: z.int().min(0).max(2) });
export type SpellCard = z.infer<typeof SpellCardSchema>;

/** A miniature on the board. Its lists are replaced, never changed. */
const ModelSchema = z.strictObject({
  /** Heroes and Bosses by name, Minions with a number. */
  id: ModelId,
  type: z.enum([...HEROES, ...BOSSES, ...MINIONS]),
  /** Of a Large model the top left square. */
  x: X,
  y: Y,
  facing: z.enum(FACINGS),
  /** Of Heroes and Bosses. */
  wounds: Count,
  /** The counter on an Injured Minion. DUN-RULING-47 */
  injured: z.boolean(),
  /** A Hero: in this round. Others: in this Overlord Turn or Interrupt. */
  acted: z.boolean(),
  items: z.array(z.enum(ITEMS)).max(40),
  spells: z.array(SpellCardSchema).max(SPELLS.length),
  /** DUN-HERO-09 */
  usedFeats: z.array(z.enum(FEATS)).max(FEATS.length),
  marks: z.array(MarkSchema).max(20),
});
export type Model = z.infer<typeof ModelSchema>;

/** What keeps a revealed door, Weak Spot, chest or fallen roof shut, by its first square. */
const BarSchema = z.strictObject({
  x: X,
  y: Y,
  what: z.enum(['door', 'weakSpot', 'chest', 'caveIn']),
  lock: z.enum(LOCKS).nullable(),
  /** 0: none. DUN-FURN-21 */
  ward: Count,
});
export type Bar = z.infer<typeof BarSchema>;

/** A Hero that is no longer on the board, with what it took along. DUN-RULING-30, -38 */
const GoneSchema = z.strictObject({
  hero: HeroId,
  how: z.enum(['left', 'crippled']),
  items: z.array(z.enum(ITEMS)).max(40),
});

const OverlordSchema = z.strictObject({
  hand: z.array(z.enum(CARDS)).max(30),
  /** What nobody has seen: the cards of the draw pile and those that were not dealt, in no order. DUN-SETUP-11 */
  unseen: z.array(z.enum(CARDS)).max(30),
  /** How many of them can still be drawn. */
  pile: Count,
  /** Open to all. DUN-RULING-28 */
  discard: z.array(z.enum(CARDS)).max(30),
  /** Commands left in this Overlord Turn: a model each, or Raise Dead. */
  commands: Count,
  /** Models that may act beyond them. DUN-OVL-21 */
  extra: Count,
  /** A card was played in this Overlord Turn. DUN-OVL-08 */
  cardPlayed: z.boolean(),
  /** Raise Dead without Command left in this Overlord Turn. DUN-ITEMCARD-22 */
  freeRaises: Count,
  /** The roof has come down once. DUN-ADV-09 */
  caveInUsed: z.boolean(),
});

/** What has become of the dungeon; replaced whole, never changed. */
const DungeonSchema = z.strictObject({
  /** Doors that are gone and Weak Spots that are broken, by their first square. */
  open: z.array(Place).max(60),
  /** The thresholds of the turning chamber that can be passed. DUN-ADV-08 */
  chamber: z.enum(['northSouth', 'eastWest']).nullable(),
  /** Where the roof lies. */
  caveIn: Place.nullable(),
});
export type Dungeon = z.infer<typeof DungeonSchema>;

const SIDES = ['heroes', 'overlord'] as const;
export type Side = (typeof SIDES)[number];

/** Why a side has won. */
export const ENDINGS = ['goal', 'crippled', 'noHeroes', 'deckOut', 'conceded', 'broken'] as const;

export const StateSchema = z.strictObject({
  options: OptionsSchema,
  seats: z.array(SeatSchema).min(2).max(5),
  /** 0 during set-up. */
  round: Count,
  phase: z.enum(['setUp', 'heroTurns', 'overlordTurn', 'endOfRound', 'over']),
  dungeon: DungeonSchema,
  bars: z.array(BarSchema).max(60),
  models: z.array(ModelSchema).max(120),
  gone: z.array(GoneSchema).max(HEROES.length),
  /** Bosses that were Crippled. */
  slain: z.array(z.enum(BOSSES)).max(60),
  bones: z.array(z.strictObject({ x: X, y: Y, piles: z.int().min(1).max(200) })).max(400),
  /** Models that can be raised or summoned. DUN-OVL-12 */
  pool: z.partialRecord(z.enum(MINIONS), Count),
  /** How many of a kind have ever stood on the board, so that each has a number of its own. */
  numbers: z.partialRecord(z.enum(MINIONS), Count),
  overlord: OverlordSchema,
  /** Opened chests, searched furniture and pulled levers, by their first square. */
  opened: z.array(Place).max(20),
  searched: z.array(Place).max(200),
  pulled: z.array(Place).max(20),
  /** What Crippled Heroes dropped. DUN-RULING-30 */
  ground: z.array(z.strictObject({ item: z.enum(ITEMS), x: X, y: Y })).max(60),
  /** Objects that Heroes have taken, in order. */
  taken: z.array(z.enum(OBJECTS)).max(200),
  /** Prizes that a Search by die has given away. DUN-ADV-06 */
  prizes: z.array(z.enum(ITEMS)).max(12),
  /** For the next adventure. DUN-END-05 */
  rewards: z.array(z.strictObject({ hero: HeroId, item: z.enum(ITEMS) })).max(40),
  winner: z.enum(SIDES).nullable(),
  ending: z.enum(ENDINGS).nullable(),
  agenda: z.array(FrameSchema).max(500),
});
export type State = z.infer<typeof StateSchema>;

/** A state of this game in motion. */
export type Table = Play<State, GameEvent>;

/** Some of its steps and questions. */
export type Steps<N extends StepName> = ProcedurePart<Table, typeof CHOICES, N>;
