import type { Quest } from '../quest/schema.ts';
import { FIFTH_SPELLS } from './danors-spells.ts';

/** DUN-ADV-09 */
export const kingBeneath: Quest = {
  skald: 'quest',
  version: 1,
  id: 'king-beneath',
  title: { en: 'The King Beneath', de: 'Der König in der Tiefe' },
  story: {
    en: 'Grund’s sons carried him to his throne when he was dead and told him to watch the hold. Then they left, and nobody relieved him. He does his duty still. The roof of his gallery is old and only waits for somebody to shout.',
    de: 'Als Grund tot war, trugen ihn seine Söhne auf den Thron und hießen ihn die Feste hüten. Dann gingen sie, und niemand hat ihn abgelöst. Er tut noch immer seine Pflicht. Die Decke seiner Galerie ist alt und wartet nur darauf, dass einer laut wird.',
  },
  aftermath: {
    en: 'Rordin says the words that end a watch. Then he takes up the hammer, for a king’s hammer is not left lying on the floor.',
    de: 'Rordin spricht die Worte, mit denen eine Wache endet. Dann nimmt er den Hammer auf, denn den Hammer eines Königs lässt man nicht am Boden liegen.',
  },
  map: [
    '##########################',
    '#######ww...c#############',
    '#######......##b.........#',
    '#########3#####.......a..#',
    '######b.......#...k......#',
    '######......v.#...k......#',
    '#....#...s....#.....z....#',
    '#M.O.1.....s..2.......K.h#',
    '#W.R.1.....s..2..........#',
    '#....#...s....#.....z....#',
    '######........#...k......#',
    '######b......b#...k......#',
    '###############......b...#',
    '###############b........c#',
    '##########################',
    '##########################',
  ],
  heroes: [
    {
      hero: 'orlaf',
      items: ['healing-potion', 'lockbreakers-wedge', 'bearclaw-charm', 'runed-helm', 'potion-of-haste'],
      spells: [],
    },
    { hero: 'rordin', items: ['healing-potion', 'torch-of-the-forefathers'], spells: [] },
    { hero: 'madriga', items: ['spidersilk-armour', 'potion-of-haste', 'elven-quiver'], spells: [] },
    {
      hero: 'danor',
      items: ['energy-crystal-2', 'travellers-cloak', 'ember-staff', 'greater-healing-potion'],
      spells: FIFTH_SPELLS,
    },
  ],
  legendary: true,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 22,
    pool: { 'dwarf-revenant': 1, 'skeleton-warrior': 3 },
  },
  doors: [
    { door: '1', lock: 'L3' },
    { door: '2', ward: 4 },
    { door: '3', lock: 'L3' },
  ],
  chests: [
    { at: [12, 1], lock: 'L2', contents: ['blessed-ash', 'ward-key'] },
    { at: [24, 13], ward: 2, contents: ['greater-healing-potion'] },
  ],
  searches: [{ at: [7, 1], items: ['rune-axe'] }],
  figures: [],
  victory: { heroes: [{ type: 'cripple', boss: 'grund' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [{ type: 'caveIn', from: [6, 4], to: [13, 11] }],
  rewards: [{ item: 'grunds-hammer', to: 'rordin' }],
};
