// Whom to attack, with whom, and whom to call for help.

import type { Seat } from '@skald/kernel';
import type { Area } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import { able } from '../rules/attack.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { isHero, ownPieces, piece } from '../rules/pieces.ts';
import { battleOf, type Piece, type State } from '../rules/state.ts';
import { battleSides, battleValues } from './battle.ts';
import { expected } from './chances.ts';
import { bestAgainst, groupOf, planWorth, pricesOf, targets } from './plans.ts';
import { difference } from './stakes.ts';

/** Whoever chose an area has weighed it: turning back would go in circles where a monster is owed. */
const NEVER = -100;

const readyIn = (state: State, seat: Seat, area: Area): Piece[] =>
  ownPieces(state, seat).filter((one) => one.area === area && able(state, one));

/** Groups worth a thought: all, the hero alone, the jarls alone, each jarl alone. */
function groups(state: State, ready: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [[...ready]];
  if (ready.length < 2 || state.options.attackGrouping === 'wholeRegion') return found;
  const jarls = ready.filter((one) => !isHero(state, one));
  if (jarls.length < ready.length) found.push(ready.filter((one) => isHero(state, one)));
  if (jarls.length > 1 && jarls.length < ready.length) found.push(jarls);
  for (const jarl of jarls) found.push([jarl]);
  return found;
}

const bestIn = (state: State, seat: Seat, area: Area, ready: readonly Piece[]): number => {
  const prices = pricesOf(state, seat);
  let best = NEVER;
  for (const group of groups(state, ready))
    best = Math.max(best, planWorth(state, seat, area, group, prices));
  return best;
};

export function attackFrom(state: State, seat: Seat, options: readonly ChoiceOf<'attackFrom'>[]): number[] {
  return options.map((option) =>
    option.act === 'done' ? 0 : bestIn(state, seat, option.area, readyIn(state, seat, option.area)),
  );
}

/** Each option by the best group that it can still lead to. */
export function attackers(
  state: State,
  { seat, area, chosen }: FrameOf<'attackers'>,
  options: readonly ChoiceOf<'attackers'>[],
): number[] {
  const sofar = chosen.map((id) => piece(state, id));
  const joinable = options.flatMap((option) =>
    option.act === 'attacker' ? [piece(state, option.counter)] : [],
  );
  return options.map((option) => {
    if (option.act === 'ready') return planWorth(state, seat, area, sofar);
    const one = piece(state, option.counter);
    // Groups are gathered in order: only those after this one can still join.
    const later = joinable.slice(joinable.indexOf(one) + 1);
    const alone = planWorth(state, seat, area, [...sofar, one]);
    return later.length === 0
      ? alone
      : Math.max(alone, planWorth(state, seat, area, [...sofar, one, ...later]));
  });
}

export function namingTargets(
  state: State,
  frame: FrameOf<'targets'>,
  options: readonly ChoiceOf<'targets'>[],
): number[] {
  const { seat, area, named } = frame;
  const group = frame.attackers.map((id) => piece(state, id));
  const whole = state.options.attackGrouping === 'wholeRegion';
  const prices = pricesOf(state, seat);
  return options.map((option) => {
    if (option.act === 'back') return NEVER;
    const names = option.act === 'strike' ? named : [...named, option.target];
    // Counters that have attacked this already sit out.
    const fit = whole ? group.filter((one) => names.every((name) => !one.attacked.includes(name))) : group;
    const all = targets(state, seat, area, fit);
    const closed = option.act === 'strike' ? all.filter(({ name }) => names.includes(name)) : all;
    return bestAgainst(state, prices, groupOf(state, fit), closed, names);
  });
}

/** Help comes if the battle then goes better for the one who calls. */
export function aid(state: State, seat: Seat, options: readonly ChoiceOf<'aid'>[]): number[] {
  const battle = battleOf(state);
  const helpers = options.flatMap((option) => (option.act === 'call' ? [option.counter] : []));
  return options.map((option) => {
    const called = option.act === 'callAll' ? helpers : option.act === 'call' ? [option.counter] : [];
    const more = { ...battle, defenders: [...battle.defenders, ...called] };
    const { attack, defence } = battleSides(state, more);
    return expected(state, difference(attack, defence), 0, battleValues(state, more, seat));
  });
}
