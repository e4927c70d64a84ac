// What a key means on the map.

import type { Spot } from './answers.ts';
import { areaTowards, type Direction } from './cursor.ts';

export type KeyDeed =
  | { readonly do: 'go'; readonly to: Spot }
  | { readonly do: 'act' }
  | { readonly do: 'help' }
  | { readonly do: 'leave' }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'fit' };

export interface KeyContext {
  readonly cursor: Spot;
  /** Counters in the cursor's area, by name. */
  readonly here: readonly string[];
  readonly answering: readonly Spot[];
  readonly home: Spot | null;
}

const STEP = 1.35;

export function deedOf(key: string, shift: boolean, context: KeyContext): KeyDeed | null {
  const { cursor, here, answering, home } = context;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (cursor.counter !== null) return among(here, cursor, key === 'ArrowRight' ? 1 : -1);
      return { do: 'go', to: { area: areaTowards(cursor.area, key), counter: null } };
    case 'ArrowUp':
    case 'ArrowDown':
      if (cursor.counter !== null) return { do: 'go', to: { area: cursor.area, counter: null } };
      return { do: 'go', to: { area: areaTowards(cursor.area, key as Direction), counter: null } };
    case 'PageDown':
      return among(here, cursor, 1);
    case 'PageUp':
      return among(here, cursor, -1);
    case 'n':
    case 'N':
      return nextAnswering(answering, cursor, shift ? -1 : 1);
    case 'Home':
      return home === null ? null : { do: 'go', to: home };
    case 'Enter':
      return { do: 'act' };
    case 'Escape':
      return cursor.counter === null
        ? { do: 'leave' }
        : { do: 'go', to: { area: cursor.area, counter: null } };
    case '?':
    case 'F1':
    case 'Help':
      return { do: 'help' };
    case '+':
    case '=':
      return { do: 'zoom', factor: STEP };
    case '-':
      return { do: 'zoom', factor: 1 / STEP };
    case '0':
      return { do: 'fit' };
    default:
      return null;
  }
}

function among(here: readonly string[], cursor: Spot, by: 1 | -1): KeyDeed | null {
  if (here.length === 0) return null;
  const at = cursor.counter === null ? (by === 1 ? -1 : 0) : here.indexOf(cursor.counter);
  const counter = here[(at + by + here.length) % here.length] as string;
  return { do: 'go', to: { area: cursor.area, counter } };
}

function nextAnswering(answering: readonly Spot[], cursor: Spot, by: 1 | -1): KeyDeed | null {
  if (answering.length === 0) return null;
  const at = answering.findIndex((spot) => spot.area === cursor.area && spot.counter === cursor.counter);
  const from = at < 0 && by === -1 ? 0 : at;
  return { do: 'go', to: answering[(from + by + answering.length) % answering.length] as Spot };
}
