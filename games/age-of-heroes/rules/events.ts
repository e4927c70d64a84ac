// Everything that can happen in Age of Heroes, as data for the board, the log and the saga.

import { z } from 'zod';
import {
  AREAS,
  GODS,
  HEROES,
  ITEMS,
  JARLS,
  LANDS,
  MONSTERS,
  RESULTS,
  RUNES,
  SOURCES,
  SPELLS,
  SWORDS,
} from '../content/index.ts';

const Seat = z.int().min(0);
const AreaId = z.enum(AREAS);
const LandId = z.enum(LANDS);
const Counter = z.enum([...HEROES, ...JARLS, ...MONSTERS]);
const Count = z.int().min(0);
/** Where a strength comes from. */
const Sum = z.array(z.strictObject({ from: z.enum(SOURCES), amount: z.int() }));

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({
    type: z.literal(type),
    ...what,
    only: z.array(Seat).readonly().exactOptional(),
    but: z.array(Seat).readonly().exactOptional(),
  });

/** What a die was for. */
export const ROLLS = [
  'contest',
  'sword',
  'monster',
  'jarl',
  'treasure',
  'placement',
  'precedence',
  'spell',
  'resistance',
  'sygil',
  'combat',
  'odin',
  'tyr',
  'thor',
  'notice',
  'god',
  'frey',
  'loki',
  'njord',
  'marks',
  'rune',
  'flight',
] as const;

export const EventSchema = z.discriminatedUnion('type', [
  event('roll', { sides: z.int().min(1), face: z.int().min(1), for: z.enum(ROLLS) }),
  // Set-up
  event('heroContested', { hero: z.enum(HEROES), seats: z.array(Seat), winner: Seat }),
  event('heroChosen', { seat: Seat, hero: z.enum(HEROES) }),
  event('heroPlaced', { seat: Seat, counter: Counter, area: AreaId, sword: z.enum(SWORDS).nullable() }),
  event('monsterPlaced', { monster: z.enum(MONSTERS), area: LandId }),
  event('dragonHoard', { dragon: z.enum(MONSTERS), marks: Count, treasure: z.enum(ITEMS).nullable() }),
  event('jarlPlaced', { token: Count, area: LandId }),
  // Sequence
  event('turnBegan', { turn: Count, of: Count }),
  event('order', { order: z.array(Seat) }),
  event('phase', { phase: z.enum(['movement', 'combat', 'taxes', 'placement']), seat: Seat.nullable() }),
  // Movement
  event('moved', { counters: z.array(Counter), from: AreaId, to: AreaId }),
  event('rode', { counter: Counter, riders: z.array(Counter), ridesLeft: Count }),
  event('faxiGone', {}),
  event('handedOver', { seat: Seat, jarl: z.enum(JARLS), marks: Count, area: AreaId }),
  event('lent', { seat: Seat, item: z.enum(ITEMS).nullable(), giver: Counter, taker: Counter }),
  event('took', { counter: Counter, item: z.enum(ITEMS), area: AreaId }),
  event('dropped', { counter: Counter, item: z.enum(ITEMS), area: AreaId }),
  event('showed', { counter: Counter, item: z.enum(ITEMS) }),
  event('traded', {
    counter: Counter,
    dragon: z.enum(MONSTERS),
    item: z.enum(ITEMS).nullable(),
    marks: Count,
  }),
  // Battle
  event('attacked', {
    seat: Seat,
    area: AreaId,
    attackers: z.array(Counter),
    targets: z.array(z.string()),
  }),
  event('turnedUp', { jarl: z.enum(JARLS), token: Count, area: AreaId }),
  event('cameToHelp', { seat: Seat, counters: z.array(Counter) }),
  event('noSpell', { caster: z.enum(MONSTERS) }),
  event('spellCast', { caster: z.enum(MONSTERS), spell: z.enum(SPELLS), area: AreaId }),
  event('spellFailed', { spell: z.enum(SPELLS), seat: Seat }),
  event('sygilSaved', { seat: Seat, spell: z.enum(SPELLS) }),
  event('sygilRested', { seat: Seat, spell: z.enum(SPELLS) }),
  event('hail', { area: AreaId, counters: z.array(Counter) }),
  event('iced', { area: LandId, owner: Seat.nullable() }),
  event('turnLost', { counters: z.array(Counter), area: AreaId }),
  event('leftBattle', { counters: z.array(Counter) }),
  event('luckSpent', { seat: Seat, points: z.int() }),
  event('godHelped', { seat: Seat, god: z.enum(GODS), own: Count, enemy: Count, glory: Count }),
  /** What both sides are worth when the die is cast, part by part. */
  event('strengths', { seat: Seat, area: AreaId, attack: Sum, defence: Sum }),
  event('battleStopped', { area: AreaId }),
  event('fought', {
    seat: Seat,
    area: AreaId,
    attack: Count,
    defence: Count,
    die: z.int(),
    luck: z.int(),
    result: z.enum(RESULTS),
  }),
  event('flightTurned', { seat: Seat }),
  event('recruitOffered', { seat: Seat, jarl: z.enum(JARLS) }),
  event('recruited', { seat: Seat, jarl: z.enum(JARLS) }),
  event('slain', { counter: Counter, owner: Seat.nullable(), by: Seat.nullable(), area: AreaId }),
  event('wounded', { counter: Counter, owner: Seat.nullable(), by: Seat.nullable(), area: AreaId }),
  event('freyHealed', { seat: Seat, maidens: Count }),
  event('worshipBegan', { seat: Seat, until: Count }),
  event('fled', { counter: Counter, path: z.array(AreaId) }),
  event('gloryLost', { seat: Seat, amount: Count, why: z.enum(['flight', 'jarl']) }),
  event('luckLost', { seat: Seat, amount: Count, why: z.enum(['jarl', 'loki']) }),
  event('rewarded', {
    seat: Seat,
    glory: Count,
    luck: Count,
    deed: z.enum(['slain', 'wounded', 'recruited', 'god']),
    counter: Counter.nullable(),
  }),
  /** `counter` carries it from now on. */
  event('purseTaken', { seat: Seat, counter: Counter, from: Counter, marks: Count }),
  event('spoils', {
    seat: Seat,
    counter: Counter,
    dragon: z.enum(MONSTERS),
    item: z.enum(ITEMS).nullable(),
    marks: Count,
  }),
  event('landWon', { seat: Seat, area: LandId, from: Seat.nullable() }),
  event('noticed', { seat: Seat, god: z.enum(GODS) }),
  event('unnoticed', { seat: Seat }),
  event('frey', { seat: Seat, maidens: Count }),
  event('njord', { seat: Seat, effect: z.enum(['aid', 'gold', 'loss', 'storm']), marks: Count }),
  event('runeLearned', { seat: Seat, rune: z.enum(RUNES) }),
  // Kingdoms
  event('taxed', { seat: Seat, area: LandId, marks: Count, jarl: z.enum(JARLS).nullable() }),
  event('landLost', { seat: Seat, area: LandId }),
  // Wounds, death and the end
  event('healed', { seat: Seat, how: z.enum(['rest', 'worship']) }),
  event('heroDied', {
    seat: Seat,
    counter: Counter,
    area: AreaId,
    how: z.enum(['battle', 'spell', 'storm', 'frey']),
  }),
  event('withdrew', { seat: Seat, final: Count }),
  event('restarted', { seat: Seat, hero: z.enum(HEROES), area: AreaId, sword: z.enum(SWORDS).nullable() }),
  event('transferred', { seat: Seat, jarl: z.enum(JARLS), home: AreaId }),
  event('jarlReleased', { jarl: z.enum(JARLS), token: Count, area: AreaId }),
  event('scored', {
    seat: Seat,
    glory: Count,
    fromHoard: Count,
    fromLuck: Count,
    fromJarls: Count,
    final: Count,
    valhalla: z.boolean(),
  }),
  event('gameOver', { winners: z.array(Seat) }),
]);
export type GameEvent = z.infer<typeof EventSchema>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
