// Where everybody is: both sides, and nothing else of a large field.

import { type Gathering, UNIT } from '@skald/games/board-kit';
import { baseOf, isOnField } from '../../rules/fight/fighters.ts';
import type { State } from '../../rules/fight/state.ts';
import type { Hand } from './hand.ts';

/** Squares that stay free around them. */
const MARGIN = 2;

/** On squares smaller than this nobody can choose with a finger. */
export const POINTABLE = 0.25;

/** However small that makes it, as long as nobody has to act; null where there is nobody. */
export function gatheringOf(view: State, { decision }: Pick<Hand, 'decision'>): Gathering | null {
  const bases = view.fighters.filter(isOnField).map((one) => baseOf(view, one));
  if (bases.length === 0) return null;
  const left = Math.max(0, Math.min(...bases.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...bases.map(({ y }) => y)) - MARGIN);
  const right = Math.min(view.map.width, Math.max(...bases.map(({ x, size }) => x + size)) + MARGIN);
  const bottom = Math.min(view.map.height, Math.max(...bases.map(({ y, size }) => y + size)) + MARGIN);
  return {
    left: left * UNIT,
    top: top * UNIT,
    width: (right - left) * UNIT,
    height: (bottom - top) * UNIT,
    least: decision?.kind === 'act' ? POINTABLE : 0,
  };
}
