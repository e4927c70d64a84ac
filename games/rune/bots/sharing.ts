// What was found is divided: by whichever way brings oneself most of it, in points. RUN-TRE-27, RUN-WORLD-02

import { CONTESTS } from '../content/contests.ts';
import type { FrameOf } from '../rules/fight/agenda.ts';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { rollScore } from '../rules/fight/rolls.ts';
import type { Fighter } from '../rules/fight/state.ts';
import { chanceToWin } from '../rules/rolls/contest.ts';
import { aliveIn, sittingOf } from '../rules/sitting/heroes.ts';
import { isWearable, nowOf } from '../rules/sitting/interlude/goods.ts';
import { worthOf } from './goods.ts';
import type { Survey } from './survey.ts';
import { TEMPERS } from './temper.ts';

type Ability = (typeof CONTESTS)[number];
type Way = 'even' | 'finders' | 'inTurn' | 'claims';

export function division(
  survey: Survey,
  _: unknown,
  options: readonly ChoiceOf<'division'>[],
  seat: number,
): number[] {
  return options.map((option) => part(survey, option.act === 'claims' ? 'claims' : option.division, seat));
}

/** Whoever refuses has everybody say what he wants. */
export function assent(
  survey: Survey,
  { division: way }: FrameOf<'assent'>,
  options: readonly ChoiceOf<'assent'>[],
  seat: number,
): number[] {
  return options.map(({ act }) => part(survey, act === 'accept' ? way : 'claims', seat));
}

/** What somebody has of it all by each way. */
function part(survey: Survey, way: Way, seat: number): number {
  const { state } = survey;
  const { hoard } = sittingOf(state);
  const heroes = aliveIn(state);
  const own = heroes.filter((one) => one.seat === seat);
  const worth = hoard.map(({ item }) => Math.max(0, worthOf(item)));
  const all = worth.reduce((sum, one) => sum + one, 0);
  switch (way) {
    case 'even':
      return (all * own.length) / heroes.length;
    case 'finders':
      return hoard.reduce(
        (sum, { finder }, i) => sum + (own.some(({ id }) => id === finder) ? (worth[i] as number) : 0),
        0,
      );
    case 'inTurn': {
      // The best first, one after the other.
      const order = worth.toSorted((one, other) => other - one);
      return order.reduce((sum, one, i) => sum + (heroes[i % heroes.length]?.seat === seat ? one : 0), 0);
    }
    case 'claims': {
      const best = own.map((one) => prospects(survey, one, heroes)).reduce((a, b) => Math.max(a, b), 0);
      return all * best;
    }
  }
}

/** How likely he has what all of them want: by his own best contest, or by one that another names. */
function prospects(survey: Survey, one: Fighter, all: readonly Fighter[]): number {
  const ids = all.map(({ id }) => id);
  const named = all.map((each) => favourite(survey, each, ids));
  return named.reduce((sum, ability) => sum + winning(survey, one.id, ids, ability), 0) / named.length;
}

/** In what he stands best against these. */
function favourite(survey: Survey, one: Fighter, heroes: readonly string[]): Ability {
  const [first = 'brawling', ...others] = CONTESTS;
  return others.reduce(
    (best, ability) =>
      winning(survey, one.id, heroes, ability) > winning(survey, one.id, heroes, best) ? ability : best,
    first,
  );
}

/** `jarl` knows the exact odds against all of them; the others go by how far he is ahead of the best of the rest. */
export function winning(
  { state, temper }: Survey,
  hero: string,
  heroes: readonly string[],
  by: Ability,
): number {
  const bonus = (id: string): number => rollScore(state, fighterOf(state, id), by);
  if (temper === TEMPERS.jarl)
    return chanceToWin(
      heroes.map((id) => ({ id, hero: true, bonus: bonus(id) })),
      hero,
    );
  const rest = heroes.filter((id) => id !== hero).map(bonus);
  const ahead = bonus(hero) - Math.max(...rest, -DIE);
  return Math.max(0, Math.min(1, 1 / heroes.length + ahead / DIE));
}
const DIE = 10;

/** It costs nothing to want it. Naked bodies take what they find; who wears something stays as he is. */
export function wanting({ state }: Survey, _: unknown, options: readonly ChoiceOf<'wanting'>[]): number[] {
  const item = sittingOf(state).hoard[0]?.item;
  return options.map((option) => {
    if (option.act === 'leaveIt' || item === undefined) return 0;
    const { armor, shield } = nowOf(state, option.hero);
    if (item.kind === 'armor' && armor === null) return BARE;
    if (item.kind === 'shield' && shield === null) return BARE;
    return isWearable(item) ? -1 : worthOf(item) - LEAST;
  });
}
const BARE = 20;
/** What is worth less than this is left to whoever likes it. */
const LEAST = 0.5;

/** All of it by what one does best, or a part of it; nobody bleeds for loot. */
export function dispute(
  survey: Survey,
  { seats, heroes }: FrameOf<'dispute'>,
  options: readonly ChoiceOf<'dispute'>[],
  seat: number,
): number[] {
  const hero = heroes[seats.indexOf(seat)];
  const item = sittingOf(survey.state).hoard[0]?.item;
  if (hero === undefined || item === undefined) return options.map(() => 0);
  const worth = worthOf(item);
  const each = (option: ChoiceOf<'dispute'>): number => {
    switch (option.act) {
      case 'yield':
        return 0;
      case 'share':
        return worth / heroes.length;
      case 'contest':
        return worth * winning(survey, hero, heroes, option.ability);
      case 'holmgang':
        return worth / heroes.length - BLOOD;
    }
  };
  return options.map(each);
}
const BLOOD = 30;

/** The best of what lies there; what nobody takes stays with whoever found it. */
export function claim({ state }: Survey, _: unknown, options: readonly ChoiceOf<'claim'>[]): number[] {
  const { hoard } = sittingOf(state);
  return options.map((option) => {
    const item = option.act === 'take' ? hoard[option.thing]?.item : undefined;
    return item === undefined ? 0 : worthOf(item);
  });
}
