// Every frame the agenda can hold, with its locals. A question's frame names the seat it is asked of.

import { type FrameNamed, frame } from '@skald/kernel';
import { z } from 'zod';
import { AREAS, HEROES, ITEMS, JARLS, LANDS, MONSTERS, SPELLS } from '../content/index.ts';

const Seat = z.int().min(0).max(5);
const Count = z.int().min(0).max(9999);
const AreaId = z.enum(AREAS);
const Counter = z.enum([...HEROES, ...JARLS, ...MONSTERS]);
const Points = z.int().min(-9999).max(9999);
const Luck = z.strictObject({ act: z.literal('luck'), points: Points });
const HeroChoice = z.strictObject({ act: z.literal('hero'), hero: z.enum(HEROES) });

/** A movement under way. */
const Moving = {
  seat: Seat,
  counter: Counter,
  /** Movement used so far. */
  spent: Count,
  /** On Frey Faxi. */
  riding: z.boolean(),
  /** Who rides along. */
  riders: z.array(Counter).max(5),
  /** Sea and isles entered in the stretch of sea under way, while Njord helps. AOH-RULING-65 */
  stretch: z.array(AreaId).max(66),
  /** It entered a sea area in this movement. */
  sailed: z.boolean(),
} as const;

/** A question to a hero with Sygil before its die is cast. */
const SygilAsks = {
  seat: Seat,
  caster: z.enum(MONSTERS),
  spell: z.enum(SPELLS),
  waiting: z.array(Seat).max(6),
  saved: z.array(Seat).max(6),
} as const;

export const FrameSchema = z.discriminatedUnion('step', [
  // Set-up
  frame('chooseHero', { seats: z.array(Seat).max(6), answers: z.array(HeroChoice.nullable()).max(6) }),
  frame('setUp', {}),
  // Sequence of play
  frame('turn', {}),
  frame('afterDeath', { seat: Seat }),
  frame('precedence', {}),
  frame('movement', { next: Count }),
  frame('combat', { next: Count }),
  frame('taxes', {}),
  frame('taxHolder', { seat: Seat, area: z.enum(LANDS), marks: Count }),
  frame('placeMonsters', {}),
  frame('placeJarls', {}),
  frame('markTurn', {}),
  // Movement
  frame('nextCounter', { seat: Seat }),
  frame('chooseCounter', { seat: Seat }),
  frame('move', Moving),
  frame('riders', { seat: Seat, counter: Counter, riders: z.array(Counter).max(5) }),
  frame('peril', { ...Moving, to: AreaId }),
  frame('endMove', Moving),
  frame('pickUp', { seat: Seat, counter: Counter, items: z.array(z.enum(ITEMS)).max(10) }),
  // Attacks
  frame('attackFrom', { seat: Seat, current: AreaId.nullable(), closed: z.array(AreaId).max(66) }),
  frame('attackers', { seat: Seat, area: AreaId, chosen: z.array(Counter).max(10) }),
  frame('targets', {
    seat: Seat,
    area: AreaId,
    attackers: z.array(Counter).max(10),
    named: z.array(z.string().max(40)).max(60),
  }),
  // Battle
  frame('turnUp', {}),
  frame('callAid', { asked: z.array(Seat).max(6) }),
  frame('aid', { seat: Seat, asked: z.array(Seat).max(6) }),
  frame('spells', { casters: z.array(z.enum(MONSTERS)).max(27), dice: Count }),
  frame('resist', { caster: z.enum(MONSTERS), spell: z.enum(SPELLS), luck: Points }),
  frame('spellLuck', { seat: Seat, caster: z.enum(MONSTERS), spell: z.enum(SPELLS) }),
  frame('sygil', {
    caster: z.enum(MONSTERS),
    spell: z.enum(SPELLS),
    /** Heroes with Sygil who have yet to roll, and those it saved. */
    waiting: z.array(Seat).max(6),
    saved: z.array(Seat).max(6),
    luck: Points.nullable(),
  }),
  frame('sygilWorks', SygilAsks),
  frame('sygilLuck', SygilAsks),
  frame('spellStrikes', { spell: z.enum(SPELLS), saved: z.array(Seat).max(6) }),
  frame('luck', {}),
  frame('luckBid', { seats: z.array(Seat).max(6), answers: z.array(Luck.nullable()).max(6) }),
  frame('luckOpen', { seat: Seat, after: z.array(Seat).max(6) }),
  frame('totals', {}),
  frame('combatDie', {}),
  frame('turnFlight', { seat: Seat }),
  frame('recruits', { jarls: z.array(z.enum(JARLS)).max(18) }),
  frame('recruit', { seat: Seat, jarl: z.enum(JARLS) }),
  frame('announce', {}),
  frame('strike', {}),
  frame('slay', { counter: Counter, by: Seat.nullable() }),
  frame('wound', { counter: Counter, by: Seat.nullable() }),
  frame('reward', {
    seat: Seat,
    glory: Count,
    luck: Count,
    deed: z.enum(['slain', 'wounded', 'recruited']),
    counter: Counter,
  }),
  frame('loss', { seat: Seat, amount: Count, jarl: z.enum(JARLS) }),
  frame('spoils', { seat: Seat, dragon: z.enum(MONSTERS) }),
  frame('flight', { counter: Counter, chooser: Seat.nullable() }),
  frame('fleeTo', { seat: Seat, counter: Counter }),
  frame('fleeStep', { seat: Seat, counter: Counter, left: Count }),
  frame('thor', {}),
  frame('learnRune', { seat: Seat }),
  frame('gods', { waiting: z.array(Seat).max(6) }),
  frame('godCheck', { seat: Seat }),
  frame('endBattle', {}),
]);

export type AnyFrame = z.infer<typeof FrameSchema>;
export type StepName = AnyFrame['step'];
export type FrameOf<N extends StepName> = FrameNamed<AnyFrame, N>;
