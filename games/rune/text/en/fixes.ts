// What mends a problem of an encounter, as it stands on the button that does it.

import { english } from '@skald/text';
import type { FeatureKind } from '../../documents/encounter/features.ts';
import type { Clearable, Mendings } from '../../documents/encounter/fixes/fix.ts';
import type { NumberName } from '../../documents/encounter/fixes/numbers.ts';
import type { Words } from '../../documents/encounter/words.ts';
import { minus } from '../effects.ts';
import * as lexicon from '../lexicon.ts';
import { squareLabel } from '../squares.ts';
import { encounter } from './encounter.ts';
import { names as n } from './names.ts';
import { notes } from './notes.ts';

const numbers: Readonly<Record<NumberName, string>> = {
  difficulty: 'the Difficulty',
  bonus: 'the opponent’s bonus',
  baseline: 'what is added to the baseline',
  successes: 'the successes that are needed',
  rolls: 'the number of rolls',
  attempts: 'the number of rounds',
  dam: 'the Dam',
  nuisance: 'what the animals do',
  dice: 'the number of dice',
  impairment: 'the Impairment',
  status: 'the loss of status',
  stick: 'the stick',
  carrot: 'the carrot',
  rounds: 'the number of rounds',
  lost: 'the Difficulty to find the way',
  grabbers: 'the number of such traps',
  feet: 'the fall',
  ounces: 'the silver',
  pieces: 'the liar’s silver',
  merchant: 'the merchant’s bonus',
  invigoration: 'the Invigoration',
  goHome: 'the bonus',
  cache: 'the Difficulty to find the cache',
  award: 'the victory points',
  persons: 'how many can hide there',
  weird: 'the weird magic',
  magic: 'the magic',
  targets: 'how many it strikes',
  paces: 'the paces',
  bait: 'how long one must stay',
};

const clearings: Readonly<Record<Clearable, string>> = {
  action: 'Let a try take no action',
  armorIgnoring: 'Let armor help',
  bait: 'Let it be no bait',
  beginner: 'Let it not be for beginners',
  claims: 'Claim nothing for this terrain',
  condition: 'Let nobody leave it alone',
  extra: 'Allow no further tries',
  holds: 'Let him hold nobody',
  hunts: 'Let it hunt nobody',
  leadsTo: 'Let failure lead nowhere',
  missile: 'Let it shoot no more',
  missiles: 'Let none of them shoot',
  multiple: 'Ask for one roll only',
  noMissiles: 'Do not claim that nobody shoots',
  partOf: 'Let it stand by itself',
  repeats: 'Let it strike once',
  selfWilled: 'Give it no will of its own',
  serves: 'Let the roll serve what is there',
  until: 'Let it last until the encounter ends',
  spot: 'Let it be tried anywhere',
  start: 'Let him begin where there is room',
  stunnable: 'Let nobody knock it out',
  terrain: 'Clear the ground',
  trapAtEnd: 'Let nothing strike at the end',
  trigger: 'Let nothing in a fight set it off',
  waives: 'Stop waiving it',
  withoutKit: 'Claim nothing for the kit',
  zone: 'Let distance not matter',
};

const features: Readonly<Record<FeatureKind, string>> = {
  barriers: 'the barriers',
  cover: 'the cover',
  damaging: 'the place that hurts',
  decoys: 'the decoys',
  hostages: 'the hostages',
  exits: 'the few ways out',
  levels: 'the levels',
  obscured: 'the bad light',
  obstruction: 'what is in the way of shots',
  slippery: 'the slippery ground',
  slope: 'the sloped ground',
  tubeStrikers: 'the tube-strikers',
  uneven: 'the uneven ground',
  weird: 'the weird magic',
};

type Said = (words: Words) => string;
type Sentences = { readonly [Code in keyof Mendings]: (params: Mendings[Code], said: Said) => string };

const quoted = (words: Words, said: Said): string => `“${said(words)}”`;
/** “ in “The beam”” */
const within = (words: Words | null, said: Said): string =>
  words === null || said(words) === '' ? '' : ` in ${quoted(words, said)}`;
const ability = (name: keyof typeof n.abilities | null): string =>
  name === null ? 'a Characteristic' : n.abilities[name];

const sentences: Sentences = {
  lower: ({ what, from, to, of }, said) =>
    `Lower ${numbers[what]}${within(of, said)} from ${minus(from)} to ${minus(to)}`,
  raise: ({ what, from, to, of }, said) =>
    `Raise ${numbers[what]}${within(of, said)} from ${minus(from)} to ${minus(to)}`,
  takeOut: ({ name }, said) => `Take out ${quoted(name, said)}`,
  takeOutEffect: ({ effect, of }, said) =>
    `Take “${lexicon.EFFECT_NAMES[effect].en}” out of ${quoted(of, said)}`,
  takeOutGain: ({ gain, of }, said) => `Take “${lexicon.GAIN_NAMES[gain].en}” out of ${quoted(of, said)}`,
  takeOutMethod: ({ ability: name }) => `Take away one way to do it: ${ability(name)}`,
  takeOutRoll: ({ ability: name }) => `Take away one of the rolls at once: ${ability(name)}`,
  takeOutPower: ({ power }) => `Take away one power: ${n.powers[power]}`,
  takeOutMagic: () => 'Take away this magic',
  takeOutThing: ({ thing, count }) =>
    count === 1
      ? `Take one off the map: ${lexicon.THING_NAMES[thing].en}`
      : `Take ${count} off the map: ${lexicon.THING_NAMES[thing].en}`,
  takeOutZone: ({ zone }) => `Take off the map: ${lexicon.ZONE_NAMES[zone].en}`,
  takeOutTerrain: ({ feature }) => `Take ${features[feature]} off the map`,
  clear: ({ what, of }, said) => `${clearings[what]}${within(of, said)}`,
  type: ({ type, of }, said) => `Make the roll${within(of, said)} ${encounter.items[type]({})}`,
  direction: ({ direction }) =>
    direction === 'front' ? 'Say: the danger is in front' : 'Say: the danger is behind',
  exposure: ({ exposure }) => (exposure === 'first' ? 'Say: it strikes once' : 'Say: it strikes every time'),
  characteristic: ({ characteristic }) => `Roll with ${n.characteristics[characteristic]}`,
  ability: ({ ability: name }) => `Roll ${n.abilities[name]}`,
  hook: ({ hook }) => `Set it in ${notes.hooks[hook]}`,
  kind: ({ kind }) => `Change its type: ${notes.kinds[kind]}`,
  god: ({ god }) => `Build the shrine to ${n.gods[god]} instead`,
  category: ({ from, to, of }, said) => `Change a treasure${within(of, said)} from category ${from} to ${to}`,
  time: ({ from, to }) =>
    `Let them rest ${lexicon.HEALING_TIME_NAMES[to].en}, not ${lexicon.HEALING_TIME_NAMES[from].en}`,
  nature: ({ nature }) => `Make it something else: ${lexicon.NATURE_NAMES[nature].en}`,
  opposed: ({ bonus }) => `Let somebody roll against the hero, with a bonus of ${bonus}`,
  side: () => 'Let the magic touch heroes only',
  walled: () => 'Put walls all around',
  armed: () => 'Give it something to hold',
  statistic: ({ statistic }) => `Leave ${n.statistics[statistic]} as it usually is`,
  once: () => 'Let it hurt once only',
  roll: ({ ability: name, difficulty }) => `Ask for a roll: ${n.abilities[name]} against ${difficulty}`,
  end: ({ ability: name, difficulty }) => `Let a roll end it: ${n.abilities[name]} against ${difficulty}`,
  effect: ({ dam }) => `Let it hurt: Dam ${dam}`,
  silver: ({ ounces, of }, said) => `Put ${ounces} oz of silver into ${quoted(of, said)}`,
  threat: ({ name, from, to }, said) => `Make ${quoted(name, said)} ${n.threats[to]}, not ${n.threats[from]}`,
  foe: ({ name, foe }, said) => `Make ${quoted(name, said)} another foe: ${n.kind(foe)}`,
  creature: ({ name, creature }, said) => `Make ${quoted(name, said)} your own creature “${creature}”`,
  gallery: ({ creature, foe }) => `Send this one instead of “${creature}”: ${n.kind(foe)}`,
  addFoe: ({ name, threat }, said) => `Add another like ${quoted(name, said)}, ${n.threats[threat]}`,
  someFoes: ({ names }, said) => `Let it help only ${n.list(names.map((name) => quoted(name, said)))}`,
  handOver: ({ name }, said) => `Let ${quoted(name, said)} hold the hostage`,
  hold: () => 'Let him hold a hostage who is there',
  unclaim: ({ feature }) => `Claim nothing for ${features[feature]}`,
  claim: ({ feature, points }) => `Claim ${n.points(points)} for ${features[feature]}`,
  waive: ({ item, params, of }, said) =>
    `Leave unclaimed${within(of, said)}: ${encounter.items[item](params)}`,
  unwaive: ({ item, params, of }, said) => `Claim${within(of, said)}: ${encounter.items[item](params)}`,
  phase: ({ name, phase }, said) =>
    `Move ${quoted(name, said)}: ${lexicon.PHASE_NAMES[phase].en.toLowerCase()}`,
  moveTo: ({ name, event }, said) => `Move ${quoted(name, said)} to ${quoted(event, said)}`,
  square: (spot) => `Put it on ${squareLabel(spot)}`,
  pointTo: ({ name }, said) => `Let it mean ${quoted(name, said)}`,
  pointToFight: () => 'Let it help with Initiative in the next fight',
  partOf: ({ name, of }, said) => `Make ${quoted(name, said)} a part of ${quoted(of, said)}`,
  rename: ({ to }) => `Call this one “${to}”`,
  heroes: ({ heroes }) => `Make it for ${english.several(heroes, 'hero', 'heroes')}`,
  emptyMap: () => 'Take an empty map',
  endFight: ({ name }, said) => `Let nobody be fought in ${quoted(name, said)}`,
  grant: () => 'The group agrees to it: grant a waiver',
};

export const fixes = {
  sentences,
  /** Several steps in one sentence. */
  steps: (all: readonly string[]): string =>
    all.map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join('; then '),
};
export type FixWords = typeof fixes;
