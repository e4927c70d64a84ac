// A game of a few lines for what a large one needs. Everybody runs one encounter, which he brought along sealed: he alone
// knows it, and rolls in secret. Meanwhile another plays his raider, and he may forbid it. Whoever comes close
// to others may be struck at, which all of them are asked at once, in the middle of a movement.

import { z } from 'zod';
import type { Choice } from '../choice.ts';
import type {
  AskFrame,
  Frame,
  Game,
  Procedure,
  Question,
  SecretFrame,
  SecretQuestion,
  Step,
} from '../game.ts';
import { digest } from '../json.ts';
import type { Play } from '../play.ts';
import type { Seat } from '../seat.ts';

const SIZE = 9;
const REACH = 3;
const WOUND = 2;

const Square = z
  .int()
  .min(0)
  .max(SIZE * SIZE - 1);
const EncounterSchema = z.strictObject({ title: z.string().max(40), trap: Square });
type Encounter = z.infer<typeof EncounterSchema>;

const StateSchema = z.strictObject({
  /** What each seat brought: everybody knows its hash, and only its owner what it says until it is opened. */
  sealed: z.array(
    z.strictObject({ digest: z.string(), opened: z.boolean(), encounter: EncounterSchema.nullable() }),
  ),
  raiders: z.array(z.strictObject({ at: Square, wounds: z.int() })),
  runner: z.int(),
  /** Of the runner's secret roll; null for everybody else. */
  watch: z.int().nullable(),
  agenda: z.array(z.looseObject({ step: z.string() })),
});
export type Raid = z.infer<typeof StateSchema>;

interface Turn extends AskFrame {
  /** Whose raider it is. */
  readonly raider: Seat;
  /** Where its owner would not let it go. */
  readonly forbidden: number | null;
}
interface Moving extends Frame {
  readonly raider: Seat;
  readonly to: number;
}
interface Goes extends Choice {
  act: 'go';
  x: number;
  y: number;
}
interface Says extends Choice {
  act: 'yes' | 'no';
}
/** A reach of squares. */
interface Reach {
  readonly x: number;
  readonly y: number;
  readonly but: number | null;
}

const NO: Says = { act: 'no' };
const YES: Says = { act: 'yes' };
const yesOrNo = (): Says[] => [YES, NO];
const squareOf = ({ x, y }: { x: number; y: number }): number => y * SIZE + x;
const placeOf = (at: number): { x: number; y: number } => ({ x: at % SIZE, y: Math.floor(at / SIZE) });
const distance = (a: number, b: number): number => {
  const [from, to] = [placeOf(a), placeOf(b)];
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y));
};
const at = (state: Raid, seat: Seat): number => state.raiders[seat]?.at as number;
/** The runner's raider is played by the next seat. */
const proxyOf = (state: Raid, raider: Seat): Seat =>
  raider === state.runner ? (raider + 1) % state.raiders.length : raider;

function wound(play: Play<Raid>, raider: Seat, from: string): void {
  const one = play.state.raiders[raider];
  if (one === undefined || play.roll(10, from) < WOUND) return;
  one.wounds += 1;
  play.tell?.({ type: 'wounded', raider } as never);
}

/** The next encounter; who has run his has opened it for all. */
const encounter: Step<Raid, Frame> = (play) => {
  const { state } = play;
  const last = state.sealed[state.runner];
  if (last !== undefined) {
    last.opened = true;
    play.reveal();
    play.tell?.({ type: 'opened', encounter: last.encounter } as never);
  }
  state.watch = null;
  state.runner += 1;
  if (state.runner >= state.raiders.length) return;
  state.watch = play.roll(10, 'watch', [state.runner]);
  play.push({ step: 'encounter' });
  for (let raider = state.raiders.length - 1; raider >= 0; raider--)
    play.push({ step: 'go', seat: proxyOf(state, raider), raider, forbidden: null } as Turn);
};

const reach = {
  of: (state: Raid, { raider, forbidden }: Turn): Reach => ({
    ...placeOf(at(state, raider)),
    but: forbidden,
  }),
  list: ({ x, y, but }: Reach): Goes[] => {
    const squares: Goes[] = [];
    for (let row = Math.max(0, y - REACH); row <= Math.min(SIZE - 1, y + REACH); row++)
      for (let column = Math.max(0, x - REACH); column <= Math.min(SIZE - 1, x + REACH); column++)
        if (squareOf({ x: column, y: row }) !== but) squares.push({ act: 'go', x: column, y: row });
    return squares;
  },
};

const go: Question<Raid, Turn, Goes> = {
  options: (state, frame) => reach.list(reach.of(state, frame)),
  described: reach as never,
  answer(play, { seat, raider, forbidden }, choice) {
    const to = squareOf(choice);
    play.push({ step: 'moved', raider, to } as Moving);
    if (seat !== raider && forbidden === null)
      play.push({ step: 'veto', seat: raider, raider, to } as AskFrame & Moving);
  },
};

/** Whose raider it is may forbid one deed of his proxy. */
const veto: Question<Raid, AskFrame & Moving, Says> = {
  options: yesOrNo,
  byDefault: () => YES,
  standing: { always: () => YES },
  answer(play, { raider, to }, { act }) {
    if (act === 'yes') return;
    play.state.agenda.pop();
    play.push({ step: 'go', seat: proxyOf(play.state, raider), raider, forbidden: to } as Turn);
  },
};

const moved: Step<Raid, Moving> = (play, { raider, to }) => {
  const { state } = play;
  (state.raiders[raider] as Raid['raiders'][number]).at = to;
  play.tell?.({ type: 'moved', raider, to } as never);
  play.push({ step: 'spring', seat: state.runner, raider } as AskFrame);
  const near = state.raiders.flatMap((_, seat) =>
    seat !== raider && distance(at(state, seat), to) <= 1 ? [seat] : [],
  );
  if (near.length > 0)
    play.push({ step: 'strike', raider, seats: near, answers: near.map(() => null) } as SecretFrame);
};

const strike: SecretQuestion<Raid, SecretFrame & { raider: Seat }, Says> = {
  options: yesOrNo,
  byDefault: () => NO,
  standing: { never: () => NO, always: () => YES, span: ({ runner }) => runner },
  settle(play, { seats, raider }, answers) {
    for (const [i, { act }] of answers.entries())
      if (act === 'yes') wound(play, raider, `strike of ${seats[i]}`);
  },
};

/** Only the runner knows where his trap is. He is asked wherever somebody goes: else the question would tell. */
const spring: Question<Raid, AskFrame & { raider: Seat }, Says> = {
  options: (state, { raider }) =>
    state.sealed[state.runner]?.encounter?.trap === at(state, raider) ? yesOrNo() : [NO],
  byDefault: () => NO,
  standing: {
    never: () => NO,
    always: (state, frame, seat) => spring.options(state, frame, seat)[0] ?? null,
  },
  answer(play, { raider }, { act }) {
    if (act === 'yes') wound(play, raider, 'trap');
  },
};

export const raid: Game<Raid> = {
  id: 'raid',
  title: 'Raid',
  version: 1,
  seats: { min: 2, max: 4 },
  schemas: {
    seat: EncounterSchema,
    options: z.strictObject({}),
    state: StateSchema,
    event: z.looseObject({ type: z.string() }),
    choice: z.looseObject({ act: z.string() }),
  },
  begin: (seats) => ({
    ok: {
      sealed: (seats as Encounter[]).map((encounter) => ({
        digest: digest(encounter),
        opened: false,
        encounter,
      })),
      raiders: seats.map((_, seat) => ({ at: seat * 2, wounds: 0 })),
      runner: -1,
      watch: null,
      agenda: [{ step: 'encounter' }],
    },
  }),
  procedure: { encounter, go, veto, moved, strike, spring } as Procedure<Raid>,
  seldom: ['sealed'],
  redact(copy, seat) {
    for (const [i, one] of copy.sealed.entries()) if (i !== seat && !one.opened) one.encounter = null;
    if (seat !== copy.runner) copy.watch = null;
    return copy;
  },
  faults: ({ raiders }) => (raiders.some(({ wounds }) => wounds < 0) ? ['wounds'] : []),
  result(state) {
    if (state.agenda.length > 0) return null;
    const standings = state.raiders.map(({ wounds }, seat) => ({ seat, score: -wounds }));
    const best = Math.max(...standings.map(({ score }) => score));
    return { winners: standings.filter(({ score }) => score === best).map(({ seat }) => seat), standings };
  },
  sense: {
    imagine(view, _seat, random) {
      for (const one of view.sealed) one.encounter ??= { title: '', trap: random(SIZE * SIZE) - 1 };
      return view;
    },
    weigh: (_state, { options }) => options.map(() => 0),
    assess: ({ raiders }) => raiders.map(({ wounds }) => 1 / (1 + wounds)),
  },
};
