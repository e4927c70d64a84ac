// What a stroke would bring, beside the pointer. It is told by hand, so that nothing else is drawn anew while one paints.

import { type ReactElement, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ChangeText } from './speech.ts';

export interface PriceTagHandle {
  show(lines: readonly ChangeText[]): void;
  hide(): void;
  /** In pixels of the frame; a finger hides what is below it. */
  move(x: number, y: number, byFinger: boolean): void;
}

/** Pixels between pointer and tag, and room that it needs. */
const AWAY = 18;
const FINGER = 64;
const ROOM = 250;

export function PriceTag({ ref }: { ref: Ref<PriceTagHandle> }): ReactElement {
  const [lines, setLines] = useState<readonly ChangeText[]>([]);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    show: setLines,
    hide: () => setLines((before) => (before.length === 0 ? before : [])),
    move(x, y, byFinger) {
      const tag = element.current;
      const frame = tag?.parentElement;
      if (!tag || !frame) return;
      const left = x + AWAY + ROOM > frame.clientWidth;
      const above = byFinger || y + AWAY + tag.offsetHeight > frame.clientHeight;
      const [dx, dy] = [left ? -AWAY : AWAY, above ? -(byFinger ? FINGER : AWAY) : AWAY];
      tag.style.transform = `translate(${x + dx}px, ${y + dy}px) translate(${left ? '-100%' : '0'}, ${above ? '-100%' : '0'})`;
    },
  }));
  return (
    <div ref={element} className="design-map-tag" hidden={lines.length === 0} aria-hidden="true">
      {lines.map(({ title, worth, notes, tone }) => (
        <p key={title} className={`design-map-${tone}`}>
          <span>{title}</span> <strong>{worth}</strong>
          {notes.length > 0 && <small>{notes.join(' · ')}</small>}
        </p>
      ))}
    </div>
  );
}
