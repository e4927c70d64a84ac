// What can be seen of a hero besides what he wears. No rule knows of it. RUN-HERO-05

export const AGES = ['young', 'grown', 'old'] as const;
export type Age = (typeof AGES)[number];

export const HAIRS = ['bald', 'cropped', 'short', 'loose', 'tail', 'braids', 'crest'] as const;
export type Hair = (typeof HAIRS)[number];

/** Of those who are not yet white. */
export const HAIR_COLORS = ['fair', 'red', 'brown', 'black'] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const BEARDS = ['none', 'stubble', 'moustache', 'short', 'long', 'forked', 'braided'] as const;
export type Beard = (typeof BEARDS)[number];

/** Faces that can be told apart by their number. */
export const FACES = 65_536;
