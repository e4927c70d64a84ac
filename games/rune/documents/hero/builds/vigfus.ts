import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, MOUNTED, raised } from './build.ts';

/** The rider: with his first spoils he buys a horse. */
export const vigfus: Build = {
  hero: heroOf({
    name: 'Vigfus',
    cognomen: 'Long-Legs',
    sex: 'male',
    looks: { age: 'grown', hair: 'loose', color: 'black', beard: 'forked' },
    characteristics: [2, 1, 2, 2, 0, 0, 0, -1],
    abilities: {
      'longshaft-weapon': 3,
      'single-weapon': 1,
      brawling: 1,
      ride: 3,
      'animal-handling': 2,
      dodge: 2,
      sprint: 1,
      awareness: 1,
      balance: 1,
      bravery: 1,
      jump: 1,
      climb: 1,
      swim: 1,
    },
    hitPoints: 6,
    weapons: ['spear', 'hand-axe'],
    armor: 'studded-leather',
    shield: 'round-shield',
  }),
  growth: [
    ...MOUNTED,
    { kind: 'horse-upgrade', upgrade: 'hitPoints' },
    { kind: 'horse-upgrade', upgrade: 'dfn' },
    ...gifts('tyrs-forbearance'),
    ...INSURED,
    ...raised('longshaft-weapon', 'ride'),
    ...gifts('clatter-of-rushing-boots', 'valor-of-tyr'),
    { kind: 'horse-upgrade', upgrade: 'hitPoints' },
    ...raised('dodge', 'animal-handling', 'ride'),
    ...gifts('thors-thews'),
  ],
};
