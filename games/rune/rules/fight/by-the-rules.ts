// Foes that nobody plays: they go for whom the chart names. RUN-RUN-30 to -36

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { distance, waterAt } from '../space/index.ts';
import { actsOnTheSpot, listActs } from './acts.ts';
import type { Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { swimsOf } from './crossing.ts';
import {
  areEnemies,
  bodyOf,
  fighterOf,
  groundFor,
  isAble,
  isInReach,
  isOnField,
  isPossessed,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { walksOf } from './goings.ts';
import { isHidden } from './hiding.ts';
import type { Fighter, State, Steps } from './state.ts';
import { maySetOn } from './targeting.ts';
import { perform } from './turn.ts';

type Act = ChoiceOf<'act'>;

export const decidingSteps: Steps<'continue'> = {
  /** The one who decides is asked; where nobody does, the rules do. */
  continue(table, { step: _, ...turning }) {
    const { state } = table;
    const one = fighterOf(state, turning.fighter);
    if (!isAble(one)) return;
    if (one.cowed) perform(table, turning, keepAway(state, turning, one));
    else if (one.seat === null) perform(table, turning, byTheRules(state, turning, one));
    else next(table, { step: 'act', seat: one.seat, ...turning });
  },
};

function byTheRules(state: State, turning: Turning, one: Fighter): Act {
  const options = listActs(actsOnTheSpot(state, turning));
  const target = targetOf(state, one);
  return (
    options.find(({ act }) => act === 'breakFree' || act === 'keepHold' || act === 'smother') ??
    ashore(state, turning, one) ??
    options.find(({ act }) => act === 'pickUp') ??
    fetch(state, turning, one) ??
    options.find((option) => option.act === 'power' && isWorthIt(state, one, option, target)) ??
    options.find(
      (option) =>
        (option.act === 'strike' || option.act === 'shoot') &&
        option.target === target?.id &&
        option.manner === 'plain',
    ) ??
    options.find((option) => option.act === 'pry' && option.target === one.id) ??
    (target && approach(state, turning, one, target)) ?? { act: 'done' }
  );
}

/** Out of the water, or as far as one comes. */
function ashore(state: State, turning: Turning, one: Fighter): Act | undefined {
  if (one.water === null) return undefined;
  const goals = swimsOf(state, turning);
  const goal =
    goals.find(({ x, y }) => waterAt(groundFor(state), { x, y, size: 1 }) === null) ?? goals.at(-1);
  return goal && { act: 'swim', x: goal.x, y: goal.y };
}

/** Back to what was struck from its hand, if half a move will do. RUN-RULING-G24 */
function fetch(state: State, turning: Turning, one: Fighter): Act | undefined {
  const thing = one.lying.find(({ broken }) => !broken);
  if (thing === undefined) return undefined;
  const { x, y } = thing;
  const paces = walksOf(state, turning)?.[y * state.map.width + x] ?? -1;
  return paces > 0 && paces <= sheetOf(state, one).move.half ? { act: 'walk', x, y } : undefined;
}

/** Who has lost heart keeps as far off as he can, and attacks nobody. RUN-SPECIAL-13, RUN-RULING-C26 */
function keepAway(state: State, turning: Turning, one: Fighter): Act {
  const enemies = state.fighters.filter((other) => areEnemies(one, other) && isAble(other));
  const { half, full } = sheetOf(state, one).move;
  const { size } = bodyOf(state, one);
  const farness = (at: Spot): number =>
    Math.min(...enemies.map((enemy) => distance({ ...at, size }, bodyOf(state, enemy))));
  let [best, farthest]: [Act, number] = [{ act: 'done' }, farness({ x: one.x, y: one.y })];
  for (const [square, paces] of (walksOf(state, turning) ?? []).entries()) {
    if (paces <= 0 || paces > full) continue;
    const spot = { x: square % state.map.width, y: Math.floor(square / state.map.width) };
    const far = farness(spot);
    if (far > farthest) [best, farthest] = [{ act: paces > half ? 'seize' : 'walk', ...spot }, far];
  }
  return best;
}

/** What a power lets it do besides striking: it sings, throws its net, and charges or leaps at whom it is set on. */
function isWorthIt(
  state: State,
  one: Fighter,
  { does, target }: Extract<Act, { act: 'power' }>,
  goal: Fighter | undefined,
): boolean {
  if (does === 'leap') return goal !== undefined && !isInReach(state, one, goal);
  return target === undefined || target === goal?.id;
}

/** Whom the chart named, or whoever is nearest where it chooses for itself. */
function targetOf(state: State, one: Fighter): Fighter | undefined {
  if (one.target !== null) return fighterOf(state, one.target);
  const far = new Map(state.fighters.map((other) => [other, pacesBetween(state, one, other)]));
  return state.fighters
    .filter(
      (other) =>
        areEnemies(one, other) &&
        isOnField(other) &&
        !isPossessed(other) &&
        !isHidden(state, other, one) &&
        !one.spares.includes(other.id) &&
        maySetOn(state, one, other.id),
    )
    .toSorted(
      (a, b) => Number(isAble(b)) - Number(isAble(a)) || (far.get(a) as number) - (far.get(b) as number),
    )[0];
}

/** As near as half a move brings him, or else a whole one. */
function approach(state: State, turning: Turning, one: Fighter, target: Fighter): Act | undefined {
  const walks = walksOf(state, turning) ?? [];
  const { half, full } = sheetOf(state, one).move;
  const [{ size }, goal] = [bodyOf(state, one), bodyOf(state, target)];
  let [nearest, shortest] = [pacesBetween(state, one, target), 0];
  let best: Act | undefined;
  for (const [square, paces] of walks.entries()) {
    if (paces <= 0 || paces > full) continue;
    const spot = { x: square % state.map.width, y: Math.floor(square / state.map.width) };
    const far = distance({ ...spot, size }, goal);
    if (far > nearest || (far === nearest && paces >= shortest)) continue;
    [nearest, shortest] = [far, paces];
    best = { act: paces > half ? 'seize' : 'walk', ...spot };
  }
  return best;
}
