import type { Language } from '@skald/text';

/** Orders for calls for aid. AOH-CBT-08 */
const AID = {
  en: {
    question: 'Aid for your attacked counters',
    never: 'Call nobody',
    always: 'Call all who can come',
    forNow: 'Call nobody, and ask me no more this turn',
  },
  de: {
    question: 'Hilfe für deine angegriffenen Figuren',
    never: 'Niemanden rufen',
    always: 'Alle rufen, die kommen können',
    forNow: 'Niemanden rufen und mich in dieser Runde nicht mehr fragen',
  },
} as const;

export const standingText = (kind: string, language: Language) => (kind === 'aid' ? AID[language] : null);
