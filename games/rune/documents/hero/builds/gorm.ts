import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The brawler: he holds, pins and throws whatever he gets hold of. */
export const gorm: Build = {
  hero: heroOf({
    name: 'Gorm',
    cognomen: 'Flat-Nose',
    sex: 'male',
    looks: { age: 'grown', hair: 'bald', beard: 'forked', color: 'brown' },
    characteristics: [3, 2, 2, 2, -1, -1, -1, -1],
    abilities: {
      brawling: 3,
      dodge: 2,
      sprint: 2,
      awareness: 1,
      'thrown-weapon': 1,
      bravery: 1,
      balance: 2,
      jump: 1,
      climb: 1,
      swim: 1,
      carouse: 1,
    },
    hitPoints: 3,
    weapons: ['throwing-axe', 'rock'],
    armor: 'heavy-leather',
  }),
  growth: [
    ...raised('brawling'),
    ...gifts('wrestlers-blessing'),
    ...INSURED,
    ...raised('sprint', 'dodge'),
    ...gifts('shoulders-wide-as-bifrost', 'tyrs-forbearance'),
    ...raised('brawling'),
    ...gifts('might-of-thor', 'wrestlers-blessing'),
    ...raised('balance'),
  ],
};
