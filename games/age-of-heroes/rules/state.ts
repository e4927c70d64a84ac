// The whole truth of a game of Age of Heroes: this is also the format of a position.

import type { Play, ProcedurePart, Seat } from '@skald/kernel';
import { z } from 'zod';
import {
  AREAS,
  GODS,
  HEROES,
  ITEMS,
  JARLS,
  LANDS,
  MONSTERS,
  OptionsSchema,
  RESULTS,
  RUNES,
  SWORDS,
  TREASURES,
} from '../content/index.ts';
import { FrameSchema, type StepName } from './agenda.ts';
import type { CHOICES } from './choices.ts';
import type { GameEvent } from './events.ts';

const SeatId = z.int().min(0).max(5);
const Count = z.int().min(0).max(9999);
const AreaId = z.enum(AREAS);
const LandId = z.enum(LANDS);
const Counter = z.enum([...HEROES, ...JARLS, ...MONSTERS]);

/** A counter on the map. */
export const PieceSchema = z.strictObject({
  id: Counter,
  /** Tells face-down jarls apart without saying who they are; 0 for counters that never lay face down. */
  token: Count,
  area: AreaId,
  /** The seat whose hero or recruited jarl this is; null for monsters and independent jarls. */
  owner: SeatId.nullable(),
  faceUp: z.boolean(),
  items: z.array(z.enum(ITEMS)).max(10),
  /** Marks a jarl carries for his hero. */
  purse: Count,
  /** Where it last came onto the map. AOH-RULING-85 */
  arrived: AreaId,
  /** Combat factors lost to Hagall until the end of the turn. */
  hail: Count,
  /** The turn in which it may make no sea step; 0 for none. */
  seaBan: Count,
  /** It loses the turns from … until …; 0 for none. AOH-RULING-30, -31 */
  lostFrom: Count,
  lostUntil: Count,
  /** Its movement of this turn is over. */
  moved: z.boolean(),
  /** It may attack nothing more in this turn. */
  barred: z.boolean(),
  /** What it has attacked in this turn. */
  attacked: z.array(z.string().max(40)).max(100),
});
export type Piece = z.infer<typeof PieceSchema>;

const PlayerSchema = z.strictObject({
  /** The hero chosen at the start; null until then. */
  hero: z.enum(HEROES).nullable(),
  /** The counter that is the hero now: the hero himself, or the jarl who took his place. AOH-DEATH-08 */
  counter: z.enum([...HEROES, ...JARLS]).nullable(),
  /** `dead`: fallen, and his player has not yet chosen what follows. AOH-RULING-82 */
  status: z.enum(['choosing', 'alive', 'dead', 'withdrawn']),
  home: AreaId.nullable(),
  glory: Count,
  luck: Count,
  /** Gold marks. */
  hoard: Count,
  rune: z.enum(RUNES).nullable(),
  kingdom: z.array(LandId).max(36),
  wounded: z.boolean(),
  /** He has rested here since the turn began. AOH-RULING-61 */
  restsIn: AreaId.nullable(),
  /** How Frey's maidens cover the wounds to come, in order. AOH-GOD-06 to -08 */
  maidens: z.array(z.enum(['heals', 'worship'])).max(100),
  /** The last turn of worship; 0 for none. AOH-RULING-64 */
  worshipUntil: Count,
  /** The god who waits for his next battle. AOH-RULING-68 */
  god: z.enum(GODS).nullable(),
  /** Njord's help: 0 none, −1 at his next sea move, n in turn n only. AMI-DIFF-11 */
  njordAid: z.int().min(-1).max(9999),
  /** The turn in which Njord makes the sea deadly or closed; 0 for none. AMI-DIFF-20 */
  njordStorm: Count,
  /** The hero has attacked a monster in this turn. AOH-CBT-05 */
  foughtMonster: z.boolean(),
  /** The necklace was traded in this turn. AOH-RULING-57 */
  traded: z.boolean(),
  /** The sword that lies where the hero fell. AOH-DEATH-07 */
  fallenSword: z.enum(SWORDS).nullable(),
  /** Final glory, fixed by death or by the end of the game. AOH-RULING-83 */
  final: Count.nullable(),
});
export type Player = z.infer<typeof PlayerSchema>;

const BattleSchema = z.strictObject({
  area: AreaId,
  attacker: SeatId,
  attackers: z.array(Counter).max(10),
  /** As named, in order: counters, face-down jarls (`jarl-7`) and `land`. */
  named: z.array(z.string().max(40)).max(60),
  /** The counters that defend: those named and those who came to help. */
  defenders: z.array(Counter).max(60),
  /** The area itself defends. */
  land: z.boolean(),
  /** Defenders that lay face down when the attack was declared. */
  faceDown: z.array(z.enum(JARLS)).max(18),
  /** Beaten jarls who joined the attacker. */
  recruited: z.array(z.enum(JARLS)).max(4),
  /** Heroes who were in the battle, whatever became of them. AOH-RULING-67 */
  heroes: z.array(SeatId).max(6),
  /** Heroes who were still in it when the die was cast. */
  fought: z.array(SeatId).max(6),
  /** Luck committed by each seat, signed as it changes the die. */
  luck: z.array(z.int().min(-9999).max(9999)).max(6),
  /** Strength that gods gave to either side. */
  godAttack: Count,
  godDefence: Count,
  attack: Count,
  defence: Count,
  /** The bare die; 0 until it is cast. */
  die: z.int().min(0).max(6),
  result: z.enum(RESULTS).nullable(),
});
export type Battle = z.infer<typeof BattleSchema>;

export const StateSchema = z.strictObject({
  options: OptionsSchema,
  /** 0 during set-up. */
  turn: Count,
  phase: z.enum(['setUp', 'movement', 'combat', 'taxes', 'placement', 'over']),
  /** This turn's precedence. AOH-SEQ-04 */
  order: z.array(SeatId).max(6),
  players: z.array(PlayerSchema).min(1).max(6),
  pieces: z.array(PieceSchema).max(60),
  /** What is left to draw; no order, every draw is a die. */
  piles: z.strictObject({
    monsters: z.array(z.enum(MONSTERS)).max(27),
    jarls: z.array(z.enum(JARLS)).max(18),
    swords: z.array(z.enum(SWORDS)).max(6),
    treasures: z.array(z.enum(TREASURES)).max(4),
  }),
  /** Jarls and monsters removed for good. */
  slain: z.array(z.enum([...JARLS, ...MONSTERS])).max(45),
  /** Items that lie in areas. */
  ground: z.array(z.strictObject({ item: z.enum(ITEMS), area: AreaId })).max(10),
  /** Items out of the game. */
  gone: z.array(z.enum(ITEMS)).max(10),
  /** What each dragon ever placed guards, on the map or back in the pile. AOH-RULING-55 */
  hoards: z
    .array(z.strictObject({ dragon: z.enum(MONSTERS), treasure: z.enum(TREASURES).nullable(), marks: Count }))
    .max(6),
  /** Treasures everybody knows the holder of. AOH-RULING-94 */
  shown: z.array(z.enum(TREASURES)).max(4),
  faxiRides: z.int().min(0).max(3),
  iced: z.array(LandId).max(36),
  /** The next face-down jarl gets this token. */
  nextToken: Count,
  battle: BattleSchema.nullable(),
  agenda: z.array(FrameSchema).max(500),
});
export type State = z.infer<typeof StateSchema>;

/** A state of this game in motion. */
export type Table = Play<State, GameEvent>;

/** Some of its steps and questions. */
export type Steps<N extends StepName> = ProcedurePart<Table, typeof CHOICES, N>;

export function playerOf({ players }: State, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** What a battle has come to, once the die is cast. */
export function resultIn({ result, area }: Battle): NonNullable<Battle['result']> {
  if (result === null) throw new Error(`the battle in ${area} is undecided`);
  return result;
}

/** The battle being fought. */
export function battleOf({ battle }: State): Battle {
  if (battle === null) throw new Error('there is no battle');
  return battle;
}
