import { heroOf } from '../making.ts';
import { type Build, gifts, INSURED, raised } from './build.ts';

/** The leader: others strike better where she stands, and the songs are hers. */
export const astrid: Build = {
  hero: heroOf({
    name: 'Astrid',
    cognomen: 'Fine-Hair',
    sex: 'female',
    looks: { age: 'grown', hair: 'loose', color: 'fair' },
    characteristics: [1, 2, 2, 2, 0, 0, 2, 1],
    abilities: {
      'single-weapon': 3,
      dodge: 1,
      sprint: 1,
      awareness: 1,
      brawling: 1,
      leadership: 2,
      skald: 2,
      sing: 1,
      insight: 1,
      bravery: 1,
      balance: 1,
      jump: 1,
      climb: 1,
      swim: 1,
    },
    hitPoints: 1,
    weapons: ['viking-broadsword', 'shortspear', 'dagger'],
    armor: 'studded-leather',
    shield: 'round-shield',
    kitsLeft: ['climb'],
  }),
  growth: [
    ...gifts('eight-legged-horse', 'trumpets-commanding-blast', 'tyrs-forbearance'),
    ...INSURED,
    ...raised('leadership', 'single-weapon'),
    ...gifts('mantle-of-odin', 'eyes-like-glowing-coals', 'valor-of-tyr', 'rune-viking-broad-sword'),
    ...raised('dodge', 'skald'),
    ...gifts('roaring-shout-of-rage'),
  ],
};
