// Six plots to begin from: who stands in the way in each part, where, and what must be overcome first. RUN-ADV-14

import type { Ability } from '../abilities.ts';
import type { Foe } from '../foes.ts';
import type { BattleMapName } from '../maps/index.ts';
import type { Hook } from './budget.ts';

export const PLOTS = [
  'call-of-the-slain',
  'cruel-assault',
  'dread-affliction',
  'not-dead-enough',
  'paid-to-avenge',
  'stolen-child',
] as const;
export type PlotId = (typeof PLOTS)[number];

/** RUN-ADV-01 */
export const ACTS = ['setup', 'development', 'climax'] as const;
export type Act = (typeof ACTS)[number];

export interface ActFacts {
  readonly foe: Foe;
  readonly map: BattleMapName;
  readonly scenes: readonly [
    'cave' | 'hall' | 'forest' | 'village' | 'tunnel' | 'shore' | 'mountain',
    'cave' | 'hall' | 'forest' | 'village' | 'temple' | 'mountain' | 'shore',
  ];
  /** What one rolls on the way. */
  readonly ability: Ability;
}

export interface PlotFacts {
  readonly hook: Hook;
  readonly acts: Readonly<Record<Act, ActFacts>>;
}

export const PLOT: Readonly<Record<PlotId, PlotFacts>> = {
  'call-of-the-slain': {
    hook: 'svartalfheim',
    acts: {
      setup: { foe: 'dishonored', map: 'barrow-field', scenes: ['village', 'forest'], ability: 'bravery' },
      development: {
        foe: 'elf-mischief-maker',
        map: 'raven-wood',
        scenes: ['village', 'forest'],
        ability: 'insight',
      },
      climax: { foe: 'elf-courtier', map: 'broken-palisade', scenes: ['forest', 'hall'], ability: 'dodge' },
    },
  },
  'cruel-assault': {
    hook: 'scandinavia',
    acts: {
      setup: {
        foe: 'dark-viking',
        map: 'broken-palisade',
        scenes: ['village', 'village'],
        ability: 'awareness',
      },
      development: { foe: 'dark-viking', map: 'tide-strand', scenes: ['shore', 'shore'], ability: 'stealth' },
      climax: { foe: 'dark-viking', map: 'mead-hall', scenes: ['village', 'hall'], ability: 'disguise' },
    },
  },
  'dread-affliction': {
    hook: 'jotunheim',
    acts: {
      setup: { foe: 'goblin-warrior', map: 'barrow-field', scenes: ['village', 'village'], ability: 'lore' },
      development: {
        foe: 'land-crab-large',
        map: 'steaming-springs',
        scenes: ['mountain', 'cave'],
        ability: 'climb',
      },
      climax: { foe: 'troll', map: 'glacier-pass', scenes: ['mountain', 'cave'], ability: 'balance' },
    },
  },
  'not-dead-enough': {
    hook: 'underground',
    acts: {
      setup: { foe: 'dishonored', map: 'barrow-field', scenes: ['village', 'cave'], ability: 'awareness' },
      development: { foe: 'dishonored', map: 'ravine-bridge', scenes: ['tunnel', 'cave'], ability: 'runes' },
      climax: { foe: 'sark-amen', map: 'mead-hall', scenes: ['tunnel', 'hall'], ability: 'demeanor' },
    },
  },
  'paid-to-avenge': {
    hook: 'foreign-lands',
    acts: {
      setup: { foe: 'dark-viking', map: 'tide-strand', scenes: ['shore', 'shore'], ability: 'bargain' },
      development: {
        foe: 'dwarf-slaver',
        map: 'broken-palisade',
        scenes: ['forest', 'village'],
        ability: 'stealth',
      },
      climax: { foe: 'elf-courtier', map: 'mead-hall', scenes: ['forest', 'hall'], ability: 'climb' },
    },
  },
  'stolen-child': {
    hook: 'underground',
    acts: {
      setup: { foe: 'goblin-warrior', map: 'raven-wood', scenes: ['village', 'forest'], ability: 'pursuit' },
      development: {
        foe: 'rock-goblin',
        map: 'goblin-warren',
        scenes: ['tunnel', 'cave'],
        ability: 'insight',
      },
      climax: {
        foe: 'slayer-senior',
        map: 'ravine-bridge',
        scenes: ['tunnel', 'cave'],
        ability: 'divine-awareness',
      },
    },
  },
};
