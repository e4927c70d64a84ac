import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The quick knife: seldom where the blow falls. */
export const snorri: Build = {
  hero: heroOf({
    name: 'Snorri',
    cognomen: 'The Whelp',
    sex: 'male',
    looks: { age: 'young', hair: 'cropped', color: 'fair', beard: 'none' },
    characteristics: [1, 1, 2, 3, 0, 1, -1, -1],
    abilities: {
      'single-weapon': 3,
      'thrown-weapon': 1,
      dodge: 3,
      stealth: 2,
      sprint: 2,
      awareness: 1,
      balance: 1,
      jump: 1,
      climb: 1,
      swim: 1,
      bravery: 1,
      'pick-lock': 1,
    },
    hitPoints: 0,
    weapons: ['dagger', 'throwing-knives', 'shortspear'],
    armor: 'quilted',
    shield: 'buckler',
  }),
  growth: [
    ...gifts('like-a-wind-tossed-leaf', 'frost-speeded-heels'),
    ...raised('thrown-weapon'),
    ...INSURED,
    ...raised('single-weapon', 'stealth', 'dodge'),
    ...gifts('like-the-leaping-stag', 'ulls-hide', 'sudden-as-a-mountain-storm'),
    ...gifts('flesh-cries-out-for-piercing'),
    ...raised('sprint', 'balance'),
  ],
};
