import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The healer: others owe her their lives, and she can stand beside them. */
export const groa: Build = {
  hero: heroOf({
    name: 'Groa',
    cognomen: 'The Deep-Minded',
    sex: 'female',
    looks: { age: 'old', hair: 'tail' },
    characteristics: [1, 1, 2, 2, 1, 2, -1, 0],
    abilities: {
      healer: 3,
      'single-weapon': 3,
      dodge: 2,
      sprint: 1,
      awareness: 2,
      brawling: 1,
      balance: 1,
      bravery: 1,
      jump: 1,
      swim: 1,
      climb: 1,
      survival: 1,
      lore: 1,
    },
    hitPoints: 1,
    weapons: ['shortsword', 'dagger'],
    armor: 'studded-leather',
    shield: 'round-shield',
    kitsLeft: ['climb'],
  }),
  growth: [
    ...gifts('nurturing-of-yggdrasil', 'bone-setters-blessing'),
    ...raised('healer'),
    ...gifts('tyrs-forbearance'),
    ...INSURED,
    ...gifts('golden-apples-sweetness'),
    ...raised('single-weapon', 'dodge', 'healer'),
    ...gifts('nurturing-of-yggdrasil', 'wounds-close-quick', 'ulls-hide', 'zealous-sinews'),
    ...raised('awareness', 'lore'),
  ],
};
