// Every question with its answers.

import { choice, plain } from '@skald/kernel';
import { z } from 'zod';
import { BOONS } from '../../content/boons.ts';
import { GIFTS } from '../../content/gifts.ts';
import { STUNT_KINDS } from '../../content/stunts.ts';
import { What } from '../hooks/effect.ts';
import { DEEDS } from '../hooks/windows.ts';
import { SITTING_CHOICES } from '../sitting/choices.ts';
import { Coordinate, ExtraId, FighterId, FormId, ThingId } from './words.ts';

const Target = { target: FighterId };
const Spot = { x: Coordinate, y: Coordinate };

/** What a stunt is about: a square, somebody, or something. */
const Deed = {
  does: z.enum(STUNT_KINDS),
  x: Coordinate.exactOptional(),
  y: Coordinate.exactOptional(),
  target: FighterId.exactOptional(),
  thing: ThingId.exactOptional(),
};
export const DeedSchema = z.strictObject(Deed);

/** What goes with a blow. Heroes alone may hold ground, weave or go berserk. RUN-ACT-04, -08, RUN-MELEE-09 */
export const MANNERS = ['plain', 'holding', 'weaving', 'berserk'] as const;
export type Manner = (typeof MANNERS)[number];

/** An ally stands between: strike with care, or not. RUN-MELEE-25 */
export const PAST = ['guarded', 'heedless'] as const;

const act = z.discriminatedUnion('act', [
  choice('strike', {
    ...Target,
    form: FormId,
    manner: z.enum(MANNERS),
    past: z.enum(PAST).exactOptional(),
  }),
  choice('shoot', { ...Target, form: FormId, manner: z.enum(['plain', 'holding', 'weaving']) }),
  choice('grab', { ...Target, how: z.enum(['hold', 'pin']) }),
  /** Whoever leaves an Engagement says whether he means to attack somebody else. RUN-ENGAGE-20 */
  choice('walk', { ...Spot, means: z.literal('attack').exactOptional() }),
  choice('seize', Spot),
  choice('withdraw', Spot),
  choice('flee', Spot),
  choice('rush', Spot),
  choice('change', { form: FormId }),
  plain('swap'),
  choice('pickUp', { form: FormId }),
  choice('takeArm', Target),
  plain('takeShield'),
  /** Up and down, the horse's own attack, and one at a horse. RUN-HORSE-03, RUN-RULING-C37 */
  plain('mount'),
  plain('dismount'),
  choice('trample', Target),
  choice('strikeHorse', Target),
  /** Decoys and captives. RUN-TER-63, -76 */
  choice('cutDown', { extra: ExtraId }),
  choice('pullFree', Target),
  /** RUN-RULING-C44 */
  choice('stunt', Deed),
  /** Flat behind cover, and up again. RUN-TER-26 */
  plain('lieDown'),
  plain('getUp'),
  plain('lightTorch'),
  plain('dropTorch'),
  /** The weapon goes from one hand to the other. RUN-MELEE-06 */
  plain('otherHand'),
  choice('engage', Target),
  /** With a fellow hero, for his place. RUN-ENGAGE-14 */
  choice('contend', Target),
  choice('heal', Target),
  choice('swim', Spot),
  choice('climb', Spot),
  choice('leap', Spot),
  choice('throwRope', Target),
  choice('rescue', Target),
  plain('smother'),
  plain('fendOff'),
  /** Out of a trap that holds him. RUN-HAZ-GRAB-02 */
  choice('pry', Target),
  plain('weave'),
  /** Something that the notes of the encounter hold, by its place among that; of an ordeal also whose. RUN-COND-30, RUN-DIF-170 */
  choice('try', { offer: z.int().min(0).max(99), target: FighterId.exactOptional() }),
  plain('breakFree'),
  plain('release'),
  plain('keepHold'),
  /** What a power or a mark lets one do. */
  choice('power', { does: z.enum(DEEDS), target: FighterId.exactOptional() }),
  choice('gift', { gift: z.enum(BOONS), target: FighterId.exactOptional(), what: What.exactOptional() }),
  /** Gifts may be bought at any time. RUN-GIFTRULE-BUY-02 */
  plain('shop'),
  plain('wait'),
  plain('done'),
]);

/** Whether to use a gift now. */
const use = z.discriminatedUnion('act', [plain('use'), plain('pass'), plain('shop')]);

export const CHOICES = {
  plan: z.discriminatedUnion('act', [choice('plan', { form: FormId }), plain('noFight'), plain('runAway')]),
  consent: z.discriminatedUnion('act', [plain('agree'), plain('refuse')]),
  preRoll: use,
  reaction: use,
  choose: z.discriminatedUnion('act', [
    choice('pick', {
      what: What.exactOptional(),
      target: FighterId.exactOptional(),
      x: Coordinate.exactOptional(),
      y: Coordinate.exactOptional(),
    }),
  ]),
  act,
  shop: z.discriminatedUnion('act', [choice('buy', { gift: z.enum(GIFTS) }), plain('leave')]),
  /** What would help him now, and can still be bought. RUN-RULING-G18 */
  need: z.discriminatedUnion('act', [plain('buy'), plain('pass')]),
  window: z.discriminatedUnion('act', [plain('now'), plain('later'), plain('shop')]),
  opportunity: z.discriminatedUnion('act', [
    plain('strikeIt'),
    plain('carefully'),
    plain('letGo'),
    plain('shop'),
  ]),
  intercept: z.discriminatedUnion('act', [choice('block', Spot), plain('stay')]),
  freeShot: z.discriminatedUnion('act', [plain('shootIt'), plain('letGo')]),
  resist: z.discriminatedUnion('act', [plain('resist'), plain('yield'), plain('shop')]),
  forestall: z.discriminatedUnion('act', [plain('forestall'), plain('stand'), plain('shop')]),
  wonEngagement: z.discriminatedUnion('act', [
    choice('shove', { direction: z.int().min(0).max(7), paces: z.int().min(1).max(40) }),
    choice('shift', Spot),
    plain('deny'),
  ]),
  /** What becomes of a hero who was caught. RUN-RUN-83 */
  spoils: z.discriminatedUnion('act', [plain('maim'), plain('rob')]),
  sever: z.discriminatedUnion('act', [plain('sever'), plain('spare')]),
  wrest: z.discriminatedUnion('act', [plain('weapon'), plain('both'), plain('nothing')]),
  dodge: z.discriminatedUnion('act', [plain('dodge'), plain('stand'), plain('shop')]),
  leap: z.discriminatedUnion('act', [choice('land', Spot), plain('stay')]),
  moveOn: z.discriminatedUnion('act', [choice('go', Spot), plain('stay')]),
  midLeap: z.discriminatedUnion('act', [choice('strikeIt', Target), plain('pass')]),
  trade: z.discriminatedUnion('act', [choice('trade', { one: FighterId, other: FighterId }), plain('keep')]),
  goOn: z.discriminatedUnion('act', [plain('goOn'), plain('stop')]),
  ...SITTING_CHOICES,
};
export type QuestionName = keyof typeof CHOICES;
export type ChoiceOf<Q extends QuestionName> = z.infer<(typeof CHOICES)[Q]>;
