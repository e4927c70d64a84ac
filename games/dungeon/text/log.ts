import type { Language } from '@skald/text';
import type { EventOf, GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { type About, aboutOf, type Log } from './catalogue.ts';
import { log as de } from './de/log.ts';
import { rolls as rollsDe } from './de/rolls.ts';
import { log as en } from './en/log.ts';
import { type Rolls, rolls as rollsEn } from './en/rolls.ts';
import { capital } from './questions.ts';

const LOG: Readonly<Record<Language, Log>> = { en, de };
const ROLLS: Readonly<Record<Language, Rolls>> = { en: rollsEn, de: rollsDe };

/** One line of the log, or null for what is better left untold. */
export function eventText(event: GameEvent, view: State, language: Language): string | null {
  const tell = LOG[language][event.type] as (event: GameEvent, about: About) => string | null;
  const line = tell(event, aboutOf(view));
  return line === null ? null : capital(line);
}

/** The dice of an attack are told together; the others each by itself. */
export function rollText({ sides, face, for: what }: EventOf<'roll'>, language: Language): string | null {
  if (what === 'attack' || what === 'defence' || what === 'card') return null;
  const die = ROLLS[language][what];
  return sides === 6 ? `${die}: ${face}` : `${die}: ${face} (1–${sides})`;
}
