// What becomes of those who are ready-made.

import { READY_MADE } from '../ready-made.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

export const ragnar: Build = {
  hero: READY_MADE.ragnar,
  growth: [
    ...gifts('tyrs-forbearance', 'frost-speeded-heels', 'valor-of-tyr'),
    ...raised('dodge'),
    ...INSURED,
    ...raised('great-weapon'),
    ...gifts('might-of-thor', 'rune-viking-axe', 'implacably-braced'),
    ...raised('sprint', 'awareness'),
  ],
};

export const gunnhild: Build = {
  hero: READY_MADE.gunnhild,
  growth: [
    ...gifts('implacably-braced', 'rune-mace'),
    ...raised('healer', 'dodge'),
    ...gifts('on-valkyries-wings'),
    ...INSURED,
    ...raised('single-weapon'),
    ...gifts('on-valkyries-wings', 'tyrs-forbearance', 'valor-of-tyr', 'bone-setters-blessing'),
    ...gifts('frost-speeded-heels', 'on-valkyries-wings', 'implacably-braced', 'thors-thews'),
    ...raised('sprint', 'awareness', 'dodge'),
  ],
};

export const hrolf: Build = {
  hero: READY_MADE.hrolf,
  growth: [
    ...gifts('sprig-of-mistletoe', 'eager-arrow', 'vigilance-of-heimdal'),
    ...raised('dodge'),
    ...gifts('obscuring-mist'),
    ...raised('bows'),
    ...INSURED,
    ...gifts('sprig-of-mistletoe', 'like-the-leaping-stag', 'ulls-hide', 'vigilance-of-heimdal'),
    ...gifts('sprig-of-mistletoe', 'eager-arrow', 'penetrating-lightning'),
    ...raised('stealth', 'sprint'),
  ],
};

export const knut: Build = {
  hero: READY_MADE.knut,
  growth: [
    ...raised('chain-weapon'),
    ...gifts('gathering-thunder', 'frost-speeded-heels'),
    ...INSURED,
    ...gifts('tyrs-forbearance', 'buffeting-gale'),
    ...raised('chain-weapon', 'dodge'),
    ...gifts(
      'valor-of-tyr',
      'thors-thews',
      'frost-speeded-heels',
      'buffeting-gale',
      'clenched-jaw-of-vengeance',
    ),
    ...raised('sprint', 'brawling'),
  ],
};
