// What must be true of every state of a fight between two choices.

import { isMarked } from '../hooks/mark.ts';
import { conditionOf } from '../injury.ts';
import { distance } from '../space/index.ts';
import { bodyOf, isAble, isHero, sheetOf } from './fighters.ts';
import type { Fighter, State } from './state.ts';

/** Every breach, in plain words for developers. */
export function faults(state: State): string[] {
  const { fighters, heroes, foes, map } = state;
  const found: string[] = [];
  if (new Set(fighters.map(({ id }) => id)).size < fighters.length) found.push('two fighters share an id');
  for (const one of fighters) {
    const sheets = isHero(one) ? heroes : foes;
    if (sheets[one.sheet] === undefined) return [...found, `${one.id} has no sheet`];
    if (one.x >= map.width || one.y >= map.height) found.push(`${one.id} is beyond the edge`);
    found.push(...bodyFaults(state, one));
  }
  // Whoever is on his way may be asked about while he passes somebody. RUN-RULING-C02, -C05
  const standing = fighters.filter((one) => isAble(one) && !one.fallen && !isOnHisWay(state, one));
  for (const [i, one] of standing.entries())
    for (const other of standing.slice(i + 1))
      if (distance(bodyOf(state, one), bodyOf(state, other)) === 0)
        found.push(`${one.id} and ${other.id} share a square`);
  return found;
}

const isOnHisWay = ({ agenda }: State, { id }: Fighter): boolean =>
  agenda.some((frame) => frame.step === 'going' && frame.fighter === id);

/** Somebody is asked what becomes of him. */
const isAtStake = ({ agenda }: State, { id }: Fighter): boolean =>
  agenda.some((frame) => frame.step === 'fate' && frame.victim === id);

function bodyFaults(state: State, one: Fighter): string[] {
  const found: string[] = [];
  const { maxHp, forms } = sheetOf(state, one);
  if (one.hp > maxHp) found.push(`${one.id} has more hit points than he can`);
  if (one.hand >= forms.length) found.push(`${one.id} holds what he does not have`);
  const spared = isMarked(one.marks, 'lastStand') || isAtStake(state, one);
  if (one.condition === 'able' && conditionOf(one) !== 'able' && !spared)
    found.push(`${one.id} cannot be able`);
  if (one.condition === 'dying' && one.saviours.length === 0 && !isMarked(one.marks, 'lingering'))
    found.push(`${one.id} dies without hope`);
  if (one.held !== null && !state.fighters.some(({ id }) => id === one.held?.by))
    found.push(`nobody holds ${one.id}`);
  return found;
}
