import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The berserk: more blood than anybody else, and a maul to spend it behind. */
export const bersi: Build = {
  hero: heroOf({
    name: 'Bersi',
    cognomen: 'The Hot-Head',
    sex: 'male',
    looks: { age: 'grown', hair: 'loose', color: 'red', beard: 'long' },
    characteristics: [3, 3, 2, 1, -1, -1, -1, -1],
    abilities: {
      'great-weapon': 3,
      dodge: 1,
      sprint: 1,
      bravery: 3,
      balance: 1,
      jump: 1,
      swim: 1,
      carouse: 1,
    },
    hitPoints: 7,
    weapons: ['war-maul', 'viking-axe'],
    armor: 'quilted',
  }),
  growth: [
    ...gifts('berserks-blessing', 'tyrs-forbearance', 'thors-thews'),
    ...gifts('clenched-jaw-of-vengeance', 'ever-flowing-cup'),
    ...INSURED,
    ...raised('great-weapon', 'sprint'),
    ...gifts('berserks-blessing', 'roaring-shout-of-rage', 'tyrs-forbearance', 'valor-of-tyr', 'thors-thews'),
    ...raised('dodge'),
  ],
};
