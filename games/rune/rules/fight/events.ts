// What happens in a fight, as data.

import { z } from 'zod';
import { BOONS } from '../../content/boons.ts';
import { GIFTS } from '../../content/gifts.ts';
import { LEGENDARY_ITEMS } from '../../content/legendary.ts';
import { WEIRD_STATISTICS } from '../../content/terrain.ts';
import { TrinketSchema } from '../../content/treasure/item.ts';
import { RollSchema } from '../hooks/effect.ts';
import { MARK_KINDS } from '../hooks/mark.ts';
import { DEEDS } from '../hooks/windows.ts';
import { CAUSES } from '../scoring.ts';
import { SITTING_EVENTS } from '../sitting/events.ts';
import { DeedSchema } from './choices.ts';
import { CONDITIONS, HOLDS, PARTS, SETTLINGS, VERDICTS } from './conditions.ts';
import {
  BodyId,
  Count,
  ExtraId,
  FighterId,
  FormId,
  MOST_FOES,
  Place,
  SeatId,
  ThingId,
  Whole,
} from './words.ts';

/** What dice are thrown for. */
export const ROLLS = [
  'initiative',
  'tie',
  'attack',
  'defence',
  'dodge',
  'engagement',
  'resistance',
  'rising',
  'landing',
  'exposure',
  'waking',
  'fatigue',
  'stray',
  'target',
  'fog',
  'grip',
  'breaking',
  'healing',
  'balance',
  'footing',
  'tumble',
  'bowled',
  'avoiding',
  'prying',
  'ignition',
  'smothering',
  'swim',
  'climb',
  'jump',
  'power',
  'check',
  'bravery',
  'pursuit',
  'sprint',
  'muster',
  'arm',
  'nerve',
  'spotting',
  'stunt',
  'panic',
  'shamming',
  'ride',
  'note',
  'opposition',
  'elbows',
  'treasure',
  'harm',
  'lot',
  'wear',
  'contest',
  'bargain',
  'lore',
  'wanderers',
  'blood',
] as const;
export type Rolled = (typeof ROLLS)[number];

const event = <N extends string, T extends z.ZodRawShape>(type: N, what: T) =>
  z.strictObject({ type: z.literal(type), ...what });
const Pair = { by: FighterId, at: FighterId };
const Total = { total: Whole };
const Parts = z.array(z.strictObject({ of: z.enum(PARTS), by: Whole })).max(30);
/** What was added to the die, or stood in its place, on either side. */
const Sums = { sums: z.strictObject({ attack: Parts, defence: Parts }) };
/** By which points move: one of many, or that of a gift. */
const Rule = z.string().regex(/^RUN(-[A-Z]+)+(-\d{2})?$/);

export const EventSchema = z.discriminatedUnion('type', [
  event('roll', { sides: z.int(), face: z.int(), for: z.enum(ROLLS) }),
  event('mustered', { foes: z.array(FighterId).max(MOST_FOES) }),
  /** `within`: of a fight of a sitting. */
  event('roundBegan', { round: Count, within: z.literal('sitting').exactOptional() }),
  event('initiative', { fighter: FighterId, ...Total, steps: z.array(Whole).max(40) }),
  event('turnBegan', { fighter: FighterId, at: Whole }),
  event('chose', { fighter: FighterId, target: FighterId }),
  event('waited', { fighter: FighterId }),
  event('moved', { fighter: FighterId, way: z.array(Place).max(400) }),
  event('shoved', { ...Pair, way: z.array(Place).max(60) }),
  event('left', { fighter: FighterId }),
  event('forsook', { fighter: FighterId }),
  event('rose', { fighter: FighterId }),
  event('stayedDown', { fighter: FighterId }),
  event('fell', { fighter: FighterId }),
  /** How he came down: what the fall does goes by it. RUN-HAZ-FALL-01 */
  event('landed', { fighter: FighterId, total: Whole, difficulty: Count }),
  event('woke', { fighter: FighterId }),
  event('tired', { fighter: FighterId }),
  event('changed', { fighter: FighterId, form: FormId }),
  event('dropped', { fighter: FighterId, form: FormId }),
  event('delayed', { fighter: FighterId, to: Whole }),
  event('broke', { fighter: FighterId, free: z.boolean() }),
  event('struck', { ...Pair, form: FormId, attack: Whole, defence: Whole, ...Sums }),
  event('shot', { ...Pair, form: FormId, attack: Whole, defence: Whole, ...Sums, others: Count }),
  event('missed', Pair),
  event('strayed', { ...Pair, hit: BodyId }),
  /** Null: nobody, but where he stood. */
  event('hurt', { fighter: FighterId, by: FighterId.nullable(), lost: Count, wounds: Count }),
  event('became', { fighter: FighterId, condition: z.enum(CONDITIONS) }),
  /** `of`: whom or what it was about. Points below 0 are lost. */
  event('scored', {
    hero: FighterId,
    of: z.string().max(40).nullable(),
    cause: z.enum(CAUSES),
    points: Whole,
    rule: Rule,
  }),
  /** What the end of it adds and takes off; no hero: whoever plays the foes. */
  event('settled', {
    seat: SeatId.nullable(),
    hero: FighterId.nullable(),
    cause: z.enum(SETTLINGS),
    points: Whole,
    rule: Rule,
  }),
  event('engaged', { ...Pair, total: Whole, against: Whole, won: z.boolean() }),
  event('denied', Pair),
  event('gripped', { ...Pair, how: z.enum(HOLDS), margin: Whole }),
  event('released', Pair),
  event('tumbled', { fighter: FighterId, way: z.array(Place).max(200) }),
  event('tangled', { fighter: FighterId, with: FighterId }),
  /** Without a roll: what the notes call for has been told before. */
  event('sprang', {
    fighter: FighterId,
    trap: ThingId,
    caught: z.boolean(),
    total: Whole.exactOptional(),
    difficulty: Count.exactOptional(),
  }),
  event('caughtFire', { fighter: FighterId }),
  event('smothered', { fighter: FighterId, out: z.boolean() }),
  event('bore', { fighter: FighterId, ...Total, difficulty: Whole, bears: z.boolean() }),
  event('fended', { fighter: FighterId, ...Total, difficulty: Whole, off: z.boolean() }),
  event('swam', { fighter: FighterId, ...Total, difficulty: Whole, afloat: z.boolean() }),
  event('climbed', { fighter: FighterId, ...Total, difficulty: Whole, holds: z.boolean() }),
  event('jumped', { fighter: FighterId, to: Place, ...Total, difficulty: Whole, lands: z.boolean() }),
  event('shookOff', { fighter: FighterId, recovers: z.boolean() }),
  event('spotted', { ...Pair, found: z.boolean() }),
  event('mounted', { fighter: FighterId, how: z.enum(['mounts', 'dismounts', 'thrown']) }),
  event('stayedMounted', { fighter: FighterId, ...Total, stays: z.boolean() }),
  event('trampled', { ...Pair, attack: Whole, defence: Whole }),
  event('struckHorse', { ...Pair, attack: Whole, defence: Whole }),
  event('horseHurt', { fighter: FighterId, lost: Count, dead: z.boolean() }),
  event('panicked', { extra: ExtraId }),
  event('ranAbout', { extra: ExtraId, way: z.array(Place).max(60), panicked: z.boolean() }),
  event('cutDown', { fighter: FighterId, extra: ExtraId, ...Total, hit: z.boolean() }),
  event('hostageHurt', { extra: ExtraId, by: FighterId, lost: Count, slain: z.boolean() }),
  /** By something that was meant for another. */
  event('hostageStruck', { extra: ExtraId, by: FighterId, slain: z.boolean() }),
  event('hostageFreed', { extra: ExtraId, by: FighterId.nullable() }),
  event('stunt', { fighter: FighterId, ...DeedSchema.shape, ...Total, done: z.boolean() }),
  event('severed', { ...Pair, arm: z.enum(['weapon', 'other']) }),
  event('lostHeart', { fighter: FighterId }),
  event('tookArm', Pair),
  event('shield', { fighter: FighterId, held: z.boolean() }),
  event('torch', { fighter: FighterId, lit: z.boolean() }),
  event('threwRope', Pair),
  event('rescued', { ...Pair, held: z.boolean() }),
  event('pried', { ...Pair, free: z.boolean() }),
  event('treated', {
    healer: FighterId,
    patient: FighterId,
    ...Total,
    difficulty: Count,
    helped: z.boolean(),
  }),
  /** Somebody does what a power or a mark lets him do. */
  event('used', { fighter: FighterId, does: z.enum(DEEDS), target: FighterId.nullable() }),
  event('giftUsed', { fighter: FighterId, gift: z.enum(BOONS), target: FighterId.nullable() }),
  /** At a price, which may be refused; and what was paid. */
  event('offered', { fighter: FighterId, gift: z.enum(BOONS), target: FighterId, points: Count }),
  event('paid', { ...Pair, points: Count }),
  event('robbed', { ...Pair, items: z.array(z.enum(LEGENDARY_ITEMS)).max(LEGENDARY_ITEMS.length) }),
  /** Nothing is left of it. RUN-TRE-44, -52 */
  event('usedUp', { fighter: FighterId, item: TrinketSchema }),
  event('bought', { fighter: FighterId, gift: z.enum(GIFTS), level: Count, points: Count }),
  /** A roll of a power itself. */
  event('rolled', { fighter: FighterId, ...Total, rule: z.string() }),
  event('checked', {
    fighter: FighterId,
    roll: RollSchema,
    ...Total,
    against: Whole,
    success: z.boolean(),
  }),
  event('marked', { fighter: FighterId, mark: z.enum(MARK_KINDS) }),
  event('unmarked', { fighter: FighterId, mark: z.enum(MARK_KINDS) }),
  event('bequeathed', { fighter: FighterId, points: Count }),
  event('healed', { fighter: FighterId, hp: Count }),
  event('thrown', { fighter: FighterId, by: FighterId, way: z.array(Place).max(60) }),
  event('flung', { fighter: FighterId, by: FighterId, form: FormId, to: Place }),
  event('leapt', { fighter: FighterId, to: Place }),
  event('traded', { fighter: FighterId, target: FighterId }),
  /** What sheltered somebody shelters less; weird magic hampers heroes less, or helps foes less. */
  event('worn', { thing: ThingId }),
  event('scourged', { statistic: z.enum(WEIRD_STATISTICS) }),
  event('fightEnded', { won: z.enum(['heroes', 'foes', 'nobody']) }),
  /** Null: nobody won before night fell, or both were beaten. */
  event('duelEnded', { winner: FighterId.nullable(), verdict: z.enum(VERDICTS) }),
  ...SITTING_EVENTS,
]);
export type GameEvent = z.infer<typeof EventSchema>;
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
