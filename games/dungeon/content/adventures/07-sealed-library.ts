import type { Quest } from '../quest/schema.ts';
import { FOURTH_SPELLS } from './danors-spells.ts';

/** DUN-ADV-07 */
export const sealedLibrary: Quest = {
  skald: 'quest',
  version: 1,
  id: 'sealed-library',
  title: { en: 'The Sealed Library', de: 'Die versiegelte Bibliothek' },
  story: {
    en: 'The necromancer is a reader, and he has left his book open at the page. It lies on a stand behind the strongest seal so far, among readers who died in their seats and have kept them. To get in is half of it. Whoever lifts the book will be heard, and the way out is the way in.',
    de: 'Der Totenbeschwörer liest, und sein Buch liegt noch aufgeschlagen. Es ruht auf einem Pult hinter dem bisher stärksten Siegel, und um das Pult sitzen Leser, die über ihren Seiten gestorben und sitzen geblieben sind. Hineinkommen ist die eine Hälfte. Wer das Buch aufhebt, den hört man, und hinaus geht es nur dort, wo es hereinging.',
  },
  aftermath: {
    en: 'They read a few lines by torchlight and wish they had not. But they now know his name, and something of the deeds still to come. From here on people will tell of these four.',
    de: 'Beim Fackelschein lesen sie ein paar Zeilen und hätten es lieber gelassen. Doch nun kennen sie seinen Namen und ahnen, was noch zu tun ist. Von diesen vieren wird man fortan erzählen.',
  },
  map: [
    '########################',
    '########################',
    '######b..........qq#####',
    '######.............#####',
    '######..B..B..B.g..#####',
    '######..B..B..B....#...#',
    '#.M..#....b........#.y.#',
    '#X.O.1..B...s.B..a.2..l#',
    '#X.R.1..B...s.B....2...#',
    '#.W..#..........b..#.y.#',
    '######..B..B..B....#b..#',
    '######..B..B..B.g..#####',
    '######.............#####',
    '######b...tt......c#####',
    '########################',
    '########################',
  ],
  heroes: [
    { hero: 'orlaf', items: ['healing-potion', 'lockbreakers-wedge', 'bearclaw-charm'], spells: [] },
    { hero: 'rordin', items: ['healing-potion', 'torch-of-the-forefathers'], spells: [] },
    { hero: 'madriga', items: ['spidersilk-armour', 'potion-of-haste', 'elven-quiver'], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2', 'travellers-cloak', 'ember-staff'], spells: FOURTH_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 21,
    pool: { ghost: 1, 'skeleton-warrior': 3, 'skeleton-archer': 1 },
  },
  doors: [
    { door: '1', lock: 'L2' },
    { door: '2', ward: 4 },
  ],
  chests: [{ at: [18, 13], lock: 'L2', contents: ['saints-knucklebone'] }],
  searches: [
    { at: [22, 7], items: ['book'] },
    { at: [17, 2], items: ['energy-crystal-3'] },
  ],
  figures: [],
  victory: { heroes: [{ type: 'carryOut', object: 'book' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [{ type: 'alarm', object: 'book', cards: 1 }],
  rewards: [{ item: 'runed-helm', to: 'anyone' }],
};
