// Handing over items between Heroes that stand side by side. DUN-ITEM-04 to -09, DUN-RULING-33.

import { next } from '@skald/kernel';
import { type Hero, ITEM, type Item } from '../content/index.ts';
import { areAdjacent } from './actions.ts';
import type { FrameOf, Turning } from './agenda.ts';
import { without } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { heroesOf, isHeroModel, model, seatOf } from './models.ts';
import { GAIT } from './moving.ts';
import type { Model, State, Steps, Table } from './state.ts';

/** So often in one square, that nobody hands a potion back and forth for ever. */
const MOST_TRADES = 6;

const tradeable = ({ items }: Model): Item[] => [
  ...new Set(items.filter((item) => ITEM[item].paraphernalia)),
];

/** While a Hero makes its own Move. */
export function tradeOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const one = model(state, frame.model);
  const moves = GAIT[frame.plan].steps && frame.plan !== 'brisk-work' && frame.plan !== 'in-my-power';
  if (!moves || !isHeroModel(one) || frame.trades >= MOST_TRADES) return [];
  return heroesOf(state)
    .filter((other) => other !== one && areAdjacent(state, one, other))
    .flatMap((other): ChoiceOf<'turn'>[] => {
      const hero = other.type as Hero;
      return [
        ...tradeable(one).map((item) => ({ act: 'give' as const, item, hero })),
        ...tradeable(other).map((item) => ({ act: 'take' as const, item, hero })),
      ];
    });
}

/** Both players must agree; one who plays both Heroes does. DUN-ITEM-07 */
export function propose(
  table: Table,
  frame: Turning,
  { act, item, hero }: Extract<ChoiceOf<'turn'>, { act: 'give' | 'take' }>,
): void {
  const { state } = table;
  const one = model(state, frame.model);
  const other = heroesOf(state).find(({ type }) => type === hero) as Model;
  const trade = {
    item,
    giver: act === 'give' ? one.id : other.id,
    taker: act === 'give' ? other.id : one.id,
  };
  next(table, { step: 'act', ...frame, begun: true, trades: frame.trades + 1 });
  const seat = seatOf(state, other);
  if (seat === frame.seat) return handOver(table, trade);
  table.tell?.({ type: 'offered', ...parties(state, trade) });
  next(table, { step: 'agree', seat, ...trade });
}

type Trade = Pick<FrameOf<'agree'>, 'item' | 'giver' | 'taker'>;

const parties = (state: State, { item, giver, taker }: Trade) => ({
  giver: model(state, giver).type as Hero,
  taker: model(state, taker).type as Hero,
  item,
});

function handOver(table: Table, trade: Trade): void {
  const { state } = table;
  const giver = model(state, trade.giver);
  const taker = model(state, trade.taker);
  giver.items = without(giver.items, trade.item);
  taker.items = [...taker.items, trade.item];
  table.tell?.({ type: 'traded', ...parties(state, trade) });
}

export const tradeSteps: Steps<'agree'> = {
  agree: {
    byDefault: () => ({ act: 'no' }),
    options: () => [{ act: 'yes' }, { act: 'no' }],
    answer(table, trade, { act }) {
      if (act === 'yes') handOver(table, trade);
      else table.tell?.({ type: 'declined', ...parties(table.state, trade) });
    },
  },
};
