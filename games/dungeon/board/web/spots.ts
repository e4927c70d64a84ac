// Something to point at: a square, the model that stands there, or a side to turn to.

import { UNIT } from '@skald/games/board-kit';
import type { Facing } from '../../content/index.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly model: string | null;
  /** A side that the acting model can turn to. */
  readonly face: Facing | null;
}

export const keyOf = ({ x, y, model, face }: Spot): string =>
  face !== null ? `face:${face}` : model !== null ? `model:${model}` : `square:${x}.${y}`;

export const squareSpot = (x: number, y: number): Spot => ({ x, y, model: null, face: null });

export const centreOf = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  (x + 0.5) * UNIT,
  (y + 0.5) * UNIT,
];

/** What an element of the drawing stands for. */
export function spotUnder(target: EventTarget | null): Spot | null {
  const element = target instanceof Element ? target.closest<SVGElement>('[data-x]') : null;
  if (element === null) return null;
  const { x, y, model, face } = element.dataset;
  return { x: Number(x), y: Number(y), model: model ?? null, face: (face as Facing | undefined) ?? null };
}

/** The topic of help: a model or a square. */
export const topicOf = ({ x, y, model }: Spot): string => model ?? `${x},${y}`;
