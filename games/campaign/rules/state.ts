// The whole truth of a campaign: this is also the format of a position.

import type { Play, ProcedurePart } from '@skald/kernel';
import { z } from 'zod';
import {
  ARMY_IDS,
  CARDS,
  DirectionSchema,
  FIELDS,
  HexMapSchema,
  HexSchema,
  OptionsSchema,
  PIECES,
  SIDES,
  TACTICAL,
} from '../content/index.ts';
import { FrameSchema, ReportSchema, type StepName } from './agenda.ts';
import type { CHOICES } from './choices.ts';
import type { GameEvent } from './events.ts';

const Seat = z.int().min(0).max(1);
const Points = z.int().min(0).max(6);
const Count = z.int().min(0).max(9999);

export const ArmySchema = z.strictObject({
  id: z.enum(ARMY_IDS),
  /** 0 when it has been destroyed or dissolved. In the view of somebody who does not know it: −1. CAM-UNIT-06 */
  points: Points,
  /** Both players know its points: they fought, and it has not exchanged since. CAM-RULING-03 */
  shown: z.boolean(),
  /** A hex, or aboard the ship; null while it waits to be placed and when it is gone. */
  at: z.union([z.literal('ship'), HexSchema]).nullable(),
  /** Where it was when the turn began. */
  stood: z.union([z.literal('ship'), HexSchema]).nullable(),
  /** Its move of this turn is spent. */
  moved: z.boolean(),
  /** It changed its place in this turn, by whatever way. */
  stirred: z.boolean(),
  /** It attacked or was attacked in this turn. */
  fought: z.boolean(),
  /** It was small when the turn began: it pillages nothing, whatever it is now. Only its owner knows. CAM-RULING-13 */
  wasSmall: z.boolean(),
  /** It took part in an exchange in this turn. CAM-RULING-15 */
  exchanged: z.boolean(),
  /** It boarded in this turn and may not land again. CAM-RULING-09 */
  boarded: z.boolean(),
  /** Steps left of a Forced March; 0 without the card. */
  march: Count,
  /** Full turns it has held the castle. CAM-RULING-12 */
  siege: Count,
});
export type Army = z.infer<typeof ArmySchema>;

/** One side of a battle. */
const PartySchema = z.strictObject({
  army: z.enum(ARMY_IDS),
  /** Points at the start, and those not destroyed so far. */
  points: Points,
  left: Points,
  /** Tactical cards played in this battle. */
  cards: z.array(z.enum(TACTICAL)).max(3),
  /** Points saved after it. */
  saved: Points,
});
export type Party = z.infer<typeof PartySchema>;

const BattleSchema = z.strictObject({
  hex: HexSchema,
  field: z.enum(FIELDS),
  /** Where the attacker came from, and the direction of his last step. CAM-RULING-16 */
  from: z.union([z.literal('ship'), HexSchema]),
  line: DirectionSchema,
  /** His step crossed a river edge, by bridge or ford. */
  crossed: z.boolean(),
  /** The defender fights from aboard the ship. CAM-RULING-10 */
  aboard: z.boolean(),
  way: z.enum(['quick', 'table']).nullable(),
  attacker: PartySchema,
  defender: PartySchema,
  /** Rounds of a quick battle fought so far. */
  round: z.int().min(0).max(3),
  winner: z.enum(['attacker', 'defender', 'draw']).nullable(),
  /** What lies on the table; empty in a quick battle. CAM-RULING-22 */
  pieces: z.array(z.enum(PIECES)).max(20),
  /** What each seat said of a battle on the table, when they did not agree. */
  disputed: z.array(ReportSchema).max(2),
});
export type Battle = z.infer<typeof BattleSchema>;

/** Why a campaign ended. CAM-WIN, CAM-RULING-23 to -27 */
export const ENDINGS = ['pillage', 'castle', 'rout', 'ship', 'wipedOut', 'turnLimit', 'surrender'] as const;

export const StateSchema = z.strictObject({
  options: OptionsSchema,
  map: HexMapSchema,
  /** Which side each seat plays. */
  sides: z.array(z.enum(SIDES)).length(2),
  /** 0 during set-up. */
  turn: Count,
  phase: z.enum(['setUp', 'initiative', 'movement', 'over']),
  /** This turn's order of movement; empty before the roll. */
  order: z.array(Seat).max(2),
  armies: z.array(ArmySchema).max(10),
  /** Points each seat has lost for good: everybody can count them. */
  lost: z.array(Count).length(2),
  ship: z.strictObject({ at: HexSchema.nullable(), moved: z.boolean() }),
  pillaged: z.array(HexSchema).max(60),
  /** No order: every draw is a die. */
  deck: z.array(z.enum(CARDS)).max(10),
  discard: z.array(z.enum(CARDS)).max(10),
  hands: z.array(z.array(z.enum(CARDS)).max(10)).length(2),
  battle: BattleSchema.nullable(),
  /** The dice last thrown, for the step that asked for them. */
  dice: z.array(z.int().min(1).max(6)).max(12),
  /** The card that carries the ford under way instead of a die. */
  fordCard: z.boolean(),
  ended: z.strictObject({ winner: Seat, how: z.enum(ENDINGS) }).nullable(),
  agenda: z.array(FrameSchema).max(100),
});
export type State = z.infer<typeof StateSchema>;

/** A state of this game in motion. */
export type Table = Play<State, GameEvent>;

/** Some of its steps and questions. */
export type Steps<N extends StepName> = ProcedurePart<Table, typeof CHOICES, N>;
