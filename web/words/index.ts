import type { GameModule } from '@skald/games';
import { OPENED_FILE_REFUSALS } from '@skald/games/opened-file-words';
import { SAVED_GAME_REFUSALS } from '@skald/games/saved-game-words';
import type { Refusal } from '@skald/kernel';
import { type Language, type RefusalTexts, refusalText } from '@skald/text';
import { useSettings } from '../settings.ts';
import { accountRefusalsDe } from './account-de.ts';
import { accountRefusalsEn } from './account-en.ts';
import { de, refusalsDe } from './de.ts';
import { en, refusalsEn, type Words } from './en.ts';

export type { Words } from './en.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, de };
const OWN: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: refusalsEn, de: refusalsDe };
const ACCOUNT: RefusalTexts = { en: accountRefusalsEn, de: accountRefusalsDe };
const FILES: RefusalTexts = {
  en: { ...SAVED_GAME_REFUSALS.en, ...OPENED_FILE_REFUSALS.en },
  de: { ...SAVED_GAME_REFUSALS.de, ...OPENED_FILE_REFUSALS.de },
};

/** The shell's words in the reader's language. */
export const useWords = (): Words => WORDS[useSettings().language];

/** Why something was refused, by the page, the hall, the kernel or the game. */
export const explain = (refusal: Refusal, language: Language, module?: GameModule): string =>
  OWN[language][refusal.code] ??
  ACCOUNT[language][refusal.code]?.(refusal.params) ??
  FILES[language][refusal.code]?.(refusal.params) ??
  refusalText(refusal, language, module?.words.refusals);
