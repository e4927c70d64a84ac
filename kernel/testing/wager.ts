// A game of a few lines that uses all of the kernel: secret bids, a hidden card, dice, small steps.

import { z } from 'zod';
import type { Choice } from '../choice.ts';
import type { Frame, Game, GameState, Procedure, Question, SecretQuestion, Step } from '../game.ts';

export interface Wager extends GameState {
  round: number;
  gold: number[];
  /** A card that only seat 0 may see. */
  card: number;
  path: number[];
}

interface Bid extends Choice {
  act: 'bid';
  gold: number;
}
interface Walk extends Choice {
  act: 'walk' | 'rest';
}
interface Turn extends Frame {
  seat: number;
}

const round: Step<Wager, Frame> = (play) => {
  const { state } = play;
  if (state.round === 3) return;
  state.round += 1;
  play.push({ step: 'round' });
  play.push({ step: 'roll' });
  play.push({ step: 'bid', seats: [0, 1], answers: [null, null] } as Frame);
  play.push({ step: 'walk', seat: 0 } as Frame);
};

/** Small steps that can be taken back one by one. */
const walk: Question<Wager, Turn, Walk> = {
  options: (state) => (state.path.length < 3 ? [{ act: 'walk' }, { act: 'rest' }] : [{ act: 'rest' }]),
  answer(play, frame, choice) {
    if (choice.act === 'rest') return;
    play.state.path.push(play.state.round);
    play.tell?.({ type: 'walked' });
    play.push(frame);
  },
};

const bid: SecretQuestion<Wager, Frame, Bid> = {
  options: (state, _frame, seat) =>
    Array.from({ length: (state.gold[seat] ?? 0) + 1 }, (_, gold) => ({ act: 'bid', gold })),
  settle(play, _frame, [mine, yours]) {
    play.state.gold[0] = (play.state.gold[0] as number) - (mine as Bid).gold;
    play.state.gold[1] = (play.state.gold[1] as number) - (yours as Bid).gold;
    play.tell?.({ type: 'bids' });
  },
};

const roll: Step<Wager, Frame> = (play) => {
  const face = play.roll(6, 'luck');
  play.state.card = play.roll(20, 'card', [0]);
  const winner = face > 3 ? 0 : 1;
  play.state.gold[winner] = (play.state.gold[winner] as number) + face;
  play.tell?.({ type: 'peeked', only: [0] });
  play.tell?.({ type: 'somebodyPeeked', but: [0] });
};

const StateSchema = z.strictObject({
  round: z.int(),
  gold: z.array(z.int()).length(2),
  card: z.int(),
  path: z.array(z.int()),
  agenda: z.array(z.looseObject({ step: z.string() })),
});

export const wager: Game<Wager> = {
  id: 'wager',
  title: 'Wager',
  version: 1,
  seats: { min: 2, max: 2 },
  schemas: {
    seat: z.string(),
    options: z.strictObject({ gold: z.int().min(0).max(9).default(3) }),
    state: StateSchema,
    event: z.looseObject({ type: z.string() }),
    choice: z.looseObject({ act: z.string() }),
  },
  begin: (_seats, options) => ({
    ok: {
      round: 0,
      gold: Array<number>(2).fill((options as { gold: number }).gold),
      card: 7,
      path: [],
      agenda: [{ step: 'round' }],
    },
  }),
  procedure: { round, walk, bid, roll } as Procedure<Wager>,
  redact(copy, seat) {
    if (seat !== 0) copy.card = 0;
    return copy;
  },
  faults: (state) => (state.gold.some((gold) => gold < 0) ? ['debts'] : []),
  result(state) {
    if (state.round < 3 || state.agenda.length > 0) return null;
    const standings = state.gold.map((score, seat) => ({ seat, score }));
    const best = Math.max(...state.gold);
    return { winners: standings.filter(({ score }) => score === best).map(({ seat }) => seat), standings };
  },
  explain: (_state, _seat, choice) =>
    choice.act === 'bid' ? { code: 'too-poor', params: { gold: Number(choice.gold) } } : null,
  sense: {
    imagine: (view) => view,
    weigh: (_state, decision) => decision.options.map(() => 0),
    assess: () => [0.5, 0.5],
  },
};
