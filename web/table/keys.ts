// The keyboard at the table. AMI-UI-26 to -28, -34, -35

import { useKeys } from '@skald/games/keys';
import { change, currentSettings } from '../settings.ts';
import type { Tab } from './panels.tsx';

export interface Intents {
  /** The options that stand in a numbered list, in its order; empty where the board asks in its own way. */
  readonly numbered: readonly string[];
  choose(option: string): void;
  finish(): void;
  undo(): void;
  undoErrand(): void;
  /** Stops what is told, or lets it go on. */
  pause(): void;
  step(): void;
  openTab(tab: Tab): void;
  enlarge(): void;
  help(): void;
  legend(): void;
  close(): void;
}

const TABS: Readonly<Record<string, Tab>> = { l: 'log', h: 'sheets', s: 'saga', g: 'plot', c: 'chat' };

export function useTableKeys(intents: Intents): void {
  useKeys(({ key }) => actionOf(key, intents));
}

function actionOf(key: string, intents: Intents): (() => void) | null {
  const option = /^[1-9]$/.test(key) ? intents.numbered[Number(key) - 1] : undefined;
  if (option !== undefined) return () => intents.choose(option);
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
    case 'p':
    case 'P':
      return intents.pause;
    case '.':
      return intents.step;
    case 'm':
    case 'M':
      return intents.enlarge;
    case '?':
    case 'F1':
    case 'Help':
      return intents.help;
    case 'k':
    case 'K':
      return intents.legend;
    case 't':
    case 'T':
      return () => change({ textBoard: !currentSettings().textBoard });
    case 'Escape':
      return intents.close;
    default:
      return null;
  }
}
