// Every frame the agenda of a fight can hold, with its locals. A question's frame names the seat it is asked of.

import { type FrameNamed, frame } from '@skald/kernel';
import { z } from 'zod';
import { BOONS } from '../../content/boons.ts';
import { DIFFICULTIES, THEME_NAMES } from '../../content/fights.ts';
import { GIFTS } from '../../content/gifts.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import {
  CheckSchema,
  EffectsSchema,
  ELEMENTS,
  NATURES,
  MANNERS as WAYS,
  WaysSchema,
  What,
} from '../hooks/effect.ts';
import { DEEDS } from '../hooks/windows.ts';
import { SITTING_FRAMES } from '../sitting/frames.ts';
import { CHOICES, DeedSchema, MANNERS, PAST } from './choices.ts';
import { CONDITIONS } from './conditions.ts';
import { Dice } from './lying-dice.ts';
import { Count, ExtraId, FighterId, FormId, Paces, Place, SeatId, ThingId, Whole } from './words.ts';

const Fighters = z.array(FighterId).max(60);

/** An Engagement; `brings`: what is won by it, where that is no better place. */
const Wrestling = { by: FighterId, target: FighterId, brings: EffectsSchema.exactOptional() } as const;

/** What one has done of the action that is under way. RUN-RULING-C35 */
const HALVES = ['move', 'change', 'pickUp', 'disarm'] as const;

const Turning = {
  fighter: FighterId,
  /** Half actions that are done. */
  halves: z.array(z.enum(HALVES)).max(3),
  /** Whether enemies were about when the action began. */
  engagedAtFirst: z.boolean(),
  /** Paces of the half move, and whether it was long and straight enough for a charge. RUN-MELEE-12 to -14 */
  paces: Paces,
  charges: z.boolean(),
  /** He left an Engagement and did not mean to attack: no attack follows. */
  retires: z.boolean(),
  /** He jumped down from a height. RUN-RULING-C43 */
  leapt: z.boolean(),
  /** What a power makes of his blows in this turn. */
  as: z.enum(WAYS),
  /** What he has done for nothing, by virtue of a power: not twice in a turn. */
  did: z.array(z.enum([...DEEDS, ...BOONS, 'getUp'])).max(DEEDS.length + BOONS.length + 1),
} as const;

/** What kind of attack it is, beyond a plain one. */
const KINDS = ['own', 'opportunity', 'careful', 'riposte', 'counter'] as const;

/** Somebody flees, and others may step into his way. RUN-ACT-23 */
const Flight = { fighter: FighterId, way: z.array(Place).max(400), rest: Fighters } as const;

const Attack = {
  attacker: FighterId,
  target: FighterId,
  form: FormId,
  kind: z.enum(KINDS),
  as: z.enum(WAYS),
  /** What it is made with, if that is a gift. */
  gift: z.enum(BOONS).exactOptional(),
  manner: z.enum(MANNERS),
  past: z.enum(PAST).nullable(),
  /** Paces of a charge, which is better by that and brings out who is braced; 0 where it is none. RUN-MELEE-14, -20 */
  charge: Paces,
  /** From a height onto the other. RUN-MELEE-06 */
  leapt: z.boolean(),
  /** The half move that is left to come back with. RUN-RULING-C53 */
  left: Paces,
  /** The defender has had his chance to forestall it. */
  forestalled: z.boolean(),
} as const;

const Shot = {
  attacker: FighterId,
  target: FighterId,
  form: FormId,
  dodges: z.boolean().nullable(),
  /** What of his cover shelters the target. RUN-TER-30, RUN-SPECIAL-19 */
  behind: z.enum(['cover', 'half', 'nothing']),
  gift: z.enum(BOONS).exactOptional(),
} as const;

const Grab = { by: FighterId, target: FighterId, how: z.enum(['hold', 'pin']) } as const;

/** What there is to know of a blow that hit. */
const Struck = {
  form: FormId,
  kind: z.enum(KINDS),
  as: z.enum(WAYS),
  gift: z.enum(BOONS).nullable(),
  berserk: z.boolean(),
  charge: Paces,
  margin: Whole,
} as const;

/** Raw Damage on its way to a body. RUN-HOOK-33 */
const Harm = {
  victim: FighterId,
  by: FighterId.nullable(),
  raw: Whole,
  /** Whether armor helps. */
  armor: z.boolean(),
  /** Nothing is left of it. */
  none: z.boolean(),
  /** Off what is left of it after all is soaked. */
  less: Count,
  /** Where nobody strikes. */
  nature: z.enum(NATURES).nullable(),
  element: z.enum(ELEMENTS).nullable(),
  /** By how much a roll against it failed. */
  missing: Whole.nullable(),
  /** What struck; null where it was nobody's blow. */
  hit: z.strictObject(Struck).nullable(),
} as const;

/** Downhill, so many paces at most; and whose doing it is. RUN-TER-123 */
const Tumble = { fighter: FighterId, direction: Count, paces: Paces, by: FighterId } as const;

/** What somebody is asked about a gift of his. */
const Asked = {
  seat: SeatId,
  fighter: FighterId,
  gift: z.enum(BOONS),
  target: FighterId.nullable(),
  what: What.exactOptional(),
  brings: EffectsSchema,
} as const;

/** Hit points that are gone. */
const Lost = { victim: FighterId, by: FighterId.nullable(), lost: Count } as const;

/** How one goes: what it provokes depends on it. RUN-RULING-C12 to -C14 */
const GAITS = ['walk', 'seize', 'withdraw', 'flee', 'rush'] as const;

const Walk = {
  fighter: FighterId,
  gait: z.enum(GAITS),
  /** The squares still to come. */
  way: z.array(Place).max(400),
  /** Who may strike at him, and on which square: the last within reach. */
  strikers: z.array(z.strictObject({ by: FighterId, at: Place, left: z.boolean() })).max(60),
  /** Who may shoot at him while he flees, and where. RUN-ACT-22 */
  shooters: z.array(z.strictObject({ by: FighterId, at: Place })).max(60),
  /** What the ground may do to him, and on which square. RUN-TER-112, RUN-HAZ-GRAB-01 */
  perils: z.array(z.strictObject({ at: Place, peril: z.enum(['slip', 'trap', 'swim', 'climb']) })).max(9),
} as const;

export const FrameSchema = z.discriminatedUnion('step', [
  frame('muster', {
    from: z.union([z.enum(THEME_NAMES), CreatureSchema]),
    difficulty: z.enum(DIFFICULTIES),
    surprised: z.boolean(),
  }),
  frame('round', {}),
  frame('plan', {
    seats: z.array(SeatId).max(9),
    answers: z.array(CHOICES.plan.nullable()).max(9),
    fighters: Fighters,
  }),
  frame('exposure', {}),
  frame('exposing', { fighter: FighterId, ...Dice }),
  frame('plans', {}),
  frame('shakingOff', { fighter: FighterId, ...Dice }),
  /** `shaken`: whoever was taken by surprise has had his roll. */
  frame('initiative', { shaken: z.literal(true).exactOptional(), ...Dice }),
  frame('turns', {}),
  frame('turn', { fighter: FighterId }),
  /** `risen`: whether he has tried to. */
  frame('ready', {
    fighter: FighterId,
    as: z.enum(WAYS),
    attacks: z.boolean(),
    risen: z.literal(true).exactOptional(),
  }),
  frame('awarding', { hero: FighterId, points: Count, gift: z.enum(BOONS) }),
  frame('noteAwarding', { hero: FighterId, points: Count, rule: z.string().max(60) }),
  frame('rising', { fighter: FighterId, ...Dice }),
  frame('continue', Turning),
  frame('act', { seat: SeatId, ...Turning }),
  /** `action`: the number of it in this round. */
  frame('endAction', { fighter: FighterId, action: Count }),
  frame('windows', { rest: Fighters, finished: Whole }),
  frame('window', { seat: SeatId, fighter: FighterId, rest: Fighters, finished: Whole }),
  frame('endRound', {}),
  frame('roundOver', {}),
  frame('fading', {}),
  frame('nightfall', {}),
  frame('aftermath', {}),
  frame('lying', {}),
  frame('lastCare', { patient: FighterId, saviours: Fighters }),
  frame('tallying', {}),
  frame('reckoning', {}),
  frame('duelEnds', {}),
  frame('goOn', { seat: SeatId, rest: z.array(SeatId).max(9) }),

  frame('going', Walk),
  frame('freeBlow', { by: FighterId, target: FighterId, left: z.boolean() }),
  frame('opportunity', { seat: SeatId, by: FighterId, target: FighterId, left: z.boolean() }),

  frame('interceptors', Flight),
  frame('intercept', { seat: SeatId, by: FighterId, ...Flight }),
  frame('running', { fighter: FighterId, way: z.array(Place).max(400) }),
  frame('freeShot', { seat: SeatId, by: FighterId, target: FighterId, behind: Shot.behind }),
  frame('popUp', { fighter: FighterId }),
  /** Who is still to be asked whether all run away; null before anybody was. */
  frame('flight', { rest: Fighters.nullable() }),
  /** `asked`: whether something helps those who run has been asked. */
  frame('runAway', { asked: z.boolean() }),
  frame('sprinting', { fighter: FighterId, by: FighterId, pursuit: Whole, ...Dice }),
  frame('ranAway', {}),
  /** What he fell short by decides how much he loses. */
  frame('spoils', { seat: SeatId, by: FighterId, fighter: FighterId, sprint: Whole, pursuit: Whole }),
  frame('wayOut', { fighter: FighterId }),
  frame('climbingOut', { fighter: FighterId, ...Dice }),
  frame('consent', { seat: SeatId, fighter: FighterId, rest: Fighters }),

  frame('engaging', { ...Wrestling, resists: z.boolean().nullable() }),
  frame('wrestling', { ...Wrestling, resists: z.boolean(), ...Dice }),
  frame('resist', { seat: SeatId, ...Wrestling }),
  frame('wonEngagement', { seat: SeatId, by: FighterId, target: FighterId }),

  frame('attack', Attack),
  frame('forestall', { seat: SeatId, ...Attack }),
  frame('comeBack', Attack),
  frame('blow', Attack),
  frame('clash', { ...Attack, ...Dice }),
  frame('ripostes', { by: FighterId, at: FighterId, left: Count }),
  frame('counter', { by: FighterId, at: FighterId }),
  frame('shot', Shot),
  frame('loose', { ...Shot, ...Dice }),
  frame('dodge', { seat: SeatId, ...Shot }),
  frame('breaking', { fighter: FighterId, ...Dice }),
  frame('volley', {
    attacker: FighterId,
    targets: Fighters,
    defence: z.enum(['each', 'best']),
    gift: z.enum(BOONS),
    ...Dice,
  }),
  frame('volleyed', {
    attacker: FighterId,
    gift: z.enum(BOONS),
    hits: z.array(z.strictObject({ target: FighterId, margin: Count })).max(60),
  }),
  frame('grip', Grab),
  frame('grasp', { ...Grab, ...Dice }),
  frame('clutch', { ...Grab, ...Dice }),
  frame('leaping', { to: Place, ...Turning, ...Dice }),
  frame('slipping', { fighter: FighterId, ...Dice }),
  frame('springing', { fighter: FighterId, trap: ThingId, by: FighterId.nullable(), ...Dice }),
  /** `trap`: somebody has set it. */
  frame('plunging', {
    fighter: FighterId,
    by: FighterId.nullable(),
    feet: Count,
    trap: z.literal(true).exactOptional(),
    ...Dice,
  }),
  frame('tiring', { fighter: FighterId, ...Dice }),
  frame('climbing', { fighter: FighterId, onto: Place.nullable(), ...Dice }),
  frame('swimming', { fighter: FighterId, directed: z.boolean(), ...Dice }),
  frame('smothering', { fighter: FighterId, ...Dice }),
  frame('stinging', { fighter: FighterId }),
  frame('bearing', { fighter: FighterId, ...Dice }),
  frame('fending', { fighter: FighterId, ...Dice }),
  frame('rescue', { by: FighterId, target: FighterId, ...Dice }),
  frame('prying', { by: FighterId, target: FighterId, ...Dice }),
  frame('footing', { ...Attack, reached: Whole, raw: Whole, ...Dice }),
  frame('tumbling', Tumble),
  /** `met`: whom he rolls into. */
  frame('bowled', { ...Tumble, met: FighterId, ...Dice }),
  frame('sever', { seat: SeatId, by: FighterId, of: FighterId }),
  frame('nerve', { fighter: FighterId, ...Dice }),
  frame('wrest', { seat: SeatId, by: FighterId, target: FighterId }),
  frame('trampling', { by: FighterId, target: FighterId, ...Dice }),
  frame('horseBlow', { by: FighterId, target: FighterId, ...Dice }),
  /** `turning`: what he may still do if he stays in the saddle. */
  frame('staying', { fighter: FighterId, turning: z.strictObject(Turning).nullable(), ...Dice }),
  frame('extraTurn', { extra: ExtraId }),
  frame('cutting', { fighter: FighterId, extra: ExtraId, form: FormId, ...Dice }),
  frame('pulling', { by: FighterId, target: FighterId, ...Dice }),
  frame('stunt', { fighter: FighterId, deed: DeedSchema, ...Dice }),
  frame('care', { healer: FighterId, patient: FighterId, ...Dice }),

  frame('harm', Harm),
  frame('soak', Harm),
  frame('losing', { ...Harm, lost: Count }),
  /** `to`: what becomes of him unless something saves him. */
  frame('fate', { ...Lost, to: z.enum(['dying', 'dead']), survives: z.boolean() }),
  frame('toll', {
    ...Lost,
    hit: Harm.hit,
    nature: Harm.nature,
    /** Armor was no help. */
    bare: z.literal(true).exactOptional(),
    was: z.enum(CONDITIONS),
    before: Count,
    wounds: Count,
  }),

  /** Up to somebody, a blow, and away from him. RUN-RULING-G81 */
  frame('raid', {
    fighter: FighterId,
    target: FighterId,
    gift: z.enum(BOONS),
    charge: Paces,
    left: Paces,
    struck: z.boolean(),
  }),
  frame('moveOn', { seat: SeatId, fighter: FighterId, target: FighterId }),

  frame('effects', { effects: EffectsSchema }),
  frame('choose', { seat: SeatId, fighter: FighterId, gift: z.enum(BOONS), ways: WaysSchema }),
  /** Whether he uses a gift: before he rolls, or as something happens. RUN-HOOK-35 */
  frame('preRoll', Asked),
  frame('reaction', Asked),
  frame('shop', { seat: SeatId, fighter: FighterId }),
  frame('need', { ...Asked, gift: z.enum(GIFTS) }),
  frame('check', { check: CheckSchema, success: EffectsSchema, failure: EffectsSchema, ...Dice }),
  frame('leap', { seat: SeatId, fighter: FighterId, paces: Paces }),
  frame('midLeap', { seat: SeatId, fighter: FighterId, passed: Fighters }),
  frame('landing', { fighter: FighterId, at: Place }),
  /** Foes that may trade their targets, and how often they still may. */
  frame('trade', { seat: SeatId, traders: Fighters, left: Count }),
  ...SITTING_FRAMES,
]);

export type AnyFrame = z.infer<typeof FrameSchema>;
export type StepName = AnyFrame['step'];
export type FrameOf<N extends StepName> = FrameNamed<AnyFrame, N>;

export type Turning = Omit<FrameOf<'continue'>, 'step'>;
export type Attack = Omit<FrameOf<'attack'>, 'step'>;
export type Shot = Omit<FrameOf<'shot'>, 'step'>;
export type Walk = Omit<FrameOf<'going'>, 'step'>;
export type Harm = Omit<FrameOf<'harm'>, 'step'>;
export type Gait = Walk['gait'];
