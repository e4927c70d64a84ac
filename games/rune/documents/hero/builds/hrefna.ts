import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The hunter: an arrow from afar, and a staff for whatever comes near. */
export const hrefna: Build = {
  hero: heroOf({
    name: 'Hrefna',
    cognomen: 'Of the Dales',
    sex: 'female',
    looks: { age: 'young', hair: 'tail', color: 'red' },
    characteristics: [1, 1, 1, 2, 0, 3, -1, -1],
    abilities: {
      bows: 3,
      'great-weapon': 2,
      dodge: 2,
      stealth: 2,
      awareness: 2,
      sprint: 1,
      pursuit: 2,
      survival: 2,
      climb: 1,
      jump: 1,
      swim: 1,
      balance: 1,
      bravery: 1,
    },
    hitPoints: 3,
    weapons: ['short-bow', 'quarterstaff'],
    armor: 'heavy-leather',
  }),
  growth: [
    ...gifts('vigilance-of-heimdal', 'sprig-of-mistletoe', 'eager-arrow', 'sprig-of-mistletoe'),
    ...INSURED,
    ...raised('bows'),
    ...gifts('penetrating-lightning', 'ulls-hide', 'vigilance-of-heimdal', 'sprig-of-mistletoe'),
    ...raised('great-weapon', 'dodge', 'sprint'),
    ...gifts('eager-arrow', 'ulls-hide'),
  ],
};
