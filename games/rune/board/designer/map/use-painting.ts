// A pen that paints squares: while it is down only they are drawn, with their price; letting go makes one change of it.

import { begun, continued, type Pen } from '@skald/games/board-kit';
import { type Place, squareAt } from '@skald/games/grid-kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { BattleMap } from '../../../content/battle-map.ts';
import { bordersOf, sharp } from '../../web/drawing/outlines.ts';
import { isOnMap, type Squares } from './areas.ts';
import { type Breadth, type Form, formOn } from './forms.ts';
import { type Hold, stroked } from './paint.ts';

type Stroke = ReturnType<typeof begun<Squares, Readonly<Place>>>;

export interface Painting {
  readonly pen: Pen<Readonly<Place>>;
  /** Shows what a press here would do, or a stroke from elsewhere to here; null: nothing. */
  readonly hover: (place: Readonly<Place> | null, from?: Readonly<Place>) => void;
  /** A whole stroke at once. */
  readonly draw: (from: Readonly<Place>, to: Readonly<Place>, erasing?: boolean) => void;
}

export function usePainting({
  map,
  form,
  breadth,
  hold,
  outline,
  tell,
  change,
}: {
  map: BattleMap;
  form: Form | 'single' | null;
  breadth: Breadth;
  hold: Hold;
  /** What shows the squares of a stroke. */
  outline: RefObject<SVGPathElement | null>;
  /** Says what the map would be; null: nothing is drawn. */
  tell: (map: BattleMap | null) => void;
  change: (map: BattleMap) => void;
}): Painting {
  const stroke = useRef<Stroke | null>(null);
  const isDown = useRef(false);
  const frame = useRef(0);
  const begin = (place: Readonly<Place>): Stroke | null =>
    form === null ? null : begun<Squares, Readonly<Place>>(new Set(), formOn(map, form, breadth), place);
  const after = ({ from, drawn }: Stroke, held = hold): BattleMap =>
    stroked(map, held, isOnMap(map, from) ? squareAt(map, from) : null, drawn);

  /** Moves come faster than the page is drawn. */
  const show = (next: Stroke | null): void => {
    stroke.current = next;
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      const shown = stroke.current;
      outline.current?.setAttribute('d', shown === null ? '' : sharp(bordersOf(map, shown.drawn)));
      tell(shown === null ? null : after(shown));
    });
  };
  // Another map, or another thing in the hand: what was shown is no longer true.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these make it untrue
  useEffect(() => {
    if (!isDown.current) show(null);
  }, [map, hold.paint, hold.erasing, form]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );

  return {
    hover: (place, from = place ?? undefined) => {
      if (isDown.current) return;
      const before = stroke.current;
      if (place !== null && before !== null && isSame(place, before.at) && isSame(from, before.from)) return;
      const first = place !== null && from !== undefined && isOnMap(map, place) ? begin(from) : null;
      show(first === null || place === null || isSame(from, place) ? first : continued(first, place));
    },
    draw: (from, to, erasing = hold.erasing) => {
      const first = begin(from);
      if (first === null) return;
      change(after(isSame(from, to) ? first : continued(first, to), { ...hold, erasing }));
    },
    pen: {
      begin: (place) => {
        isDown.current = true;
        show(begin(place));
      },
      move: (place) => {
        const now = stroke.current;
        if (now !== null && !isSame(now.at, place)) show(continued(now, place));
      },
      end: () => {
        const ended = stroke.current;
        isDown.current = false;
        show(null);
        if (ended !== null) change(after(ended));
      },
      drop: () => {
        isDown.current = false;
        show(null);
      },
    },
  };
}

const isSame = (one: Readonly<Place> | undefined, other: Readonly<Place>): boolean =>
  one !== undefined && one[0] === other[0] && one[1] === other[1];
