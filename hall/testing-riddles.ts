// A game of a few lines to which everybody brings something: a riddle that nobody else may know before it is told, and a
// banner for all to see.

import type { GameModule } from '@skald/games';
import type { DocumentKind } from '@skald/games/documents';
import {
  type Event,
  type Frame,
  type Game,
  type GameState,
  type Procedure,
  type Question,
  refuse,
} from '@skald/kernel';
import { z } from 'zod';

const Riddle = z.strictObject({ riddle: z.string().min(1).max(4000), answer: z.string().max(100) });
const Banner = z.strictObject({ colour: z.enum(['red', 'blue', 'white']) });
const SeatEntry = z.strictObject({
  name: z.string().max(20),
  riddle: Riddle.nullable().default(null),
  banner: Banner.nullable().default(null),
});
type SeatEntry = z.infer<typeof SeatEntry>;

interface Riddles extends GameState {
  seats: SeatEntry[];
  told: number[];
}
interface Turn extends Frame {
  readonly seat: number;
}

const StateSchema = z.strictObject({
  seats: z.array(SeatEntry),
  told: z.array(z.int()),
  agenda: z.array(z.looseObject({ step: z.string() })),
});

interface Told extends Event {
  readonly type: 'told';
  readonly seat: number;
  readonly riddle: string;
}

const tell: Question<Riddles, Turn, { act: 'tell' }, Told> = {
  options: () => [{ act: 'tell' }],
  answer(play, { seat }) {
    play.state.told.push(seat);
    play.tell?.({ type: 'told', seat, riddle: play.state.seats[seat]?.riddle?.riddle ?? '' });
  },
};

const game: Game<Riddles> = {
  id: 'riddles',
  title: 'Riddles',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: {
    seat: SeatEntry,
    options: z.strictObject({}),
    state: StateSchema,
    event: z.looseObject({ type: z.string() }),
    choice: z.looseObject({ act: z.string() }),
  },
  begin(given) {
    const seats = given as SeatEntry[];
    const banners = seats.flatMap(({ banner }) => (banner ? [banner.colour] : []));
    if (new Set(banners).size < banners.length) return refuse('banners-alike', {});
    const agenda = [1, 0].map((seat) => ({ step: 'tell', seat }));
    return { ok: { seats, told: [], agenda } };
  },
  procedure: { tell } as Procedure<Riddles>,
  redact(copy, seat) {
    copy.seats = copy.seats.map((one, i) =>
      i === seat || copy.told.includes(i) ? one : { ...one, riddle: null },
    );
    return copy;
  },
  faults: () => [],
  result: ({ agenda, seats }) =>
    agenda.length > 0 ? null : { winners: [0], standings: seats.map((_, seat) => ({ seat, score: 0 })) },
  sense: {
    imagine: (view) => view,
    weigh: (_, { options }) => options.map(() => 0),
    assess: ({ seats }) => seats.map(() => 0.5),
  },
};

const riddle: DocumentKind<z.infer<typeof Riddle>> = {
  schema: Riddle,
  codes: ['no-answer'],
  check: ({ answer }) =>
    answer === '' ? [{ code: 'no-answer', rule: null, path: ['answer'], params: {} }] : [],
  samples: [{ riddle: 'What am I?', answer: 'A riddle' }],
  words: { title: ({ riddle: text }) => text.slice(0, 20), problem: () => 'It has no answer.' },
};
const banner: DocumentKind<z.infer<typeof Banner>> = {
  schema: Banner,
  codes: [],
  check: () => [],
  samples: [{ colour: 'red' }],
  words: { title: ({ colour }) => colour, problem: () => '' },
};

/** What a bot has. */
const PLAIN = { riddle: 'What has a bot for a heart?', answer: 'Nothing' };

const unsaid = (): string => '';

export const riddles = {
  game,
  viewSchema: StateSchema,
  places: [],
  presets: [],
  lessonOptions: {},
  documents: { riddle, banner },
  brings: { riddle: { min: 1, max: 1, sealed: true }, banner: { min: 0, max: 1, sealed: false } },
  seated: (seat: unknown, { riddle: [own = PLAIN] = [], banner: [flag = null] = [] }) => ({
    name: (seat as SeatEntry).name,
    riddle: own,
    banner: flag,
  }),
  seats: ({ seats }: Riddles) => seats,
  words: new Proxy({}, { get: () => unsaid }),
  textBoard: () => [],
  finishing: () => null,
  errand: () => null,
  opensRound: () => null,
} as unknown as GameModule;
