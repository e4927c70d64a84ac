// The contract of gifts and rune powers: which windows each listens to, how often it may be used, and what it takes.

import { type Boon, boonRule } from '../../content/boons.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Check, Effect, EffectOf, Roll, Way } from '../hooks/effect.ts';
import type { MarkOf, Score } from '../hooks/mark.ts';
import type { Listener, Offer } from '../hooks/windows.ts';

/** So many uses in each of these. A failed attempt is one. RUN-HOOK-22, RUN-RULING-G80 */
interface Limit {
  readonly per: 'round' | 'combat' | 'event' | 'encounter' | 'session';
  readonly times: number | 'level';
}

export interface GiftRule {
  /** What it says in each window; its level is the X of the rules. */
  readonly on: Listener<Held>;
  /** What a mark of its own (`kind: 'gift'`) says, for whoever bears that mark. */
  readonly marked?: Listener<MarkOf<'gift'>>;
  readonly limit?: Limit;
  /** Victory points for each use. */
  readonly price?: number;
  /**
   * Attacks that are made with it are shots or throws, as with this weapon, whatever is in hand; `unhindered`: by
   * whatever stands in their way. RUN-HOOK-09
   */
  readonly shoots?: {
    readonly kind: 'missile' | 'thrown';
    readonly weapon: Weapon;
    readonly unhindered?: true;
  };
  /** A rune power falls asleep with its use, unless it says by itself when. RUN-GIFTRULE-RUNE-03 */
  readonly sleeps?: 'byItself';
  /** Bought in the moment of need: whoever could pay for it is asked, too. RUN-RULING-G18 */
  readonly inNeed?: true;
  /** How much a bot wants to use it now, in hit points or victory points; nothing said is a little. */
  readonly hint?: (owner: Bearer, target: Bearer | null, what: string | null) => number;
  /** How a bot that has to choose likes one of its ways. */
  readonly likes?: (way: Way) => number;
}

/** One of several things, at a price. */
export const priced = (what: string, points: number): string => `${what}-for-${points}`;
/** What it was, and what it costs; null: nothing. */
export function pricedWhat(what: string): { readonly of: string; readonly points: number | null } {
  const [, of = what, points] = /^(.*)-for-(\d+)$/.exec(what) ?? [];
  return { of, points: points === undefined ? null : Number(points) };
}

/** What many gifts make better at once: INIT is no part of it. RUN-HOOK-02 */
export const isOfBattle = (score: Score): boolean => OF_BATTLE.includes(score);
const OF_BATTLE: readonly Score[] = ['atk', 'dfn', 'dam', 'soak'];

/** What they are called where one is chosen, from north with the sun. RUN-RULING-C02 */
// biome-ignore format: all round
export const DIRECTIONS = [
  'north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest',
] as const;

/** Of the ledger. */
export const ruleOf = (gift: Boon): string => boonRule(gift);

/** The last of so many rounds, this one being the first. RUN-GIFTRULE-DUR-01 */
export const lastOf = (rounds: number, round: number): number => round + rounds - 1;

/** Added to a score or a roll. */
export const add = ({ gift }: Held, by: number) => ({ change: 'modify', by, rule: ruleOf(gift) }) as const;

/** A bonus for a while: to the end of a round, of the fight (null), or with `next` until it is used. */
export const bonus = (
  { gift }: Held,
  owner: Bearer,
  score: Score,
  amount: number,
  until: number | null,
  next = false,
): MarkOf<'bonus'> => ({ kind: 'bonus', gift, by: owner.id, score, amount, until, next });

/** A mark of the gift's own: what it has to remember about somebody. */
export const note = (
  { gift, level }: Held,
  owner: Bearer,
  more: Partial<Pick<MarkOf<'gift'>, 'n' | 'whom' | 'until'>> = {},
): MarkOf<'gift'> => ({
  kind: 'gift',
  gift,
  by: owner.id,
  level,
  n: 0,
  whom: [],
  until: null,
  ...more,
});

export const attach = ({ gift }: Held, who: string, mark: EffectOf<'attach'>['mark']): Effect => ({
  effect: 'attach',
  who,
  mark,
  rule: ruleOf(gift),
});

export const award = ({ gift }: Held, who: string, points: number): Effect => ({
  effect: 'award',
  who,
  points,
  gift,
  rule: ruleOf(gift),
});

/** Whoever plays a fellow hero says whether this may hurt him; who plays both need not. RUN-RULING-G53 */
export function consults(held: Held, owner: Bearer, fellow: Bearer, until: number | null): Effect {
  const { gift } = held;
  const says = (agreed: boolean): Effect =>
    attach(held, fellow.id, { kind: 'consulted', gift, by: owner.id, until, agreed });
  if (fellow.seat === owner.seat) return says(true);
  const way = (what: string, agreed: boolean) => ({ what, target: null, spot: null, brings: [says(agreed)] });
  const ways = [way('refuse', false), way('agree', true)];
  return { effect: 'choose', who: fellow.id, gift, ways, rule: 'RUN-RULING-G53' };
}

/** Those whom he has to ask: all other heroes of his side. */
export const isFellow = (owner: Bearer, other: Bearer): boolean =>
  other.isHero && other.side === owner.side && other.id !== owner.id;

/** What it had to remember about its owner is over. */
export const forget = ({ gift }: Held, { id }: Bearer): Effect => ({
  effect: 'detach',
  who: id,
  mark: 'gift',
  gift,
  rule: ruleOf(gift),
});

/** Dies at once, and nobody gains by it. */
export const dies = ({ gift }: Held, { id }: Bearer): Effect => ({
  effect: 'die',
  who: id,
  credit: [],
  rule: ruleOf(gift),
});

/** What its owner rolls for it: a Characteristic or an Ability, and what is added. RUN-GIFTRULE-ACT-03 */
export const check = (
  { gift }: Held,
  who: Bearer,
  roll: Roll,
  plus: number,
  against: Check['against'],
  more: Pick<Check, 'measuredBy'> = {},
): Check => ({ who: who.id, roll, plus, against, gift, ...more });

/** A roll, and what follows from it either way. */
export const rolls = (
  { gift }: Held,
  made: Check,
  success: readonly Effect[],
  failure: readonly Effect[] = [],
): Effect => ({
  effect: 'check',
  check: made,
  success: [...success],
  failure: [...failure],
  rule: ruleOf(gift),
});

/** Its owner is asked now, if he may use it at all. RUN-HOOK-35 */
export const asks = (
  { gift }: Held,
  owner: Bearer,
  brings: readonly Effect[],
  target: Bearer | null = null,
  what?: string,
): Effect => ({
  effect: 'ask',
  who: owner.id,
  gift,
  target: target?.id ?? null,
  ...(what !== undefined && { what }),
  brings: [...brings],
  rule: ruleOf(gift),
});

/** He may use it in his turn, if he may use it at all. */
export const offer = (
  { gift }: Held,
  costs: Offer['costs'],
  brings: readonly Effect[],
  more: Partial<Pick<Offer, 'target' | 'what' | 'check' | 'again' | 'price' | 'area'>> = {},
): Offer => ({ does: gift, costs, brings, target: null, check: null, ...more, rule: ruleOf(gift) });
