// Something to begin from.

import { ADVENTURES, type Quest } from '../content/index.ts';

/** Two Heroes in a room with a way out; the rest of the sheet is solid rock. */
const plainRoom: Quest = {
  skald: 'quest',
  version: 1,
  id: 'plain-room',
  title: { en: 'A plain room', de: 'Ein schlichter Raum' },
  story: {
    en: 'A room under the hill. What lies behind its walls is for you to say.',
    de: 'Ein Raum unter dem Berg. Was hinter seinen Mauern liegt, sagst du.',
  },
  aftermath: { en: 'They are out, and the sun is up.', de: 'Sie sind draußen, und die Sonne scheint.' },
  map: [
    '################',
    '#.....##########',
    '#O....##########',
    '#....X##########',
    '#....X##########',
    '#R....##########',
    '#.....##########',
    '################',
    '################',
    '################',
  ],
  heroes: [
    { hero: 'orlaf', items: [], spells: [] },
    { hero: 'rordin', items: [], spells: [] },
  ],
  legendary: false,
  overlord: { type: 'necromancer', commands: 3, deck: 12, pool: {} },
  doors: [],
  chests: [],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [],
};

export const SAMPLES: readonly [Quest, ...Quest[]] = [plainRoom, ...ADVENTURES];
