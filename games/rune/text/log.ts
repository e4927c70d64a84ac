import { eventFront, type Language, rollFront } from '@skald/text';
import type { GameEvent } from '../rules/fight/events.ts';
import type { State } from '../rules/fight/state.ts';
import { aboutOf, type Matter } from './catalogue.ts';
import { log as de } from './de/log.ts';
import { rolls as rollsDe } from './de/rolls.ts';
import { log as en } from './en/log.ts';
import { rolls as rollsEn } from './en/rolls.ts';
import { NAMES } from './names.ts';

const told = eventFront<Matter>({ en, de }, aboutOf);

export function eventText(event: GameEvent, view: State, language: Language): string | null {
  const line = told(event, view, language);
  return line === null ? null : NAMES[language].polished(line);
}

export const rollText = rollFront({ en: rollsEn, de: rollsDe });
