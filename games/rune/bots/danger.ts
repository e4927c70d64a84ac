// What may come at somebody where he ends his turn, before he acts again.

import { blowBy, shotBy } from './blows.ts';
import { costOf } from './stakes.ts';
import { enemiesOf, pacesTo, REACH, type Survey, type Unit } from './survey.ts';

/** How sure it is that an enemy gets at whom half a move brings it to, and that one who shoots has a line. */
const GETS_THERE = 0.8;
const HAS_A_LINE = 0.6;
/** Whoever is out of its reach has put it off, no more: it comes after him. */
const COMES_LATER = 0.45;
/** Set on somebody else, it may still turn on whoever is near. */
const TURNS = 0.2;
const CROWD = 4;

interface Menace {
  readonly unit: Unit;
  /** How likely it is he whom it attacks. */
  readonly chance: number;
  /** Hit points and Wounds of a blow, by how many press him. */
  readonly blows: readonly { readonly lost: number; readonly wounds: number }[];
  readonly shot: number;
}

/** All that enemies can do to one of them. */
export interface Danger {
  /** What it costs to end a turn there, with a defence that much better. */
  at(x: number, y: number): number;
}

export function dangerFor(survey: Survey, unit: Unit, dfn = 0): Danger {
  const { state } = survey;
  const menaces = enemiesOf(survey, unit)
    .filter(({ able, one }) => able && !one.cowed)
    .map((enemy) => menaceOf(survey, enemy, unit, dfn));
  const { size } = unit.base;
  return {
    at(x, y) {
      let pressing = 0;
      for (const { unit: enemy } of menaces) if (pacesTo(enemy, x, y, size) <= REACH) pressing += 1;
      let [lost, wounds] = [0, 0];
      for (const { unit: enemy, chance, blows, shot } of menaces) {
        const far = pacesTo(enemy, x, y, size);
        if (shot > 0 && far > REACH) {
          lost += chance * HAS_A_LINE * shot;
          continue;
        }
        const blow = blows[Math.max(0, Math.min(CROWD, far <= REACH ? pressing : pressing + 1) - 1)]!;
        const comes = far <= REACH ? 1 : far <= enemy.half + REACH ? GETS_THERE : COMES_LATER;
        lost += chance * comes * blow.lost;
        wounds += chance * comes * blow.wounds;
      }
      return costOf(state, unit, lost, wounds);
    },
  };
}

function menaceOf(survey: Survey, enemy: Unit, unit: Unit, dfn: number): Menace {
  const blows = Array.from({ length: CROWD }, (_, more) => {
    const { lost, wound } = blowBy(enemy, unit, 2 * more - dfn);
    return { lost, wounds: wound };
  });
  return { unit: enemy, chance: chanceOf(survey, enemy, unit), blows, shot: shotBy(enemy, unit)?.lost ?? 0 };
}

/** Whom the chart has named is attacked; otherwise whoever is near has an even part of it. RUN-RUN-30 */
function chanceOf({ units }: Survey, enemy: Unit, unit: Unit): number {
  if (enemy.target !== null) return enemy.target === unit.one.id ? 1 : TURNS;
  const near = units.filter(
    ({ one, able, base }) =>
      one.side === unit.one.side && able && pacesTo(enemy, base.x, base.y, base.size) <= enemy.half + REACH,
  ).length;
  return 1 / Math.max(1, near);
}
