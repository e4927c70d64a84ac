// Everything that can happen in a campaign, as data for the board, the log and the saga.

import { z } from 'zod';
import { ARMY_IDS, CARDS, FIELDS, HexSchema, MOMENTS, PIECES, TACTICAL } from '../content/index.ts';
import { THROWS } from './agenda.ts';
import { HIT_SOURCES } from './quick.ts';
import { ENDINGS } from './state.ts';

const Seat = z.int().min(0).max(1);
const Army = z.enum(ARMY_IDS);
const Place = z.union([z.literal('ship'), HexSchema]);
const Count = z.int().min(0);
const Face = z.int().min(1).max(6);
const Role = z.enum(['attacker', 'defender']);
const Report = z.strictObject({
  winner: z.enum(['attacker', 'defender', 'draw']),
  attacker: Count,
  defender: Count,
});

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({
    type: z.literal(type),
    ...what,
    only: z.array(Seat).readonly().exactOptional(),
    but: z.array(Seat).readonly().exactOptional(),
  });

/** What a die of the hall was for. */
export const ROLLS = [...THROWS, 'card', 'pieces', 'piece'] as const;

export const EventSchema = z.discriminatedUnion('type', [
  event('roll', { sides: z.int().min(1), face: z.int().min(1), for: z.enum(ROLLS) }),
  /** Dice from a real table. */
  event('typed', { seat: Seat, faces: z.array(Face), for: z.enum(THROWS) }),
  // Set-up
  event('divided', { seat: Seat, armies: z.array(Army), points: z.array(Count) }),
  event('mustered', { seat: Seat, armies: z.array(Army) }),
  event('placed', { army: Army, hex: HexSchema }),
  // The turn
  event('turnBegan', { turn: Count, of: Count }),
  event('initiativePlayed', { seat: Seat, cards: Count }),
  /** The bare dice, by seat; who is weakened by how much is not announced. */
  event('initiativeRolled', { dice: z.array(Face) }),
  event('initiativeTied', {}),
  /** The modified results: only their owner knows them. */
  event('initiativeResult', { seat: Seat, die: Face, bonus: Count, weak: Count, result: z.int() }),
  event('order', { order: z.array(Seat) }),
  event('movement', { seat: Seat }),
  // Movement
  event('moved', {
    army: Army,
    from: Place,
    to: Place,
    how: z.enum(['march', 'land', 'board', 'retreat', 'flight', 'back']),
  }),
  event('forded', { army: Army, from: Place, to: Place, face: Face.nullable(), ok: z.boolean() }),
  event('sailed', { from: HexSchema, to: HexSchema, aboard: z.array(Army), fled: z.boolean() }),
  event('exchanged', { seat: Seat, army: Army, with: Army }),
  /** The same with what passed, for whoever did it. */
  event('exchangedPoints', { seat: Seat, army: Army, with: Army, points: z.int() }),
  event('forcedMarch', { army: Army }),
  event('cardPlayed', { seat: Seat, card: z.enum(CARDS) }),
  // Flight
  event('attacked', { army: Army, target: Army, hex: HexSchema, from: Place }),
  event('flightRolled', { army: Army, face: Face, line: z.int() }),
  event('fled', { army: Army, path: z.array(Place) }),
  // Battle
  event('battleBegan', {
    hex: HexSchema,
    field: z.enum(FIELDS),
    attacker: Army,
    defender: Army,
    points: z.array(Count),
    aboard: z.boolean(),
  }),
  event('wayAgreed', { way: z.enum(['quick', 'table']) }),
  event('battlefield', { field: z.enum(FIELDS), pieces: z.array(z.enum(PIECES)) }),
  event('moment', { moment: z.enum(MOMENTS.map(({ moment }) => moment)) }),
  event('tacticPlayed', { seat: Seat, card: z.enum(TACTICAL) }),
  /** One round of a quick battle, or one side of it when Ambush parts them. */
  event('round', {
    round: Count,
    attacker: z.array(Face),
    defender: z.array(Face),
    needs: z.array(z.int()),
    hits: z.array(Count),
    left: z.array(Count),
    /** What the needed faces are made of. */
    sums: z.array(z.array(z.strictObject({ from: z.enum(HIT_SOURCES), amount: z.int() }))),
  }),
  event('disputed', { reports: z.array(Report) }),
  event('battleWon', {
    winner: z.enum(['attacker', 'defender', 'draw']),
    attacker: Army,
    defender: Army,
    lost: z.array(Count),
  }),
  event('saves', { army: Army, role: Role, dice: z.array(Face), needs: z.int(), saved: Count, left: Count }),
  event('beachTaken', { army: Army, hex: HexSchema }),
  event('cardDrawn', { seat: Seat, card: z.enum(CARDS).nullable() }),
  event('cardDeclined', { seat: Seat }),
  event('reshuffled', { cards: Count }),
  event('destroyed', {
    army: Army,
    how: z.enum(['battle', 'retreat', 'flight', 'ship', 'dissolved']),
    at: Place.nullable(),
  }),
  // End of turn and of the campaign
  event('pillaged', { army: Army, hex: HexSchema, count: Count }),
  event('besieged', { army: Army, turns: Count, of: Count }),
  event('castleDestroyed', { army: Army }),
  event('shipDestroyed', { army: Army.nullable(), hex: HexSchema }),
  event('turnEnded', { turn: Count }),
  event('revealed', { armies: z.array(z.strictObject({ army: Army, points: Count })) }),
  event('campaignOver', { winner: Seat, how: z.enum(ENDINGS) }),
]);
export type GameEvent = z.infer<typeof EventSchema>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
