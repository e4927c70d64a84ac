import type { Quest } from '../quest/schema.ts';
import { FOURTH_SPELLS } from './danors-spells.ts';

/** DUN-ADV-06 */
export const hoggarsLarder: Quest = {
  skald: 'quest',
  version: 1,
  id: 'hoggars-larder',
  title: { en: 'Hoggar’s Larder', de: 'Hoggars Vorratskammer' },
  story: {
    en: 'The stores of Dolgarth are being looked after again. Hoggar is no fussy cook: what walks in goes in. He is too broad for the small door and for the crack in the store’s wall, and a patient Hero might make something of that. As for the barrels, one or two have not been emptied yet.',
    de: 'In den Vorratsräumen von Dolgarth wird wieder gekocht. Wählerisch ist Hoggar nicht: Was hereinkommt, kommt hinein. Für die kleine Tür ist er zu breit, für den Riss in der Wand erst recht, und wer Geduld hat, kann daraus etwas machen. Und in manchem Fass soll noch etwas sein.',
  },
  aftermath: {
    en: 'Supper is cancelled. Among the spoons hangs a quiver of elven make, which Hoggar had used for skewers.',
    de: 'Das Essen fällt aus. Zwischen den Kochlöffeln hängt ein Köcher aus Elfenhand; Hoggar hatte seine Bratspieße darin.',
  },
  map: [
    '########################',
    '#.....#oo......#b.....o#',
    '#M.O..1...tt.y.#......o#',
    '#W.R..1..z.....3.......#',
    '#.....#.....z..#.....c.#',
    '#######b......o#.......#',
    '##########22#######+####',
    '######...............###',
    '######b.............b###',
    '######...s....JJ.....###',
    '######........JJ.....###',
    '######.....ee........###',
    '######...s.ee........###',
    '######............a..###',
    '######b.............c###',
    '########################',
  ],
  heroes: [
    { hero: 'orlaf', items: ['healing-potion', 'lockbreakers-wedge'], spells: [] },
    { hero: 'rordin', items: ['healing-potion', 'torch-of-the-forefathers'], spells: [] },
    { hero: 'madriga', items: ['spidersilk-armour', 'potion-of-haste'], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2', 'travellers-cloak', 'ember-staff'], spells: FOURTH_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 19,
    pool: { zombie: 2, 'armoured-zombie': 1, 'skeleton-warrior': 2 },
  },
  doors: [
    { door: '1', lock: 'L2' },
    { door: '2', ward: 2 },
    { door: '3', lock: 'L2' },
  ],
  chests: [
    { at: [21, 4], lock: 'L1', contents: ['potion-of-stone', 'blessed-ash'] },
    { at: [20, 14], ward: 2, contents: ['bearclaw-charm'] },
  ],
  searches: [{ every: 'barrel', roll: [null, null, null, null, 'healing-potion', 'lucky-coin'] }],
  figures: [],
  victory: { heroes: [{ type: 'cripple', boss: 'hoggar' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [{ item: 'elven-quiver', to: 'madriga' }],
};
