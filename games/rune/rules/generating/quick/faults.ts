// Why what the charts gave may not be run as it is. RUN-QUICK-13, -15

import { ABILITY } from '../../../content/abilities.ts';
import { TRAPS } from '../../../content/design/budget.ts';
import { HEALING_PRICE, MOST_SHRINES, TREASURES } from '../../../content/design/gains.ts';
import { CLUMPING } from '../../../content/design/rolls.ts';
import { dmgCost } from '../../../content/design/traps.ts';
import { FOE } from '../../../content/foes.ts';
import { QUICK_LIMIT, QUICK_MAGIC } from '../../../content/quick/combat.ts';
import { PRIZE_GAINS, type QuickGain } from '../../../content/quick/prizes.ts';
import { type QuickSketch, sumsOfSketch } from './sketch.ts';

/** In the order of the ledger, from a to j. RUN-QUICK-15 */
const QUICK_FAULTS = [
  'traps',
  'negativeBudget',
  'unpaid',
  'overLimit',
  'shrines',
  'healing',
  'hostages',
  'weird',
  'treasures',
  'clumping',
] as const;
export type QuickFault = (typeof QUICK_FAULTS)[number];

export const faultsOf = (sketch: QuickSketch): QuickFault[] =>
  QUICK_FAULTS.filter((fault) => IS_THERE[fault](sketch));

const gainsOf = ({ events }: QuickSketch): QuickGain[] =>
  events.flatMap(({ prizes }) => prizes.flatMap(({ prize }) => PRIZE_GAINS[prize]));

const trapsOf = ({ events, grounds }: QuickSketch) => [
  ...events.flatMap(({ traps }) => traps),
  ...grounds.map(({ trap }) => trap),
];

const IS_THERE: Readonly<Record<QuickFault, (sketch: QuickSketch) => boolean>> = {
  traps: (sketch) => trapsOf(sketch).length > TRAPS.inEncounter,
  negativeBudget: (sketch) => trapsOf(sketch).some(({ dam }) => dam === null),
  unpaid: (sketch) => sumsOfSketch(sketch).earned < sumsOfSketch(sketch).spent,
  overLimit: (sketch) => sumsOfSketch(sketch).spent > QUICK_LIMIT,
  shrines: (sketch) => {
    const gods = gainsOf(sketch).flatMap((gain) => (gain.kind === 'shrine' ? [gain.god] : []));
    return gods.length > MOST_SHRINES || new Set(gods).size < gods.length;
  },
  healing: isHealedTooMuch,
  hostages: ({ foe, grounds }) =>
    grounds.some(({ ground }) => ground === 'hostages') && (foe === 'other' || FOE[foe].temper !== 'crafty'),
  weird: ({ grounds }) => grounds.filter(({ ground }) => ground in QUICK_MAGIC).length > 1,
  treasures: isTooRich,
  clumping: isClumped,
};

/** More than the harm that went before. RUN-QUICK-15, RUN-GAIN-42 */
function isHealedTooMuch({ events }: QuickSketch): boolean {
  let harm = 0;
  return events.some(({ traps, prizes }) => {
    harm += traps.reduce((sum, { dam }) => sum + dmgCost(dam ?? 0), 0);
    return prizes.some(({ prize }) =>
      PRIZE_GAINS[prize].some((gain) => gain.kind === 'healing' && -HEALING_PRICE[gain.time] > harm),
    );
  });
}

function isTooRich(sketch: QuickSketch): boolean {
  const found = gainsOf(sketch).flatMap((gain) => (gain.kind === 'treasure' ? [gain.category] : []));
  const counts = Map.groupBy(found, (category) => category);
  return [...counts.values()].some(({ length }) => length > TREASURES.inEncounter);
}

/** Rolls beyond the third against one secondary Ability cost what these charts never ask for. RUN-DIF-125 */
function isClumped(sketch: QuickSketch): boolean {
  const abilities = [
    ...trapsOf(sketch).map(({ roll }) => roll.ability),
    ...sketch.events.flatMap(({ prizes }) =>
      prizes.flatMap(({ won }) => (won === null ? [] : [won.roll.ability])),
    ),
  ].filter((ability) => ability !== 'weapon' && ABILITY[ability].category === 'secondary');
  const counts = Map.groupBy(abilities, (ability) => ability);
  return [...counts.values()].some(({ length }) => length >= CLUMPING.from);
}
