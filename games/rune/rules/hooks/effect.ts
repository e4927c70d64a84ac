// What a fight does when it is told: plain data, so that it can wait on the agenda while somebody is asked.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { MARK_KINDS, MarkSchema } from './mark.ts';

const Who = z.string().max(40);
const Whole = z.int().min(-99_999).max(99_999);
const Cited = { rule: z.string().max(60) };

const effect = <K extends string, T extends z.ZodRawShape>(kind: K, what: T) =>
  z.strictObject({ effect: z.literal(kind), ...what, ...Cited });
const plain = <K extends string>(kind: K) => effect(kind, {});

/** What a power makes of an attack; a blow is an attack like any other. */
export const MANNERS = ['blow', 'leap', 'net', 'bite', 'grab', 'charge'] as const;
export type Manner = (typeof MANNERS)[number];

/** What is rolled besides INIT, ATK and DFN. A foe adds its Res, whatever it is. RUN-FOE-16 */
export const RollSchema = z.enum([...ABILITIES, ...CHARACTERISTICS, 'engagement', 'gift']);
export type Roll = z.infer<typeof RollSchema>;

/** Who rolls, what he adds to the die, and against what. */
export const CheckSchema = z.strictObject({
  who: Who,
  roll: RollSchema,
  /** Besides what the roll is by itself. */
  plus: Whole,
  /** A Difficulty, or somebody else's die with his Res, or his part of an Engagement. */
  against: z.union([z.strictObject({ difficulty: Whole }), z.strictObject({ opponent: Who, plus: Whole })]),
});
export type Check = z.infer<typeof CheckSchema>;

const SimpleSchema = z.discriminatedUnion('effect', [
  /** Raw Damage; Wounds and all that follow. `armor`: whether it helps. */
  effect('damage', { who: Who, raw: Whole, by: Who.nullable(), armor: z.boolean() }),
  effect('heal', { who: Who, hp: Whole }),
  /** In place of any mark that says the same. */
  effect('attach', { who: Who, mark: MarkSchema }),
  effect('detach', { who: Who, mark: z.enum(MARK_KINDS) }),
  /** A blow of its own, in some manner. */
  effect('attack', { who: Who, target: Who, manner: z.enum(MANNERS) }),
  /** Up to so many paces through the air, and a blow on the way. */
  effect('leap', { who: Who, paces: Whole }),
  /** Straight up to somebody, and a blow. */
  effect('charge', { who: Who, target: Who }),
  /** Him, or something of his. One of eight directions, from north with the sun, 1 to 8. RUN-RULING-C02 */
  effect('throw', {
    who: Who,
    by: Who,
    what: z.enum(['hero', 'object']),
    direction: z.int().min(1).max(8),
    paces: Whole,
  }),
  /** Does not die of it. */
  effect('survive', { who: Who }),
  /** Dies at once, and for good. */
  effect('die', { who: Who, credit: z.array(Who).max(9) }),
  effect('stripped', { who: Who }),
  effect('rolled', { who: Who, faces: z.array(z.int()).max(99), total: Whole }),

  // What is under way.
  effect('manner', { who: Who, manner: z.enum(MANNERS) }),
  effect('cannotAttack', { who: Who }),
  /** Of the damage that comes: armor does not help, or nothing is left of it. */
  plain('ignoreArmor'),
  plain('noDamage'),
]);

/** A die first, then what follows from it. */
interface CheckEffect {
  effect: 'check';
  check: Check;
  success: Effect[];
  failure: Effect[];
  rule: string;
}

export type Effect = z.infer<typeof SimpleSchema> | CheckEffect;
export type EffectKind = Effect['effect'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { effect: K }>;

const MOST_EFFECTS = 60;

const CheckEffectSchema: z.ZodType<CheckEffect> = z.lazy(() =>
  effect('check', { check: CheckSchema, success: EffectsSchema, failure: EffectsSchema }),
);

export const EffectsSchema: z.ZodType<Effect[]> = z
  .array(z.union([SimpleSchema, CheckEffectSchema]))
  .max(MOST_EFFECTS);
