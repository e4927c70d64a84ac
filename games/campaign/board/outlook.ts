// The prospects of an attack that has not begun: exact where the enemy's strength is known, by every strength he may
// have where it is not.

import { ALL_POINTS, type ArmyId, FIGHTING_POINTS, type Hex, MOST_POINTS, sideOf } from '../content/index.ts';
import { startOf } from '../rules/approach.ts';
import { hindrance } from '../rules/battle.ts';
import { attackerWins, termsOf } from '../rules/quick.ts';
import type { Army, State } from '../rules/state.ts';
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
}

/** What a view hides is less than nothing. */
export const pointsOf = ({ points }: Army): number | null => (points < 0 ? null : points);

/** Null where not even the attacker's strength is known. */
export function outlook(view: State, attacker: Army, defender: Army, hex: Hex): Outlook | null {
  const points = pointsOf(attacker);
  if (points === null) return null;
  const crossed = wayBetween(view.map, startOf(view, attacker), hex)?.crosses ?? false;
  const terms = termsOf(hindrance(view, hex, defender.id, crossed), { attacker: [], defender: [] });
  return {
    hampered: terms.hampered.attacker,
    prospects: strengthsOf(view, defender).map((strength) => ({
      strength,
      win:
        strength < FIGHTING_POINTS ? null : attackerWins({ ...terms, attacker: points, defender: strength }),
    })),
  };
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

/** The points nobody has shown, and among how many others of its side they are hidden. */
function hiddenOf(view: State, id: ArmyId): { readonly sum: number; readonly others: number } {
  const side = view.armies.filter((one) => sideOf(one.id) === sideOf(id));
  const shown = side.reduce((all, one) => all + (pointsOf(one) ?? 0), 0);
  const lost = view.lost[view.sides.indexOf(sideOf(id))] ?? 0;
  const others = side.filter((one) => one.id !== id && pointsOf(one) === null).length;
  return { sum: ALL_POINTS - lost - shown, others };
}
