// What a foe can do besides striking, as data; what comes of each is in rules/powers. RUN-FOELIST, RUN-RULING-F27

import { z } from 'zod';

export type Tag = 'human' | 'undead' | 'craftwerk' | 'monstrous' | 'dwarf' | 'elf' | 'goblin' | 'wendol';

/** Points in all. RUN-FOELIST-GOBLIN-SHAMAN.1 */
const MOST_MAGIC = 3;

/** What goblin magic may change, for good or ill of one side. RUN-FOELIST-GOBLIN-SHAMAN.1 */
const MagicEffectSchema = z.strictObject({
  score: z.enum(['init', 'atk', 'dfn', 'dam', 'soak', 'gift']),
  /** Goblins are helped, or all others hampered. RUN-FOELIST-GOBLIN-SHAMAN.2 */
  on: z.enum(['goblins', 'others']),
  by: z.int().min(-MOST_MAGIC).max(MOST_MAGIC),
});
export type MagicEffect = z.infer<typeof MagicEffectSchema>;

/** As it is bought for a shaman. */
export const MagicSchema = z.strictObject({
  from: z.enum(['chant', 'brazier']),
  effects: z.array(MagicEffectSchema).min(1).max(MOST_MAGIC),
});
export type Magic = z.infer<typeof MagicSchema>;

export type Power =
  /** Falls without dying, and rises. RUN-FOELIST-DISHONORED */
  | { readonly kind: 'undead'; readonly rising: number; readonly finishingPaces: number }
  /** RUN-FOELIST-SARK-AMEN */
  | { readonly kind: 'leaping'; readonly paces: number }
  /** RUN-FOELIST-DWARF-MEDIC */
  | { readonly kind: 'barbNet'; readonly damage: number; readonly freeing: number }
  /** RUN-FOELIST-BEETLE-WERK */
  | { readonly kind: 'crushing' }
  /** RUN-FOELIST-GOBLIN-VEGETARIAN */
  | { readonly kind: 'stunning'; readonly waking: number; readonly tending: number }
  /** RUN-FOELIST-LAND-CRAB */
  | { readonly kind: 'freezing'; readonly margin: number }
  | { readonly kind: 'camouflage'; readonly spotting: number }
  /** Nothing is won by hurting or killing it, unless that is why one hunts. */
  | { readonly kind: 'unscored'; readonly unless: 'heroesMustHunt' | null }
  /** RUN-FOELIST-TUBE-STRIKER */
  | {
      readonly kind: 'tentacles';
      readonly count: number;
      readonly severing: number;
      readonly objectPaces: number;
      readonly heroPaces: number;
    }
  /** RUN-FOELIST-WENDOL */
  | {
      readonly kind: 'charging';
      readonly paces: number;
      readonly pinningMargin: number;
      readonly climbingRounds: number;
    }
  /** Bought for single ones: all but its own kind are prey. RUN-FOELIST-WENDOL.5 */
  | { readonly kind: 'hunting'; readonly spares: Tag }
  /** Bought for single ones. RUN-FOELIST-GOBLIN-SHAMAN */
  | {
      readonly kind: 'goblinMagic';
      readonly from: Magic['from'];
      readonly effects: readonly MagicEffect[];
    }
  /** Counts as terrain for whoever runs. RUN-FOELIST-GOBLIN-LEADER.1 */
  | { readonly kind: 'landmark' };

export type PowerKind = Power['kind'];
// biome-ignore format: a list of names
export const POWER_KINDS = [
  'undead', 'leaping', 'barbNet', 'crushing', 'stunning', 'freezing', 'camouflage', 'unscored', 'tentacles', 'charging',
  'hunting', 'goblinMagic', 'landmark',
] as const satisfies readonly PowerKind[];
export type PowerOf<K extends PowerKind> = Extract<Power, { readonly kind: K }>;

/** Those that every one of a type has, with the numbers of the gallery. */
export const POWER = {
  undead: { kind: 'undead', rising: 6, finishingPaces: 3 },
  leaping: { kind: 'leaping', paces: 20 },
  barbNet: { kind: 'barbNet', damage: 20, freeing: 6 },
  crushing: { kind: 'crushing' },
  stunning: { kind: 'stunning', waking: 9, tending: 6 },
  freezing: { kind: 'freezing', margin: 10 },
  camouflage: { kind: 'camouflage', spotting: 12 },
  tentacles: { kind: 'tentacles', count: 4, severing: 8, objectPaces: 8, heroPaces: 4 },
  charging: { kind: 'charging', paces: 30, pinningMargin: 10, climbingRounds: 2 },
  landmark: { kind: 'landmark' },
} as const satisfies { readonly [K in PowerKind]?: PowerOf<K> };

/**
 * What an own creature may be given: powers of the gallery that make it a worse foe, and none that keep pillagers from
 * their points. RUN-CREATE-13, RUN-RULING-F27
 */
export const CREATURE_POWERS = [
  'undead',
  'leaping',
  'barbNet',
  'crushing',
  'stunning',
  'freezing',
  'camouflage',
  'tentacles',
  'charging',
] as const satisfies readonly (keyof typeof POWER)[];

/** Added to a Mix, in tenths; what the gallery gives for nothing costs nothing. RUN-RULING-F27 */
const POWER_MIX: { readonly [K in PowerKind]?: number } = { undead: 5, leaping: 3 };

export const powersMix = (powers: readonly { readonly kind: PowerKind }[]): number =>
  powers.reduce((sum, { kind }) => sum + (POWER_MIX[kind] ?? 0), 0);
