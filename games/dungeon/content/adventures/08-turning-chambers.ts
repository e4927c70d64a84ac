import type { Quest } from '../quest/schema.ts';
import { FIFTH_SPELLS } from './danors-spells.ts';

/** DUN-ADV-08 */
export const turningChambers: Quest = {
  skald: 'quest',
  version: 1,
  id: 'turning-chambers',
  title: { en: 'The Turning Chambers', de: 'Die Drehkammern' },
  story: {
    en: 'The dwarfs of Dolgarth did not trust keys, so they built a room that is a lock. It opens north and south, or east and west, and when it has had enough it turns, whoever is inside. Three levers hold the way out. Nothing is hidden here; that was meant as a joke.',
    de: 'Schlüsseln trauten die Zwerge von Dolgarth nicht, darum bauten sie ein Zimmer als Schloss. Es öffnet sich nach Nord und Süd oder nach Ost und West, und wenn es ihm genügt, dreht es sich, ganz gleich, wer darin steht. Drei Hebel geben den Ausgang frei. Versteckt ist hier nichts; das sollte ein Scherz sein.',
  },
  aftermath: {
    en: 'Behind them the stone turns once more and shuts. In the niche of the last lever the mechanic had kept his medicine.',
    de: 'Hinter ihnen dreht sich der Stein noch einmal und geht zu. In der Nische des letzten Hebels hatte der Werkmeister seine Arznei stehen.',
  },
  map: [
    '######################',
    '#######bX.l..Xb#######',
    '#######........#######',
    '#######....v...#######',
    '#######........#######',
    '##c....b##..##..BB..##',
    '##......#b...#...y..##',
    '##l.v...............##',
    '##........s......v.l##',
    '##..y...#...b#......##',
    '##......##..##b....c##',
    '#######........#######',
    '#######...OR...#######',
    '#######........#######',
    '#######..M..W..#######',
    '######################',
  ],
  heroes: [
    {
      hero: 'orlaf',
      items: ['healing-potion', 'lockbreakers-wedge', 'bearclaw-charm', 'runed-helm'],
      spells: [],
    },
    { hero: 'rordin', items: ['healing-potion', 'torch-of-the-forefathers'], spells: [] },
    { hero: 'madriga', items: ['spidersilk-armour', 'potion-of-haste', 'elven-quiver'], spells: [] },
    { hero: 'danor', items: ['energy-crystal-2', 'travellers-cloak', 'ember-staff'], spells: FIFTH_SPELLS },
  ],
  legendary: true,
  overlord: {
    type: 'necromancer',
    commands: 2,
    deck: 22,
    pool: { 'dwarf-revenant': 1, 'armoured-zombie': 1, 'skeleton-warrior': 3 },
  },
  doors: [],
  chests: [
    { at: [2, 5], lock: 'L2', contents: ['ring-of-second-wind'] },
    { at: [19, 10], ward: 2, contents: ['energy-crystal-3'] },
  ],
  searches: [],
  figures: [],
  victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
  specials: [
    {
      type: 'turningChamber',
      from: [9, 6],
      to: [12, 9],
      northSouth: [
        [10, 5],
        [11, 5],
        [10, 10],
        [11, 10],
      ],
      eastWest: [
        [8, 7],
        [8, 8],
        [13, 7],
        [13, 8],
      ],
      open: 'northSouth',
      turnsFrom: 4,
    },
    {
      type: 'levers',
      at: [
        [2, 7],
        [19, 8],
        [10, 1],
      ],
    },
  ],
  rewards: [
    { item: 'potion-of-haste', to: 'anyone' },
    { item: 'greater-healing-potion', to: 'anyone' },
  ],
};
