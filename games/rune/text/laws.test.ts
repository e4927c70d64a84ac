// Every word of Rune: one of everything, and whole fights read from the first question to the end.

import { join } from 'node:path';
import { lawsOfReading, lawsOfWords, refusalsIn, type Samples } from '@skald/games/laws';
import { describe, it } from 'vitest';
import { DIFFICULTIES, FIGHT_IDS, FORMS, MODES, THEME_NAMES, WORTHS } from '../content/fights.ts';
import { ADVENTURE_NAMES } from '../content/library.ts';
import { BATTLE_MAP_NAMES } from '../content/maps/index.ts';
import { GALLERY_IDS } from '../documents/hero/builds/index.ts';
import { rune } from '../module.ts';
import { CHOICES } from '../rules/fight/choices.ts';
import { EventSchema, ROLLS } from '../rules/fight/events.ts';
import { OUTCOMES } from '../rules/fight/odds.ts';
import { OptionsSchema } from '../rules/fight/options.ts';
import type { State } from '../rules/fight/state.ts';
import { TRIAL } from '../rules/fight/testing.ts';
import { rollText } from './index.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './testing.ts';

const LAWS: Samples<State> = {
  state: sampleState,
  frames: FRAMES,
  choices: SAMPLE_CHOICES,
  answers: CHOICES,
  events: ALL_EVENTS,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  silent: ['became'],
  rolls: ROLLS,
  silentRolls: ROLLS.filter(
    (what) => rollText({ type: 'roll', sides: 10, face: 4, for: what }, 'en') === null,
  ),
  refusals: refusalsIn(join(import.meta.dirname, '../rules')),
  params: {
    most: 8,
    hero: 'Ragnar',
    creature: 'Draugr',
    heroes: 3,
    problem: 'overspent',
    cap: 14,
    target: 30,
    seat: 1,
  },
  topics: ['h0', 'f0', '10,10'],
  settings: {
    ...Object.fromEntries(Object.keys(OptionsSchema.shape).map((key) => [key, []])),
    preset: FIGHT_IDS,
    mode: MODES,
    map: BATTLE_MAP_NAMES,
    foes: THEME_NAMES,
    mix: ['matched', 'free'],
    difficulty: DIFFICULTIES,
    points: WORTHS,
    band: [1, 4],
    rounds: [1, 30],
    form: FORMS,
    cap: [null, 8],
    target: [null, 20],
    hero: [null, ...GALLERY_IDS],
    creature: [null],
    sitting: [null],
    adventure: [null, ...ADVENTURE_NAMES],
    seed: [0, 7],
    horses: [true, false],
    surprised: ['nobody', 'heroes', 'foes'],
    staticDefence: [true, false],
    chargeFrom: [10, 20],
    fallenPenalty: [4, 6],
    shotConditions: ['always', 'undodged'],
    healing: ['margin', 'total'],
    mawOthers: [0, 30],
    almostDown: [20, 10],
    statistics: ['hurt', 'always'],
    feuds: [true, false],
    trading: [true, false],
    holmgangGuard: [true, false],
  },
  outcomes: OUTCOMES,
  longest: { question: 420, option: 120 },
  english: ['blows?', 'heroes', 'rounds?', 'strikes?', 'wounds?', 'weapons?'],
  names: /Ragnar|Gunnhild/g,
  shortestHelp: 16,
  chapters: 17,
};

describe('every word', () => {
  it.each(lawsOfWords(rune, LAWS))('$title', ({ holds }) => holds());
});

describe('a fight', () => {
  it.each(lawsOfReading(rune, { ...TRIAL, games: 0, matches: 10, every: 12 }, { oneSaga: true }))(
    '$title',
    ({ holds }) => holds(),
  );
});
