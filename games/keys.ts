// Keys that work wherever the focus is, except where the focus needs them itself. Shell and boards listen alike.

import { useLayoutEffect, useRef } from 'react';

/** What a key does; null where it does nothing. */
export type KeyDeed = (event: KeyboardEvent) => (() => void) | null;

/** Inputs that leave digits and letters to others. */
const NOT_TYPED_INTO = new Set(['range', 'checkbox', 'radio', 'button', 'submit']);
const PRESSED = 'button, a, summary, [role="button"], [role="tab"]';

/** Whether the control under the focus needs this key for itself. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const at = target as HTMLElement;
  if (/^(TEXTAREA|SELECT)$/.test(at.tagName) || at.isContentEditable) return true;
  if (at instanceof HTMLInputElement)
    return !NOT_TYPED_INTO.has(at.type) || (key === ' ' && at.type !== 'range');
  // A board stops what it uses itself; the rest is ours.
  if (at.closest('[role="application"]') !== null) return false;
  const pressed = key === ' ' || key === 'Enter' ? at.closest(PRESSED) : null;
  // A tab that is chosen already has nothing to do.
  return pressed !== null && pressed.getAttribute('aria-selected') !== 'true';
}

/** Listens as long as the component is there. Keys with Ctrl (or Cmd) are the browser's, unless one asks for them. */
export function useKeys(deed: KeyDeed, which: 'plain' | 'with Ctrl' = 'plain'): void {
  const now = useRef(deed);
  now.current = deed;
  // With what it belongs to: a key pressed the moment a question appears must not be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const held = event.ctrlKey || event.metaKey;
      if (held !== (which === 'with Ctrl') || event.altKey || event.defaultPrevented || isTaken(event))
        return;
      const does = now.current(event);
      if (does === null) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [which]);
}
