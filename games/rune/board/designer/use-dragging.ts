// Dragging something in a list to another place, by mouse, pen or finger: a row of the outline, a card of foes.

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';

/** An event, or one of its elements. */
export interface Row {
  readonly event: number;
  readonly element: number | null;
}

/** Before or behind a row. */
interface Drop<R> {
  readonly row: R;
  readonly behind: boolean;
}

export function useDragging<R>(
  list: RefObject<HTMLElement | null>,
  /** Which row bears this as its `data-row`. */
  rowOf: (text: string) => R,
  drop: (from: R, to: Drop<R>) => void,
) {
  const [to, hover] = useState<Drop<R> | null>(null);
  const [isHeld, setHeld] = useState(false);
  const from = useRef<R>(null);
  // A quick hand lets go before the page has shown where it is.
  const target = useRef<Drop<R>>(null);
  const now = useRef({ rowOf, drop });
  now.current = { rowOf, drop };
  const [grip] = useState(() => {
    const letGo = (): void => {
      from.current = null;
      target.current = null;
      setHeld(false);
      hover(null);
    };
    return {
      take: (row: R, event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = row;
        setHeld(true);
      },
      drag: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
        if (from.current === null) return;
        const over = dropAt(list.current, clientX, clientY, now.current.rowOf);
        target.current = over;
        hover((before) => (isSame(before, over) ? before : over));
      },
      drop: (): void => {
        if (from.current !== null && target.current !== null) now.current.drop(from.current, target.current);
        letGo();
      },
      letGo,
    };
  });
  return {
    /** Where it would be dropped, as the row shows it. */
    over: (row: R): 'before' | 'behind' | undefined =>
      to !== null && isSame(to.row, row) ? (to.behind ? 'behind' : 'before') : undefined,
    /** Whether something is in the hand. */
    isHeld,
    grip,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function dropAt<R>(
  list: HTMLElement | null,
  x: number,
  y: number,
  rowOf: (text: string) => R,
): Drop<R> | null {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  if (line == null || !list?.contains(line)) return null;
  const { top, height } = line.getBoundingClientRect();
  return { row: rowOf(line.dataset.row ?? ''), behind: y > top + height / 2 };
}

/** “2” or “2.1” */
export function outlineRow(text: string): Row {
  const [event = 0, element = null] = text.split('.').map(Number);
  return { event, element };
}

/** Where one of a plain list will stand that was dropped there. */
export function placeInList(from: number, { row, behind }: Drop<number>): number {
  const gap = row + (behind ? 1 : 0);
  return gap > from ? gap - 1 : gap;
}

/** The same in the outline. */
export function targetOf({ events }: Pick<Encounter, 'events'>, from: Row, { row, behind }: Drop<Row>): Row {
  if (from.element === null) {
    // Over an element it goes with the half of the event that it is in.
    const size = events[row.event]?.elements.length ?? 0;
    const after = row.element === null ? behind : row.element + (behind ? 1 : 0) > size / 2;
    return { event: placeInList(from.event, { row: row.event, behind: after }), element: null };
  }
  // On an event it is put at its beginning; before it, at the end of the one before.
  const isEnd = row.element === null && !behind && row.event > 0;
  const event = isEnd ? row.event - 1 : row.event;
  const gap = isEnd
    ? (events[event]?.elements.length ?? 0)
    : row.element === null
      ? 0
      : row.element + (behind ? 1 : 0);
  return { event, element: event === from.event && gap > from.element ? gap - 1 : gap };
}
