// The keyboard at the table. AMI-UI-26 to -28, -34, -35

import type { Asked } from '@skald/kernel';
import { useEffect, useRef } from 'react';
import { change, currentSettings } from '../settings.ts';
import type { Tab } from './panels.tsx';

export interface Intents {
  readonly decision: Asked | null;
  choose(option: string): void;
  finish(): void;
  undo(): void;
  undoErrand(): void;
  openTab(tab: Tab): void;
  help(): void;
  close(): void;
}

const TABS: Readonly<Record<string, Tab>> = { l: 'log', h: 'sheets', s: 'saga', g: 'plot', c: 'chat' };

/** Keys that a control under the focus needs for itself. */
const taken = (event: KeyboardEvent): boolean => {
  const at = event.target as HTMLElement;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName) || at.isContentEditable) return true;
  // A board stops what it uses itself; the rest is ours.
  if (at.closest('[role="application"]') !== null) return false;
  return (
    (event.key === ' ' || event.key === 'Enter') &&
    at.closest('button, a, summary, [role="button"], [role="tab"]') !== null
  );
};

export function useTableKeys(intents: Intents): void {
  const now = useRef(intents);
  now.current = intents;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || taken(event)) return;
      const does = actionOf(event, now.current);
      if (does === null) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function actionOf({ key }: KeyboardEvent, intents: Intents): (() => void) | null {
  const option = /^[1-9]$/.test(key) ? intents.decision?.options[Number(key) - 1] : undefined;
  if (option) return () => intents.choose(option.id);
  const tab = TABS[key.toLowerCase()];
  if (tab) return () => intents.openTab(tab);
  switch (key) {
    case ' ':
      return intents.finish;
    case 'Backspace':
      return intents.undoErrand;
    case 'u':
    case 'U':
      return intents.undo;
    case '?':
    case 'F1':
    case 'Help':
      return intents.help;
    case 't':
    case 'T':
      return () => change({ textBoard: !currentSettings().textBoard });
    case 'Escape':
      return intents.close;
    default:
      return null;
  }
}
