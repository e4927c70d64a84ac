// Every frame the agenda of a fight can hold, with its locals. A question's frame names the seat it is asked of.

import { type FrameNamed, frame } from '@skald/kernel';
import { z } from 'zod';
import { DIFFICULTIES, THEME_NAMES } from '../../content/fights.ts';
import { CreatureSchema } from '../../documents/creature/schema.ts';
import { CheckSchema, EffectsSchema, MANNERS as WAYS } from '../hooks/effect.ts';
import { DEEDS } from '../hooks/windows.ts';
import { CHOICES, MANNERS, PAST } from './choices.ts';
import { CONDITIONS } from './conditions.ts';
import { Count, FighterId, FormId, Paces, Place, SeatId, Whole } from './words.ts';

const Fighters = z.array(FighterId).max(60);

/** What one has done of the action that is under way. RUN-RULING-C35 */
const HALVES = ['move', 'change', 'pickUp'] as const;

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
  did: z.array(z.enum(DEEDS)).max(DEEDS.length),
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
  manner: z.enum(MANNERS),
  past: z.enum(PAST).nullable(),
  /** +3 ATK, or brings out who is braced. RUN-MELEE-14, -20 */
  charge: z.boolean(),
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
  /** What struck; null where it was nobody's blow. */
  hit: z.strictObject({ form: FormId, kind: z.enum(KINDS), as: z.enum(WAYS), margin: Whole }).nullable(),
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
  frame('plans', {}),
  frame('initiative', {}),
  frame('turns', {}),
  frame('turn', { fighter: FighterId }),
  frame('ready', { fighter: FighterId, as: z.enum(WAYS), attacks: z.boolean() }),
  frame('continue', Turning),
  frame('act', { seat: SeatId, ...Turning }),
  /** `action`: the number of it in this round. */
  frame('endAction', { fighter: FighterId, action: Count }),
  frame('windows', { rest: Fighters, finished: Whole }),
  frame('window', { seat: SeatId, fighter: FighterId, rest: Fighters, finished: Whole }),
  frame('endRound', {}),
  frame('nightfall', {}),
  frame('aftermath', {}),
  frame('lastCare', { patient: FighterId, saviours: Fighters }),
  frame('reckoning', {}),
  frame('duelEnds', {}),
  frame('goOn', { seat: SeatId, rest: z.array(SeatId).max(9) }),

  frame('going', Walk),
  frame('opportunity', { seat: SeatId, by: FighterId, target: FighterId, left: z.boolean() }),

  frame('interceptors', Flight),
  frame('intercept', { seat: SeatId, by: FighterId, ...Flight }),
  frame('running', { fighter: FighterId, way: z.array(Place).max(400) }),
  frame('freeShot', { seat: SeatId, by: FighterId, target: FighterId }),
  /** Who is still to be asked whether all run away; null before anybody was. */
  frame('flight', { rest: Fighters.nullable() }),
  frame('consent', { seat: SeatId, fighter: FighterId, rest: Fighters }),

  frame('engaging', { by: FighterId, target: FighterId, resists: z.boolean().nullable() }),
  frame('resist', { seat: SeatId, by: FighterId, target: FighterId }),
  frame('wonEngagement', { seat: SeatId, by: FighterId, target: FighterId }),

  frame('attack', Attack),
  frame('forestall', { seat: SeatId, ...Attack }),
  frame('comeBack', Attack),
  frame('blow', Attack),
  frame('clash', Attack),
  frame('ripostes', { by: FighterId, at: FighterId, left: Count }),
  frame('counter', { by: FighterId, at: FighterId }),
  frame('shot', Shot),
  frame('dodge', { seat: SeatId, ...Shot }),
  frame('breaking', { fighter: FighterId }),
  frame('grip', { by: FighterId, target: FighterId, how: z.enum(['hold', 'pin']) }),
  frame('leaping', { to: Place, ...Turning }),
  frame('smothering', { fighter: FighterId }),
  frame('rescue', { by: FighterId, target: FighterId }),
  frame('prying', { by: FighterId, target: FighterId }),
  frame('care', { healer: FighterId, patient: FighterId }),

  frame('harm', Harm),
  frame('soak', Harm),
  /** `to`: what becomes of him unless something saves him. */
  frame('fate', { ...Lost, to: z.enum(['dying', 'dead']), survives: z.boolean() }),
  frame('toll', { ...Lost, hit: Harm.hit, was: z.enum(CONDITIONS), before: Count }),

  frame('effects', { effects: EffectsSchema }),
  frame('check', { check: CheckSchema, success: EffectsSchema, failure: EffectsSchema }),
  frame('leap', { seat: SeatId, fighter: FighterId, paces: Paces }),
  frame('midLeap', { seat: SeatId, fighter: FighterId, passed: Fighters }),
  frame('landing', { fighter: FighterId, at: Place }),
  /** Foes that may trade their targets, and how often they still may. */
  frame('trade', { seat: SeatId, traders: Fighters, left: Count }),
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
