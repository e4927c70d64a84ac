import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The scout: he finds the trap, opens the lock and is back before anybody asks. */
export const ari: Build = {
  hero: heroOf({
    name: 'Ari',
    cognomen: 'The Learned',
    sex: 'male',
    looks: { age: 'grown', hair: 'short', color: 'brown', beard: 'moustache' },
    characteristics: [1, 1, 2, 2, 1, 2, -1, -1],
    abilities: {
      'two-weapons': 2,
      awareness: 2,
      traps: 2,
      stealth: 2,
      'pick-lock': 2,
      dodge: 2,
      sprint: 1,
      'single-weapon': 1,
      balance: 2,
      climb: 2,
      jump: 1,
      swim: 1,
      bravery: 1,
      runes: 1,
    },
    hitPoints: 0,
    weapons: ['shortsword-and-dagger'],
    armor: 'quilted',
  }),
  growth: [
    ...gifts('owl-hears-the-viper', 'gnawing-stags'),
    ...raised('traps'),
    ...gifts('ulls-hide', 'frost-speeded-heels'),
    ...INSURED,
    ...raised('two-weapons', 'pick-lock', 'stealth'),
    ...gifts('rune-viking-short-sword', 'through-the-cracks', 'ulls-hide', 'flesh-cries-out-for-piercing'),
    ...raised('dodge', 'awareness', 'runes'),
    ...gifts('frost-speeded-heels'),
  ],
};
