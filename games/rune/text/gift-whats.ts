// What is chosen with a gift that can do several things, where that goes by the names of other things.

import { recordOf } from '@skald/kernel';
import { english, german, type Named } from '@skald/text';
import { WEIRD_STATISTICS, type WeirdStatistic } from '../content/terrain.ts';
import { WEAPONS } from '../content/weapons.ts';
import { choicesOf, LENT } from '../rules/gifts/raven-plucks-an-eye.ts';
import { STATISTIC_NAMES, WEAPON_NAMES, WEIRD_NAMES } from './lexicon.ts';

type Whats = Readonly<Record<string, Named>>;

/** Weapons by their names. */
export const ARMS: Whats = recordOf(WEAPONS, (weapon) => {
  const { en, de } = WEAPON_NAMES[weapon];
  return { en, de: de[0] };
});

/** “Attack and Soak” */
export const LOANS: Whats = Object.fromEntries(
  choicesOf(LENT.length).map((scores) => [
    scores.join('-'),
    {
      en: english.list(scores.map((score) => STATISTIC_NAMES[score].en)),
      de: german.list(scores.map((score) => STATISTIC_NAMES[score].de)),
    },
  ]),
);

const WHOSE = {
  heroes: { en: ' of heroes', de: ' der Helden' },
  foes: { en: ' of foes', de: ' der Feinde' },
  both: { en: ' of all', de: ' aller' },
} as const;

const magic = (statistic: WeirdStatistic, side: keyof typeof WHOSE): readonly [string, Named] => [
  `${statistic}-${side}`,
  {
    en: `${WEIRD_NAMES[statistic].en}${WHOSE[side].en}`,
    de: `${WEIRD_NAMES[statistic].de}${WHOSE[side].de}`,
  },
];

/** “Attack of heroes” */
export const MAGICS: Whats = Object.fromEntries(
  WEIRD_STATISTICS.flatMap((statistic) => [
    magic(statistic, 'heroes'),
    magic(statistic, 'foes'),
    magic(statistic, 'both'),
  ]),
);
