// Many buttons that are one stop for the Tab key: arrows lead from one to the next.

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The last button is where one comes in first. */
export function useRoving(root: RefObject<HTMLElement | null>): { onKeyDown(event: KeyboardEvent): void } {
  const stop = useRef<HTMLButtonElement | null>(null);
  const buttons = (): HTMLButtonElement[] => [...(root.current?.querySelectorAll('button') ?? [])];
  const settle = (at: HTMLButtonElement | undefined): void => {
    stop.current = at ?? null;
    for (const button of buttons()) button.tabIndex = button === at ? 0 : -1;
  };
  // After every drawing: there may be other buttons now.
  useEffect(() => {
    const all = buttons();
    settle(all.find((button) => button === stop.current) ?? all.at(-1));
  });
  return {
    onKeyDown(event) {
      const step = STEPS[event.key];
      const all = buttons();
      const at = all.indexOf(event.target as HTMLButtonElement);
      if (step === undefined || at === -1) return;
      event.preventDefault();
      const next = all[Math.min(Math.max(at + step, 0), all.length - 1)];
      settle(next);
      next?.focus();
    },
  };
}
