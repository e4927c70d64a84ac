// How the two sides stand, as chances to win.

import { isMinion } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { type Errand, errandsOf, waysOf } from './errands.ts';
import { type Field, pressOn, survey } from './field.ts';
import { heroWound, isGoal, MINION_WORTH } from './worth.ts';

/** Found by regression over games of rules of thumb. */
const BASE = 0.35;
const PER_WOUND = -0.07;
const PER_STEP = -0.05;
const PER_STEP_A_ROUND = -0.25;
const PER_FOE = -0.115;
const PER_BOSS_WOUND = -0.1;
const GOAL_IN_SIGHT = 1.35;
const TIME_GONE = -0.6;
const PER_HERO_OUT = 0.75;
const PER_PRESS = -0.02;
const FARTHEST = 40;
const OTHER_BOSS = 0.3;

function heroChance(state: State): number {
  if (state.winner !== null) return state.winner === 'heroes' ? 1 : 0;
  const field = survey(state);
  const errands = errandsOf(field);
  const steps = stepsToGo(field, errands);
  const { round } = state;
  let x = BASE + TIME_GONE * (round / (round + field.roundsLeft));
  x += steps * (PER_STEP + PER_STEP_A_ROUND / field.roundsLeft);
  if (errands.some(({ what }) => what === 'exit' || what === 'boss' || what === 'search' || what === 'lever'))
    x += GOAL_IN_SIGHT;
  for (const hero of field.heroes) {
    for (let wounds = 0; wounds < hero.model.wounds; wounds++)
      x += PER_WOUND * heroWound(field.quest, { ...hero.model, wounds });
    x += PER_PRESS * pressOn(hero, field.foes);
  }
  for (const { model } of field.foes)
    x += isMinion(model.type)
      ? PER_FOE * MINION_WORTH[model.type]
      : PER_BOSS_WOUND * (5 - model.wounds) * (isGoal(field.quest, model) ? 1 : OTHER_BOSS);
  x += PER_HERO_OUT * state.gone.filter(({ how }) => how === 'left').length;
  return 1 / (1 + Math.exp(-x));
}

/** On the average. */
function stepsToGo(field: Field, errands: readonly Errand[]): number {
  const { heroes, width } = field;
  const sum = heroes.reduce((all, hero) => {
    const ways = waysOf(field, hero, errands);
    return all + Math.min(FARTHEST, ways[hero.y * width + hero.x] as number);
  }, 0);
  return sum / Math.max(1, heroes.length);
}

export function assess(state: State): number[] {
  const heroes = heroChance(state);
  return state.seats.map((role) => (role === 'overlord' ? 1 - heroes : heroes));
}
