import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The spearman: long reach, and a second spear to throw. */
export const thorfinn: Build = {
  hero: heroOf({
    name: 'Thorfinn',
    cognomen: 'The Lean',
    sex: 'male',
    looks: { age: 'young', hair: 'short', color: 'red', beard: 'stubble' },
    characteristics: [2, 2, 2, 2, 0, 0, -1, -1],
    abilities: {
      'longshaft-weapon': 3,
      'thrown-weapon': 1,
      brawling: 1,
      dodge: 2,
      sprint: 2,
      awareness: 1,
      balance: 1,
      bravery: 2,
      jump: 1,
      climb: 1,
      swim: 1,
      survival: 1,
    },
    hitPoints: 5,
    weapons: ['spear', 'throwing-spear', 'throwing-spear'],
    armor: 'heavy-leather',
  }),
  growth: [
    ...gifts('implacably-braced', 'many-impaling-spear'),
    ...raised('thrown-weapon', 'dodge'),
    ...INSURED,
    ...raised('longshaft-weapon'),
    ...gifts('frost-speeded-heels', 'tyrs-forbearance', 'implacably-braced'),
    ...raised('thrown-weapon', 'dodge'),
    ...gifts('valor-of-tyr', 'many-impaling-spear', 'shoulders-wide-as-bifrost'),
  ],
};
