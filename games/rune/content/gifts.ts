// The 75 gifts of the gods and the 15 powers of rune weapons: what they cost, how far they go, and what a use takes.

import { recordOf } from '@skald/kernel';
import type { God } from './gods.ts';
import type { Weapon } from './weapons.ts';

/** What one gives up to use it; an attack is one that would be made anyway. RUN-GIFTRULE-ACT-01 */
type Takes = 'none' | 'action' | 'round' | 'attack';

/** When its owner is asked: never, before a roll, as something happens, or in his turn. RUN-HOOK-35 */
type Decision = 'none' | 'pre-roll' | 'reaction' | 'turn';

type Row<Of extends string> = readonly [
  of: Of,
  cost: number,
  cap: number | null,
  decision: Decision,
  takes?: Exclude<Takes, 'none'>,
];

// biome-ignore format: one line a gift
const DIVINE = {
  'agony-postponed': ['heimdal', 30, 5, 'turn'],
  'aura-of-phlegmatic-acceptance': ['heimdal', 75, 4, 'none'],
  'banish-his-blade': ['loki', 45, null, 'none'],
  'berserks-blessing': ['odin', 150, null, 'none'],
  'boon-of-angrboda': ['angrboda', 150, null, 'none'],
  'bone-setters-blessing': ['freyja', 30, null, 'none'],
  'buffeting-gale': ['thor', 75, null, 'reaction'],
  'chattering-squirrel': ['loki', 45, null, 'turn'],
  'clenched-jaw-of-vengeance': ['thor', 45, 4, 'none'],
  'clatter-of-rushing-boots': ['thor', 250, null, 'none'],
  'comeuppance-postponed': ['loki', 250, 1, 'none'],
  'craven-departure': ['loki', 250, null, 'turn', 'action'],
  'curds-of-utgardaloki': ['thor', 100, 8, 'reaction'],
  'destiny-reversed': ['urd', 400, null, 'reaction'],
  'dying-blow': ['odin', 30, null, 'reaction'],
  'eager-arrow': ['heimdal', 75, null, 'turn'],
  'eight-legged-horse': ['odin', 100, null, 'turn'],
  'ever-flowing-cup': ['freyja', 45, null, 'none'],
  'eyes-like-glowing-coals': ['odin', 45, null, 'turn'],
  'flesh-cries-out-for-piercing': ['loki', 150, 8, 'none'],
  'from-lofty-asgards-peaks': ['thor', 125, 8, 'none'],
  'frost-speeded-heels': ['njord', 75, null, 'none'],
  'gathering-thunder': ['thor', 40, null, 'pre-roll'],
  'gilded-tongue-of-freyr': ['freyr', 75, null, 'none'],
  'gnawing-stags': ['loki', 30, null, 'none'],
  'golden-apples-sweetness': ['freyja', 75, null, 'turn'],
  'implacably-braced': ['heimdal', 75, null, 'none'],
  'imprecation-of-doom': ['odin', 250, null, 'turn'],
  'indefatigable-determination': ['heimdal', 75, 10, 'pre-roll'],
  'knitting-of-meat-and-bone': ['thor', 45, null, 'turn', 'round'],
  'lie-turns-to-truth': ['loki', 75, null, 'pre-roll'],
  'like-a-wind-tossed-leaf': ['thor', 125, null, 'none'],
  'like-the-leaping-stag': ['ull', 75, null, 'none'],
  'loyal-hilt': ['thor', 250, null, 'turn', 'attack'],
  'mantle-of-odin': ['odin', 100, null, 'none'],
  'many-impaling-spear': ['thor', 75, 11, 'reaction', 'attack'],
  'might-of-thor': ['thor', 300, null, 'none'],
  'mjolnir-awakes': ['thor', 30, null, 'turn'],
  'naglfar-plows-the-waves': ['njord', 30, null, 'none'],
  'njords-crust': ['njord', 75, null, 'none'],
  'nurturing-of-yggdrasil': ['freyja', 150, 4, 'none'],
  'obscuring-mist': ['loki', 30, null, 'turn', 'action'],
  'on-valkyries-wings': ['odin', 45, null, 'none'],
  'norths-cooling-sigh': ['njord', 30, null, 'none'],
  'owl-hears-the-viper': ['heimdal', 30, null, 'none'],
  'penetrating-lightning': ['thor', 30, null, 'pre-roll'],
  'plumed-up-by-njordsbreath': ['njord', 45, null, 'none'],
  'raven-plucks-an-eye': ['odin', 30, null, 'reaction'],
  'relentless-gales-of-njord': ['njord', 400, null, 'none'],
  'remorse-of-hoder': ['hoder', 75, null, 'reaction'],
  'resist-the-serpents-tears': ['tyr', 30, null, 'none'],
  'ripples-from-the-well-of-knowledge': ['odin', 75, null, 'turn'],
  'roaring-shout-of-rage': ['odin', 45, null, 'turn'],
  'scorn-the-bite-of-treachery': ['thor', 30, null, 'none'],
  'scourging-of-fell-spirits': ['odin', 30, 6, 'turn'],
  'shoulders-wide-as-bifrost': ['heimdal', 75, null, 'reaction'],
  'skadis-ermine-cloak': ['njord', 30, null, 'none'],
  'sprig-of-mistletoe': ['loki', 45, null, 'none'],
  'sudden-as-a-mountain-storm': ['njord', 150, null, 'none'],
  'survive-the-lake-of-flame': ['tyr', 30, null, 'none'],
  'swiftness-of-sleipnir': ['odin', 75, 8, 'none'],
  'through-the-cracks': ['asjandr', 30, null, 'reaction'],
  'thors-thews': ['thor', 75, null, 'none'],
  'tireless-joy-shout': ['tyr', 30, null, 'turn', 'attack'],
  'trumpets-commanding-blast': ['odin', 75, null, 'turn'],
  'tyrs-forbearance': ['tyr', 75, null, 'none'],
  'ulls-hide': ['ull', 75, null, 'none'],
  'ulls-sure-hand': ['ull', 400, null, 'none'],
  'valor-of-tyr': ['tyr', 75, null, 'none'],
  'vigilance-of-heimdal': ['heimdal', 100, null, 'none'],
  'wiles-of-loki': ['loki', 75, null, 'none'],
  'with-either-hand': ['ull', 30, 1, 'none'],
  'wounds-close-quick': ['tyr', 75, 4, 'none'],
  'wrestlers-blessing': ['thor', 75, null, 'none'],
  'zealous-sinews': ['tyr', 45, null, 'none'],
} as const satisfies Readonly<Record<string, Row<God>>>;

// biome-ignore format: one line a power
const RUNES = {
  'rune-double-bladed-axe': ['double-bladed-axe', 75, null, 'turn'],
  'rune-dwarven-battle-axe': ['dwarven-battle-axe', 30, null, 'turn'],
  'rune-dwarven-battle-hammer': ['dwarven-battle-hammer', 400, null, 'turn'],
  'rune-dwarven-battle-sword': ['dwarven-battle-sword', 45, 8, 'turn', 'action'],
  'rune-dwarven-work-hammer': ['dwarven-work-hammer', 250, null, 'turn'],
  'rune-dwarven-work-sword': ['dwarven-work-sword', 75, null, 'turn', 'attack'],
  'rune-four-bladed-mace': ['four-bladed-mace', 400, null, 'turn'],
  'rune-goblin-axe': ['goblin-axe', 75, null, 'turn', 'attack'],
  'rune-goblin-spike-club': ['goblin-spike-club', 75, null, 'turn'],
  'rune-hand-axe': ['hand-axe', 75, null, 'pre-roll'],
  'rune-mace': ['mace', 75, null, 'turn'],
  'rune-roman-sword': ['roman-sword', 75, null, 'turn'],
  'rune-viking-axe': ['viking-axe', 75, null, 'turn'],
  'rune-viking-broad-sword': ['viking-broadsword', 200, null, 'turn'],
  'rune-viking-short-sword': ['shortsword', 75, 3, 'turn'],
} as const satisfies Readonly<Record<string, Row<Weapon>>>;

export type RunePower = keyof typeof RUNES;
export type Gift = keyof typeof DIVINE | RunePower;

export interface GiftFacts {
  readonly id: Gift;
  /** Null: a rune power, which no god gave. RUN-GIFTRULE-RUNE-02 */
  readonly patron: God | null;
  /** Victory points for each level. RUN-GIFTRULE-LEVEL-01 */
  readonly cost: number;
  /** The highest level; null where there is none, and 1 for what is bought once. RUN-GIFTRULE-LEVEL-02 */
  readonly cap: number | null;
  /** Any of this kind, in hand. RUN-GIFTRULE-RUNE-01 */
  readonly weapon: Weapon | null;
  readonly takes: Takes;
  readonly decision: Decision;
}

export const RUNE_POWERS = Object.keys(RUNES) as RunePower[];
export const GIFTS = [...Object.keys(DIVINE), ...RUNE_POWERS] as Gift[];

const ROWS: Readonly<Record<Gift, Row<God | Weapon>>> = { ...DIVINE, ...RUNES };
const isRunePower = (id: Gift): id is RunePower => Object.hasOwn(RUNES, id);

export const GIFT: Readonly<Record<Gift, GiftFacts>> = recordOf(GIFTS, (id) => {
  const [of, cost, cap, decision, takes = 'none'] = ROWS[id];
  const source = isRunePower(id)
    ? { patron: null, weapon: of as Weapon }
    : { patron: of as God, weapon: null };
  return { id, ...source, cost, cap, takes, decision };
});
