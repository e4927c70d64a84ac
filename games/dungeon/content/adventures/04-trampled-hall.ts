import type { Quest } from '../quest/schema.ts';
import { THIRD_SPELLS } from './danors-spells.ts';

/** DUN-ADV-04 */
export const trampledHall: Quest = {
  skald: 'quest',
  version: 1,
  id: 'trampled-hall',
  title: { en: 'The Trampled Hall', de: 'Die zertretene Halle' },
  story: {
    en: 'The flagstones are worn hollow in two long tracks, up the hall and down again. Whatever made them is behind the sealed double door and is on its way back. It fits through wide doors only; the Heroes have paid attention to which ones are narrow.',
    de: 'Zwei lange Spuren sind in die Steinplatten getreten, die Halle hinauf und wieder hinunter. Was sie getreten hat, steckt hinter dem versiegelten Doppeltor und ist gerade auf dem Rückweg. Durch enge Türen passt es nicht. Wo hier die engen Türen sind, haben sich die Helden gemerkt.',
  },
  aftermath: {
    en: 'For the first time in a hundred years nobody walks in the hall. On a ledge above the reach of trolls stands a small bottle that smells of lightning.',
    de: 'Seit hundert Jahren geht in der Halle zum ersten Mal niemand auf und ab. Auf einem Sims, zu hoch für Trolle, steht ein Fläschchen, das nach Blitz riecht.',
  },
  map: [
    '##########################',
    '#########..c##############',
    '##########3####b......c###',
    '#######.....b.#........###',
    '#######.......#..a.....###',
    '#.....#..z....#........#.#',
    '#M.O..1...t...2...TT...4X#',
    '#W.R..1...t...2...TT...4X#',
    '#.....#..a....#........#.#',
    '#######.......#..a.....###',
    '#######.....b.#........###',
    '###############b......b###',
    '##########################',
    '##########################',
  ],
  heroes: [
    { hero: 'orlaf', items: ['healing-potion', 'lockbreakers-wedge'], spells: [] },
    { hero: 'rordin', items: ['healing-potion'], spells: [] },
    { hero: 'madriga', items: [], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2'], spells: THIRD_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 12,
    pool: { 'skeleton-warrior': 3, 'skeleton-archer': 2, zombie: 1 },
  },
  doors: [
    { door: '1', lock: 'L2' },
    { door: '2', ward: 3 },
    { door: '3', lock: 'L1' },
    { door: '4', lock: 'L2' },
  ],
  chests: [
    { at: [11, 1], lock: 'L1', contents: ['greater-healing-potion'] },
    { at: [22, 2], ward: 2, contents: ['spidersilk-armour'] },
  ],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [{ item: 'potion-of-haste', to: 'anyone' }],
};
