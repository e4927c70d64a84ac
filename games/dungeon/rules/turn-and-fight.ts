// Whoever stands beside an enemy that is not before it may turn and Fight in one go. DUN-MOV-09, DUN-BREAK-05.

import { DIRECTIONS } from '@skald/games/grid-kit';
import type { Facing } from '../content/index.ts';
import { areAdjacent } from './actions.ts';
import type { Plan, Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { DIRECTION } from './geometry/base.ts';
import { enemiesOf, heroesOf, model, threatens } from './models.ts';
import { turnsOf } from './moving.ts';
import type { Model, State } from './state.ts';

/** Plans in which a Fight may follow a turn. */
const FIGHTING: ReadonlySet<Plan> = new Set(['turn', 'frenzy', 'hammer-rush', 'in-my-power']);

/** One for each enemy, with the facing that looks at it most directly. */
export function turnAndFightOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  if (frame.actions > 0 || !FIGHTING.has(frame.plan)) return [];
  const one = model(state, frame.model);
  const foes = frame.plan === 'in-my-power' ? otherHeroes(state, one) : enemiesOf(state, one);
  const missed = foes.filter((foe) => areAdjacent(state, one, foe) && !threatens(state, one, foe));
  if (missed.length === 0) return [];
  const turns = turnsOf(state, frame);
  return missed.flatMap((foe): ChoiceOf<'turn'>[] => {
    const [facing] = turns
      .filter((each) => threatens(state, { ...one, facing: each }, foe))
      .sort((a, b) => ahead(one, b, foe) - ahead(one, a, foe) || before(b) - before(a));
    return facing === undefined ? [] : [{ act: 'turnAndFight', facing, target: foe.id }];
  });

  function before(facing: Facing): number {
    return foes.filter((foe) => threatens(state, { ...one, facing }, foe)).length;
  }
}

const otherHeroes = (state: State, one: Model): Model[] => heroesOf(state).filter((other) => other !== one);

/** How far ahead of a model that looks there another stands. */
function ahead(one: Model, facing: Facing, { x, y }: Model): number {
  const [dx, dy] = DIRECTIONS[DIRECTION[facing]] as readonly [number, number];
  return (x - one.x) * dx + (y - one.y) * dy;
}
