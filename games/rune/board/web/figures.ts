// How a fighter looks now, as far as one may know.

import type { Seat } from '@skald/kernel';
import type { Hero } from '../../documents/hero/schema.ts';
import { formOf, isHero, isRiding, sheetOf } from '../../rules/fight/fighters.ts';
import { nameOf } from '../../rules/fight/sheets.ts';
import type { Fighter, FoeSheet, State } from '../../rules/fight/state.ts';
import { plightOf } from '../../text/plight.ts';
import { FOES_LIVERY, type Livery, liveryOf } from './drawing/liveries.ts';
import type { Figure, TokenLook } from './drawing/token.tsx';
import { centreOf } from './spots.ts';

export const findFighter = ({ fighters }: State, id: string | null): Fighter | undefined =>
  fighters.find((one) => one.id === id);

export const sizeOf = (view: State, one: Fighter): number => sheetOf(view, one).size;

/** Where the middle of a fighter is. */
export const standOf = (view: State, one: Fighter): readonly [number, number] =>
  centreOf(one, sizeOf(view, one));

/** A seat that plays the foes has their colour, and so has nobody. */
const liveryFor = (one: Pick<Fighter, 'id' | 'seat'>): Livery =>
  isHero(one) ? liveryOf(one.seat) : FOES_LIVERY;

export const liveryOfSeat = (view: State | null, seat: Seat): Livery =>
  view?.fighters.some((one) => one.seat === seat && !isHero(one)) ? FOES_LIVERY : liveryOf(seat);

function figureOf(view: State, one: Fighter): Figure {
  if (!isHero(one)) return { foe: (view.foes[one.sheet] as FoeSheet).foe };
  const { weapon } = formOf(view, one);
  return { hero: view.heroes[one.sheet] as Hero, weapon: weapon === 'fist' ? null : weapon };
}

export function lookOf(view: State, one: Fighter): TokenLook {
  const { wounds, condition, fallen, waiting, stance, movement, side } = one;
  return {
    figure: figureOf(view, one),
    livery: liveryFor(one),
    size: sizeOf(view, one),
    side,
    number: numberOf(view, one),
    health: plightOf(view, one).health,
    wounds,
    condition,
    fallen,
    waiting,
    stance,
    movement,
    held: one.held?.how ?? null,
    mounted: isRiding(one),
    marks: effectsOf(one),
  };
}

/** What works on him: marks of powers, a trap, fire in his clothes, deep water. */
const effectsOf = ({ marks, caught, fire, water }: Fighter): number =>
  marks.length + Number(caught !== null) + Number(fire !== null) + Number(water !== null);

/** Several of a kind are told apart. */
function numberOf({ foes }: State, one: Fighter): number | null {
  const own = isHero(one) ? undefined : foes[one.sheet];
  if (own === undefined) return null;
  return foes.filter(({ foe }) => nameOf(foe) === nameOf(own.foe)).length > 1 ? own.number : null;
}
