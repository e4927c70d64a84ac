// Rules of thumb between two encounters and at home: what to take, what to buy, and when to go on.

import type { Choice } from '@skald/kernel';
import type { Item } from '../content/treasure/item.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, sheetOf } from '../rules/fight/fighters.ts';
import { sittingOf } from '../rules/sitting/heroes.ts';
import { freeOf, isWearable, nowOf } from '../rules/sitting/interlude/goods.ts';
import type { Side } from '../rules/sitting/interlude/words.ts';
import type { Survey } from './survey.ts';

/** Nobody thinks long about any of this: whatever is not best is out of the question. */
const DECIDED = 10;
export const decide =
  (...acts: string[]) =>
  (_field: Survey, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map(({ act }) => (acts.includes(act) ? DECIDED : 0));

/** What anything but loot is worth, in ounces; armor and shields that one would have to change into are worth little. */
const KEEPSAKE = 20;
const HAND_ME_DOWN = 2;

function worthOf(item: Item): number {
  if (item.kind === 'loot') return item.ounces;
  if (item.kind === 'liars-silver') return -item.pieces;
  if (item.kind === 'weapon' && item.magic === undefined) return 0;
  return isWearable(item) && item.kind !== 'legendary' ? HAND_ME_DOWN : KEEPSAKE;
}

/** Whoever found most keeps it; all others share. */
export function division(
  { state }: Survey,
  _: unknown,
  options: readonly ChoiceOf<'division'>[],
  seat: number,
): number[] {
  const { hoard } = sittingOf(state);
  const all = hoard.reduce((sum, { item }) => sum + worthOf(item), 0);
  const own = hoard
    .filter(({ finder }) => fighterOf(state, finder).seat === seat)
    .reduce((sum, { item }) => sum + worthOf(item), 0);
  const better = own * 2 > all ? 'finders' : 'even';
  return options.map((option) => (option.act === 'propose' && option.division === better ? DECIDED : 0));
}

/** Naked bodies take what they find; who wears something stays as he is. */
export function wanting({ state }: Survey, _: unknown, options: readonly ChoiceOf<'wanting'>[]): number[] {
  const item = sittingOf(state).hoard[0]?.item;
  return options.map((option) => {
    if (option.act === 'leaveIt' || item === undefined) return 0;
    const { armor, shield } = nowOf(state, option.hero);
    if (item.kind === 'armor' && armor === null) return KEEPSAKE;
    if (item.kind === 'shield' && shield === null) return KEEPSAKE;
    return isWearable(item) ? -1 : worthOf(item) - 1;
  });
}

/** With what one does best; what can be shared is not worth a quarrel. */
export function dispute(
  { state }: Survey,
  { seats, heroes }: FrameOf<'dispute'>,
  options: readonly ChoiceOf<'dispute'>[],
  seat: number,
): number[] {
  const hero = heroes[seats.indexOf(seat)];
  const sheet = hero === undefined ? null : sheetOf(state, fighterOf(state, hero));
  return options.map((option) => {
    if (option.act === 'share') return SHARED;
    return option.act === 'contest' && sheet !== null
      ? sheet.roll(option.ability)
      : option.act === 'yield'
        ? -SHARED
        : -2 * SHARED;
  });
}
const SHARED = 40;

/** Points that stay in the purse for what a fight may ask. */
const SPARE = 50;

/** What has proved itself is worth more than anything new; nobody sets out uninsured who can help it. */
export function bustle({ state }: Survey, _: unknown, options: readonly ChoiceOf<'bustle'>[]): number[] {
  const free = (hero: string): number => freeOf(state, hero);
  return options.map((option) => {
    switch (option.act) {
      case 'goOn':
        return 0;
      case 'learn':
        return free(option.hero) > 2 * SPARE ? 2 * DECIDED : -DECIDED;
      case 'insure':
        return nowOf(state, option.hero).saved === null && free(option.hero) > SPARE ? DECIDED : -DECIDED;
      case 'wear':
        return nowOf(state, option.hero).helm === null ? DECIDED : -DECIDED;
      default:
        return -DECIDED;
    }
  });
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
