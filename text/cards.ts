// What stands on the buttons of a figure's card, whatever the game.

import type { Language } from './language.ts';

export const CARD_WORDS: Readonly<Record<Language, { readonly close: string; readonly help: string }>> = {
  en: { close: 'Close', help: 'Rules' },
  de: { close: 'Schließen', help: 'Regeln' },
};
