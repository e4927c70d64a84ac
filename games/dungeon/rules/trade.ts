// Handing over and swapping items between Heroes that stand side by side. DUN-ITEM-04 to -09, DUN-RULING-33.

import { next } from '@skald/kernel';
import { ITEM, type Item } from '../content/index.ts';
import { areAdjacent } from './actions.ts';
import type { FrameOf, Turning } from './agenda.ts';
import { without } from './belongings.ts';
import type { ChoiceOf } from './choices.ts';
import { heroesOf, heroOf, isHeroModel, model, seatOf } from './models.ts';
import { GAIT } from './moving.ts';
import type { Model, State, Steps, Table } from './state.ts';

const tradeable = ({ items }: Model): Item[] => [
  ...new Set(items.filter((item) => ITEM[item].paraphernalia)),
];

/** What can be had for an item; nothing is swapped for its like. */
const returnsFor = (item: Item, other: Model): Item[] => tradeable(other).filter((each) => each !== item);

/** While a Hero makes its own Move. */
export function tradeOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const one = model(state, frame.model);
  const moves = GAIT[frame.plan].steps && frame.plan !== 'brisk-work' && frame.plan !== 'in-my-power';
  if (!moves || !isHeroModel(one)) return [];
  return heroesOf(state)
    .filter((other) => other !== one && areAdjacent(state, one, other))
    .flatMap((other): ChoiceOf<'turn'>[] => {
      const hero = other.type;
      const own = tradeable(one);
      return [
        ...own.map((item) => ({ act: 'give' as const, item, hero })),
        ...tradeable(other).map((item) => ({ act: 'take' as const, item, hero })),
        ...own
          .filter((item) => returnsFor(item, other).length > 0)
          .map((item) => ({ act: 'swap' as const, item, hero })),
      ];
    });
}

type Proposal = Extract<ChoiceOf<'turn'>, { act: 'give' | 'take' | 'swap' }>;

/** A gift either way; for a swap it is said next what shall come back. */
export function propose(table: Table, frame: Turning, { act, item, hero }: Proposal): void {
  const { state } = table;
  const one = model(state, frame.model);
  const other = heroesOf(state).find(({ type }) => type === hero) as Model;
  const [giver, taker] = act === 'take' ? [other, one] : [one, other];
  const trade = { item, giver: giver.id, taker: taker.id };
  next(table, { step: 'act', ...frame, begun: true, trades: frame.trades + 1 });
  if (act === 'swap') next(table, { step: 'inReturn', seat: frame.seat, ...trade });
  else settle(table, frame.seat, other, trade);
}

type Trade = Pick<FrameOf<'agree'>, 'item' | 'giver' | 'taker' | 'inReturn'>;

/** Both players must agree, to all of it or to nothing; one who plays both Heroes does. DUN-ITEM-07 */
function settle(table: Table, proposer: number, other: Model, trade: Trade): void {
  const seat = seatOf(table.state, other);
  if (seat === proposer) return handOver(table, trade);
  table.tell?.({ type: 'offered', ...parties(table.state, trade) });
  next(table, { step: 'agree', seat, ...trade });
}

const parties = (state: State, { item, giver, taker, inReturn }: Trade) => ({
  giver: heroOf(model(state, giver)),
  taker: heroOf(model(state, taker)),
  item,
  inReturn: inReturn ?? null,
});

function handOver(table: Table, trade: Trade): void {
  const { state } = table;
  const giver = model(state, trade.giver);
  const taker = model(state, trade.taker);
  pass(trade.item, giver, taker);
  if (trade.inReturn !== undefined) pass(trade.inReturn, taker, giver);
  table.tell?.({ type: 'traded', ...parties(state, trade) });
}

function pass(item: Item, from: Model, to: Model): void {
  from.items = without(from.items, item);
  to.items = [...to.items, item];
}

export const tradeSteps: Steps<'inReturn' | 'agree'> = {
  inReturn: {
    options: (state, { item, taker }) => [
      ...returnsFor(item, model(state, taker)).map((each) => ({ act: 'item' as const, item: each })),
      { act: 'withdraw' },
    ],
    answer(table, { step: _, seat, ...trade }, choice) {
      if (choice.act === 'withdraw') return;
      settle(table, seat, model(table.state, trade.taker), { ...trade, inReturn: choice.item });
    },
  },

  agree: {
    byDefault: () => ({ act: 'no' }),
    options: () => [{ act: 'yes' }, { act: 'no' }],
    answer(table, trade, { act }) {
      if (act === 'yes') handOver(table, trade);
      else table.tell?.({ type: 'declined', ...parties(table.state, trade) });
    },
  },
};
