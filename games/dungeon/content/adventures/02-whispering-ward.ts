import type { Quest } from '../quest/schema.ts';
import { FIRST_SPELLS } from './danors-spells.ts';

/** DUN-ADV-02 */
export const whisperingWard: Quest = {
  skald: 'quest',
  version: 1,
  id: 'whispering-ward',
  title: { en: 'The Whispering Ward', de: 'Das flüsternde Siegel' },
  story: {
    en: 'Madriga has found a door that the map does not know. There is a seal on it, and it hums; Danor says that this is what seals do when they are lonely. Behind the door something has picked up the tune. Bows and spells must do here what axes do elsewhere, and nobody should stand still for too long.',
    de: 'Madriga hat eine Tür gefunden, die auf keiner Karte steht. Ein Siegel liegt darauf und summt; das täten Siegel, sagt Danor, wenn sie lange allein waren. Hinter der Tür summt jemand mit. Hier müssen Bogen und Zauber tun, was anderswo die Axt besorgt, und stehen bleiben sollte man nicht.',
  },
  aftermath: {
    en: 'The humming has stopped. Danor keeps the splinter of crystal that was left in the seal, and says that it is still warm.',
    de: 'Das Summen ist verstummt. Danor behält den Kristallsplitter, der vom Siegel übrig blieb. Er sei noch warm, sagt er.',
  },
  map: [
    '###################',
    '#.....#........####',
    '#M..s.#...t..a.####',
    '#.....1...t....2.X#',
    '#W..s.1....s...2..#',
    '#..b..#..b...b.#.X#',
    '###################',
  ],
  heroes: [
    { hero: 'madriga', items: [], spells: [] },
    { hero: 'danor', items: [], spells: FIRST_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 1,
    deck: 16,
    pool: { 'skeleton-warrior': 2 },
  },
  doors: [
    { door: '1', ward: 2 },
    { door: '2', lock: 'L1' },
  ],
  chests: [],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [{ item: 'energy-crystal-2', to: 'danor' }],
};
