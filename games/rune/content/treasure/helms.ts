// Helms of Power: which gift, and how high. RUN-CHART-HELM-GIFT, RUN-CHART-HELM-LEVEL

import type { Gift } from '../gifts.ts';
import type { Chart } from './chart.ts';

/** Those that fill two numbers end with the second. */
// biome-ignore format: as printed, column by column
const ROWS: readonly (Gift | readonly [Gift, 2])[] = [
  'loyal-hilt', 'naglfar-plows-the-waves', 'norths-cooling-sigh', 'resist-the-serpents-tears',
  'scourging-of-fell-spirits', 'skadis-ermine-cloak', 'survive-the-lake-of-flame', 'with-either-hand',
  'chattering-squirrel', 'clenched-jaw-of-vengeance', 'dying-blow', 'ever-flowing-cup', 'imprecation-of-doom',
  'obscuring-mist', 'plumed-up-by-njordsbreath', 'roaring-shout-of-rage', 'sprig-of-mistletoe', 'tireless-joy-shout',
  'agony-postponed', ['aura-of-phlegmatic-acceptance', 2], 'banish-his-blade', 'boon-of-angrboda',
  'bone-setters-blessing', ['buffeting-gale', 2], ['curds-of-utgardaloki', 2], 'eager-arrow', 'eight-legged-horse',
  'eyes-like-glowing-coals', 'flesh-cries-out-for-piercing', 'from-lofty-asgards-peaks',
  ['frost-speeded-heels', 2], 'gathering-thunder', 'gilded-tongue-of-freyr', 'gnawing-stags',
  'golden-apples-sweetness', ['implacably-braced', 2], 'indefatigable-determination', 'like-a-wind-tossed-leaf',
  'like-the-leaping-stag', 'many-impaling-spear', 'mjolnir-awakes', 'njords-crust', 'on-valkyries-wings',
  'owl-hears-the-viper', 'penetrating-lightning', 'raven-plucks-an-eye', 'remorse-of-hoder',
  'ripples-from-the-well-of-knowledge', 'rune-viking-short-sword', 'rune-roman-sword', 'rune-viking-broad-sword',
  'rune-dwarven-work-sword', 'rune-dwarven-battle-sword', 'rune-hand-axe', 'rune-goblin-axe', 'rune-viking-axe',
  'rune-double-bladed-axe', 'rune-dwarven-battle-axe', 'rune-mace', 'rune-goblin-spike-club',
  'scorn-the-bite-of-treachery', 'shoulders-wide-as-bifrost', 'swiftness-of-sleipnir', 'through-the-cracks',
  'thors-thews', 'trumpets-commanding-blast', 'tyrs-forbearance', 'ulls-hide', 'wiles-of-loki', 'wrestlers-blessing',
  'zealous-sinews', 'lie-turns-to-truth', 'mantle-of-odin', ['sudden-as-a-mountain-storm', 2], 'vigilance-of-heimdal',
  ['clatter-of-rushing-boots', 2], 'comeuppance-postponed', ['knitting-of-meat-and-bone', 2],
  'rune-dwarven-work-hammer', ['berserks-blessing', 2], 'craven-departure', 'destiny-reversed', 'might-of-thor',
  ['nurturing-of-yggdrasil', 2], 'relentless-gales-of-njord', 'rune-four-bladed-mace', 'rune-dwarven-battle-hammer',
  'ulls-sure-hand', 'valor-of-tyr', 'wounds-close-quick',
];

function numbered(): Chart<Gift>['rows'] {
  let last = 0;
  return ROWS.map((row) => {
    const [gift, numbers] = typeof row === 'string' ? [row, 1] : row;
    last += numbers;
    return [last, gift];
  });
}

/** Of E the same as of D. RUN-RULING-R14 */
export const HELM_GIFT: Chart<Gift> = {
  rule: 'RUN-CHART-HELM-GIFT',
  rerolls: { A: { above: 18 }, B: { above: 76 }, D: { below: 19 }, E: { below: 19 }, F: { below: 77 } },
  rows: numbered(),
};

export const HELM_LEVEL: Chart<number> = {
  rule: 'RUN-CHART-HELM-LEVEL',
  modifiers: { B: -2, E: 2, F: 3 },
  rows: [
    [5, 1],
    [6, 2],
    [7, 3],
    [8, 4],
    [9, 5],
    [10, 6],
  ],
};
