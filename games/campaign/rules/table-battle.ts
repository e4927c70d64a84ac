// A battle on a real table: what stands on it, the cards in their order, and what came of it. CAM-TERRAIN, CAM-RULING-19, -22

import { next, type Seat } from '@skald/kernel';
import { FIELD_PLANS, FURTHER_PIECES, MOMENTS, type TablePiece } from '../content/index.ts';
import type { Report } from './agenda.ts';
import { battleOf, partyOfSeat, playTactic, seatOfRole } from './battle.ts';
import { hasCards, holds } from './cards.ts';
import type { ChoiceOf } from './choices.ts';
import { ROLES, type Role } from './quick.ts';
import type { Battle, State, Steps, Table } from './state.ts';

export const tableBattleSteps: Steps<'battlefield' | 'moments' | 'moment' | 'winner' | 'losses' | 'confirm'> =
  {
    battlefield(table) {
      const battle = battleOf(table.state);
      battle.pieces = rollPieces(table, battle);
      table.tell?.({ type: 'battlefield', field: battle.field, pieces: [...battle.pieces] });
    },

    /** CAM-CARD-04 to -08 */
    moments(table, { next: at }) {
      const { state } = table;
      const due = MOMENTS[at];
      if (due === undefined) return askWinner(table, entrants(state));
      const seats = ROLES.map((role) => seatOfRole(state, role)).filter((seat) => hasCards(state, seat));
      if (seats.length > 0) table.tell?.({ type: 'moment', moment: due.moment });
      next(table, ...seats.map((seat) => ({ step: 'moment', seat, moment: due.moment }) as const), {
        step: 'moments',
        next: at + 1,
      });
    },

    moment: {
      options(state, { seat, moment }) {
        const due = MOMENTS.find((one) => one.moment === moment);
        const options: ChoiceOf<'moment'>[] = [{ act: 'ready' }];
        if (
          due !== undefined &&
          holds(state, seat, due.card) &&
          !partyOfSeat(state, seat).cards.includes(due.card)
        )
          options.unshift({ act: 'play', card: due.card });
        return options;
      },
      answer(table, { seat }, choice) {
        if (choice.act === 'play') playTactic(table, seat, choice.card);
      },
    },

    winner: {
      options: () => (['attacker', 'defender', 'draw'] as const).map((side) => ({ act: 'winner', side })),
      settle(table, { seats }, answers) {
        const reports = answers.map(({ side }): Report => ({ winner: side, attacker: 0, defender: 0 }));
        askLosses(table, 'attacker', seats, reports);
      },
    },

    losses: {
      options(state, { of, seats, reports }, seat) {
        const report = reports[seats.indexOf(seat)] as Report;
        return possibleLosses(battleOf(state), of, report).map((points) => ({ act: 'lost', points }));
      },
      settle(table, { of, seats, reports: before }, answers) {
        const reports = before.map((report, i) => ({ ...report, [of]: answers[i]?.points ?? 0 }));
        if (of === 'attacker') askLosses(table, 'defender', seats, reports);
        else conclude(table, seats, reports);
      },
    },

    confirm: {
      options: () => [{ act: 'confirm' }, { act: 'correct' }],
      settle(table, { seats }, answers) {
        const correcting = seats.filter((_, i) => answers[i]?.act === 'correct');
        if (correcting.length === 0) return next(table, { step: 'decide' });
        // Who alone wants it otherwise enters it otherwise.
        const { state } = table;
        const alone = state.options.oneEntry && correcting.length === 1;
        askWinner(table, alone ? correcting : entrants(state));
      },
    },
  };

/** 1–2 woods … 6 swamp; what is over the limit of the field is rolled again. CAM-RULING-22 */
function rollPieces(table: Table, battle: Battle): TablePiece[] {
  const { fixed, more, most } = FIELD_PLANS[battle.field];
  const pieces: TablePiece[] = [...fixed];
  const face = table.roll(6, 'pieces');
  const count = Math.max(0, (more.sides === 3 ? Math.ceil(face / 2) : face) + more.plus);
  while (pieces.length < fixed.length + count) {
    const piece = FURTHER_PIECES[table.roll(6, 'piece') - 1] as TablePiece;
    if (pieces.filter((one) => one === piece).length < (most[piece] ?? Infinity)) pieces.push(piece);
  }
  return pieces;
}

/** Both enter what happened; where one entry is enough, the attacker's. CAM-RULING-19 */
const entrants = (state: State): Seat[] =>
  state.options.oneEntry ? [seatOfRole(state, 'attacker')] : [0, 1];

const askWinner = (table: Table, seats: Seat[]): void =>
  next(table, { step: 'winner', seats, answers: seats.map(() => null) });

const askLosses = (table: Table, of: Role, seats: Seat[], reports: Report[]): void =>
  next(table, { step: 'losses', of, seats, reports, answers: seats.map(() => null) });

/** No more than there was; and nobody with nothing left has beaten somebody who has. */
export function possibleLosses(battle: Battle, of: Role, report: Report): number[] {
  const all = battle[of].points;
  const every = Array.from({ length: all + 1 }, (_, points) => points);
  if (of === 'attacker' || report.winner === 'draw') return every;
  const attackerGone = report.attacker === battle.attacker.points;
  if (report.winner === 'attacker') return attackerGone ? [all] : every;
  return attackerGone ? every : every.slice(0, -1);
}

function conclude(table: Table, seats: Seat[], reports: Report[]): void {
  const { state } = table;
  const battle = battleOf(state);
  const [report, other = report] = reports as [Report, Report?];
  const agreed = (['winner', ...ROLES] as const).every((key) => report[key] === other[key]);
  battle.disputed = agreed ? [] : reports;
  if (!agreed) {
    table.tell?.({ type: 'disputed', reports });
    return askWinner(table, seats);
  }
  battle.winner = report.winner;
  for (const role of ROLES) battle[role].left = battle[role].points - report[role];
  next(table, { step: 'confirm', seats: [0, 1], answers: [null, null] });
}
