// The prospects of an attack that has not begun: exact where the enemy's strength is known, by every strength he may
// have where it is not.

import {
  ALL_POINTS,
  type ArmyId,
  FIGHTING_POINTS,
  type Hex,
  MOST_POINTS,
  sideOf,
  type TacticalCard,
} from '../content/index.ts';
import { startOf } from '../rules/approach.ts';
import { battleTerms, hindrance } from '../rules/battle.ts';
import { attackerWins, hampering, termsOf } from '../rules/quick.ts';
import type { Army, Battle, State } from '../rules/state.ts';
import { wayBetween } from '../rules/ways.ts';

interface Prospect {
  /** The defender's points. */
  readonly strength: number;
  /** How likely the attacker wins; null where the defender is too small and flees. */
  readonly win: number | null;
}

export interface Outlook {
  /** One for each strength the defender may have. */
  readonly prospects: readonly Prospect[];
  /** How many of the attacker's rounds are hampered. */
  readonly hampered: number;
  /** By what. */
  readonly by: ReturnType<typeof hampering>['attacker']['by'];
}

const NO_CARDS = { attacker: [], defender: [] };

/** What a view hides is less than nothing. */
export const pointsOf = ({ points }: Army): number | null => (points < 0 ? null : points);

/** Null where not even the attacker's strength is known. */
export function outlook(view: State, attacker: Army, defender: Army, hex: Hex): Outlook | null {
  const points = pointsOf(attacker);
  if (points === null) return null;
  const crossed = wayBetween(view.map, startOf(view, attacker), hex)?.crosses ?? false;
  const field = hindrance(view, hex, defender.id, crossed);
  const terms = termsOf(field, NO_CARDS);
  return {
    hampered: terms.hampered.attacker,
    by: hampering(field, NO_CARDS).attacker.by,
    prospects: strengthsOf(view, defender).map((strength) => ({
      strength,
      win:
        strength < FIGHTING_POINTS ? null : attackerWins({ ...terms, attacker: points, defender: strength }),
    })),
  };
}

/** How likely the reader wins the battle under way, as if nobody played anything after this card. */
export function winIn(view: State, battle: Battle, attacks: boolean, card: TacticalCard | null): number {
  const more = card === null ? {} : { [attacks ? 'attacker' : 'defender']: [card] };
  const win = attackerWins({
    ...battleTerms(view, battle, more),
    attacker: battle.attacker.left,
    defender: battle.defender.left,
  });
  return attacks ? win : 1 - win;
}

/** What an army may have, judging by what its side has left and by what is known of the others. */
export function strengthsOf(view: State, army: Army): number[] {
  const known = pointsOf(army);
  if (known !== null) return [known];
  const { sum, others } = hiddenOf(view, army.id);
  const least = Math.max(1, sum - others * MOST_POINTS);
  const most = Math.min(MOST_POINTS, sum - others);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

interface Hidden {
  /** All that a side had, what it has lost, and what has been shown of the rest. */
  readonly all: number;
  readonly lost: number;
  readonly shown: number;
  readonly sum: number;
  readonly others: number;
}

/** The points nobody has shown, and among how many others of its side they are hidden. */
export function hiddenOf(view: State, id: ArmyId): Hidden {
  const side = view.armies.filter((one) => sideOf(one.id) === sideOf(id));
  const shown = side.reduce((all, one) => all + (pointsOf(one) ?? 0), 0);
  const lost = view.lost[view.sides.indexOf(sideOf(id))] ?? 0;
  const others = side.filter((one) => one.id !== id && pointsOf(one) === null).length;
  return { all: ALL_POINTS, lost, shown, sum: ALL_POINTS - lost - shown, others };
}
