import type { RefusalTexts } from '@skald/text';
import { refusals as de } from './de/refusals.ts';
import { refusals as en } from './en/refusals.ts';

/** What `refusalText` says for this game's own codes. */
export const refusals: RefusalTexts = { en, de };
