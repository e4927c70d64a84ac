import type { Quest } from '../quest/schema.ts';
import { SECOND_SPELLS } from './danors-spells.ts';

/** DUN-ADV-03 */
export const fourRoads: Quest = {
  skald: 'quest',
  version: 1,
  id: 'four-roads',
  title: { en: 'Where Four Roads Meet', de: 'Wo vier Wege sich treffen' },
  story: {
    en: 'Under the old crossing hall the four are together again, and none of them says that he was worried. The great door in the east is shut. Before it the dead stand guard, in ranks, as if somebody still came round to inspect them. Two side rooms lie open to the curious.',
    de: 'Unter der alten Kreuzhalle sind die vier wieder beisammen, und keiner gibt zu, dass ihm bange war. Das große Tor im Osten ist zu. Davor halten die Toten Wache, in Reih und Glied, als käme noch jemand, sie zu mustern. Wer neugierig ist, findet links und rechts eine Kammer.',
  },
  aftermath: {
    en: 'The sentries have been relieved. Rordin pulls a wedge of good dwarf iron out of the hinge and does not leave it there.',
    de: 'Die Wachen sind abgelöst. Aus der Türangel zieht Rordin einen Keil aus gutem Zwergeneisen, und liegen lässt er ihn nicht.',
  },
  map: [
    '#######################',
    '#########c.b..#########',
    '#########.....#########',
    '###########2###########',
    '#######b......b.#######',
    '#.....#...s....a#b....#',
    '#M.O..1.....s...4.z..X#',
    '#W.R..1......s..4..z.X#',
    '#.....#...s....a#.z..X#',
    '#.....#.....tt..#b....#',
    '#######b.......b#######',
    '###########3###########',
    '#########o....#########',
    '#########....c#########',
    '#######################',
  ],
  heroes: [
    { hero: 'orlaf', items: ['healing-potion'], spells: [] },
    { hero: 'rordin', items: ['healing-potion'], spells: [] },
    { hero: 'madriga', items: [], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2'], spells: SECOND_SPELLS },
  ],
  legendary: false,
  overlord: {
    type: 'necromancer',
    commands: 2,
    deck: 13,
    pool: { 'skeleton-warrior': 3, 'skeleton-archer': 1 },
  },
  doors: [
    { door: '1', lock: 'L1' },
    { door: '2', ward: 2 },
    { door: '3', lock: 'L2' },
    { door: '4', lock: 'L2' },
  ],
  chests: [
    { at: [9, 1], ward: 1, contents: ['ward-key'] },
    { at: [13, 13], lock: 'L1', contents: ['healing-potion', 'smoke-phial'] },
  ],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [],
  rewards: [{ item: 'lockbreakers-wedge', to: 'anyone' }],
};
