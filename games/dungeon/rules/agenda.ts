// Every frame the agenda can hold, with its locals. A question's frame names the seat it is asked of.

import { type FrameNamed, frame } from '@skald/kernel';
import { z } from 'zod';
import { HEROES, ITEMS, MINIONS, SPELLS } from '../content/index.ts';
import { MODIFIERS } from './modifiers.ts';
import { Count, HeroId, ModelId, Place, SeatId, X, Y } from './words.ts';

const Models = z.array(ModelId).max(120);
const Seats = z.array(SeatId).max(5);
const Dice = z.array(z.int().min(1).max(6)).max(40);

/** What a model is about to do: a normal Turn, a Feat, or what a spell makes of it. */
const PLANS = [
  'turn',
  'whirlwind',
  'stone-stance',
  'arrow-storm',
  'focus',
  'frenzy',
  'hammer-rush',
  'light-step',
  'rekindle',
  'ground-slam',
  'the-king-commands',
  'brisk-work',
  'in-my-power',
] as const;
export type Plan = (typeof PLANS)[number];

const Turning = {
  seat: SeatId,
  model: ModelId,
  plan: z.enum(PLANS),
  /** Points of movement left. */
  left: Count,
  /** It has moved, turned or traded: too late for a Feat. DUN-HERO-08 */
  begun: z.boolean(),
  /** It has left the square it began in. */
  stepped: z.boolean(),
  /** An enemy front arc has ended its movement. DUN-MOV-11 */
  stopped: z.boolean(),
  /** It has turned since its last step. */
  turned: z.boolean(),
  /** Trades proposed since its last step. */
  trades: Count,
  /** The direction of a straight run, clockwise from north. */
  heading: z.int().min(0).max(7).nullable(),
  /** Nobody may strike when it leaves a front arc. DUN-ITEMCARD-15 */
  smoke: z.boolean(),
  /** Attacks and castings made: after the first it moves no more. DUN-HERO-02 */
  actions: Count,
  /** Spells cast in this Turn. */
  cast: z.array(z.enum(SPELLS)).max(SPELLS.length),
  /** Models and locks already fought, where each is fought once; Minions that have obeyed their king. */
  fought: z.array(z.string().max(40)).max(120),
} as const;

const Attack = {
  kind: z.enum(['fight', 'shot', 'magic']),
  attacker: ModelId,
  target: ModelId.nullable(),
  /** The door, chest, Weak Spot or fallen roof that is fought instead of a model. */
  bar: Place.nullable(),
  /** Dice that a Feat, or a crystal, adds. */
  bonus: Count,
  /** Dice of a Magical Attack; 0 for others. */
  magic: Count,
  spell: z.enum(SPELLS).nullable(),
  /** A Free Strike. */
  free: z.boolean(),
  /** The attacker has decided on his crystals. */
  crystalsDecided: z.boolean(),
} as const;

const Rolled = {
  ...Attack,
  /** As rolled, the attacker's and the defender's, and the Armour the attacker must exceed. */
  attack: Dice,
  defence: Dice,
  armour: Count,
  attackerModifiers: z.array(z.enum(MODIFIERS)).max(9),
  defenderModifiers: z.array(z.enum(MODIFIERS)).max(9),
  /** Owners of a Lucky Coin who have been asked. */
  askedCoin: Models,
} as const;

const Strikes = {
  target: ModelId,
  strikers: Models,
  /** Seats that want others to strike first. */
  passed: Seats,
} as const;

const Gift = { item: z.enum(ITEMS), giver: ModelId, taker: ModelId } as const;

const Raising = {
  seat: SeatId,
  /** Castings left. */
  left: Count,
  /** Whether the Overlord may leave it. */
  optional: z.boolean(),
} as const;

export const FrameSchema = z.discriminatedUnion('step', [
  // Set-up
  frame('setUp', {}),
  frame('face', { seat: SeatId, models: Models }),
  // The round
  frame('round', {}),
  frame('heroTurns', { last: SeatId.nullable() }),
  frame('nextHero', { seat: SeatId, passed: Seats }),
  frame('concede', { seat: SeatId, others: Seats }),
  frame('heroTurn', { seat: SeatId, hero: ModelId }),
  frame('endTurn', { model: ModelId }),
  frame('between', { last: SeatId }),
  frame('interrupt', { seat: SeatId }),
  frame('interruptActs', { left: Count }),
  frame('interruptModel', { seat: SeatId, left: Count }),
  frame('overlordTurn', {}),
  frame('commands', { first: z.boolean() }),
  frame('command', { seat: SeatId, first: z.boolean() }),
  frame('turnSpells', {}),
  frame('abilities', {}),
  frame('drawCard', {}),
  frame('deckOut', {}),
  // A model's Turn
  frame('act', Turning),
  frame('turn', Turning),
  frame('stepTo', { ...Turning, x: X, y: Y }),
  frame('inReturn', { seat: SeatId, ...Gift }),
  frame('agree', { seat: SeatId, ...Gift, inReturn: z.enum(ITEMS).optional() }),
  frame('secondWind', { seat: SeatId, model: ModelId }),
  frame('strikes', Strikes),
  frame('freeStrike', { seat: SeatId, ...Strikes }),
  // Attacks
  frame('attack', Attack),
  frame('crystal', { seat: SeatId, ...Attack }),
  frame('rolled', Rolled),
  frame('reroll', { seat: SeatId, ...Rolled, owner: ModelId }),
  frame('judge', {}),
  // Spells
  frame('castAt', { seat: SeatId, model: ModelId, spell: z.enum(SPELLS) }),
  frame('summonAt', { seat: SeatId, minion: z.enum(MINIONS), beside: ModelId }),
  // The Overlord's magic
  frame('raising', Raising),
  frame('raise', Raising),
  frame('raiseAs', { seat: SeatId, x: X, y: Y }),
  frame('placeFacing', { seat: SeatId, model: ModelId }),
  frame('caveInAt', { seat: SeatId }),
  // What is found, and the end
  frame('bestow', { seat: SeatId, item: z.enum(ITEMS), heroes: z.array(HeroId).max(HEROES.length) }),
  frame('rewards', { next: Count }),
  frame('reward', { seat: SeatId, item: z.enum(ITEMS), heroes: z.array(HeroId).max(HEROES.length) }),
]);

export type AnyFrame = z.infer<typeof FrameSchema>;
export type StepName = AnyFrame['step'];
export type FrameOf<N extends StepName> = FrameNamed<AnyFrame, N>;

export type Turning = Omit<FrameOf<'turn'>, 'step'>;
export type Attack = Omit<FrameOf<'attack'>, 'step'>;
export type Rolled = Omit<FrameOf<'rolled'>, 'step'>;
