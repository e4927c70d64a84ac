import type { RefusalTexts } from '@skald/text';
import type { Charm } from '../content/index.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { GameEvent } from '../rules/events.ts';

type Told = Exclude<GameEvent, { type: 'roll' }>;
type Events = {
  readonly [T in Told['type']]: (event: Extract<Told, { type: T }>, who: (seat: number) => string) => string;
};
type Options = { readonly [Q in QuestionName]: (choice: ChoiceOf<Q>) => string };

const CHARM: Readonly<Record<Charm, string>> = { odd: 'the odd numbers', even: 'the even numbers' };

const skerry = (on: number): string => `skerry ${on}`;

const events: Events = {
  charmed: ({ charm }) => `Your charm is ${CHARM[charm]}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  rested: ({ seat }, who) => `${who(seat)} rests.`,
  charmShown: ({ seat, charm }, who) => `The charm of ${who(seat)} helps: ${CHARM[charm]}.`,
  landed: ({ seat, on }, who) => `${who(seat)} lands on ${skerry(on)}.`,
  slipped: ({ seat }, who) => `${who(seat)} slips into the water.`,
};

const options: Options = {
  charm: ({ charm }) => `Trust in ${CHARM[charm]}`,
  leap: ({ act }) => (act === 'leap' ? 'Leap over the water' : 'Rest, and leap the further'),
};

export const en = {
  title: 'Skerries',
  tagline: 'A race over wet stones for two to four.',
  contents: 'Contents',
  version: (version: string, date: string): string => `Version ${version} of ${date}`,
  changes: { '0.1.0': 'The first.' } as Readonly<Record<string, string>>,
  credits: 'Credits',
  creditsText: 'Skald, for whoever adds a game.',
  history: 'History',
  briefing: {
    story: ['The tide is out, and the skerries are wet.'],
    goal: 'Cross the last water before the others do.',
    perils: ['you leap too far at once: who slips goes back by one skerry'],
  },
  aim: 'First over the last water',
  clock: (round: number, rounds: number): string => `round ${round}/${rounds}`,
  round: (round: number): string => `round ${round}`,
  last: 'last round',
  score: 'Skerries behind you',
  colours: { red: 'Red', blue: 'Blue', green: 'Green', white: 'White' } as Readonly<Record<string, string>>,
  presets: { straits: 'The straits', sound: 'The wide sound' } as Readonly<Record<string, string>>,
  questions: {
    charm: 'Which numbers shall save you once?',
    leap: 'Do you leap, or do you rest?',
  } as Readonly<Record<QuestionName, string>>,
  options,
  skerry,
  hint: (width: number): string => `The die must show ${width} or more.`,
  events,
  roll: (face: number): string => `Die for the leap: ${face}`,
  outcomes: { landed: 'lands', slipped: 'slips' } as Readonly<Record<string, string>>,
  rules: 'The rules',
  topics: {
    race: [
      'The race',
      'Who has crossed the last water first has won; everybody has the same number of turns.',
    ],
    leap: [
      'The leap',
      'The die must show at least the width of the water. Who slips goes back by one skerry.',
    ],
    charm: ['The charm', 'Once it saves you when the die shows one of its numbers. Then everybody knows it.'],
  } as Readonly<Record<string, readonly [string, string]>>,
  noHelp: (topic: string): string => `There is no help on “${topic}”.`,
  saga: (lines: readonly string[]): string => `So they ran over the skerries.\n\n${lines.join(' ')}`,
  won: (who: string): string => `${who} has won.`,
  settings: { rounds: 'How many rounds', course: 'Which course' } as Readonly<Record<string, string>>,
  rounds: (rounds: number): string => `${rounds} rounds`,
  lessons: {
    begin: 'Run over the skerries before the others do.',
    charm: 'Choose a charm. Nobody sees it until it helps.',
    leap: 'Narrow water is leapt over at once; before wide water you had better rest.',
    over: 'That is all there is to it.',
  } as Readonly<Record<string, string>>,
  refusals: {
    'colour-taken': () => 'Two want to run in one colour.',
    'no-skerries': () => 'The course has no skerry at all.',
    'rested-enough': () => 'Another rest makes the leap no surer.',
  } as RefusalTexts['en'],
  problems: {
    'no-skerry': () => 'The course needs a skerry.',
    'too-wide': ({ width, widest }) =>
      `Water of ${width} is too wide: nobody leaps over more than ${widest}.`,
  } as RefusalTexts['en'],
  board: {
    round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
    water: (i: number, width: number): string => `Water ${i}: ${width} wide`,
    runner: (who: string, at: number, rests: number): string => `${who} on skerry ${at}, ${rests} rests`,
    shore: 'The course',
    tabs: { sheets: 'Runners', plot: 'Course' },
  },
};
export type Words = typeof en;
