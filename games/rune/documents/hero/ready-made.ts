// Heroes for those who would rather fight than reckon. RUN-TV-H01, RUN-TV-H14

import { heroOf } from './making.ts';

const ragnar = heroOf({
  name: 'Ragnar',
  sex: 'male',
  looks: { age: 'grown', hair: 'tail', color: 'red', beard: 'braided' },
  characteristics: [2, 3, 3, 2, -1, -1, -1, -1],
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
  weapons: ['viking-axe', 'war-maul', 'short-bow'],
  armor: 'heavy-leather',
});

const gunnhild = heroOf({
  name: 'Gunnhild',
  sex: 'female',
  looks: { age: 'grown', hair: 'braids', color: 'fair' },
  characteristics: [2, 2, 2, 2, 0, 1, -1, -1],
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
  weapons: ['mace', 'hand-axe', 'dagger'],
  armor: 'studded-leather',
  shield: 'round-shield',
});

const hrolf = heroOf({
  name: 'Hrolf',
  sex: 'male',
  looks: { age: 'young', hair: 'loose', color: 'brown', beard: 'short' },
  characteristics: [1, 1, 1, 2, 0, 3, -1, -1],
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
  weapons: ['short-bow', 'dagger', 'quarterstaff'],
  armor: 'quilted',
});

const knut = heroOf({
  name: 'Knut',
  sex: 'male',
  looks: { age: 'grown', hair: 'crest', color: 'black', beard: 'moustache' },
  characteristics: [2, 2, 3, 2, -1, -1, -1, -1],
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
  weapons: ['flail', 'dagger', 'rock'],
  armor: 'heavy-leather',
});

export const READY_MADE = { ragnar, gunnhild, hrolf, knut } as const;
