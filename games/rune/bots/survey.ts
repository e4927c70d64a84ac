// The field at a glance: everybody who is still on it, by the few numbers that bots reckon with.

import {
  baseOf,
  formOf,
  impairment,
  isAble,
  isHelpless,
  isHero,
  isOnField,
  sheetOf,
} from '../rules/fight/fighters.ts';
import type { Sheet } from '../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';
import { type Base, distance } from '../rules/space/index.ts';
import { TEMPERS, type Temper } from './temper.ts';

interface Arm {
  readonly atk: number;
  readonly dam: number;
}

export interface Unit {
  readonly one: Fighter;
  readonly sheet: Sheet;
  readonly base: Base;
  readonly isHero: boolean;
  readonly able: boolean;
  readonly helpless: boolean;
  /** What he strikes with, and what he shoots with if that is in his hand. */
  readonly melee: Arm;
  readonly missile: Arm | null;
  readonly dfn: number;
  readonly soak: number;
  readonly woundThreshold: number;
  readonly half: number;
  /** Whom the chart has set it on; null where nobody knows. */
  readonly target: string | null;
}

export interface Survey {
  readonly state: State;
  /** Of whoever looks at it. */
  readonly temper: Temper;
  readonly units: readonly Unit[];
  readonly byId: ReadonlyMap<string, Unit>;
}

export function survey(state: State, temper: Temper = TEMPERS.karl): Survey {
  const units = state.fighters.filter(isOnField).map((one) => unitOf(state, one));
  return { state, temper, units, byId: new Map(units.map((unit) => [unit.one.id, unit])) };
}

export const unitNamed = ({ byId }: Survey, id: string): Unit => byId.get(id) as Unit;

export const enemiesOf = ({ units }: Survey, { one }: Unit): Unit[] =>
  units.filter((other) => other.one.side !== one.side && !other.one.scenery);

function unitOf(state: State, one: Fighter): Unit {
  const sheet = sheetOf(state, one);
  const hampered = impairment(one);
  const held = formOf(state, one);
  const arm = held.missile ? (sheet.forms.find(({ missile }) => !missile) ?? held) : held;
  const hero = isHero(one);
  return {
    one,
    sheet,
    base: baseOf(state, one),
    isHero: hero,
    able: isAble(one),
    helpless: isHelpless(one),
    melee: { atk: arm.atk.total - hampered, dam: arm.dam.total },
    missile:
      held.missile && one.pieces[one.hand] !== 0
        ? { atk: held.atk.total - hampered, dam: held.dam.total }
        : null,
    dfn:
      helplessness(one) ??
      held.dfn.total - hampered + (one.stance === 'weaving' ? 1 : 0) - (one.fallen ? FALLEN : 0),
    soak: sheet.soak.total,
    woundThreshold: sheet.woundThreshold,
    half: one.fallen || one.held !== null || one.caught !== null ? 0 : sheet.move.half,
    target: hero || (state.foes[one.sheet] as FoeSheet).selfWilled ? null : one.target,
  };
}

const FALLEN = 4;

/** He does not defend himself. */
const helplessness = (one: Fighter): number | null => (isHelpless(one) ? 0 : null);

export const pacesTo = (unit: Unit, x: number, y: number, size: Base['size']): number =>
  distance(unit.base, { x, y, size });

/** Paces of a blow. RUN-ENGAGE-01 */
export const REACH = 3;
