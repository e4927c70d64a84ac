// Victory. DUN-END, DUN-RULING-25, -41, -48 and -49.

import { next, type Result } from '@skald/kernel';
import { type Goal, isHero, type Place } from '../content/index.ts';
import { guardedIn } from './bars.ts';
import { heroesOf, isHeroModel, overlordSeat, quest, terrain } from './models.ts';
import { rewardsDue } from './party.ts';
import type { Side, State, Steps, Table } from './state.ts';

type Ending = NonNullable<State['ending']>;

/** Whether the Heroes have brought about all that the adventure asks. */
function heroesWin(state: State): boolean {
  const goals = quest(state).victory.heroes;
  // To protect something is no end in itself. DUN-RULING-49
  return goals.some(({ type }) => type !== 'protect') && goals.every((goal) => isMet(state, goal));
}

function isMet(state: State, goal: Goal): boolean {
  const left = state.gone.filter(({ how }) => how === 'left');
  switch (goal.type) {
    case 'allLeave':
      return left.length > 0 && heroesOf(state).length === 0;
    case 'carryOut':
      return left.some(({ items }) => items.includes(goal.object));
    case 'cripple':
      return state.slain.includes(goal.boss) && heroesOf(state).length > 0;
    case 'destroyAll':
      return heroesOf(state).length > 0 && state.models.every(isHeroModel) && !waits(state);
    case 'holdOut': {
      const ended = state.round - (state.phase === 'endOfRound' ? 0 : 1);
      return heroesOf(state).length > 0 && ended >= goal.rounds;
    }
    case 'protect':
      return !isBroken(state, goal.at);
  }
}

/** Whether anybody stands where nobody has looked yet. */
function waits(state: State): boolean {
  const { revealed, layout } = terrain(state);
  return layout.figures.some(({ type, square }) => !isHero(type) && revealed[square] !== 1);
}

const isBroken = ({ opened }: State, [x, y]: Place): boolean =>
  opened.some(([openX, openY]) => openX === x && openY === y);

/** A Crippled Hero, or all of them; what they guarded is broken; or nobody is left who could still win. DUN-DMG-14 */
function overlordWins(state: State): Ending | null {
  const crippled = state.gone.filter(({ how }) => how === 'crippled').length;
  const { heroes, victory } = quest(state);
  if (crippled >= (victory.crippled === 'one' ? 1 : heroes.length)) return 'crippled';
  if (guardedIn(quest(state)).some((at) => isBroken(state, at))) return 'broken';
  return heroesOf(state).length === 0 ? 'noHeroes' : null;
}

/** Nothing of what was still to come happens. */
function finish(table: Table, winner: Side, ending: Ending): void {
  const { state } = table;
  state.winner = winner;
  state.ending = ending;
  state.phase = 'over';
  state.agenda.length = 0;
  table.tell?.({ type: 'gameOver', winner, ending });
  if (winner === 'heroes' && rewardsDue(state)) next(table, { step: 'rewards', next: 0 });
}

export const endSteps: Steps<'judge' | 'deckOut' | 'concede'> = {
  /** If both come true at once the Heroes win. DUN-RULING-41 */
  judge(table) {
    const { state } = table;
    if (heroesWin(state)) return finish(table, 'heroes', 'goal');
    const ending = overlordWins(state);
    if (ending !== null) finish(table, 'overlord', ending);
  },

  deckOut(table) {
    const { deckOut } = quest(table.state).victory;
    if (deckOut === 'overlordWins') finish(table, 'overlord', 'deckOut');
    if (deckOut === 'heroesWin') finish(table, 'heroes', 'deckOut');
  },

  /** A side gives up when all its players agree. DUN-RULING-48 */
  concede: {
    options: () => [{ act: 'yes' }, { act: 'no' }],
    answer(table, { others: [seat, ...others] }, { act }, from) {
      if (act === 'no') return;
      if (seat !== undefined) return next(table, { step: 'concede', seat, others });
      const side = from === overlordSeat(table.state) ? 'overlord' : 'heroes';
      table.tell?.({ type: 'conceded', side });
      finish(table, side === 'overlord' ? 'heroes' : 'overlord', 'conceded');
    },
  },
};

export function result(state: State): Result | null {
  if (state.winner === null || state.agenda.length > 0) return null;
  const standings = state.seats.map((role, seat) => ({
    seat,
    score: (role === 'overlord') === (state.winner === 'overlord') ? 1 : 0,
  }));
  return { winners: standings.filter(({ score }) => score > 0).map(({ seat }) => seat), standings };
}
