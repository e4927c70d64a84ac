// What a fight does when it is told: plain data, so that it can wait on the agenda while somebody is asked.

import { z } from 'zod';
import { ABILITIES } from '../../content/abilities.ts';
import { BOONS } from '../../content/boons.ts';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { WEIRD_STATISTICS } from '../../content/terrain.ts';
import { TrinketSchema } from '../../content/treasure/item.ts';
import { MARK_KINDS, MarkSchema } from './mark.ts';

const Who = z.string().max(40);
const Whole = z.int().min(-99_999).max(99_999);
const Count = z.int().min(0).max(99_999);
const Cited = { rule: z.string().max(60) };
const Gift = { gift: z.enum(BOONS) };
const Spot = z.strictObject({ x: Count, y: Count });
/** One of several things that a gift can do. */
export const What = z.string().regex(/^[\w-]{1,40}$/);

const effect = <K extends string, T extends z.ZodRawShape>(kind: K, what: T) =>
  z.strictObject({ effect: z.literal(kind), ...what, ...Cited });
const plain = <K extends string>(kind: K) => effect(kind, {});

/** What a power makes of an attack; a blow is an attack like any other. */
export const MANNERS = ['blow', 'leap', 'net', 'bite', 'grab', 'charge'] as const;
export type Manner = (typeof MANNERS)[number];

/** What is rolled besides INIT, ATK and DFN. A foe adds its Res, whatever it is. RUN-FOE-16 */
export const RollSchema = z.enum([...ABILITIES, ...CHARACTERISTICS, 'engagement', 'gift']);
export type Roll = z.infer<typeof RollSchema>;

/** What hurts where nobody strikes: only a trap was set by somebody. RUN-TRAP-01, -02 */
export const NATURES = ['place', 'trap', 'fall', 'drowning', 'fire', 'swarm'] as const;
export type Nature = (typeof NATURES)[number];

/** What some damage is made of. RUN-HOOK-06 */
export const ELEMENTS = ['heat', 'poison'] as const;
export type Element = (typeof ELEMENTS)[number];

/** What a roll is made against where that is nobody: what somebody set, and how it would hurt. RUN-HOOK-03, RUN-TRE-54 */
const PERILS = ['trap', 'fire', 'drowning', 'falling', 'acid', 'otherHarm', 'poison', 'disease'] as const;
export type Peril = (typeof PERILS)[number];

/** Who rolls, what he adds to the die, and against what. RUN-HOOK-07 */
export const CheckSchema = z.strictObject({
  who: Who,
  roll: RollSchema,
  /** Besides what the roll is by itself. */
  plus: Whole,
  /** A Difficulty, or somebody else's die with his Res, or his part of an Engagement. */
  against: z.union([z.strictObject({ difficulty: Whole }), z.strictObject({ opponent: Who, plus: Whole })]),
  /** Against somebody: who only equals him has not won. RUN-RULING-G14 */
  strict: z.literal(true).exactOptional(),
  /** Whose numbers the Difficulty comes from. */
  measuredBy: z.array(Who).max(60).exactOptional(),
  /** The gift that it belongs to. */
  gift: z.enum(BOONS).exactOptional(),
  peril: z.enum(PERILS).exactOptional(),
  /** Whom he treats, where nobody rolls against him. */
  about: Who.exactOptional(),
});
export type Check = z.infer<typeof CheckSchema>;

const SimpleSchema = z.discriminatedUnion('effect', [
  // Done to somebody.

  /** Raw Damage; Wounds and all that follow. `armor`: whether it helps; `missing`: by how much a roll against it failed. */
  effect('damage', {
    who: Who,
    raw: Whole,
    by: Who.nullable(),
    armor: z.boolean(),
    nature: z.enum(NATURES).exactOptional(),
    element: z.enum(ELEMENTS).exactOptional(),
    missing: Whole.exactOptional(),
  }),
  /** `perMargin`: so much more for every point by which the check before it was made. */
  effect('heal', { who: Who, hp: Whole, perMargin: Whole.exactOptional() }),
  /** In place of any mark that says the same; `perMiss`: what it remembers grows by what a roll fell short of. */
  effect('attach', { who: Who, mark: MarkSchema, perMiss: z.literal(true).exactOptional() }),
  /** All of a kind; of gifts only those of one. */
  effect('detach', { who: Who, mark: z.enum(MARK_KINDS), gift: z.enum(BOONS).exactOptional() }),
  /** A blow of its own, in some manner; with a gift it needs no reach. */
  effect('attack', { who: Who, target: Who, manner: z.enum(MANNERS), gift: z.enum(BOONS).exactOptional() }),
  /** One roll against several: each rolls DFN, or the best of them for all. */
  effect('volley', {
    who: Who,
    targets: z.array(Who).max(60),
    defence: z.enum(['each', 'best']),
    gift: z.enum(BOONS),
  }),
  /** A shot or throw of a way that he has, by its place on his sheet, or of what he holds. */
  effect('shoot', {
    who: Who,
    target: Who,
    form: Count.exactOptional(),
    gift: z.enum(BOONS).exactOptional(),
  }),
  /** Strikes or shoots at him at once with what is in hand, and `by` has done it. RUN-HOOK-09 */
  effect('command', { who: Who, target: Who, by: Who, ...Gift }),
  /** What a gift is about to bring is so much less. RUN-GIFTRULE-VP-04 */
  effect('lessen', { by: Count }),
  /** Victory points of earlier encounters change hands. RUN-HOOK-23, RUN-RULING-G39 */
  effect('pay', { who: Who, to: Who, points: Count }),
  /** A gift that was only offered is used after all. */
  effect('use', { who: Who, target: Who, ...Gift }),
  /** Up to so many paces through the air, and a blow on the way. */
  effect('leap', { who: Who, paces: Whole }),
  /** Half a move up to him, a blow, and half a move away; he is left out of that foe's next choice. RUN-HOOK-09, -14 */
  effect('raid', { who: Who, target: Who, ...Gift }),
  /** The two change places. RUN-ENGAGE-14 */
  effect('exchange', { who: Who, other: Who }),
  /** Does not get away: where he was about to flee or back off to, he does not come. RUN-HOOK-14 */
  effect('halt', { who: Who }),
  /** Straight up to somebody, and a blow. */
  effect('charge', { who: Who, target: Who }),
  /** Him, or something of his. One of eight directions, from north with the sun, 1 to 8. RUN-RULING-C02 */
  effect('throw', {
    who: Who,
    by: Who,
    what: z.enum(['hero', 'object']),
    direction: z.int().min(1).max(8),
    paces: Whole,
    /** Through the air over everybody: he comes down beside whoever stands there. RUN-RULING-G56 */
    over: z.literal(true).exactOptional(),
  }),
  /** What he holds, or what has just fallen from his hand, lies so many paces off; in one of eight directions as above. */
  effect('fling', {
    who: Who,
    by: Who,
    what: z.enum(['held', 'fallen']),
    direction: z.int().min(1).max(8),
    paces: Whole,
  }),
  /** What he holds goes to pieces. RUN-ITEM-ABSORPTION */
  effect('shatter', { who: Who }),
  /** All arrows and bolts that he has shot are in his quiver again. */
  effect('recall', { who: Who }),
  /** Clothes catch fire as if flames had reached him. RUN-HAZ-FIRE-01 */
  effect('ignite', { who: Who, by: Who }),
  /** In a raging fire he burns, whatever he wears. RUN-HAZ-FIRE-05 */
  effect('engulf', { who: Who, by: Who }),
  /** Does not die of it. */
  effect('survive', { who: Who }),
  /** Dies at once, and for good; `credit`: who shares the death blow. */
  effect('die', { who: Who, credit: z.array(Who).max(9) }),
  /** Gone from the field until the next event. */
  effect('leave', { who: Who }),
  effect('stripped', { who: Who }),
  /** Whatever treasure he carries stays behind; what everybody has does not. RUN-RULING-G64 */
  effect('forsake', { who: Who }),
  /** Takes another weapon in hand, and the other goes where that came from. */
  effect('wield', { who: Who, form: Count }),
  /** A rune power goes dormant. RUN-GIFTRULE-RUNE-03 */
  effect('sleep', { who: Who, ...Gift }),
  /** Whatever else he could have done in this round is lost: actions, and Engagement rolls of his own. */
  effect('forfeit', { who: Who }),
  /** Something that he carries is used up, wakes, or wears out. RUN-TRE-44, -49, -52 */
  effect('change', { who: Who, was: TrinketSchema, is: TrinketSchema.nullable() }),
  /** He gives so many hit points away; nobody gains by it. RUN-ITEM-BLOODTRIBUTE */
  effect('bleed', { who: Who, hp: Count }),
  /** Its next attack is for him, whomever it had chosen. RUN-ITEM-FURY */
  effect('aim', { who: Who, target: Who, ...Gift }),
  /** What he was about to do comes to nothing. RUN-ITEM-WAND */
  effect('skip', { who: Who }),
  /** Victory points. RUN-HOOK-20 */
  effect('award', { who: Who, points: Whole, ...Gift }),
  /** The same for a new hero of his player, if he dies. RUN-INSURE-09 */
  effect('bequeath', { who: Who, points: Count }),
  effect('rolled', { who: Who, faces: z.array(z.int()).max(99), total: Whole }),

  // Done to the field.

  /** Cover shelters by a degree less from now on. RUN-HOOK-59 */
  effect('wear', { thing: z.string().max(40) }),
  /** Weird magic turns in the heroes' favor. RUN-HOOK-16 */
  effect('scourge', {
    statistic: z.enum(WEIRD_STATISTICS),
    side: z.enum(['heroes', 'foes', 'both']),
    by: Count,
  }),

  // What is under way.

  effect('manner', { who: Who, manner: z.enum(MANNERS) }),
  effect('cannotAttack', { who: Who }),
  /** The attack that was declared does not come about. */
  plain('stopAttack'),
  /** The die of his that has just fallen is thrown again. */
  effect('reroll', { who: Who }),
  /** Of the damage that comes: armor does not help, or helps after all; more or less; nothing is left of it. */
  plain('ignoreArmor'),
  plain('heedArmor'),
  effect('addRaw', { by: Whole }),
  /** Off what is lost after all is soaked. */
  effect('reduce', { by: Whole }),
  plain('noDamage'),
  /** It strikes somebody else. */
  effect('retarget', { to: Who }),
]);

/** A die first, then what follows from it. */
interface CheckEffect {
  effect: 'check';
  check: Check;
  success: Effect[];
  failure: Effect[];
  rule: string;
}

/** Its owner is asked whether he uses a gift now. RUN-HOOK-35 */
interface AskEffect {
  effect: 'ask';
  who: string;
  gift: z.infer<(typeof Gift)['gift']>;
  target: string | null;
  /** For what, where it could be several things. */
  what?: string;
  brings: Effect[];
  /** He lacks it, and would have to buy it first. */
  buys?: true;
  rule: string;
}

/** An Engagement roll, and what winning it brings instead of a better place. RUN-HOOK-15 */
interface EngageEffect {
  effect: 'engage';
  who: string;
  target: string;
  brings: Effect[];
  rule: string;
}

/** One of several ways to go on: a word, somebody, or a square. */
export interface Way {
  what: string | null;
  target: string | null;
  spot: z.infer<typeof Spot> | null;
  brings: Effect[];
}

/** Somebody chooses among them. */
interface ChooseEffect {
  effect: 'choose';
  who: string;
  gift: z.infer<(typeof Gift)['gift']>;
  ways: Way[];
  rule: string;
}

/** So many of them by plain chance. RUN-BASIC-13 */
interface LotEffect {
  effect: 'lot';
  count: number;
  ways: Way[];
  rule: string;
}

export type Effect =
  | z.infer<typeof SimpleSchema>
  | CheckEffect
  | AskEffect
  | EngageEffect
  | ChooseEffect
  | LotEffect;
export type EffectKind = Effect['effect'];
export type EffectOf<K extends EffectKind> = Extract<Effect, { effect: K }>;

const MOST_EFFECTS = 60;
const MOST_WAYS = 400;

const CheckEffectSchema: z.ZodType<CheckEffect> = z.lazy(() =>
  effect('check', { check: CheckSchema, success: EffectsSchema, failure: EffectsSchema }),
);
const AskEffectSchema: z.ZodType<AskEffect> = z.lazy(() =>
  effect('ask', {
    who: Who,
    ...Gift,
    target: Who.nullable(),
    what: What.exactOptional(),
    brings: EffectsSchema,
    buys: z.literal(true).exactOptional(),
  }),
);
const EngageEffectSchema: z.ZodType<EngageEffect> = z.lazy(() =>
  effect('engage', { who: Who, target: Who, brings: EffectsSchema }),
);
const ChooseEffectSchema: z.ZodType<ChooseEffect> = z.lazy(() =>
  effect('choose', { who: Who, ...Gift, ways: WaysSchema }),
);

const LotEffectSchema: z.ZodType<LotEffect> = z.lazy(() => effect('lot', { count: Count, ways: WaysSchema }));

export const EffectsSchema: z.ZodType<Effect[]> = z
  .array(
    z.union([
      SimpleSchema,
      CheckEffectSchema,
      AskEffectSchema,
      EngageEffectSchema,
      ChooseEffectSchema,
      LotEffectSchema,
    ]),
  )
  .max(MOST_EFFECTS);

export const WaysSchema: z.ZodType<Way[]> = z
  .array(
    z.strictObject({
      what: What.nullable(),
      target: Who.nullable(),
      spot: Spot.nullable(),
      brings: EffectsSchema,
    }),
  )
  .max(MOST_WAYS);
