// Every other question, by rules of thumb.

import type { Seat } from '@skald/kernel';
import { distance, geographyOf, sideOf } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import { armyOf, hexOf, sidePlayed } from '../rules/armies.ts';
import { battleOf, battleTerms } from '../rules/battle.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { attackerWins } from '../rules/quick.ts';
import type { State } from '../rules/state.ts';
import { COUNTS } from './counts.ts';
import { raid } from './hopes.ts';
import { canFight, outlook, withShip } from './outlook.ts';
import { normanAt, shipAt, vikingAt } from './worth.ts';

/** Two strong armies and a weak one, which watches the ship or holds the castle. */
export const divide = (options: readonly ChoiceOf<'divide'>[]): number[] =>
  options.map(({ points }) => {
    const parts = points.split('-').map(Number);
    return parts.length > 3 ? -1 : 0.1 * (Math.max(...parts) - Math.min(...parts));
  });

/** The weakest holds the castle, the others stand where raiders will come. */
export function place(
  state: State,
  frame: FrameOf<'place'>,
  options: readonly ChoiceOf<'place'>[],
): number[] {
  const army = armyOf(state, frame.army);
  const own = state.armies.filter(({ id }) => sideOf(id) === 'normans');
  const weakest = Math.min(...own.map(({ points }) => points));
  const { castle } = geographyOf(state.map);
  const { apart, seaward } = COUNTS.normans;
  const { shipStart } = state.map;
  const others = own.filter(({ at }) => at !== null).map(hexOf);
  return options.map(({ hex }) => {
    if (hex === castle) return army.points === weakest ? 1 : -1;
    const room = Math.min(4, ...others.map((other) => distance(other, hex)));
    return apart * room - seaward * distance(hex, shipStart);
  });
}

/** To move first matters where armies stand face to face. */
export function initiativeCards(
  state: State,
  seat: Seat,
  options: readonly ChoiceOf<'initiativeCards'>[],
): number[] {
  const side = sidePlayed(state, seat);
  const view = outlook(state, side);
  const { card } = view.counts;
  const [mine, theirs] = side === 'vikings' ? [view.vikings, view.normans] : [view.normans, view.vikings];
  const close = mine.some((army) =>
    theirs.some(
      (other) =>
        army.at !== 'ship' &&
        other.at !== 'ship' &&
        (canFight(army) || canFight(other)) &&
        distance(hexOf(army), hexOf(other)) === 1,
    ),
  );
  return options.map(({ cards }) => cards * ((close ? 1.5 : 0.2) - card) - (cards > 1 ? 1 : 0));
}

/** A card is worth playing when it turns a battle. */
export function tactics(state: State, seat: Seat, options: readonly ChoiceOf<'tactics'>[]): number[] {
  const battle = battleOf(state);
  const role = state.sides[seat] === sideOf(battle.attacker.army) ? 'attacker' : 'defender';
  const chance = (cards: readonly string[]): number => {
    const party = { ...battle[role], cards: cards as never };
    const terms = battleTerms(state, { ...battle, [role]: party });
    const win = attackerWins({
      attacker: battle.attacker.points,
      defender: battle.defender.points,
      ...terms,
    });
    return role === 'attacker' ? win : 1 - win;
  };
  const { card } = COUNTS[sidePlayed(state, seat)];
  const now = chance(battle[role].cards);
  const stake = 2 * Math.min(battle.attacker.points, battle.defender.points) + 2;
  return options.map((option) =>
    option.act === 'ready' ? 0 : (chance([...battle[role].cards, option.card]) - now) * stake - card * 0.6,
  );
}

/** Whoever defends the ship: the strongest. */
export const defendShip = (state: State, options: readonly ChoiceOf<'defendShip'>[]): number[] =>
  options.map(({ army }) => state.armies.find(({ id }) => id === army)?.points ?? 0);

export function putToSea(state: State, options: readonly ChoiceOf<'putToSea'>[]): number[] {
  const view = outlook(state, 'vikings');
  const aboard = view.vikings.filter(({ at }) => at === 'ship');
  return options.map(({ to }) => {
    const moved = withShip(view, to);
    const hopes = aboard.filter(canFight).reduce((sum, army) => sum + raid(moved, army, 'ship'), 0);
    return shipAt(view, to, aboard) + hopes * 0.5;
  });
}

export function sidestep(
  state: State,
  frame: FrameOf<'sidestep'>,
  options: readonly ChoiceOf<'sidestep'>[],
): number[] {
  const army = armyOf(state, frame.army);
  const view = outlook(state, sideOf(army.id));
  return options.map(({ to }) =>
    sideOf(army.id) === 'vikings' ? vikingAt(view, army, to) : normanAt(view, army, to),
  );
}

/** What the other seat said of a battle on the table, once the two did not agree. */
export function echo(
  state: State,
  seat: Seat,
): { winner: string; attacker: number; defender: number } | null {
  return state.battle?.disputed[1 - seat] ?? null;
}
