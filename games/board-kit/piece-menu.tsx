// What can be done with a piece or in a place: a short list beside it, where one press would not say enough.

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Placed, shiftInto } from './placement.ts';

/** The children bring the buttons; the first has the focus. Arrows lead through them, Escape and the last close it. */
export function PieceMenu({
  title,
  place: { below, style },
  back,
  close,
  children,
}: {
  title: string;
  place: Placed;
  /** What the button that leaves it is called. */
  back: string;
  close: () => void;
  children: ReactNode;
}): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => keepInside(menu.current), []);
  useEffect(() => {
    before.current = document.activeElement;
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const leave = (): void => {
    close();
    const there = before.current;
    if (there?.isConnected && (there instanceof SVGElement || there instanceof HTMLElement))
      there.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      step(event, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      className={below ? 'kit-menu kit-menu-below' : 'kit-menu'}
      role="dialog"
      aria-label={title}
      style={style}
      onKeyDown={onKeyDown}
    >
      {children}
      <button type="button" className="kit-menu-back" onClick={leave}>
        {back}
      </button>
    </div>
  );
}

/** A small board has no room for it above or below: then it lies over its place. */
function keepInside(menu: HTMLElement | null): void {
  const room = menu?.parentElement?.getBoundingClientRect();
  if (menu === null || room === undefined) return;
  const { top, bottom } = menu.getBoundingClientRect();
  menu.style.marginTop = `${shiftInto(top, bottom, room)}px`;
}

/** The arrow keys lead from button to button. */
function step({ currentTarget }: KeyboardEvent, by: 1 | -1): void {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
