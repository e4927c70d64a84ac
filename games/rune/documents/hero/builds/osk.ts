import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The thrower: axe and spear fly first, and the shield is never lowered. */
export const osk: Build = {
  hero: heroOf({
    name: 'Osk',
    cognomen: 'The Easterner',
    sex: 'female',
    looks: { age: 'young', hair: 'loose', color: 'brown' },
    characteristics: [2, 1, 1, 2, 0, 2, -1, -1],
    abilities: {
      'thrown-weapon': 3,
      'single-weapon': 2,
      dodge: 2,
      sprint: 2,
      awareness: 1,
      brawling: 1,
      seamanship: 2,
      swim: 2,
      balance: 2,
      bravery: 1,
      climb: 1,
      jump: 1,
    },
    hitPoints: 5,
    weapons: ['throwing-axe', 'throwing-spear', 'hand-axe'],
    armor: 'heavy-leather',
    shield: 'round-shield',
  }),
  growth: [
    ...gifts('many-impaling-spear', 'vigilance-of-heimdal'),
    ...raised('single-weapon'),
    ...INSURED,
    ...raised('thrown-weapon', 'dodge'),
    ...gifts(
      'mjolnir-awakes',
      'njords-crust',
      'vigilance-of-heimdal',
      'frost-speeded-heels',
      'rune-hand-axe',
    ),
    ...raised('single-weapon', 'seamanship', 'sprint'),
    ...gifts('njords-crust'),
  ],
};
