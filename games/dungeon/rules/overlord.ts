// The Overlord Turn: Commands, one card, Raise Dead. DUN-OVL-01 to -23, DUN-RULING-26 to -28.

import { around, placeOf, squareAt } from '@skald/games/grid-kit';
import { next, type Seat } from '@skald/kernel';
import { CARD, type Card, ITEM, type Place } from '../content/index.ts';
import type { ChoiceOf } from './choices.ts';
import { discard, handOf } from './deck.ts';
import { command, commandable } from './interrupts.ts';
import { baseOf, isHeroModel, model, overlordSeat, quest, terrain } from './models.ts';
import { freeSquares, raisable, raiseDead } from './placing.ts';
import type { State, Steps, Table } from './state.ts';

export const overlordSteps: Steps<'overlordTurn' | 'commands' | 'command' | 'caveInAt'> = {
  overlordTurn(table) {
    const { state } = table;
    const { overlord } = state;
    state.phase = 'overlordTurn';
    for (const one of state.models) if (!isHeroModel(one)) one.acted = false;
    overlord.commands = quest(state).overlord.commands;
    overlord.extra = 0;
    overlord.cardPlayed = false;
    overlord.freeRaises = sceptres(state);
    table.tell?.({ type: 'overlordTurn', commands: overlord.commands });
    next(table, { step: 'commands', first: true });
  },

  /** Asks while he could do anything; of his hand, others know only how large it is. */
  commands(table, { first }) {
    const { state } = table;
    const seat = overlordSeat(state);
    const open = !state.overlord.cardPlayed && state.overlord.hand.length > 0;
    const idle = ({ act }: ChoiceOf<'command'>): boolean => act === 'done' || act === 'concede';
    if (first || open || !commandOptions(state, first).every(idle))
      next(table, { step: 'command', seat, first });
  },

  command: {
    options: (state, { first }) => commandOptions(state, first),
    answer(table, frame, choice, seat) {
      const { state } = table;
      const { overlord } = state;
      if (choice.act === 'done') return;
      if (choice.act === 'concede') return next(table, { step: 'concede', seat, others: [] }, frame);
      next(table, { step: 'commands', first: false });
      switch (choice.act) {
        case 'command':
          spendCommand(state);
          return command(table, seat, model(state, choice.model), false);
        case 'raise':
          overlord.commands--;
          return raiseDead(table, seat, 1, false);
        case 'sceptre':
          overlord.freeRaises--;
          return raiseDead(table, seat, 1, false);
        case 'play':
          return playCard(table, seat, choice.card);
        case 'caveIn':
          return next(table, { step: 'caveInAt', seat });
      }
    },
  },

  /** DUN-ADV-09 */
  caveInAt: {
    options: (state) => caveInSquares(state).map(([x, y]) => ({ act: 'square', x, y })),
    answer(table, _frame, { x, y }) {
      const { state } = table;
      state.overlord.caveInUsed = true;
      state.dungeon = { ...state.dungeon, caveIn: [x, y] };
      state.bars.push({ x, y, what: 'caveIn', lock: null, ward: 0 });
      table.tell?.({ type: 'caveIn', x, y });
    },
  },
};

function commandOptions(state: State, first: boolean): ChoiceOf<'command'>[] {
  const { commands, extra, freeRaises, cardPlayed } = state.overlord;
  const options: ChoiceOf<'command'>[] = [];
  if (commands + extra > 0)
    for (const { id } of commandable(state)) options.push({ act: 'command', model: id });
  const canRaise = raisable(state).length > 0;
  if (commands > 0 && canRaise) options.push({ act: 'raise' });
  if (freeRaises > 0 && canRaise && sceptres(state) > 0) options.push({ act: 'sceptre' });
  if (!cardPlayed)
    for (const card of handOf(state)) if (isPlayable(card, canRaise)) options.push({ act: 'play', card });
  if (first && caveInSquares(state).length > 0) options.push({ act: 'caveIn' });
  if (state.options.conceding) options.push({ act: 'concede' });
  options.push({ act: 'done' });
  return options;
}

/** Interrupts are for other times. DUN-OVL-24 */
const isPlayable = (card: Card, canRaise: boolean): boolean =>
  CARD[card].kind !== 'interrupt' && (CARD[card].kind !== 'raiseDead' || canRaise);

/** Extra Commands first: they cannot be Raise Dead. DUN-RULING-28 */
function spendCommand({ overlord }: State): void {
  if (overlord.extra > 0) overlord.extra--;
  else overlord.commands--;
}

/** One card a Turn, at any time but in the middle of a model's. DUN-OVL-08, -09 */
function playCard(table: Table, seat: Seat, card: Card): void {
  const { state } = table;
  const { kind, value } = CARD[card];
  discard(table, card);
  state.overlord.cardPlayed = true;
  if (kind === 'extraCommands') state.overlord.extra += value;
  if (kind === 'doubleCommands') state.overlord.commands += (value - 1) * quest(state).overlord.commands;
  if (kind === 'raiseDead') raiseDead(table, seat, value, true);
}

/** Castings that Bosses' items give. DUN-ITEMCARD-22 */
const sceptres = (state: State): number =>
  state.models.reduce((sum, { items }) => {
    for (const item of items) {
      const { effect } = ITEM[item];
      if (effect.type === 'freeRaise') sum += effect.times;
    }
    return sum;
  }, 0);

/** Free squares of the area with no model beside them. */
function caveInSquares(state: State): Place[] {
  if (state.overlord.caveInUsed) return [];
  const { grid } = terrain(state);
  const free = freeSquares(state);
  const near = new Set(state.models.flatMap((one) => around(grid, baseOf(state, one))));
  return quest(state).specials.flatMap((special) => {
    if (special.type !== 'caveIn') return [];
    const places: Place[] = [];
    for (let [, y] = special.from; y <= special.to[1]; y++)
      for (let [x] = special.from; x <= special.to[0]; x++) {
        const square = squareAt(grid, [x, y]);
        if (free(square) && !near.has(square)) places.push(placeOf(grid, square));
      }
    return places;
  });
}
