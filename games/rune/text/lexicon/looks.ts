// What can be seen of somebody.

import type { Named } from '@skald/text';
import type { Age, Beard, Hair, HairColor } from '../../content/looks.ts';

export const LOOKS_NAMES: Readonly<Record<Age | Hair | HairColor | Beard, Named>> = {
  young: { en: 'young', de: 'jung' },
  grown: { en: 'grown', de: 'erwachsen' },
  old: { en: 'old', de: 'alt' },
  bald: { en: 'bald', de: 'kahl' },
  cropped: { en: 'cropped', de: 'geschoren' },
  // Of hair and of beards.
  short: { en: 'short', de: 'kurz' },
  loose: { en: 'long and loose', de: 'lang und offen' },
  tail: { en: 'in a tail', de: 'als Schweif' },
  braids: { en: 'in braids', de: 'in Zöpfen' },
  crest: { en: 'a crest', de: 'als Kamm' },
  fair: { en: 'fair', de: 'blond' },
  red: { en: 'red', de: 'rot' },
  brown: { en: 'brown', de: 'braun' },
  black: { en: 'black', de: 'schwarz' },
  none: { en: 'none', de: 'keiner' },
  stubble: { en: 'stubble', de: 'Stoppeln' },
  moustache: { en: 'moustache', de: 'Schnurrbart' },
  long: { en: 'long', de: 'lang' },
  forked: { en: 'forked', de: 'gegabelt' },
  braided: { en: 'braided', de: 'geflochten' },
};
