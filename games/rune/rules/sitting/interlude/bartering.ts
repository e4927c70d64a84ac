// Trade between two heroes: one says what he gives and what he wants, the other takes it or leaves it. Nobody haggles for
// ever. RUN-VP-27, RUN-RULING-G39

import { next, type Seat } from '@skald/kernel';
import type { Item } from '../../../content/treasure/item.ts';
import { isSame } from '../../../documents/hero/possessions.ts';
import { standingOf } from '../../../documents/hero/standing.ts';
import type { FrameOf } from '../../fight/agenda.ts';
import type { ChoiceOf } from '../../fight/choices.ts';
import { fighterOf } from '../../fight/fighters.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { aliveIn, amend, sittingOf } from '../heroes.ts';
import { goodsOf, handOver, heroOf, silverOf } from './goods.ts';
import type { Bustle } from './improving.ts';
import { NOTHING, type Side } from './words.ts';

/** Offers that a hero may make between two encounters. */
const MOST_OFFERS = 3;
/** Things on one side of it. */
const MOST_THINGS = 4;
/** Ounces, or points, that are added at once. */
const AMOUNTS = [1, 5, 20, 100] as const;

/** With everybody of another seat who still listens. */
export function tradersFor(state: State, { id, seat }: Fighter): Bustle[] {
  const { offers = {}, closed = [] } = sittingOf(state).interlude ?? {};
  if ((offers[id] ?? 0) >= MOST_OFFERS || closed.includes(id)) return [];
  return aliveIn(state)
    .filter((other) => other.seat !== seat && !closed.includes(other.id))
    .map((other) => ({ act: 'barter', hero: id, to: other.id }));
}

export function beginTrade(table: Table, hero: string, to: string): void {
  const { state } = table;
  const { seat } = fighterOf(state, hero);
  const { interlude } = sittingOf(state);
  if (seat === null || interlude == null) return;
  const offers = { ...interlude.offers, [hero]: (interlude.offers[hero] ?? 0) + 1 };
  amend(state, { interlude: { ...interlude, offers } });
  next(table, { step: 'barter', seat, hero, to, gives: NOTHING, takes: NOTHING });
}

type Act = ChoiceOf<'barter'>;
type Trade = Pick<FrameOf<'barter'>, 'hero' | 'to' | 'gives' | 'takes'>;

export const barteringSteps: Steps<'barter' | 'deal'> = {
  barter: {
    options: (state, trade) => [
      ...putIn(state, trade.hero, trade.gives, ['give', 'giveSilver', 'givePoints']),
      ...putIn(state, trade.to, trade.takes, ['ask', 'askSilver', 'askPoints']),
      ...(isEmpty(trade.gives) && isEmpty(trade.takes) ? [] : [{ act: 'offer' as const }]),
      { act: 'callOff' },
    ],
    byDefault: () => ({ act: 'callOff' }),
    answer(table, frame, choice) {
      const { state } = table;
      if (choice.act === 'callOff') return;
      const { step: _, seat: __, ...trade } = frame;
      const other = fighterOf(state, frame.to).seat as Seat;
      if (choice.act === 'offer') next(table, { step: 'deal', seat: other, ...trade });
      else next(table, { ...frame, ...withMore(state, trade, choice) });
    },
  },

  /** Once, and it is not asked again; whoever has had enough hears no more of it before the next encounter is over. */
  deal: {
    options: () => [{ act: 'accept' }, { act: 'refuse' }, { act: 'noMore' }],
    byDefault: () => ({ act: 'refuse' }),
    answer(table, { hero, to, gives, takes }, { act }) {
      const { state } = table;
      const agreed = act === 'accept';
      table.tell?.({ type: 'bartered', hero, to, gives, takes, agreed });
      const { interlude } = sittingOf(state);
      if (act === 'noMore' && interlude != null)
        amend(state, { interlude: { ...interlude, closed: [...interlude.closed, to] } });
      if (!agreed) return;
      handOver(table, hero, to, gives);
      handOver(table, to, hero, takes);
    },
  },
};

const isEmpty = ({ things, silver, points }: Side): boolean =>
  things.length === 0 && silver === 0 && points === 0;

type Acts = readonly [Act['act'], Act['act'], Act['act']];

/** What he still has besides what lies on the table. */
function putIn(state: State, id: string, side: Side, [thing, silver, points]: Acts): Act[] {
  const hero = heroOf(state, id);
  const ounces = silverOf(hero) - side.silver;
  const free = state.rulings.trading ? standingOf(hero).free - side.points : 0;
  const upTo = (most: number): number[] => AMOUNTS.filter((amount) => amount <= most);
  return [
    ...(side.things.length < MOST_THINGS ? left(goodsOf(hero), side.things) : []).map(
      (at) => ({ act: thing, thing: at }) as Act,
    ),
    ...upTo(ounces).map((amount) => ({ act: silver, ounces: amount }) as Act),
    ...upTo(free).map((amount) => ({ act: points, points: amount }) as Act),
  ];
}

/** Places of what is not on the table, silver left out: it is named by its ounces. */
function left(goods: readonly Item[], taken: readonly Item[]): number[] {
  const rest = [...taken];
  return goods.flatMap((item, at) => {
    const same = rest.findIndex((one) => isSame(one, item));
    if (same >= 0) rest.splice(same, 1);
    return same >= 0 || (item.kind === 'loot' && item.form === 'silver') ? [] : [at];
  });
}

function withMore(state: State, { hero, to, gives, takes }: Trade, choice: Act): Partial<Trade> {
  const add = (id: string, side: Side): Side => ({
    things:
      'thing' in choice ? [...side.things, goodsOf(heroOf(state, id))[choice.thing] as Item] : side.things,
    silver: side.silver + ('ounces' in choice ? choice.ounces : 0),
    points: side.points + ('points' in choice ? choice.points : 0),
  });
  return choice.act.startsWith('give') ? { gives: add(hero, gives) } : { takes: add(to, takes) };
}
