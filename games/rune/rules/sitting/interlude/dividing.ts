// What was found is divided: as all agree, or thing by thing among those who want it. RUN-TRE-27, RUN-WORLD-02

import { next, type Seat } from '@skald/kernel';
import type { Item } from '../../../content/treasure/item.ts';
import { fighterOf } from '../../fight/fighters.ts';
import type { Fighter, Steps, Table } from '../../fight/state.ts';
import { ownerOf } from '../../treasure/silver.ts';
import { aliveIn, amend, sittingOf } from '../heroes.ts';
import { isWearable } from './goods.ts';
import { bladeTurns, type Found, partsOf, settleFirst, take } from './hoard.ts';
import { DIVISIONS, type Division } from './words.ts';

export const dividingSteps: Steps<'dividing' | 'division' | 'assent' | 'claims' | 'wanting'> = {
  /** Where one alone decides, he takes what he likes; what nobody wants stays with whoever found it. */
  dividing(table) {
    const { state } = table;
    const heroes = aliveIn(state);
    const { hoard } = sittingOf(state);
    if (hoard.length === 0 || heroes.length === 0) return amend(state, { hoard: [] });
    const seats = seatsOf(heroes);
    if (heroes.length === 1 && !hoard.some(({ item }) => isWearable(item)))
      return deal(
        table,
        alloted(hoard, () => heroes[0]?.id),
      );
    if (seats.length < 2)
      return next(table, { step: 'sharing', order: heroes.map(({ id }) => id), passed: 0 });
    next(table, { step: 'division', seats, answers: seats.map(() => null) });
  },

  /** Everybody says how it should be done; what most want is put to the others. */
  division: {
    options: () => [
      ...DIVISIONS.map((division) => ({ act: 'propose' as const, division })),
      { act: 'claims' },
    ],
    byDefault: () => ({ act: 'propose', division: 'even' }),
    settle(table, { seats }, answers) {
      const said = answers.map((answer) => (answer.act === 'propose' ? answer.division : null));
      const division = mostWanted(said);
      if (division === null) return next(table, { step: 'claims' });
      const others = seats.filter((_, i) => said[i] !== division);
      if (others.length === 0) return divide(table, division);
      next(table, { step: 'assent', seats: others, answers: others.map(() => null), division });
    },
  },

  assent: {
    options: () => [{ act: 'accept' }, { act: 'refuse' }],
    byDefault: () => ({ act: 'accept' }),
    settle(table, { division }, answers) {
      if (answers.every(({ act }) => act === 'accept')) divide(table, division);
      else next(table, { step: 'claims' });
    },
  },

  /** The first of what still lies there. */
  claims(table) {
    const { state } = table;
    const seats = seatsOf(aliveIn(state));
    if (sittingOf(state).hoard.length > 0)
      next(table, { step: 'wanting', seats, answers: seats.map(() => null) }, { step: 'claims' });
  },

  wanting: {
    options: (state, _, seat) => [
      ...aliveIn(state)
        .filter((one) => one.seat === seat)
        .map(({ id }) => ({ act: 'want' as const, hero: id })),
      { act: 'leaveIt' },
    ],
    byDefault: () => ({ act: 'leaveIt' }),
    settle(table, _, answers) {
      const { state } = table;
      const [thing] = sittingOf(state).hoard;
      if (thing === undefined) return;
      const wanting = answers.flatMap((answer) => (answer.act === 'want' ? [answer.hero] : []));
      const whose = ownerOf(thing.finder, wanting);
      if ('disputed' in whose) return quarrel(table, thing, [...whose.disputed]);
      settleFirst(table, wanting.length === 0 ? null : whose.owner);
    },
  },
};

const seatsOf = (heroes: readonly Fighter[]): Seat[] => [
  ...new Set(heroes.flatMap(({ seat }) => (seat === null ? [] : [seat]))),
];

/** Of several that are wanted alike the first of the list. */
function mostWanted(said: readonly (Division | null)[]): Division | null {
  const votes = (division: Division): number => said.filter((one) => one === division).length;
  const most = Math.max(...DIVISIONS.map(votes));
  return most === 0 ? null : (DIVISIONS.find((division) => votes(division) === most) ?? null);
}

/** Those who want the same say how it should be settled. */
function quarrel(table: Table, { item }: Found, heroes: string[]): void {
  const seats = heroes.map((id) => fighterOf(table.state, id).seat as Seat);
  table.tell?.({ type: 'disputed', heroes, item });
  next(table, { step: 'dispute', seats, answers: seats.map(() => null), heroes });
}

/** By agreement; what nobody should have forced upon him is still asked for. */
function divide(table: Table, division: Division): void {
  const { state } = table;
  const heroes = aliveIn(state).map(({ id }) => id);
  table.tell?.({ type: 'divided', division });
  if (division === 'inTurn') return next(table, { step: 'sharing', order: heroes, passed: 0 });
  const { hoard } = sittingOf(state);
  deal(table, division === 'even' ? evenly(hoard, heroes) : byFinder(hoard, heroes));
  next(table, { step: 'claims' });
}

interface Lot {
  readonly item: Item;
  /** Null: it stays where it is. */
  readonly to: string | null;
  readonly from: Found;
}

const alloted = (hoard: readonly Found[], to: (found: Found) => string | undefined): Lot[] =>
  hoard.map((from) => ({ from, item: from.item, to: to(from) ?? null }));

const byFinder = (hoard: readonly Found[], heroes: readonly string[]): Lot[] =>
  alloted(hoard, ({ item, finder }) => (heroes.includes(finder) && !isWearable(item) ? finder : undefined));

/** Silver and loot by whole ounces, other things in turn. RUN-RULING-R07 */
function evenly(hoard: readonly Found[], heroes: readonly string[]): Lot[] {
  let turn = 0;
  const following = (): string => heroes[turn++ % heroes.length] as string;
  return hoard.flatMap((from): Lot[] => {
    if (isWearable(from.item)) return [{ from, item: from.item, to: null }];
    const parts = partsOf(from.item, heroes.length) ?? [from.item];
    return parts.map((item) => ({ from, item, to: following() }));
  });
}

function deal(table: Table, lots: readonly Lot[]): void {
  const { state } = table;
  for (const { item, to } of lots) if (to !== null) take(table, to, item);
  // What one treasure was, is paid for once.
  for (const [i, from] of sittingOf(state).hoard.entries())
    bladeTurns(
      table,
      sittingOf(state).hoard[i] as Found,
      lots.flatMap((lot) => (lot.from === from ? (lot.to ?? []) : [])),
    );
  const left = lots.flatMap(({ to, from }) => (to === null ? [from] : []));
  amend(state, { hoard: left });
}
