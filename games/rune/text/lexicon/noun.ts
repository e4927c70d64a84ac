import type { Gender, Named } from '@skald/text';

/** A German word with its article; its dative where that cannot be told from the word. */
export type GermanNoun = readonly [name: string, gender: Gender, dative?: string];

export type Noun = Named<string, GermanNoun>;

export const noun = (en: string, ...de: GermanNoun): Noun => ({ en, de });
