import { join } from 'node:path';
import { lawsOfReading, lawsOfWords, refusalsIn, type Samples } from '@skald/games/laws';
import type { Choice, Decision, Round } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { hint, sites, textBoard } from '../board/index.ts';
import { rune } from '../index.ts';
import { CHOICES } from '../rules/fight/choices.ts';
import { EventSchema, type GameEvent, ROLLS } from '../rules/fight/events.ts';
import { OUTCOMES } from '../rules/fight/odds.ts';
import { OptionsSchema } from '../rules/fight/options.ts';
import type { State } from '../rules/fight/state.ts';
import { TRIAL } from '../rules/fight/testing.ts';
import { rolls } from './en/rolls.ts';
import { ALL_EVENTS, FRAMES, SAMPLE_CHOICES, sampleState } from './testing.ts';
import { words } from './words.ts';

/** The game with its words, as far as words and reading are concerned. */
const fight = {
  game: rune,
  viewSchema: rune.schemas.state,
  places: [],
  presets: [],
  lessonOptions: {},
  seats: (view: State) => view.fighters.map(({ id }) => id),
  textBoard,
  sites,
  finishing: ({ options }: Decision): Choice | null => options.find(({ act }) => act === 'done') ?? null,
  errand: (): string | null => null,
  opensRound: (event: GameEvent): Round | null =>
    event.type === 'roundBegan' ? { number: event.round, of: null } : null,
  words: { ...words, hint, place: (id: string) => id, preset: (id: string) => id },
};

const SAMPLES: Samples<State> = {
  state: sampleState,
  frames: FRAMES,
  choices: SAMPLE_CHOICES,
  answers: CHOICES,
  events: ALL_EVENTS,
  types: EventSchema.options.map(({ shape }) => shape.type.value),
  silent: ['became', 'tumbled'],
  rolls: ROLLS,
  silentRolls: ROLLS.filter((what) => rolls[what] === null),
  refusals: refusalsIn(join(import.meta.dirname, '../rules')),
  params: { most: 8, heroes: 2, creature: 'Nidhogg', cap: 8, target: 20, seat: 1 },
  topics: ['h0', 'f0', 'f3', '10,10', '1,20', '30,20', '30,22', '34,20'],
  settings: Object.fromEntries(Object.keys(OptionsSchema.shape).map((key) => [key, []])),
  outcomes: OUTCOMES,
  longest: { question: 400, option: 110 },
  english: ['strike', 'blow', 'round', 'turn', 'foes', 'weapon', 'paces?', 'wounds?'],
  names: /\*Rune\*|Ragnar|Gunnhild|Initiative|Berserk|Sark Amen|Wendol|Troll/gi,
  shortestHelp: 12,
  chapters: 26,
};

describe('every word of a fight', () => {
  it.each(lawsOfWords(fight, SAMPLES))('$title', ({ holds }) => holds());
  it.each(lawsOfReading(fight, TRIAL, { oneSaga: true }))('$title', ({ holds }) => holds());
});

describe('the words of a fight', () => {
  it('call the game by its name', () => {
    expect(words.title('de')).toBe('Rune');
  });
});
