import type { Language } from '@skald/text';

/** Orders for what is asked in the Turns of others. */
const STANDING = {
  en: {
    interrupt: {
      question: 'Interrupts between Hero Turns',
      never: 'Wait, play no card',
      forNow: 'Wait, and ask me no more this round',
    },
    freeStrike: { question: 'Free Strikes', never: 'Waive them', always: 'Strike, in the order of the list' },
  },
  de: {
    interrupt: {
      question: 'Unterbrechungen zwischen Heldenzügen',
      never: 'Abwarten, keine Karte spielen',
      forNow: 'Abwarten und mich in dieser Runde nicht mehr fragen',
    },
    freeStrike: {
      question: 'Freie Schläge',
      never: 'Darauf verzichten',
      always: 'Zuschlagen, der Reihe nach',
    },
  },
} as const;

export const standingText = (kind: string, language: Language) =>
  kind === 'interrupt' || kind === 'freeStrike' ? STANDING[language][kind] : null;
