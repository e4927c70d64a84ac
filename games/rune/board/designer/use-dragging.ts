// Dragging a row of the outline to another place, by mouse, pen or finger.

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';

/** An event, or one of its elements. */
export interface Row {
  readonly event: number;
  readonly element: number | null;
}

/** Before or behind a row. */
interface Drop {
  readonly row: Row;
  readonly behind: boolean;
}

export function useDragging(list: RefObject<HTMLElement | null>, drop: (from: Row, to: Drop) => void) {
  const [to, hover] = useState<Drop | null>(null);
  const from = useRef<Row>(null);
  const now = useRef({ to, drop });
  now.current = { to, drop };
  const [grip] = useState(() => {
    const letGo = (): void => {
      from.current = null;
      hover(null);
    };
    return {
      take: (row: Row, event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = row;
      },
      drag: ({ clientX, clientY }: PointerEvent<HTMLElement>): void => {
        if (from.current === null) return;
        const over = dropAt(list.current, clientX, clientY);
        hover((before) => (isSame(before, over) ? before : over));
      },
      drop: (): void => {
        if (from.current !== null && now.current.to !== null) now.current.drop(from.current, now.current.to);
        letGo();
      },
      letGo,
    };
  });
  return {
    /** Where it would be dropped, as the row shows it. */
    over: (row: Row): 'before' | 'behind' | undefined =>
      to !== null && to.row.event === row.event && to.row.element === row.element
        ? to.behind
          ? 'behind'
          : 'before'
        : undefined,
    grip,
  };
}

const isSame = (one: Drop | null, other: Drop | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function dropAt(list: HTMLElement | null, x: number, y: number): Drop | null {
  const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  if (line == null || !list?.contains(line)) return null;
  const { top, height } = line.getBoundingClientRect();
  const [event = 0, element = null] = (line.dataset.row ?? '').split('.').map(Number);
  return { row: { event, element }, behind: y > top + height / 2 };
}

/** Where something will stand that was dropped there. */
export function targetOf({ events }: Pick<Encounter, 'events'>, from: Row, { row, behind }: Drop): Row {
  if (from.element === null) {
    // Over an element it goes with the half of the event that it is in.
    const size = events[row.event]?.elements.length ?? 0;
    const after = row.element === null ? behind : row.element + (behind ? 1 : 0) > size / 2;
    const gap = row.event + (after ? 1 : 0);
    return { event: gap > from.event ? gap - 1 : gap, element: null };
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
