// Rules of thumb between fights: what to touch, what to try, and what to take.

import { chanceOf } from '../rules/dice.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, sheetOf } from '../rules/fight/fighters.ts';
import { presentsOf } from '../rules/sitting/giving.ts';
import { sittingOf } from '../rules/sitting/heroes.ts';
import { elementNamed } from '../rules/sitting/notes.ts';
import { difficultyFor, scoreFor } from '../rules/sitting/scores.ts';
import type { Survey } from './survey.ts';

/** Whoever is badly hurt is treated first; then whatever lies there is worth a try, as long as one stands. */
const BADLY = 0.5;

export function room({ state }: Survey, _: unknown, options: readonly ChoiceOf<'room'>[]): number[] {
  const health = (id: string): number => {
    const one = fighterOf(state, id);
    return one.hp / sheetOf(state, one).maxHp;
  };
  const worth = (option: ChoiceOf<'room'>): number => {
    switch (option.act) {
      case 'treat':
        return 2 - health(option.target);
      case 'touch':
        return health(option.hero) > BADLY ? 0.5 : -0.5;
      case 'mend':
        return 0.6;
      case 'inspect':
      case 'lead':
      case 'drink':
      case 'improvise':
      case 'dispute':
      case 'silence':
        return -1;
      case 'goOn':
        return 0;
    }
  };
  return options.map(worth);
}

/** Where one alone fails for all, only who is fairly sure of it. */
const SURE = { noFault: 0, scramble: 0.5, rush: 0.5, singular: 0.5, dogpile: 0.7 } as const;

export function volunteer(
  { state }: Survey,
  { seats, heroes }: FrameOf<'volunteer'>,
  options: readonly ChoiceOf<'volunteer'>[],
  seat: number,
): number[] {
  const sitting = sittingOf(state);
  const element = elementNamed(sitting, sitting.call?.element ?? '');
  const hero = heroes[seats.indexOf(seat)];
  if (element?.roll == null || hero === undefined) return options.map(() => 0);
  const one = fighterOf(state, hero);
  const { total } = scoreFor(state, one, element, element.roll);
  const chance = chanceOf(total, difficultyFor(state, one, element.roll, sitting.call?.against ?? null));
  const enough = (SURE as Readonly<Record<string, number>>)[element.roll.type] ?? 0;
  return options.map(({ act }) => (act === 'roll' ? chance - enough : 0));
}

/** What anything but loot is worth, in ounces. */
const KEEPSAKE = 20;

export function claim({ state }: Survey, _: unknown, options: readonly ChoiceOf<'claim'>[]): number[] {
  const { hoard } = sittingOf(state);
  return options.map((option) => {
    if (option.act === 'pass') return 0;
    const item = hoard[option.thing]?.item;
    if (item?.kind === 'liars-silver') return -1;
    return item?.kind === 'loot' ? item.ounces : KEEPSAKE;
  });
}

/** Gear as it is will do, and what one can sell one may need. */
export const haggle = (_: unknown, __: unknown, options: readonly ChoiceOf<'haggle'>[]): number[] =>
  options.map(({ act }) => (act === 'leave' ? 1 : 0));

export const settlePrice = (_: unknown, __: unknown, options: readonly ChoiceOf<'settlePrice'>[]): number[] =>
  options.map(({ act }) => (act === 'refuse' ? 1 : 0));

/** What one has gained is worth more than what it could buy. */
export const worship = (_: unknown, __: unknown, options: readonly ChoiceOf<'worship'>[]): number[] =>
  options.map(({ act }) => (act === 'leave' ? 1 : 0));

/** What is hidden may be lost, what is carried is not. */
export const stash = (_: unknown, __: unknown, options: readonly ChoiceOf<'stash'>[]): number[] =>
  options.map(({ act }) => (act === 'leave' ? 1 : 0));

/** Twice as many points as it is worth at home. */
export function give(
  { state }: Survey,
  { hero }: FrameOf<'give'>,
  options: readonly ChoiceOf<'give'>[],
): number[] {
  const things = presentsOf(state, fighterOf(state, hero));
  return options.map((option) => (option.act === 'nothing' ? 0 : (things[option.thing]?.ounces ?? 0)));
}

/** Rules stay as they are; what one's own hero wants to try is fair. */
export const vote = (
  { state }: Survey,
  { about }: FrameOf<'vote'>,
  options: readonly ChoiceOf<'vote'>[],
  seat: number,
): number[] => {
  const own = 'hero' in about && fighterOf(state, about.hero).seat === seat;
  return options.map(({ act }) => (act === (own ? 'inFavor' : 'against') ? 1 : 0));
};
