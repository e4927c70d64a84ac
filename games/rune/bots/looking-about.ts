// Rules of thumb between fights: what to touch, what to try, and what to take.

import { chanceOf } from '../rules/dice.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf, sheetOf } from '../rules/fight/fighters.ts';
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
      case 'inspect':
      case 'lead':
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
