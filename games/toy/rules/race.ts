// The procedure, in the order in which it is played.

import type { Play, Procedure, Question, SecretQuestion, Step } from '@skald/kernel';
import { CHARMS, type Charm, DIE, MOST_RESTS } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import type { GameEvent } from './events.ts';
import type { Runner, State } from './state.ts';

type Table = Play<State, GameEvent>;

export const runnerOf = (state: State, seat: number): Runner => state.runners[seat] as Runner;

const hasCrossed = ({ options }: State, { at }: Runner): boolean => at === options.course.widths.length;

/** What the die must show. */
export const widthBefore = ({ options }: State, { at, rests }: Runner): number =>
  (options.course.widths[at] ?? 0) - rests;

export const isCharmed = (charm: Runner['charm'], face: number): boolean =>
  charm === (face % 2 === 1 ? 'odd' : 'even');

/** Everybody chooses in secret, and keeps it to himself. */
const charm: SecretQuestion<State, FrameOf<'charm'>, ChoiceOf<'charm'>, GameEvent> = {
  options: () => CHARMS.map((one) => ({ act: 'charm', charm: one })),
  settle(table, { seats }, answers) {
    for (const [i, seat] of seats.entries()) {
      const chosen = answers[i]?.charm as Charm;
      runnerOf(table.state, seat).charm = chosen;
      table.tell?.({ type: 'charmed', seat, charm: chosen, only: [seat] });
    }
  },
};

/** Everybody has as many turns as the others. */
const round: Step<State, FrameOf<'round'>, GameEvent> = (table) => {
  const { state } = table;
  const { options, runners } = state;
  if (state.round === options.rounds || runners.some((one) => hasCrossed(state, one))) return;
  state.round += 1;
  table.tell?.({ type: 'roundBegan', round: state.round });
  table.push({ step: 'round' });
  for (const seat of [...runners.keys()].reverse()) table.push({ step: 'turn', seat } as FrameOf<'turn'>);
};

const turn: Step<State, FrameOf<'turn'>, GameEvent> = (table, { seat }) => {
  if (!hasCrossed(table.state, runnerOf(table.state, seat)))
    table.push({ step: 'leap', seat } as FrameOf<'leap'>);
};

const leap: Question<State, FrameOf<'leap'>, ChoiceOf<'leap'>, GameEvent> = {
  options: (state, { seat }) =>
    runnerOf(state, seat).rests < MOST_RESTS ? [{ act: 'leap' }, { act: 'rest' }] : [{ act: 'leap' }],
  answer(table, { seat }, { act }) {
    const runner = runnerOf(table.state, seat);
    if (act === 'rest') {
      runner.rests += 1;
      table.tell?.({ type: 'rested', seat });
    } else leapOver(table, seat, runner);
  },
};

function leapOver(table: Table, seat: number, runner: Runner): void {
  const face = table.roll(DIE, 'leap');
  const far = face >= widthBefore(table.state, runner);
  runner.rests = 0;
  if (!far && isCharmed(runner.charm, face) && !runner.shown) showCharm(table, seat, runner);
  else if (!far) {
    runner.at = Math.max(0, runner.at - 1);
    table.tell?.({ type: 'slipped', seat });
    return;
  }
  runner.at += 1;
  table.tell?.({ type: 'landed', seat, on: runner.at });
}

/** A charm helps once, and then everybody knows it. */
function showCharm(table: Table, seat: number, runner: Runner): void {
  runner.shown = true;
  table.reveal();
  table.tell?.({ type: 'charmShown', seat, charm: runner.charm as Charm });
}

export const procedure = { charm, round, turn, leap } as unknown as Procedure<State>;
