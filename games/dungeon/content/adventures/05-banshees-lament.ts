import type { Quest } from '../quest/schema.ts';
import { THIRD_SPELLS } from './danors-spells.ts';

/** DUN-ADV-05 */
export const bansheesLament: Quest = {
  skald: 'quest',
  version: 1,
  id: 'banshees-lament',
  title: { en: 'The Banshee’s Lament', de: 'Die Klage der Banshee' },
  story: {
    en: 'They broke Elshara’s heart in three and locked the pieces away, each in a room of its own, so that she should never leave off grieving. She has not. But whoever carries a piece of it hears the gaps in her song, and with all three in their hands the Heroes could silence what she calls up.',
    de: 'Man hat Elshara das Herz in drei Stücke gebrochen und jedes für sich weggeschlossen, damit ihre Trauer kein Ende nehme. Sie hat keines genommen. Doch wer ein Stück bei sich trägt, hört die Lücken in ihrem Lied, und mit allen dreien bliebe ungerufen, was sie ruft.',
  },
  aftermath: {
    en: 'It is very quiet. Her cloak hangs over the stone as if she had only gone out for a moment, and beside it glows a staff that nobody lit.',
    de: 'Es ist sehr still. Ihr Mantel hängt über dem Stein, als wäre sie nur kurz hinausgegangen, und daneben glimmt ein Stab, den niemand angezündet hat.',
  },
  map: [
    '########################',
    '########.b..c..l########',
    '########..E.....########',
    '########..y..y..########',
    '###########44###########',
    '#....#.g........g.#....#',
    '#....#....a..s....#.b..#',
    '#c.z.2..k......k..#....#',
    '#....#..k.s..s.k..3.y.c#',
    '#..b.#............#....#',
    '#....#b..........b#....#',
    '###########11###########',
    '#########......#########',
    '#########..OR..#########',
    '#########.M..W.#########',
    '########################',
  ],
  heroes: [
    { hero: 'orlaf', items: ['healing-potion', 'lockbreakers-wedge'], spells: [] },
    { hero: 'rordin', items: ['healing-potion'], spells: [] },
    { hero: 'madriga', items: ['spidersilk-armour', 'potion-of-haste'], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2'], spells: THIRD_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 3,
    deck: 19,
    pool: { ghost: 1, 'skeleton-warrior': 3, zombie: 1 },
  },
  doors: [
    { door: '1', lock: 'L2' },
    { door: '2', ward: 2 },
    { door: '3', lock: 'L2' },
    { door: '4', ward: 3 },
  ],
  chests: [
    { at: [1, 7], lock: 'L1', contents: ['heart-fragment'] },
    { at: [22, 8], lock: 'L2', contents: ['heart-fragment'] },
    { at: [12, 1], ward: 2, contents: ['heart-fragment', 'energy-crystal-2'] },
  ],
  searches: [{ at: [15, 1], items: ['torch-of-the-forefathers'] }],
  figures: [],
  victory: { heroes: [{ type: 'cripple', boss: 'elshara' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [
    { type: 'weakness', object: 'heart-fragment', boss: 'elshara', armour: 1, silences: 'faithful-in-death' },
  ],
  rewards: [
    { item: 'travellers-cloak', to: 'anyone' },
    { item: 'ember-staff', to: 'danor' },
  ],
};
