// Where to go: every square by what could be struck from there, what may come there, and how near it is to the fight.

import { WIDEST } from '../content/battle-map.ts';
import type { Turning } from '../rules/fight/agenda.ts';
import { groundFor, isArmed } from '../rules/fight/fighters.ts';
import { squaresInReach, wayOut } from '../rules/space/index.ts';
import { plainWorth } from './aims.ts';
import { blowBy } from './blows.ts';
import { type Danger, dangerFor } from './danger.ts';
import { hazardAt } from './hazards.ts';
import { costsFor, heroesPrevail, lifeOf, pressedBy, stamina } from './stakes.ts';
import { enemiesOf, pacesTo, REACH, type Survey, type Unit } from './survey.ts';

interface Goal {
  readonly act: string;
  readonly x: number;
  readonly y: number;
  readonly means?: 'attack';
}

/** A pace nearer to whom one could attack next time. */
const NEARER = 0.15;
/** Not all blows that are meant come about. */
const COMES_ABOUT = 0.85;
/** A charge or not: what is added where one runs up. RUN-MELEE-14 */
const CHARGE = 3;
const LONG = 12;
/** Leaving is for good: what one could still have won. */
const MISSED = 25;
const WITHDRAWS = 3;

/** What a whole action costs that hurts nobody. */
const IDLE = 1;

export interface Going {
  /** What it is worth to end there. */
  of(goal: Goal): number;
  /** The same for staying, and how near to the fight one is. */
  readonly stay: number;
  readonly near: number;
  readonly danger: Danger;
}

export function goingFor(survey: Survey, unit: Unit, turning: Pick<Turning, 'halves'>): Going {
  const { state } = survey;
  const { width } = state.map;
  const danger = rememberedBySquare(width, dangerFor(survey, unit));
  const careful = rememberedBySquare(width, dangerFor(survey, unit, WITHDRAWS));
  const enemies = enemiesOf(survey, unit).filter(({ one }) => !one.cowed || unit.isHero);
  const targets = enemies.map((enemy): Target => {
    const pressed = pressedBy(1 + besides(survey, unit, enemy, REACH));
    const worth = plainWorth(survey, unit, enemy, pressed);
    const hope = plainWorth(
      survey,
      unit,
      enemy,
      pressedBy(1 + besides(survey, unit, enemy, REACH + unit.half)),
    );
    return { enemy, pressed, worth, hope };
  });
  const blows = blowsBySquare(survey, unit, targets, turning.halves.length === 0);
  const leaving = leavingCosts(survey, unit, enemies);
  const eager = Math.min(MOST_EAGER, HOPE + EAGER * state.round);
  const near = rememberedBySquare(width, {
    at: (x, y) => nearness(unit, targets, x, y) * eager - hazardAt(survey, unit, x, y),
  });
  const out = unit.isHero ? worthOfLeaving(survey, unit) : 0;
  const { x: hereX, y: hereY } = unit.base;
  return {
    danger,
    near: near.at(hereX, hereY),
    stay: near.at(hereX, hereY) - danger.at(hereX, hereY) - IDLE,
    of({ act, x, y, means }) {
      if (act === 'rush') return HOPELESS;
      if (act === 'flee')
        return out > HOPE_OF_FLIGHT && isWayOut(survey, unit, x, y)
          ? out - leaving(x, y, false) - IDLE
          : HOPELESS;
      const blow = act === 'walk' ? (blows[y * width + x] ?? 0) : 0;
      // Of places that are only places every other one will do.
      if (blow === 0 && ((x ^ y) & 1) === 1 && act !== 'leap' && act !== 'climb') return HOPELESS;
      const leaves = act === 'withdraw' ? 0 : leaving(x, y, means === 'attack');
      const there = (act === 'withdraw' ? careful : danger).at(x, y);
      const retires = means === undefined && leaves > 0;
      const struck = retires ? 0 : blow * COMES_ABOUT;
      return struck + near.at(x, y) - there - leaves - (struck > 0 ? 0 : IDLE);
    },
  };
}

const HOPELESS = -200;
const HOPE_OF_FLIGHT = -10;

/** Alive and gone, in the place of whatever becomes of those who stay. */
function worthOfLeaving(survey: Survey, unit: Unit): number {
  const prevail = heroesPrevail(survey);
  const { hp, wounds } = unit.one;
  return lifeOf(survey, unit) * (1 - stamina(hp, wounds)) * (1 - prevail) - MISSED * prevail;
}

function rememberedBySquare(width: number, made: Danger): Danger {
  const known: (number | undefined)[] = [];
  return {
    at(x, y) {
      const square = y * width + x;
      const value = known[square] ?? made.at(x, y);
      known[square] = value;
      return value;
    },
  };
}
const isWayOut = ({ state }: Survey, unit: Unit, x: number, y: number): boolean =>
  wayOut(groundFor(state), { ...unit.base, x, y }) !== null;

interface Target {
  readonly enemy: Unit;
  /** What others take from its defence who stand about it. */
  readonly pressed: number;
  readonly worth: number;
  /** What it may be worth next time. */
  readonly hope: number;
}

/** How many of his own side, himself left out, are that near to an enemy. */
const besides = ({ units }: Survey, { one: self }: Unit, enemy: Unit, paces: number): number =>
  units.filter(
    ({ one, able, base }) =>
      able &&
      one.side === self.side &&
      one.id !== self.id &&
      pacesTo(enemy, base.x, base.y, base.size) <= paces,
  ).length;

/** The best blow from every square from which there is one. */
function blowsBySquare(
  survey: Survey,
  unit: Unit,
  targets: readonly Target[],
  fresh: boolean,
): (number | undefined)[] {
  const ground = groundFor(survey.state);
  const best: (number | undefined)[] = [];
  for (const { enemy, worth, pressed } of targets) {
    const far = pacesTo(enemy, unit.base.x, unit.base.y, unit.base.size);
    const charges = fresh && far >= LONG;
    const value = charges ? plainWorth(survey, unit, enemy, pressed + CHARGE) : worth;
    for (const square of squaresInReach(ground, enemy.base, unit.base.size))
      best[square] = Math.max(best[square] ?? 0, value);
  }
  return best;
}

/** Paces beyond what half a move and a blow bridge, to whoever is worth it most. */
function nearness(unit: Unit, targets: readonly Target[], x: number, y: number): number {
  let best = -Infinity;
  for (const { enemy, hope } of targets) {
    const far = Math.max(0, pacesTo(enemy, x, y, unit.base.size) - REACH);
    best = Math.max(best, hope * FARTHER[far]! - NEARER * far);
  }
  return best === -Infinity ? 0 : best;
}
/** What is left of a hope so many paces farther off, as far as any field is wide. */
const FARTHER = Array.from({ length: 2 * WIDEST }, (_, far) => 0.97 ** far);
/** What may be hoped for next time counts for half, and for more from round to round: night falls for all. */
const HOPE = 0.5;
const EAGER = 0.05;
const MOST_EAGER = 1.5;

/** Blows of those whose reach one leaves; with all care if it is for somebody else. RUN-ENGAGE-17 to -20 */
function leavingCosts(
  survey: Survey,
  unit: Unit,
  enemies: readonly Unit[],
): (x: number, y: number, forAnother: boolean) => number {
  const { state } = survey;
  const { x: fromX, y: fromY, size } = unit.base;
  const watchers = enemies
    .filter(({ able, one }) => able && isArmed(state, one))
    .filter((enemy) => pacesTo(enemy, fromX, fromY, size) <= REACH)
    .map((enemy) => {
      const [passing, careful] = [blowBy(enemy, unit), blowBy(enemy, unit, Math.max(0, unit.dfn))];
      return { enemy, passing, careful };
    });
  const costs = costsFor(survey, unit);
  return (x, y, forAnother) => {
    let [lost, wounds] = [0, 0];
    for (const { enemy, passing, careful } of watchers) {
      if (pacesTo(enemy, x, y, size) <= REACH) continue;
      const blow = forAnother ? careful : passing;
      lost += blow.lost;
      wounds += blow.wound;
    }
    return lost === 0 ? 0 : costs(lost, wounds);
  };
}
