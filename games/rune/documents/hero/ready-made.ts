// Heroes for those who would rather fight than reckon. RUN-TV-H01, RUN-TV-H14

import type { Characteristics } from '../../content/characteristics.ts';
import type { Hero } from './schema.ts';

type Ratings = readonly [
  Str: number,
  Sta: number,
  Dex: number,
  Qik: number,
  Int: number,
  Per: number,
  Pre: number,
  Com: number,
];

const characteristics = (...[Str, Sta, Dex, Qik, Int, Per, Pre, Com]: Ratings): Characteristics => ({
  Str,
  Sta,
  Dex,
  Qik,
  Int,
  Per,
  Pre,
  Com,
});

const ragnar: Hero = {
  skald: 'hero',
  version: 1,
  name: 'Ragnar',
  cognomen: '',
  sex: 'male',
  characteristics: characteristics(2, 3, 3, 2, -1, -1, -1, -1),
  abilities: {
    'great-weapon': 3,
    dodge: 1,
    bows: 1,
    sprint: 1,
    balance: 1,
    bravery: 1,
    climb: 1,
    jump: 1,
    swim: 1,
  },
  hitPoints: 3,
  weapons: [{ weapon: 'viking-axe' }, { weapon: 'war-maul' }, { weapon: 'short-bow' }],
  armor: 'heavy-leather',
  shield: null,
  kitsLeft: [],
  ledger: [],
};

const gunnhild: Hero = {
  skald: 'hero',
  version: 1,
  name: 'Gunnhild',
  cognomen: '',
  sex: 'female',
  characteristics: characteristics(2, 2, 2, 2, 0, 1, -1, -1),
  abilities: {
    'single-weapon': 3,
    brawling: 1,
    dodge: 2,
    sprint: 1,
    awareness: 1,
    healer: 2,
    balance: 1,
    bravery: 1,
    jump: 1,
    swim: 1,
    climb: 1,
  },
  hitPoints: 5,
  weapons: [{ weapon: 'mace' }, { weapon: 'hand-axe' }, { weapon: 'dagger' }],
  armor: 'studded-leather',
  shield: 'round-shield',
  kitsLeft: [],
  ledger: [],
};

const hrolf: Hero = {
  skald: 'hero',
  version: 1,
  name: 'Hrolf',
  cognomen: '',
  sex: 'male',
  characteristics: characteristics(1, 1, 1, 2, 0, 3, -1, -1),
  abilities: {
    bows: 3,
    brawling: 3,
    dodge: 2,
    awareness: 2,
    sprint: 2,
    stealth: 1,
    climb: 1,
    jump: 1,
    swim: 1,
    bravery: 1,
    balance: 1,
    lore: 1,
  },
  hitPoints: 4,
  weapons: [{ weapon: 'short-bow' }, { weapon: 'dagger' }, { weapon: 'quarterstaff' }],
  armor: 'quilted',
  shield: null,
  kitsLeft: [],
  ledger: [],
};

const knut: Hero = {
  skald: 'hero',
  version: 1,
  name: 'Knut',
  cognomen: '',
  sex: 'male',
  characteristics: characteristics(2, 2, 3, 2, -1, -1, -1, -1),
  abilities: {
    'chain-weapon': 3,
    brawling: 2,
    dodge: 2,
    sprint: 2,
    bravery: 1,
    balance: 1,
    jump: 1,
    climb: 1,
    swim: 1,
  },
  hitPoints: 5,
  weapons: [{ weapon: 'flail' }, { weapon: 'dagger' }, { weapon: 'rock' }],
  armor: 'heavy-leather',
  shield: null,
  kitsLeft: [],
  ledger: [],
};

export const READY_MADE = { ragnar, gunnhild, hrolf, knut } as const;
