// What a person likes, kept on the device.

import { pickLanguage } from '@skald/text';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const SettingsSchema = z.object({
  language: z.enum(['en', 'de']),
  theme: z.enum(['dark', 'light']),
  /** Milliseconds of one movement on the board. */
  pace: z.union([z.literal(0), z.literal(150), z.literal(300), z.literal(600)]),
  /** How long a message stands before the game goes on; `wait`: until a key is pressed. AMI-UI-20 */
  delay: z.enum(['none', 'short', 'middle', 'long', 'wait']),
  /** Whether a press on the board waits for a second one; `auto`: that of a finger does. */
  secondTap: z.enum(['auto', 'always', 'never']),
  /** What leaves no choice is answered without asking. */
  forced: z.boolean(),
  sound: z.boolean(),
  /** Whether a game begins with a card that says what one plays for, and whoever comes back is told what happened. */
  briefing: z.boolean(),
  /** The board in words instead of the picture. */
  textBoard: z.boolean(),
  /** The kinds of question whose teaching has been read. */
  taught: z.array(z.string()),
  name: z.string().max(24),
  /** The game that was played last. */
  game: z.string(),
  /** Who played each place the last time, by game. AMI-UI-07 */
  controls: z.record(z.string(), z.record(z.string(), z.string())),
  presets: z.record(z.string(), z.string()),
  /** Whose lines in a chat are not shown. */
  muted: z.array(z.string()),
});
export type Settings = z.infer<typeof SettingsSchema>;

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

/** What was kept; anything damaged falls back to the first settings. */
function read(): Settings {
  try {
    const kept = SettingsSchema.partial().safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return kept.success ? ({ ...FIRST, ...kept.data } as Settings) : FIRST;
  } catch {
    return FIRST;
  }
}

let settings = read();
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
