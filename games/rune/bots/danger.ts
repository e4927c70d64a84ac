// What may come at somebody where he ends his turn, before he acts again.

import { blowBy, shotBy } from './blows.ts';
import { costsFor } from './stakes.ts';
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
  /** How often it attacks him before he acts again: beside it, where it can come, and farther off. */
  readonly beside: number;
  readonly near: number;
  readonly far: number;
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
  const menaces = enemiesOf(survey, unit)
    .filter(({ able, one }) => able && !one.cowed)
    .map((enemy) => menaceOf(survey, enemy, unit, dfn));
  const { size } = unit.base;
  const costs = costsFor(survey, unit);
  return {
    at(x, y) {
      let pressing = 0;
      for (const { unit: enemy } of menaces) if (pacesTo(enemy, x, y, size) <= REACH) pressing += 1;
      let [lost, wounds, soon, woundsSoon] = [0, 0, 0, 0];
      for (const { unit: enemy, beside, near, far, blows, shot } of menaces) {
        const paces = pacesTo(enemy, x, y, size);
        if (shot > 0 && paces > REACH) {
          lost += near * HAS_A_LINE * shot;
          soon += near * HAS_A_LINE * shot;
          continue;
        }
        const blow = blows[Math.max(0, Math.min(CROWD, paces <= REACH ? pressing : pressing + 1) - 1)]!;
        const inTime = paces <= enemy.half + REACH;
        const comes = paces <= REACH ? beside : inTime ? GETS_THERE * near : COMES_LATER * far;
        lost += comes * blow.lost;
        wounds += comes * blow.wounds;
        if (inTime) {
          soon += comes * blow.lost;
          woundsSoon += comes * blow.wounds;
        }
      }
      return costs(lost, wounds, soon, woundsSoon);
    },
  };
}

function menaceOf(survey: Survey, enemy: Unit, unit: Unit, dfn: number): Menace {
  const blows = Array.from({ length: CROWD }, (_, more) => {
    const { lost, wound } = blowBy(enemy, unit, 2 * more - dfn);
    return { lost, wounds: wound };
  });
  return { unit: enemy, ...chances(survey, enemy, unit), blows, shot: shotBy(enemy, unit)?.lost ?? 0 };
}

type Chances = Pick<Menace, 'beside' | 'near' | 'far'>;

function chances(survey: Survey, enemy: Unit, unit: Unit): Chances {
  if (survey.temper.chart && enemy.target !== null) return byTheChart(survey, enemy, unit);
  const chance = chanceOf(survey, enemy, unit);
  return { beside: chance, near: chance, far: chance };
}

/** It attacks whom it has, if it has not acted yet; then it takes somebody beside it, and of those whoever hurt it most. RUN-RUN-30 to -37 */
function byTheChart({ units }: Survey, enemy: Unit, unit: Unit): Chances {
  const now = enemy.one.steps.length > 0 && enemy.target === unit.one.id ? 1 : 0;
  const rivals = units.filter(
    ({ one, able, base }) =>
      one.side === unit.one.side &&
      one.id !== unit.one.id &&
      able &&
      pacesTo(enemy, base.x, base.y, base.size) <= REACH,
  );
  const hurtBy = (id: string): number => enemy.one.grudges.find(({ by }) => by === id)?.hurt ?? 0;
  const others = Math.max(0, ...rivals.map(({ one }) => hurtBy(one.id)));
  const own = hurtBy(unit.one.id) + A_SCRATCH;
  const even = 1 / (rivals.length + 1);
  const beside = rivals.length === 0 ? 1 : own > others ? MOSTLY + (1 - MOSTLY) * even : HARDLY;
  const heroes = units.filter(({ one, able }) => one.side === unit.one.side && able).length;
  const apart = rivals.length > 0 ? 0 : 1 / heroes;
  return {
    beside: now + NEXT * beside,
    near: now + NEXT * apart,
    far: NEXT * (now + apart),
  };
}
/** In the next round one may act before it does. */
const NEXT = 0.6;
/** What whoever stands beside it will have done to it. */
const A_SCRATCH = 4;
const MOSTLY = 0.7;
const HARDLY = 0.15;

/** Whom the chart has named is attacked; otherwise whoever is near has an even part of it. RUN-RUN-30 */
function chanceOf({ units }: Survey, enemy: Unit, unit: Unit): number {
  if (enemy.target !== null) return enemy.target === unit.one.id ? 1 : TURNS;
  const near = units.filter(
    ({ one, able, base }) =>
      one.side === unit.one.side && able && pacesTo(enemy, base.x, base.y, base.size) <= enemy.half + REACH,
  ).length;
  return 1 / Math.max(1, near);
}
