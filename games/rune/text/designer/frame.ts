import type { Language } from '@skald/text';
import type { Words } from '../../documents/encounter/words.ts';
import { designer as de } from '../de/designer.ts';
import { type DesignerWords, designer as en } from '../en/designer.ts';

const WORDS: Readonly<Record<Language, DesignerWords>> = { en, de };

/** What stands around the forms of the encounter designer. */
export const designerWords = (language: Language): DesignerWords => WORDS[language];

/** What an event is called until its designer says it in his own words. */
export const numberedEvent = (number: number): Words => ({ en: `Event ${number}`, de: `Ereignis ${number}` });
