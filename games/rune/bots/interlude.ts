// Rules of thumb between two encounters and at home: what to buy, whom to trade with, and when to go on.

import { type Choice, isOneOf } from '@skald/kernel';
import { ABILITY, FIGHTING } from '../content/abilities.ts';
import { GIFT, type Gift } from '../content/gifts.ts';
import { EXPERIENCE, INSURANCE } from '../content/prices.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { freeOf, nowOf } from '../rules/sitting/interlude/goods.ts';
import type { Side } from '../rules/sitting/interlude/words.ts';
import { worthOf } from './goods.ts';
import { DANGER, ENCOUNTER, encountersLeft } from './lives.ts';
import type { Survey } from './survey.ts';

/** Nobody thinks long about any of this: whatever is not best is out of the question. */
const DECIDED = 10;
export const decide =
  (...acts: string[]) =>
  (_field: Survey, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map(({ act }) => (acts.includes(act) ? DECIDED : 0));

/** Points of an encounter that one more of it brings: what one fights with, and what the notes ask for now and then. */
const BLOW = 6;
const SKILL = 1;

/** What lasts, and needs nobody to think of it. */
const GIFTS: Readonly<Partial<Record<Gift, number>>> = {
  'valor-of-tyr': 6,
  'tyrs-forbearance': 6,
  'ulls-hide': 6,
  'thors-thews': 5,
  'vigilance-of-heimdal': 5,
  'frost-speeded-heels': 4,
  'might-of-thor': 14,
  'wounds-close-quick': 3,
  'zealous-sinews': 2,
};

type Bustle = ChoiceOf<'bustle'>;
type Bought = Extract<Bustle, { act: 'learn' | 'buyGift' }>;

/** Points that are spent still count as won, so that saving them is worth nothing: whoever can be insured is, and then grows. RUN-WIN-02 */
export function bustle(
  { state, temper }: Survey,
  { occasion }: FrameOf<'bustle'>,
  options: readonly Bustle[],
): number[] {
  const left = occasion === 'home' ? 0 : encountersLeft(state) + 1;
  const isSafe = (hero: string): boolean => nowOf(state, hero).saved !== null;
  /** Nothing is bought for what would insure him. */
  const bought = (option: Bought, each: number): number => {
    const kept = isSafe(option.hero) || left === 0 ? 0 : INSURANCE.usual;
    return freeOf(state, option.hero) - costOf(option) < kept ? -DECIDED : each * left - A_LITTLE;
  };
  const worth = (option: Bustle): number => {
    switch (option.act) {
      case 'goOn':
        return 0;
      case 'insure':
        return !temper.provides || isSafe(option.hero)
          ? -DECIDED
          : DANGER * ENCOUNTER * encountersLeft(state) - A_LITTLE;
      case 'learn':
        return bought(option, isBest(state, option) ? BLOW : SKILL);
      case 'buyGift':
        return bought(option, GIFTS[option.gift] ?? 0);
      case 'wear':
        return nowOf(state, option.hero).helm === null ? DECIDED : -DECIDED;
      default:
        return -DECIDED;
    }
  };
  return options.map(worth);
}
const A_LITTLE = 0.5;

const costOf = (option: Bought): number => {
  if (option.act === 'buyGift') return GIFT[option.gift].cost;
  const { ability } = option;
  return isOneOf(FIGHTING, ability) ? EXPERIENCE.fighting : EXPERIENCE[ABILITY[ability].category];
};

/** With what he fights: no other way to fight is as good. */
function isBest(state: Survey['state'], { hero, ability }: Extract<Bustle, { act: 'learn' }>): boolean {
  if (!isOneOf(FIGHTING, ability)) return false;
  const { abilities } = nowOf(state, hero);
  const rating = abilities[ability] ?? 0;
  return FIGHTING.every((other) => (abilities[other] ?? 0) <= rating);
}

/** An offer is weighed by what it brings, in ounces and points alike. */
export function deal(
  _: Survey,
  { gives, takes }: FrameOf<'deal'>,
  options: readonly ChoiceOf<'deal'>[],
): number[] {
  const better = sideWorth(gives) > sideWorth(takes);
  return options.map(({ act }) => (act === (better ? 'accept' : 'refuse') ? DECIDED : 0));
}

const sideWorth = ({ things, silver, points }: Side): number =>
  things.reduce((sum, item) => sum + Math.max(ARMS, worthOf(item)), silver + points);
/** Nobody parts with a weapon for nothing. */
const ARMS = 3;
