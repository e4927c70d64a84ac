import type { Language } from './language.ts';

/** A line of the log: somebody did not answer in time, so that the game went on without. */
export const lapsedText = (who: string, language: Language): string =>
  language === 'de'
    ? `${who}: Die Zeit zu antworten ist um, es geht ohne weiter.`
    : `${who}: the time to answer is up, and play goes on.`;
