// How things are written down here.

import type { Bilingual, ThingTale, TrapTale } from '../../rules/generating/tale.ts';

export const both = (en: string, de: string): Bilingual => ({ en, de });

/** `act`: what somebody does to be struck, or to be rid of it again. */
export const trapTale = (
  name: Bilingual,
  sight: Bilingual,
  closer: Bilingual,
  act?: Bilingual,
): TrapTale => ({
  name,
  sight,
  closer,
  ...(act && { act }),
});

export const thingTale = (name: Bilingual, sight: Bilingual, closer: Bilingual): ThingTale => ({
  name,
  sight,
  closer,
});

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “The snare; the plank.” */
export function listed(names: readonly Bilingual[]): Bilingual {
  const list = (language: 'en' | 'de'): string =>
    capital(names.map((name) => name[language].charAt(0).toLowerCase() + name[language].slice(1)).join('; '));
  return { en: `${list('en')}.`, de: `${list('de')}.` };
}
