// Steps that may end the campaign, or avert an end that is near: nobody passes them by without a look.

import type { Choice, Decision } from '@skald/kernel';
import {
  distance,
  FORCED_MARCH_STEPS,
  geographyOf,
  type Hex,
  PILLAGED_TO_WIN,
  type Side,
} from '../content/index.ts';
import { armiesAboard, armiesOf, armyIn, armyOf, canFight, hexOf, sidePlayed } from '../rules/armies.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { held } from '../rules/end.ts';
import { beach } from '../rules/moves.ts';
import type { Army, State } from '../rules/state.ts';

type Command = ChoiceOf<'command'>;

export function mayDecide(state: State, { kind, options, seat }: Decision): readonly Choice[] {
  if (kind !== 'command') return [];
  const side = sidePlayed(state, seat);
  const goals = side === 'normans' ? normanGoals(state) : vikingGoals(state);
  const wins = endingFor(state) === side;
  const boards = side === 'vikings' && ship(state) !== null;
  if (goals.length === 0 && !wins && !boards) return [];
  return (options as readonly Command[]).filter((option) => {
    switch (option.act) {
      case 'done':
        return wins;
      case 'board':
        return boards;
      case 'march':
        return isNear(armyOf(state, option.army).at, goals, FORCED_MARCH_STEPS);
      case 'ford':
        return option.how === 'board' ? boards : leadsTo(state, option, goals);
      case 'move':
      case 'land':
        return leadsTo(state, option, goals);
      default:
        return false;
    }
  });
}

const isNear = (at: Army['at'], goals: readonly Hex[], steps: number): boolean =>
  at !== null && at !== 'ship' && goals.some((goal) => distance(at, goal) <= steps);

/** Into one of these hexes, with this step or those of a Forced March that are left after it. */
const leadsTo = (
  state: State,
  { army, to }: { readonly army: Army['id']; readonly to: Hex },
  goals: readonly Hex[],
): boolean => isNear(to, goals, Math.max(0, armyOf(state, army).march - 1));

/** Who wins when this turn ends as things stand. */
function endingFor(state: State): Side | null {
  const { turn, options } = state;
  if (ship(state) !== null) return 'normans';
  if (siege(state).length > 0 || raiders(state).length > 0) return 'vikings';
  return options.turnLimit > 0 && turn >= options.turnLimit ? 'normans' : null;
}

/** Where Normans must strike against the end of this turn, the last who can fight, and the ship that nobody watches. */
function normanGoals(state: State): Hex[] {
  const shore = beach(state);
  const goals = [...siege(state), ...raiders(state)].map(hexOf);
  const fighters = armiesOf(state, 'vikings').filter(canFight);
  const [last] = fighters;
  if (last !== undefined && fighters.length === 1 && last.at !== 'ship') goals.push(hexOf(last));
  const lies = armiesAboard(state).length === 0 || fighters.every(({ at }) => at === 'ship');
  if (shore !== null && lies) goals.push(shore);
  return goals;
}

/** The Normans who are about to burn the ship, the last of them, and a castle that nobody holds. */
function vikingGoals(state: State): Hex[] {
  const { castle } = geographyOf(state.map);
  const { turnLimit, castleTurns } = state.options;
  const burner = ship(state);
  const goals = burner === null ? [] : [hexOf(burner)];
  const normans = armiesOf(state, 'normans');
  if (normans.length === 1) goals.push(hexOf(normans[0] as Army));
  const inTime = turnLimit === 0 || state.turn + castleTurns <= turnLimit;
  if (inTime && armyIn(state, castle) === null) goals.push(castle);
  return goals;
}

/** Whoever burns the ship at the end of this turn. CAM-RULING-11 */
function ship(state: State): Army | null {
  if (armiesAboard(state).length > 0) return null;
  return armiesOf(state, 'normans').find((army) => army.at === state.ship.at && held(army)) ?? null;
}

/** Whoever razes the castle at the end of this turn. CAM-RULING-12 */
function siege(state: State): Army[] {
  const { castle } = geographyOf(state.map);
  return armiesOf(state, 'vikings').filter(
    (army) => army.at === castle && army.siege + 1 >= state.options.castleTurns && held(army),
  );
}

/** Those whose pillage ends the campaign with this turn: none, when it would not be enough. CAM-RULING-13 */
function raiders(state: State): Army[] {
  const { villages } = geographyOf(state.map);
  const all = armiesOf(state, 'vikings').filter(
    (army) =>
      villages.some((hex) => hex === army.at) && !state.pillaged.some((hex) => hex === army.at) && held(army),
  );
  return state.pillaged.length + all.length >= PILLAGED_TO_WIN ? all : [];
}
