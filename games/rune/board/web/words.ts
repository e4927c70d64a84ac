import type { Language } from '@skald/text';
import { web as de } from '../../text/de/web.ts';
import { web as en, type WebWords } from '../../text/en/web.ts';

export const WEB_WORDS: Readonly<Record<Language, WebWords>> = { en, de };
