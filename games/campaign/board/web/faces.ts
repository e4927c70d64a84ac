// How an army looks to whoever looks at it.

import type { Seat } from '@skald/kernel';
import { type ArmyId, sideOf } from '../../content/index.ts';
import type { Army, State } from '../../rules/state.ts';
import { pointsOf } from '../outlook.ts';
import type { ShieldFace } from './shields.tsx';

export const findArmy = (view: State, id: ArmyId): Army | undefined =>
  view.armies.find((one) => one.id === id);

export const isMine = (view: State, id: ArmyId, seat: Seat | null): boolean =>
  seat !== null && view.sides[seat] === sideOf(id);

export function faceOf(view: State, army: Army, seat: Seat | null): ShieldFace {
  return {
    army: army.id,
    points: pointsOf(army),
    known: army.shown && isMine(view, army.id, seat),
    spent: army.moved && view.phase === 'movement',
    fought: army.fought,
    marching: army.march > 0,
    siege: army.siege,
  };
}
