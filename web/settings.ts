// What a person likes, kept on the device.

import { pickLanguage } from '@skald/text';
import { useSyncExternalStore } from 'react';

/** Whether what was kept is such a thing. By hand: a library that checks would be a sixth of what the title loads. */
type Check<T> = (kept: unknown) => kept is T;

const among =
  <const T extends string | number>(...all: readonly T[]): Check<T> =>
  (kept): kept is T =>
    all.includes(kept as T);
const isFlag: Check<boolean> = (kept) => typeof kept === 'boolean';
const isText: Check<string> = (kept) => typeof kept === 'string';
const isShort: Check<string> = (kept): kept is string => isText(kept) && kept.length <= 24;
const isTexts: Check<string[]> = (kept): kept is string[] => Array.isArray(kept) && kept.every(isText);
const byName =
  <T>(is: Check<T>): Check<Record<string, T>> =>
  (kept): kept is Record<string, T> =>
    typeof kept === 'object' && kept !== null && !Array.isArray(kept) && Object.values(kept).every(is);

const CHECKS = {
  language: among('en', 'de'),
  theme: among('dark', 'light'),
  /** Milliseconds of one movement on the board. */
  pace: among(0, 150, 300, 600),
  /** How long a message stands before the game goes on; `wait`: until a key is pressed. AMI-UI-20 */
  delay: among('none', 'short', 'middle', 'long', 'wait'),
  /** Whether a press on the board waits for a second one; `auto`: that of a finger does. */
  secondTap: among('auto', 'always', 'never'),
  /** What leaves no choice is answered without asking. */
  forced: isFlag,
  sound: isFlag,
  /** Whether a game begins with a card that says what one plays for, and whoever comes back is told what happened. */
  briefing: isFlag,
  /** The board in words instead of the picture. */
  textBoard: isFlag,
  /** The kinds of question whose teaching has been read. */
  taught: isTexts,
  name: isShort,
  /** The game that was played last. */
  game: isText,
  /** Who played each place the last time, by game. AMI-UI-07 */
  controls: byName(byName(isText)),
  presets: byName(isText),
  /** Whose lines in a chat are not shown. */
  muted: isTexts,
};
export type Settings = {
  [Name in keyof typeof CHECKS]: (typeof CHECKS)[Name] extends Check<infer T> ? T : never;
};

export const DELAYS: Readonly<Record<Settings['delay'], number>> = {
  none: 0,
  short: 700,
  middle: 1400,
  long: 2100,
  wait: Number.POSITIVE_INFINITY,
};

const KEY = 'skald-settings';
const FIRST: Settings = {
  language: pickLanguage(navigator.languages?.join(',') ?? navigator.language),
  theme: 'dark',
  pace: 300,
  delay: 'none',
  secondTap: 'auto',
  forced: true,
  sound: false,
  briefing: true,
  textBoard: false,
  taught: [],
  name: '',
  game: '',
  controls: {},
  presets: {},
  muted: [],
};

/** What was kept; whatever is damaged is as it was at first. */
export function readSettings(text: string | null): Settings {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return FIRST;
    const sound = Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value),
    );
    return { ...FIRST, ...Object.fromEntries(sound) };
  } catch {
    return FIRST;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let settings = readSettings(kept());
const listeners = new Set<() => void>();

export const currentSettings = (): Settings => settings;

export function change(some: Partial<Settings>): void {
  settings = { ...settings, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  for (const listener of listeners) listener();
}

export function apply(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.theme = settings.theme;
}

export const useSettings = (): Settings =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentSettings);

/** The pace of movements, none for those who asked their system for less motion. */
export const usePace = (): number => {
  const { pace } = useSettings();
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : pace;
};
