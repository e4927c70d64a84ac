// One of everything, for the laws of words.

import type { Samples } from '@skald/games/laws';
import { OptionsSchema } from '../content/index.ts';
import type { AnyFrame } from '../rules/agenda.ts';
import { CHOICES } from '../rules/choices.ts';
import { EventSchema, type GameEvent, ROLLS } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

const state = (...agenda: AnyFrame[]): State => ({
  options: OptionsSchema.parse({}),
  round: 2,
  runners: [
    { at: 1, rests: 2, charm: 'odd', shown: false },
    { at: 0, rests: 0, charm: 'even', shown: true },
  ],
  agenda,
});

const events: readonly GameEvent[] = [
  { type: 'roll', sides: 6, face: 4, for: 'leap' },
  { type: 'charmed', seat: 0, charm: 'odd', only: [0] },
  { type: 'roundBegan', round: 2 },
  { type: 'rested', seat: 0 },
  { type: 'charmShown', seat: 1, charm: 'even' },
  { type: 'landed', seat: 0, on: 1 },
  { type: 'slipped', seat: 1 },
];

export const SAMPLES: Omit<Samples<State>, 'refusals'> = {
  state,
  frames: {
    charm: { step: 'charm', seats: [0, 1], answers: [null, null] } as AnyFrame,
    leap: { step: 'leap', seat: 0 } as AnyFrame,
  },
  choices: {
    charm: [
      { act: 'charm', charm: 'odd' },
      { act: 'charm', charm: 'even' },
    ],
    leap: [{ act: 'leap' }, { act: 'rest' }],
  },
  answers: CHOICES,
  events,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  rolls: ROLLS,
  params: {},
  settings: { rounds: [12], course: [] },
  outcomes: ['landed', 'slipped'],
  longest: { question: 120, option: 60 },
  english: ['leap', 'rest', 'skerry', 'water'],
  shortestHelp: 20,
  chapters: 3,
};
