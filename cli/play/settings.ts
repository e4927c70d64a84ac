// Who plays whom, under which rules: the choices of the title screen. AMI-UI-02 to -08

import type { GameModule, TablePlace } from '@skald/games';
import { LEVELS, USUAL_LEVEL } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Control } from '../records.ts';
import type { Config } from './config.ts';

export type Setting = Control | 'none';
export const SETTINGS: readonly Setting[] = ['human', ...LEVELS, 'none'];

export interface Settings {
  readonly language: Language;
  /** Message delay, 0 to 4. AMI-UI-20 */
  readonly delay: number;
  readonly ruleset: string;
  /** By place. */
  readonly controls: Readonly<Record<string, Setting>>;
}

const firstSetting = ({ control }: TablePlace): Setting => (control === 'bot' ? USUAL_LEVEL : control);

/** What was kept, and where nothing was, what the game proposes. */
export function settingsFrom(
  config: Config,
  { game, places, presets }: GameModule,
  language: Language,
): Settings {
  const kept = config.games[game.id];
  const known = presets.find(({ id }) => id === kept?.ruleset) ?? presets[0];
  return {
    language,
    delay: config.delay ?? 0,
    ruleset: known?.id ?? '',
    controls: Object.fromEntries(
      places.map((place) => [place.id, kept?.controls[place.id] ?? firstSetting(place)]),
    ),
  };
}

/** The configuration with these settings in it. */
export function configWith(config: Config, { game }: GameModule, settings: Settings): Config {
  const { language, delay, ruleset, controls } = settings;
  return {
    ...config,
    language,
    delay,
    games: { ...config.games, [game.id]: { ruleset, controls: { ...controls } } },
  };
}

/** The places somebody plays: their seats for a match, and who answers for each. */
export function table(
  { places }: GameModule,
  { controls }: Settings,
): { seats: unknown[]; controls: Control[] } {
  const taken = places.flatMap(({ id, seat }) => {
    const control = controls[id];
    return control === undefined || control === 'none' ? [] : [{ seat, control }];
  });
  return { seats: taken.map(({ seat }) => seat), controls: taken.map(({ control }) => control) };
}

export const nextOf = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] as T;
