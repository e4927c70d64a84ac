import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The shield wall: slow, hard to hit, and harder to hurt. */
export const ketil: Build = {
  hero: heroOf({
    name: 'Ketil',
    cognomen: 'Gray-Cloak',
    sex: 'male',
    looks: { age: 'old', hair: 'short', beard: 'long' },
    characteristics: [2, 2, 2, 2, -1, 0, -1, 0],
    abilities: {
      'single-weapon': 3,
      brawling: 2,
      dodge: 2,
      sprint: 1,
      awareness: 1,
      bravery: 2,
      balance: 1,
      jump: 1,
      climb: 1,
      swim: 1,
      leadership: 2,
    },
    hitPoints: 6,
    weapons: ['viking-broadsword', 'mace', 'dagger'],
    armor: 'chain-mail',
    shield: 'kite-shield',
    kitsLeft: ['climb'],
  }),
  growth: [
    ...gifts('implacably-braced', 'on-valkyries-wings', 'valor-of-tyr', 'on-valkyries-wings'),
    ...INSURED,
    ...raised('bravery', 'single-weapon'),
    ...gifts('implacably-braced', 'shoulders-wide-as-bifrost', 'on-valkyries-wings', 'tyrs-forbearance'),
    ...gifts('valor-of-tyr', 'eight-legged-horse'),
    ...raised('dodge', 'leadership'),
    ...gifts('thors-thews'),
  ],
};
