// The gallery of foes: what every type is, before heroes give it its numbers. RUN-FOELIST
//
// What the pictures of a type mean was reconstructed; each cell is data and can be replaced. RUN-RULING-F29, -F53

import { recordOf } from '@skald/kernel';
import { POWER, type Power, powersMix, type Tag } from './powers.ts';
import type { Statistic, Threat } from './threats.ts';

// biome-ignore format: by family
export const FOES = [
  'dark-viking', 'dishonored', 'sark-amen',
  'dwarf-laborer', 'dwarf-pit-boss', 'dwarf-slaver', 'dwarf-medic', 'dwarf-centurion', 'dwarf-clan-champion',
  'beetle-werk', 'centi-werk', 'spider-werk', 'mecha-dwarf', 'mega-dwarf',
  'elf-mischief-maker', 'elf-courtier',
  'rock-goblin', 'rock-gobliness', 'goblin-warrior', 'slayer-roving', 'slayer-senior', 'goblin-freak',
  'goblin-shaman', 'goblin-leader', 'goblin-vegetarian',
  'land-crab-small', 'land-crab-large', 'giant', 'troll', 'tube-striker', 'wendol',
] as const;
export type Foe = (typeof FOES)[number];

type Family = 'viking' | 'dwarf' | 'craftwerk' | 'elf' | 'goblin' | 'land-crab' | 'other';
export type Adjust = Readonly<Partial<Record<Statistic, number>>>;

/** What there is to know of a foe in a fight and for its price, whoever thought it up. */
export interface FoeKind {
  /** RUN-FOE-30 */
  readonly maxThreat: Threat;
  /** Paces in a round; half of it, less a fraction, beside an action. RUN-FOE-34 */
  readonly move: number;
  readonly adjust: Adjust;
  /** Added to the Mix of its category, in tenths; null: no opponent by the Mix at all. */
  readonly mix: number | null;
  /** The part of it that is for its Adjust, and falls away with that. RUN-RULING-F25 */
  readonly adjustMix: number;
  /** Whom gifts and other foes take it for. RUN-RULING-G78 */
  readonly tags: readonly Tag[];
  readonly powers: readonly Power[];
  /** Powers that can be bought for single ones. */
  readonly options: readonly ('hunting' | 'goblinMagic')[];
  /** May be given a bow or a crossbow. */
  readonly missile: boolean;
  /** What is held can be struck from a hand. */
  readonly weapon: 'handheld' | 'natural';
  /** The headlong attack as soon as they can; the crafty may wait. */
  readonly temper: 'headlong' | 'crafty';
  readonly nightVision: boolean;
  /** Undead, craftwerks and strange bodies cannot be knocked out. RUN-FOE-39 */
  readonly stunnable: boolean;
  /** Side of the square it fills, in paces. RUN-FOE-40 */
  readonly size: number;
  /** May choose its own targets, if that is paid for. RUN-FOELIST-CRAFTWERKS */
  readonly maySelfWill: boolean;
}

export interface FoeFacts extends FoeKind {
  readonly id: Foe;
  readonly family: Family;
  /** An average of INIT, ATK, DFN and DAM, for advice. RUN-FOE-31 */
  readonly benchmark: number;
}

type Row = readonly [
  family: Family,
  benchmark: number,
  maxThreat: Threat,
  move: number,
  adjust: Adjust,
  mix: number | null,
  /** A: arrow. H: handheld. C: crafty. N: night vision. U: cannot be knocked unconscious. */
  icons: string,
  size?: number,
];

const ROWS: Readonly<Record<Foe, Row>> = {
  'dark-viking': ['viking', 8, 'terrifying', 15, {}, 0, 'AHC'],
  dishonored: ['viking', 7, 'superior', 15, {}, 5, 'AHNU'],
  'sark-amen': ['viking', 16, 'terrifying', 15, {}, 8, 'HNU', 2],
  'dwarf-laborer': ['dwarf', 6, 'equal', 15, {}, 0, 'AHCN'],
  'dwarf-pit-boss': ['dwarf', 8, 'superior', 15, { dam: 5, soak: -1 }, 0, 'AHCN'],
  'dwarf-slaver': ['dwarf', 12, 'superior', 15, { init: -2, dfn: -2, dam: 4 }, 0, 'AHCN'],
  'dwarf-medic': ['dwarf', 11, 'exceptional', 15, { atk: -1, dfn: -1, dam: 6 }, 0, 'AHCN'],
  'dwarf-centurion': ['dwarf', 12, 'superior', 15, { atk: -2, dfn: -1, dam: 9 }, 0, 'AHCN'],
  'dwarf-clan-champion': ['dwarf', 16, 'terrifying', 15, { dam: 9 }, 3, 'AHCN'],
  'beetle-werk': [
    'craftwerk',
    6,
    'terrifying',
    100,
    { init: -15, atk: -4, dfn: -4, dam: 6, soak: 8, hp: -20 },
    2,
    'NU',
    4,
  ],
  'centi-werk': ['craftwerk', 6, 'inferior', 15, { init: 15, atk: -2, dfn: -3 }, 0, 'NU'],
  'spider-werk': ['craftwerk', 5, 'equal', 15, { dam: 12, hp: -10 }, 3, 'NU'],
  'mecha-dwarf': ['craftwerk', 17, 'terrifying', 15, { dam: 9 }, 3, 'NU', 2],
  'mega-dwarf': ['craftwerk', 32, 'terrifying', 45, {}, 0, 'CNU', 5],
  'elf-mischief-maker': ['elf', 8, 'equal', 30, { init: 3, dam: -3 }, 0, 'AHCN'],
  'elf-courtier': ['elf', 12, 'terrifying', 30, { init: 3, dam: -3 }, 0, 'AHCN'],
  'rock-goblin': ['goblin', 3, 'inferior', 15, {}, 0, 'N'],
  'rock-gobliness': ['goblin', 4, 'inferior', 15, {}, 0, 'N'],
  'goblin-warrior': ['goblin', 5, 'inferior', 15, {}, 0, 'AHCN'],
  'slayer-roving': ['goblin', 6, 'equal', 15, {}, 0, 'AHCN'],
  'slayer-senior': ['goblin', 7, 'equal', 15, {}, 0, 'AHCN'],
  'goblin-freak': ['goblin', 8, 'superior', 15, { init: 6, atk: 1, dfn: -3, dam: 3, soak: -1 }, 0, 'N'],
  'goblin-shaman': ['goblin', 3, 'inferior', 15, {}, 0, 'AHCN'],
  'goblin-leader': ['goblin', 2, 'weak', 5, { hp: 50 }, 0, 'HCN'],
  'goblin-vegetarian': ['goblin', 4, 'inferior', 15, { init: 1, dam: -3 }, 0, 'CN'],
  'land-crab-small': ['land-crab', 5, 'inferior', 15, { dfn: -3, soak: 3 }, 0, 'N'],
  'land-crab-large': ['land-crab', 10, 'exceptional', 15, { dfn: -3, soak: 3 }, 0, 'N', 2],
  giant: ['other', 20, 'terrifying', 60, { init: -9, dam: 3 }, 0, 'H', 4],
  troll: ['other', 10, 'terrifying', 15, { dfn: -1, dam: 3 }, 0, 'AHCN', 2],
  'tube-striker': ['other', 12, 'terrifying', 0, {}, null, 'NU'],
  wendol: ['other', 15, 'terrifying', 15, { init: -3, dam: 1 }, 0, '', 3],
};

/** What every one of a type can do. */
const POWERS: { readonly [F in Foe]?: readonly Power[] } = {
  dishonored: [POWER.undead],
  'sark-amen': [POWER.undead, POWER.leaping],
  'dwarf-medic': [POWER.barbNet],
  'beetle-werk': [POWER.crushing],
  'goblin-leader': [POWER.landmark],
  'goblin-vegetarian': [POWER.stunning],
  'land-crab-small': [POWER.freezing, POWER.camouflage, { kind: 'unscored', unless: 'heroesMustHunt' }],
  'land-crab-large': [POWER.freezing, POWER.camouflage, { kind: 'unscored', unless: 'heroesMustHunt' }],
  'tube-striker': [POWER.tentacles, { kind: 'unscored', unless: null }],
  wendol: [POWER.charging],
};

const OPTIONS: { readonly [F in Foe]?: FoeKind['options'] } = {
  wendol: ['hunting'],
  'goblin-shaman': ['goblinMagic'],
};

/** Neither man nor dead nor made: monstrous. RUN-RULING-G78 */
function tagsOf(id: Foe, family: Family): readonly Tag[] {
  if (family === 'viking') return [id === 'dark-viking' ? 'human' : 'undead'];
  if (family === 'craftwerk') return ['craftwerk'];
  if (family === 'dwarf' || family === 'elf' || family === 'goblin') return ['monstrous', family];
  return id === 'wendol' ? ['monstrous', 'wendol'] : ['monstrous'];
}

/** Nothing that lives is in them: they never choose. RUN-FOELIST-CRAFTWERKS */
const SIMPLE_CRAFTWERKS: readonly Foe[] = ['beetle-werk', 'centi-werk', 'spider-werk'];

export const FOE: Readonly<Record<Foe, FoeFacts>> = recordOf(FOES, (id) => {
  const [family, benchmark, maxThreat, move, adjust, mix, icons, size = 1] = ROWS[id];
  const powers = POWERS[id] ?? [];
  return {
    id,
    family,
    benchmark,
    maxThreat,
    move,
    adjust,
    mix,
    adjustMix: (mix ?? 0) - powersMix(powers),
    tags: tagsOf(id, family),
    powers,
    options: OPTIONS[id] ?? [],
    missile: icons.includes('A'),
    weapon: icons.includes('H') ? 'handheld' : 'natural',
    temper: icons.includes('C') ? 'crafty' : 'headlong',
    nightVision: icons.includes('N'),
    stunnable: !icons.includes('U'),
    size,
    maySelfWill: !SIMPLE_CRAFTWERKS.includes(id),
  };
});

/** INIT, ATK, DFN and DAM of one that is neither good nor bad of its type. RUN-FOE-31 */
export const typical = ({ benchmark, adjust }: FoeFacts): readonly number[] =>
  (['init', 'atk', 'dfn', 'dam'] as const).map((name) => benchmark + (adjust[name] ?? 0));

/** What Awareness must reach to know whose teeth were at a bone. RUN-FOELIST-GOBLINS */
export const GOBLINS_GNAWED = 6;
