// Words that only the drawn board needs.

import type { Gait } from '../../rules/fight/agenda.ts';
import { names as n } from './names.ts';

/** How one may go: half a move and a whole one are told apart by how far one goes. */
export type MannerOfGoing = 'move' | Exclude<Gait, 'walk' | 'seize'> | 'swim' | 'climb' | 'leap';

const manners: Readonly<Record<MannerOfGoing, string>> = {
  move: 'Move',
  withdraw: 'Withdraw',
  flee: 'Flee',
  rush: 'Run recklessly',
  swim: 'Swim',
  climb: 'Climb',
  leap: 'Jump',
};

const mannerHints: Readonly<Record<MannerOfGoing, string>> = {
  move: 'within the solid line half a move and then a blow, within the dashes a full move',
  withdraw: 'up to 15 paces; whoever engages you does not strike',
  flee: 'straight ahead, twice a full move; everybody you pass strikes',
  rush: 'straight ahead, twice a full move, and nothing else this round',
  swim: 'a roll, and then on through the water',
  climb: 'a roll at the foot of the wall; whoever fails lies there',
  leap: 'a roll; over what bars the way, across gaps, up and down',
};

export const web = {
  tabs: { sheets: 'Heroes and foes', plot: 'Points' },
  map: 'The field',
  mapHelp:
    'Arrow keys move over the squares, Enter acts there, N goes to the next fighter or square that can be chosen, M changes the manner of going, question mark explains, I shows a fighter’s card.',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  fit: 'The whole field',
  legend: 'What the marks mean',
  back: 'Back',
  menu: (place: string): string => `What to do at ${place}`,
  acts: 'acts now',
  canBeChosen: 'can be chosen',
  canBeAttacked: 'can be attacked',
  manners,
  mannerHints,
  going: 'Manner of going',
  goOnMap: (squares: number): string =>
    squares === 1 ? 'one square on the map' : `${squares} squares on the map`,
  square: 'Square',
  goThere: 'Go',
  goToAttack: 'Go, to attack another',
  half: 'half move',
  fullMove: 'full move',
  struckBy: (names: string): string => `struck at by ${names}`,
  perils: { slip: 'may slip', trap: 'a trap', swim: 'must swim', climb: 'must climb', jump: 'must jump' },
  feet: (feet: number): string => (feet > 0 ? `${feet} feet up` : `${-feet} feet down`),
  wall: 'wall',
  order: 'Initiative',
  now: 'now',
  waiting: 'waiting',
  noOrder: 'Everybody names a weapon for this round.',
  points: (name: string, points: number): string => `${name}: ${n.points(points)}`,
  pointsOfAll: 'Victory points',
  unknown: '?',
  unknownWhy: 'Nobody knows its numbers before it has bled.',
  labels: {
    wounds: 'Wounds',
    move: 'Move',
    might: 'Might',
    threshold: 'Wound at',
  },
  moves: (half: number, full: number): string => `${half} and a blow, ${full} without`,
  inHand: 'in hand',
  atBelt: 'at the belt',
  lies: 'lies on the ground',
  pieces: (left: number): string => `${left} left`,
  armor: 'Armor',
  setOn: (whom: string): string => `set on ${whom}`,
  engagedWith: (names: string): string => `engaged with ${names}`,
  burning: 'his clothes burn',
  caught: 'caught in a trap',
  tangled: 'lies across somebody',
  inWater: { swimming: 'swims', drowning: 'drowns' },
  savedBy: (names: string): string => `can still be saved by ${names}`,
  sum: 'The sum',
  pickOnMap: 'Press an enemy or a square on the map, or choose here.',
  pickInPicture: 'Press a thing or a hero in the picture, or choose here.',
  more: (count: number): string => `${count} more`,
  versus: (one: string, other: string): string => `${one} against ${other}`,
  die: 'Die',
  botch: 'Botch!',
  triumph: 'Once more!',
  hit: (by: number): string => `Hit by ${by}`,
  missed: (by: number): string => `Missed by ${by}`,
  initiative: (round: number): string => `Round ${round}: Initiative`,
  others: (count: number): string => (count === 1 ? 'and one more' : `and ${count} more`),
  lost: (lost: number, wounds: number): string =>
    wounds === 0 ? `−${lost}` : `−${lost}, ${n.wounds(wounds)}`,
  nothingLost: 'Armor holds',
  scored: (points: number): string => `${points > 0 ? '+' : ''}${n.points(points)}`,
  falls: 'falls',
  rises: 'gets up',
  waits: 'waits',
  breaks: (free: boolean): string => (free ? 'breaks free' : 'still held'),
  denied: 'no more pushing',
  helped: (helped: boolean): string => (helped ? 'it helps' : 'in vain'),
  pushed: (won: boolean): string => (won ? 'wins the push' : 'is withstood'),
  heldWord: { hold: 'held', pin: 'pinned' },
  stray: 'hit instead!',
  scene: {
    told: 'What is told here',
    closer: 'A closer look.',
    happened: 'What has happened',
    march: 'Marching order, the foremost first',
    inMarch: (place: number, name: string): string => `${name}, number ${place} of the march`,
    encounter: (number: number, of: number | null): string =>
      of === null ? `Encounter ${number}:` : `Encounter ${number} of ${of}:`,
    before: (number: number, of: number | null): string =>
      of === null ? `Before encounter ${number}` : `Before encounter ${number} of ${of}`,
    event: (event: number): string => `· event ${event}`,
    reckoning: (name: string): string => `The reckoning: ${name}`,
    noPoints: 'Nothing won, nothing lost.',
    untold: 'Nothing has been told yet. Make ready: when all go on, the tale begins.',
    home: 'Home again',
    village: (given: number, houses: number): string =>
      given === 0
        ? 'They bring nothing home but themselves, and the village is as they left it.'
        : `What the heroes have brought home is worth ${n.points(given)}. By it the village has grown to ${houses} roofs.`,
    points: 'Victory points of the whole sitting, with every line',
    wayHome: 'The way home',
    ran: (name: string): string => (name === '' ? 'Whoever ran it' : `${name}, for running it`),
  },
  plot: {
    title: 'Victory points of every hero, round by round',
    round: 'Round',
    table: 'As a table',
  },
};

export type WebWords = typeof web;
