// How the two sides stand, as chances to win.

import { ITEM, isMinion } from '../content/index.ts';
import { isGuarded } from '../rules/bars.ts';
import type { Bar, State } from '../rules/state.ts';
import { dangers } from './danger.ts';
import { blindDoors, type Errand, errandsOf, waysOf } from './errands.ts';
import { areBeside, type Field, pressOn, survey, type Unit } from './field.ts';
import { isGoal, MINION_WORTH, woundsCost } from './worth.ts';

/** Found by regression over 1500 games of rules of thumb, 150 of each adventure, whose own mean was left out. */
const BASE = 0.21;
const OVERLORD_TURN = -0.27;
const PER_WOUND = -0.09;
const PER_THIRD_WOUND = -0.37;
const PER_FOURTH_WOUND = -0.28;
const PER_HERO_CRIPPLED = -1.08;
const PER_HERO_OUT = 1.28;
const PER_STEP_A_ROUND = -0.8;
const GOAL_IN_SIGHT = 0.67;
const PER_FOE = -0.05;
const PER_BOSS_WOUND = -0.14;
const PER_PRESS = -0.06;
/** What is to be feared, in the units of `weigh`: more when the Overlord is about to act. */
const PER_DANGER = -0.05;
const PER_DANGER_NOW = -0.165;
const LAST_ROUNDS = -4.2;
const TIME_GONE = 4;
const PER_CARD = -0.21;
const PER_POTION = 0.17;
const PER_CRYSTAL = 0.26;
const PER_DOOR = 0.48;
const PER_WARD = -0.2;
/** What waits behind a door that was opened only in thought: the foes that came out on the average, less the goals. */
const UNSEEN = -0.4;

/** Not found by regression: none of the ten adventures has anything to guard. */
const PER_BESIEGER = -0.5;

const FARTHEST = 40;
const NEAR = 6;

function heroChance(state: State): number {
  if (state.winner !== null) return state.winner === 'heroes' ? 1 : 0;
  const field = survey(state);
  const errands = errandsOf(field);
  const { round, gone, overlord, dungeon } = state;
  const { roundsLeft, heroes, foes, terrain } = field;
  const overlordNext = state.phase === 'overlordTurn';
  let x = BASE + (overlordNext ? OVERLORD_TURN : 0);
  x += (TIME_GONE * round) / (round + roundsLeft) + LAST_ROUNDS / roundsLeft;
  x += PER_CARD * overlord.hand.length + PER_DOOR * dungeon.open.length;
  for (const { how } of gone) x += how === 'left' ? PER_HERO_OUT : PER_HERO_CRIPPLED;
  x += (PER_STEP_A_ROUND * stepsToGo(field, errands)) / roundsLeft;
  if (errands.some(({ what }) => what === 'exit' || what === 'boss' || what === 'search' || what === 'lever'))
    x += GOAL_IN_SIGHT;
  if (blindDoors(terrain).length > 0) x += UNSEEN;
  for (const { bar } of errands) if (bar?.what === 'door') x += PER_WARD * bar.ward;
  for (const hero of heroes) x += heroState(field, hero, overlordNext ? PER_DANGER_NOW : PER_DANGER);
  for (const foe of foes) x += foeState(field, foe);
  for (const bar of state.bars) if (isGuarded(state, bar)) x += PER_BESIEGER * besiegers(field, bar);
  return 1 / (1 + Math.exp(-x));
}

function heroState(field: Field, hero: Unit, perDanger: number): number {
  const { wounds, items } = hero.model;
  let x = PER_WOUND * wounds + PER_PRESS * pressOn(hero, field.foes);
  if (wounds >= 3) x += PER_THIRD_WOUND;
  if (wounds >= 4) x += PER_FOURTH_WOUND;
  x +=
    perDanger *
    woundsCost(field.quest, hero.model, dangers(field, hero)[hero.y * field.width + hero.x] as number);
  for (const item of items) {
    const { type } = ITEM[item].effect;
    if (type === 'heal') x += PER_POTION;
    if (type === 'crystal') x += PER_CRYSTAL;
  }
  return x;
}

function foeState({ heroes, quest }: Field, { model, x, y }: Unit): number {
  if (!isMinion(model.type)) return isGoal(quest, model) ? PER_BOSS_WOUND * (5 - model.wounds) : 0;
  const near = heroes.some((hero) => Math.max(Math.abs(hero.x - x), Math.abs(hero.y - y)) <= NEAR);
  return near ? PER_FOE * MINION_WORTH[model.type] : 0;
}

/** How many could break what is guarded. */
const besiegers = ({ foes }: Field, { x, y }: Bar): number =>
  foes.filter((foe) => areBeside(foe, { x, y, facing: 'N', size: 1 })).length;

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
