// What can be seen of a hero besides what he wears. No rule knows of it. RUN-HERO-05

export const AGES = ['young', 'grown', 'old'] as const;

export const HAIRS = ['bald', 'cropped', 'short', 'loose', 'tail', 'braids', 'crest'] as const;

/** From fair to black; the hair of the old is white. */
export const HAIR_COLORS = ['fair', 'red', 'brown', 'black'] as const;

export const BEARDS = ['none', 'stubble', 'moustache', 'short', 'long', 'forked', 'braided'] as const;

/** Faces that can be told apart by their number. */
export const FACES = 65_536;
