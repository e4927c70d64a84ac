// Amulets: against whom or in what each helps. RUN-CHART-AMULET-BONUS to -EFFECT, RUN-TRE-54, -56

import type { Foe } from '../foes.ts';
import type { Chart } from './chart.ts';
import { BONUSES, type Lasting, lasting } from './measures.ts';

export const AMULET_BONUS: Chart<number> = {
  rule: 'RUN-CHART-AMULET-BONUS',
  modifiers: { B: -2, E: 2, F: 3 },
  rows: BONUSES,
};

export const AMULET_FAILURE: Chart<Lasting> = {
  rule: 'RUN-CHART-AMULET-FAILURE',
  rows: [
    [1, lasting(4)],
    [3, lasting(5)],
    [7, lasting(6)],
    [9, lasting(7)],
    [10, lasting(7, true)],
  ],
};

export const AMULET_EFFECTS = [
  'dark-viking-melee',
  'goblin-melee',
  'dwarf-melee',
  'lokis-dead-melee',
  'land-crab-melee',
  'wendol-melee',
  'dark-viking-missile',
  'dwarf-missile',
  'poison',
  'disease',
  'damaged-gear',
  'last-blood-melee',
  'last-blood-missile',
  'envy',
  'impaired',
  'wounded',
  'first-to-sprint',
  'fire-trap',
  'standard-trap',
  'drowning-trap',
  'falling-trap',
  'acid-trap',
  'vengeance',
  'hindmost',
] as const;
export type AmuletEffect = (typeof AMULET_EFFECTS)[number];

/** What it is added to. */
export type AmuletHelp = 'dfn' | 'dodge' | 'stamina' | 'prot' | 'init' | 'atk' | 'avoid';

export const AMULET_HELP: Readonly<Record<AmuletEffect, AmuletHelp>> = {
  'dark-viking-melee': 'dfn',
  'goblin-melee': 'dfn',
  'dwarf-melee': 'dfn',
  'lokis-dead-melee': 'dfn',
  'land-crab-melee': 'dfn',
  'wendol-melee': 'dfn',
  'dark-viking-missile': 'dodge',
  'dwarf-missile': 'dodge',
  poison: 'stamina',
  disease: 'stamina',
  'damaged-gear': 'prot',
  'last-blood-melee': 'dfn',
  'last-blood-missile': 'dodge',
  envy: 'init',
  impaired: 'atk',
  wounded: 'atk',
  'first-to-sprint': 'init',
  'fire-trap': 'avoid',
  'standard-trap': 'avoid',
  'drowning-trap': 'avoid',
  'falling-trap': 'avoid',
  'acid-trap': 'avoid',
  vengeance: 'atk',
  hindmost: 'atk',
};

/** Hit points at or below which some of them wake. */
export const LAST_BLOOD = 10;

// biome-ignore format: by family
const GOBLINS: readonly Foe[] = [
  'rock-goblin', 'rock-gobliness', 'goblin-warrior', 'slayer-roving', 'slayer-senior', 'goblin-freak', 'goblin-shaman',
  'goblin-leader', 'goblin-vegetarian',
];
// biome-ignore format: by family
const DWARVES: readonly Foe[] = [
  'dwarf-laborer', 'dwarf-pit-boss', 'dwarf-slaver', 'dwarf-medic', 'dwarf-centurion', 'dwarf-clan-champion',
];

/** Whom it knows by their kind; what was built is no dwarf. RUN-TRE-56 */
export const AMULET_FOES: Readonly<Partial<Record<AmuletEffect, readonly Foe[]>>> = {
  'dark-viking-melee': ['dark-viking'],
  'goblin-melee': GOBLINS,
  'dwarf-melee': DWARVES,
  'lokis-dead-melee': ['sark-amen', 'dishonored'],
  'land-crab-melee': ['land-crab-small', 'land-crab-large'],
  'wendol-melee': ['wendol'],
  'dark-viking-missile': ['dark-viking'],
  'dwarf-missile': DWARVES,
};

export const AMULET_EFFECT: Chart<AmuletEffect> = {
  rule: 'RUN-CHART-AMULET-EFFECT',
  // Four numbers each, but eight for traps of the plain kind.
  rows: AMULET_EFFECTS.map((effect, i) => [
    i < AMULET_EFFECTS.indexOf('standard-trap') ? 4 * i + 4 : 4 * i + 8,
    effect,
  ]),
};
