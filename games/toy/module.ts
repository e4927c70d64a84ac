// Skerries as the hall hosts it: rules, words, board and places together.

import type { Choice, Decision, Round } from '@skald/kernel';
import { textBoard } from './board/index.ts';
import { type Course, STRAITS } from './content/index.ts';
import { courseRules } from './documents/index.ts';
import { skerries as game } from './index.ts';
import type { GameEvent } from './rules/events.ts';
import { type State, ViewSchema } from './rules/state.ts';
import { COLOURS, problemText, words } from './text/index.ts';

const SOUND: Course = { title: 'The Sound', widths: [3, 5, 6, 5, 4] };

export const skerries = {
  game,
  viewSchema: ViewSchema,
  places: COLOURS.map((colour, i) => ({
    id: colour as string,
    seat: colour as unknown,
    control: (['human', 'bot'] as const)[i] ?? ('none' as const),
  })),
  presets: [
    { id: 'straits', options: {} },
    { id: 'sound', options: { course: SOUND } },
  ],
  lessonOptions: { rounds: 3 },
  seats: ({ runners }: State) => COLOURS.slice(0, runners.length),
  textBoard,
  finishing: ({ options }: Decision): Choice | null => options.find(({ act }) => act === 'rest') ?? null,
  errand: (): string | null => null,
  opensRound: (event: GameEvent): Round | null =>
    event.type === 'roundBegan' ? { number: event.round, of: null } : null,
  documents: {
    course: {
      ...courseRules,
      samples: [{ title: 'Nowhere', widths: [] }, STRAITS, SOUND] as const,
      option: 'course',
      words: { title: ({ title }: Course) => title, problem: problemText },
    },
  },
  words,
};
