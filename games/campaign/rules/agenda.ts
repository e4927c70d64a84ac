// Every frame the agenda can hold, with its locals. A question's frame names the seat it is asked of.

import { type FrameNamed, frame } from '@skald/kernel';
import { z } from 'zod';
import { ARMY_IDS, DirectionSchema, HexSchema, MOMENTS } from '../content/index.ts';
import { CHOICES } from './choices.ts';

const Seat = z.int().min(0).max(1);
const Seats = z.array(Seat).max(2);
const Army = z.enum(ARMY_IDS);
const Count = z.int().min(0).max(99);
/** A hex, or aboard the ship. */
const Place = z.union([z.literal('ship'), HexSchema]);

const secret = <N extends keyof typeof CHOICES, T extends z.ZodRawShape>(step: N, locals: T) =>
  z.strictObject({
    step: z.literal(step),
    seats: Seats,
    answers: z.array(CHOICES[step].nullable()).max(2),
    ...locals,
  });

const Role = z.enum(['attacker', 'defender']);
const Lost = z.int().min(0).max(6);
/** What somebody says of a battle on the table: who won, and the points each side lost. CAM-RULING-19 */
export const ReportSchema = z.strictObject({
  winner: z.enum(['attacker', 'defender', 'draw']),
  attacker: Lost,
  defender: Lost,
});
export type Report = z.infer<typeof ReportSchema>;

/** What a throw of dice is for. */
export const THROWS = ['initiative', 'ford', 'fleeingFord', 'flight', 'round', 'saves'] as const;

export const FrameSchema = z.discriminatedUnion('step', [
  // Set-up
  secret('divide', {}),
  frame('placeNormans', {}),
  frame('place', { seat: Seat, army: Army }),
  // The turn
  frame('turn', {}),
  secret('initiativeCards', {}),
  frame('initiative', { bonus: z.array(Count).max(2) }),
  frame('whoIsFirst', { bonus: z.array(Count).max(2), first: z.array(Count).max(1) }),
  frame('movement', { seat: Seat }),
  frame('command', { seat: Seat }),
  frame('endOfTurn', {}),
  // Dice: thrown by the hall, or typed in one by one by whoever has them on the table
  frame('throw', { seat: Seat, count: Count, for: z.enum(THROWS) }),
  frame('typeDie', {
    seat: Seat,
    count: Count,
    for: z.enum(THROWS),
    faces: z.array(z.int().min(1).max(6)).max(12),
  }),
  // Movement
  frame('amount', { seat: Seat, army: Army, with: Army }),
  /** The die of a ford is cast: the way leads to a hex, or aboard the ship. */
  frame('forded', { army: Army, to: Place }),
  frame('enter', { army: Army, to: HexSchema }),
  frame('defendShip', { seat: Seat, attacker: Army, hex: HexSchema }),
  frame('shipFlees', {}),
  frame('putToSea', { seat: Seat }),
  // Flight of a small army
  frame('flight', { army: Army, line: DirectionSchema, attacker: Army }),
  frame('flightWay', { army: Army, line: DirectionSchema, attacker: Army }),
  frame('flightStep', { army: Army, line: DirectionSchema, taken: Count, attacker: Army }),
  frame('flightForded', { army: Army, line: DirectionSchema, taken: Count, attacker: Army }),
  frame('stopAboard', { seat: Seat, army: Army, line: DirectionSchema, taken: Count, attacker: Army }),
  frame('endFlight', { attacker: Army, hex: HexSchema }),
  /** A ford in flight or retreat: the dice, or the card. */
  frame('fordOrCard', { seat: Seat, army: Army }),
  // Battle
  frame('battle', {}),
  secret('way', {}),
  frame('tactics', { seat: Seat }),
  frame('moments', { next: Count }),
  frame('moment', { seat: Seat, moment: z.enum(MOMENTS.map(({ moment }) => moment)) }),
  frame('battlefield', {}),
  secret('winner', {}),
  secret('losses', { of: Role, reports: z.array(ReportSchema).max(2) }),
  secret('confirm', {}),
  frame('round', { round: z.int().min(1).max(3) }),
  /** One side has thrown; `faces` are those of the attacker while the defender throws. */
  frame('strike', {
    round: z.int().min(1).max(3),
    side: Role,
    /** Its hits count before the enemy throws. */
    alone: z.boolean(),
    faces: z.array(z.int().min(1).max(6)).max(6),
  }),
  frame('decide', {}),
  frame('saves', { of: Role }),
  frame('saved', { of: Role }),
  frame('aftermath', {}),
  frame('bonusCard', { seat: Seat }),
  frame('endBattle', {}),
  // Retreat of the loser
  frame('retreat', {
    army: Army,
    line: DirectionSchema,
    taken: Count,
    tried: z.array(DirectionSchema).max(3),
  }),
  frame('retreatForded', {
    army: Army,
    line: DirectionSchema,
    taken: Count,
    tried: z.array(DirectionSchema).max(3),
    way: DirectionSchema,
  }),
  frame('sidestep', {
    seat: Seat,
    army: Army,
    line: DirectionSchema,
    taken: Count,
    tried: z.array(DirectionSchema).max(3),
  }),
  frame('checkVictory', {}),
]);

export type AnyFrame = z.infer<typeof FrameSchema>;
export type StepName = AnyFrame['step'];
export type FrameOf<N extends StepName> = FrameNamed<AnyFrame, N>;
