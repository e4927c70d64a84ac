// What can be agreed before a fight.

import { type Settings, yesNo } from '@skald/text';
import type { Options } from '../../rules/fight/options.ts';
import { names as n } from './names.ts';

export type GameSettings = Settings<keyof Options>;

export const settings: GameSettings = {
  preset: { about: 'What is played', values: n.fights },
  mode: { about: 'What is fought', values: n.modes },
  map: { about: 'Battle map', values: n.maps },
  foes: { about: 'Foes', values: n.themes },
  mix: {
    about: 'Foes named one by one',
    values: { matched: 'are changed until they match the heroes', free: 'come as they are' },
  },
  difficulty: { about: 'How hard it is', values: n.difficulties },
  points: {
    about: 'Victory points that heroes of the gallery have gained and spent',
    number: (points) => (points === 0 ? 'none: they set out today' : n.points(points)),
  },
  band: {
    about: 'Heroes in each hand',
    number: (heroes) => (heroes === 1 ? '1 hero' : `${heroes} heroes, as far as eight go round`),
  },
  mustHunt: { about: 'Out of food: the heroes must hunt' },
  rounds: { about: 'Night falls after', number: n.rounds },
  horses: { about: 'Horses of the heroes', values: yesNo('are ridden', 'stay at home') },
  surprised: {
    about: 'Walked into an ambush',
    values: { nobody: 'Nobody', heroes: 'The heroes', foes: 'The foes' },
  },
  form: { about: 'Form of a holmgang', values: n.forms },
  cap: {
    about: 'The most that a blow takes in a holmgang',
    values: { null: 'as the two can bear' },
    number: n.hitPoints,
  },
  target: {
    about: 'A holmgang is won with more damage than',
    values: { null: 'as the two can bear' },
    number: n.hitPoints,
  },
  hero: { about: 'The first player’s hero', values: { null: 'as the place says', ...n.gallery } },
  creature: { about: 'A creature of one’s own as the foe', values: { null: 'none' } },
  sitting: {
    about: 'An encounter or an adventure from its first sentence on',
    values: { null: 'none: a single fight' },
  },
  adventure: {
    about: 'An adventure from its first sentence to the way home',
    values: { null: 'none: a single fight', ...n.adventures },
  },
  seed: { about: 'Number of a generated adventure: the same number, the same adventure', number: String },
  tabletop: {
    about: 'Fights on a table of your own, with your own figures',
    values: { never: 'never: all are fought here', asked: 'as you agree before each fight' },
  },
  claims: {
    about: 'Terrain and traps that pay whoever runs',
    values: {
      found: 'are those that the rule finds',
      contested: 'are claimed, contested and put to the vote',
    },
  },
  staticDefence: {
    about: 'Defence in melee',
    values: yesNo('counts 5 higher, and nobody rolls for it', 'is rolled'),
  },
  chargeFrom: { about: 'A charge is as long as', number: n.paces },
  fallenPenalty: { about: 'Lying on the ground takes off', number: n.points },
  shotConditions: {
    about: 'Cover, movement and wind count',
    values: { always: 'against every shot', undodged: 'only where nobody dodges' },
  },
  healing: {
    about: 'Wounds heal by',
    values: { margin: 'what the roll has more than it needs', total: 'the whole roll' },
  },
  mawOthers: {
    about: 'Valhalla’s gaping maw takes of everybody below the third place',
    number: (points) => (points === 0 ? 'nothing' : `${n.points(points)} for each of the dead`),
  },
  almostDown: { about: 'A hero is almost down', number: (points) => `at ${n.hitPoints(points)} or fewer` },
  statistics: {
    about: 'The numbers of a foe are open',
    values: { hurt: 'once somebody has hurt it', always: 'from the beginning' },
  },
  feuds: { about: 'Heroes strike each other', values: yesNo('if they want, and pay for it', 'never') },
  trading: {
    about: 'Heroes pay each other victory points',
    values: yesNo('as they agree', 'never'),
  },
  holmgangGuard: {
    about: 'A holmgang that could kill',
    values: yesNo('may not be agreed', 'may be agreed'),
  },
};
