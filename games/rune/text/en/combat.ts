// What stands on the forms of a fight and of an own creature, in English.

import type { Magic, MagicEffect } from '../../content/powers.ts';
import type { Missile, Threat } from '../../content/threats.ts';
import type { Creature } from '../../documents/creature/schema.ts';
import type { LikelyValor } from '../../rules/likely-valor.ts';
import { names as n } from './names.ts';

const missiles: Readonly<Record<Missile | 'none', string>> = {
  none: 'none',
  bow: 'bow',
  crossbow: 'crossbow',
};

const sources: Readonly<Record<Magic['from'], string>> = {
  chant: 'chanted: ends with the chant',
  brazier: 'from a brazier: outlasts its shaman',
};

const sides: Readonly<Record<MagicEffect['on'], string>> = {
  goblins: 'goblins are better',
  others: 'all others are worse',
};

const weapons: Readonly<Record<Creature['weapon'], string>> = {
  handheld: 'held in the hand: can be struck from it',
  natural: 'natural: teeth, claws, horns',
};

const tempers: Readonly<Record<Creature['temper'], string>> = {
  headlong: 'headlong: attacks as soon as it can',
  crafty: 'crafty: as clever as heroes, may wait',
};

export const combat = {
  fight: 'The fight',
  fought: 'There is a fight in this event',
  peaceful: 'Nobody fights here. One or two events of an encounter are fights.',
  noFoes: 'No foes yet. Choose a type below.',
  nobody: 'nobody who is known',

  mix: 'Mix',
  mixOf: (mix: string): string => `Mix ${mix}`,
  matchFor: (heroes: number): string =>
    heroes === 1 ? 'a match for 1 hero' : `a match for ${heroes} heroes`,
  mainFight: (heroes: number, from: string, to: string): string =>
    `The main fight must be a match for all ${heroes} heroes: Mix ${from} to ${to}.`,
  otherFight: (heroes: number, to: string): string =>
    `The other fight may be a match for ${heroes} of the heroes at most: Mix ${to} or less.`,
  right: 'right',
  tooLittle: (by: string): string => `${by} too little`,
  tooMuch: (by: string): string => `${by} too much`,
  remedies: 'Right with these besides:',
  remedy: (threat: Threat, least: number, most: number): string =>
    `${least === most ? least : `${least} to ${most}`} ${n.threats[threat]}`,
  share: (of: string, mix: string): string => `${of}: Mix ${mix}`,
  times: (count: number, each: string, sum: string): string =>
    count === 1 ? `Mix ${sum}` : `Mix ${count} × ${each} = ${sum}`,

  addFoes: 'Add foes',
  add: (what: string): string => `Add ${what}`,
  full: 'An event holds no more than 60 foes.',
  search: 'Search the gallery',
  found: (count: number): string => (count === 1 ? '1 type' : `${count} types`),
  gallery: 'Types of foes',
  own: 'Own creatures',
  ownCreature: 'own creature',
  upTo: (threat: Threat): string => `up to ${n.threats[threat]}`,
  noOpponent: 'belongs on the map, not among foes',
  usual: 'usual: equal at most',
  type: 'Type',
  changeType: 'Another type',
  threat: 'Threat Category',
  threatOf: (threat: Threat, mix: string): string => `${n.threats[threat]} (${mix})`,
  count: 'How many',
  group: (count: number, type: string, threat: Threat): string =>
    `${count === 1 ? type : `${count} × ${type}`}, ${n.threats[threat]}`,
  more: 'Adjust and missiles',
  adjust: 'Adjust',
  adjusts: { type: 'as its type has it', none: 'none', own: 'by hand' },
  adjustHint: 'By hand it takes the place of the type’s, and counts for the Mix.',
  adjustMix: (mix: string): string => `Mix ${mix} for it`,
  missile: 'Missile weapon',
  missiles,
  members: 'One by one',
  name: 'Name',
  selfWilled: 'Self-willed: chooses whom it attacks',
  hunts: 'Hunts other foes too',
  holds: 'Holds a hostage',
  holdsNobody: 'nobody',
  hostage: (square: string): string => `the hostage at ${square}`,
  goneHostage: 'one who is not on the map',
  part: (name: string): string => `Make ${name} different from the others`,
  partShort: 'make different',
  remove: (what: string): string => `Take away: ${what}`,
  copy: (what: string): string => `Duplicate: ${what}`,
  copyShort: 'duplicate',
  up: (what: string): string => `Move up: ${what}`,
  down: (what: string): string => `Move down: ${what}`,
  movedTo: (what: string, number: number, of: number): string => `${what}: now number ${number} of ${of}.`,

  magic: 'Goblin magic',
  magicHint: 'Every one needs a shaman among the foes, and has three points at most.',
  addMagic: 'Add goblin magic',
  removeMagic: (number: number): string => `Take away goblin magic ${number}`,
  magicNumber: (number: number): string => `Goblin magic ${number}`,
  magicFrom: 'How',
  sources,
  magicScore: 'What it changes',
  gift: 'rolls for gifts',
  magicOn: 'For whom',
  sides,
  magicBy: 'By',
  addMagicEffect: 'Something else too',
  removeMagicEffect: 'Take this away',
  circumstances: 'How it is fought',
  noMissiles: 'Claim points because nobody shoots',
  mustHunt: 'Heroes are short of food: what can be eaten is worth points',
  tactics: 'Tactics, for whoever runs it',

  preview: 'What it will be',
  valorFrom: (from: LikelyValor['from'], heroes: number): string =>
    from === 'roster'
      ? `Against your ${heroes} heroes by their ratings, with gear like that of ready-made heroes.`
      : `Against ${heroes === 1 ? 'a ready-made hero' : `${heroes} ready-made heroes`}, as experienced as your players.`,
  tally: (numbers: string): string => `Roll of Valor: ${numbers}.`,
  odds: 'One blow, both unhurt, against a middling hero',
  byFoe: 'It strikes him',
  byHero: 'He strikes it',
  hits: 'hits',
  wounds: 'wounds',
  kills: 'fells',
  loses: (points: string): string => `${points} hit points on average`,

  creatures: 'Own creatures',
  creaturesHint:
    'What is in no gallery: its powers come from a closed list, and all it differs by counts for its Mix.',
  beginFrom: 'Begin from',
  creatureFull: 'An encounter holds no more than 8 creatures.',
  used: (count: number): string =>
    count === 0 ? 'no foe is one yet' : count === 1 ? '1 foe is one' : `${count} foes are`,
  removeCreature: (name: string, foes: number): string =>
    foes === 0
      ? `Take away: ${name}`
      : `Take away: ${name}, with ${foes === 1 ? 'the foe that is one' : `the ${foes} foes that are`}`,
  mixAdded: (mix: string): string => `Mix ${mix} beyond its category`,
  mixRest: 'What is left over from whole tenths is dropped.',
  who: 'What it is',
  description: 'Description: how it looks',
  trait: 'Trait: what sets it apart from all others',
  kinds: 'Counts as',
  maxThreat: 'Maximum Threat',
  benchmark: 'Benchmark',
  benchmarkHint: 'What INIT, ATK, DFN and DAM of a usual one come to on average; it decides nothing.',
  move: 'Move, in paces a round',
  size: 'Size: squares along each side',
  fights: 'How it fights',
  weapon: 'Weapons',
  weapons,
  temper: 'Temper',
  tempers,
  bows: 'May be given a bow or a crossbow',
  nightVision: 'Sees in the dark',
  stunnable: 'Can be knocked out',
  adjustsTitle: 'Adjusts',
  adjustsHint:
    'One tenth of Mix is 3 INIT, 1 ATK, 1 DFN, 3 DAM, 1 Soak, 10 hit points or 3 Res. Less INIT, hit points or Res pays for nothing.',
  balanced: 'Balanced: its numbers come to nothing.',
  powers: 'Powers',
  statistics: 'In every category',
};

export type CombatWords = typeof combat;
