// Foes that nobody plays: they go for whom the chart names. RUN-RUN-30 to -36

import { next } from '@skald/kernel';
import type { Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { areEnemies, fighterOf, isAble, isOnField, pacesBetween } from './fighters.ts';
import type { Fighter, State, Steps } from './state.ts';
import { actOptions, perform } from './turn.ts';

type Act = ChoiceOf<'act'>;

export const decidingSteps: Steps<'continue'> = {
  /** The one who decides is asked; where nobody does, the rules do. */
  continue(table, { step: _, ...turning }) {
    const { state } = table;
    const one = fighterOf(state, turning.fighter);
    if (!isAble(one)) return;
    if (one.seat === null) perform(table, turning, byTheRules(state, turning, one));
    else next(table, { step: 'act', seat: one.seat, ...turning });
  },
};

function byTheRules(state: State, turning: Turning, one: Fighter): Act {
  const options = actOptions(state, turning);
  const target = targetOf(state, one);
  return (
    options.find(({ act }) => act === 'breakFree' || act === 'keepHold') ??
    options.find(
      (option) =>
        (option.act === 'strike' || option.act === 'shoot') &&
        option.target === target?.id &&
        option.manner === 'plain',
    ) ??
    (target && approach(state, one, target, options)) ?? { act: 'done' }
  );
}

/** Whom the chart named, or whoever is nearest where it chooses for itself. */
function targetOf(state: State, one: Fighter): Fighter | undefined {
  if (one.target !== null) return fighterOf(state, one.target);
  const far = new Map(state.fighters.map((other) => [other, pacesBetween(state, one, other)]));
  return state.fighters
    .filter((other) => areEnemies(one, other) && isOnField(other))
    .toSorted(
      (a, b) => Number(isAble(b)) - Number(isAble(a)) || (far.get(a) as number) - (far.get(b) as number),
    )[0];
}

/** As near as half a move brings him, or else a whole one. */
function approach(state: State, one: Fighter, target: Fighter, options: readonly Act[]): Act | undefined {
  let nearest = pacesBetween(state, one, target);
  let best: Act | undefined;
  for (const option of options) {
    if (option.act !== 'walk' && option.act !== 'seize') continue;
    const far = pacesBetween(state, { ...one, x: option.x, y: option.y }, target);
    if (far < nearest) [best, nearest] = [option, far];
  }
  return best;
}
