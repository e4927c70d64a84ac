import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** Two weapons: an axe in each hand, and nobody strikes sooner. */
export const hild: Build = {
  hero: heroOf({
    name: 'Hild',
    cognomen: 'The Dueller',
    sex: 'female',
    looks: { age: 'young', hair: 'braids', color: 'black' },
    characteristics: [2, 1, 3, 2, 0, 0, -1, -1],
    abilities: {
      'two-weapons': 3,
      'single-weapon': 1,
      brawling: 1,
      dodge: 2,
      sprint: 2,
      awareness: 1,
      balance: 1,
      bravery: 1,
      jump: 1,
      climb: 1,
      swim: 1,
    },
    hitPoints: 3,
    weapons: ['two-hand-axes', 'dagger'],
    armor: 'heavy-leather',
  }),
  growth: [
    ...raised('two-weapons'),
    ...gifts('with-either-hand', 'frost-speeded-heels'),
    ...INSURED,
    ...gifts('ulls-hide', 'rune-hand-axe'),
    ...raised('dodge', 'two-weapons'),
    ...gifts('sudden-as-a-mountain-storm', 'frost-speeded-heels', 'ulls-hide', 'like-a-wind-tossed-leaf'),
    ...raised('sprint'),
  ],
};
