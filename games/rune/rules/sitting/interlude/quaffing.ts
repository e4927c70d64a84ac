// Potions outside a fight: drunk in a room, or for one more try where there was none left. RUN-TRE-42, -44, -46, -47, RUN-RULING-R09

import { next } from '@skald/kernel';
import type { Item, ItemOf } from '../../../content/treasure/item.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { isSame } from '../../../documents/hero/possessions.ts';
import type { FrameOf } from '../../fight/agenda.ts';
import type { ChoiceOf } from '../../fight/choices.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { attach } from '../../fight/marks.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { lastOf } from '../../gifts/gift.ts';
import { mayTreatAtOnce } from '../../items/retry.ts';
import { write } from '../books.ts';
import { amend, sittingOf } from '../heroes.ts';
import { goodsOf, heroOf } from './goods.ts';

type Potion = ItemOf<'potion'>;
type Drink = Extract<ChoiceOf<'room'>, { act: 'drink' }>;

const potionsOf = (state: State, id: string): Potion[] =>
  heroNow(heroOf(state, id)).items.flatMap((item) => (item.kind === 'potion' ? [item] : []));

/** Those that last, each kind once, unless its like is at work. */
export function drinks(state: State, { id, marks }: Fighter): Drink[] {
  const goods = goodsOf(heroOf(state, id));
  const first = (item: Item, at: number): boolean => goods.findIndex((one) => isSame(one, item)) === at;
  return goods.flatMap((item, thing) =>
    item.kind === 'potion' &&
    item.rounds !== null &&
    first(item, thing) &&
    !marks.some((mark) => mark.kind === 'draught' && mark.to === item.to)
      ? [{ act: 'drink', hero: id, thing }]
      : [],
  );
}

export function drink(table: Table, { hero, thing }: Drink): void {
  const { state } = table;
  const item = goodsOf(heroOf(state, hero))[thing];
  if (item?.kind !== 'potion' || item.rounds === null) return;
  empty(table, hero, item);
  helped(table, fighterOf(state, hero), item, lastOf(item.rounds, state.round));
}

/** A dose of it is gone, or several. RUN-TRE-44 */
export function empty(table: Table, hero: string, item: Potion, doses = 1): void {
  const is = item.doses > doses ? { ...item, doses: item.doses - doses } : null;
  write(table.state, hero, { line: 'changed', was: item, is });
  table.tell?.({ type: 'giftUsed', fighter: hero, gift: 'potion', target: null });
}

const helped = (table: Table, one: Fighter, { to, bonus }: Potion, until: number): void =>
  attach(table, one, { kind: 'draught', gift: 'potion', by: one.id, to, amount: bonus, until });

/** It is for the roll that comes next and for no other. */
const THIS_ROLL = -1;

export function soberUp(one: Fighter): void {
  if (one.marks.some((mark) => mark.kind === 'draught' && mark.until === THIS_ROLL))
    one.marks = one.marks.filter((mark) => mark.kind !== 'draught' || mark.until !== THIS_ROLL);
}

/** Where nobody fights, each call of the notes, and each round of one that has several, is a round for all. RUN-RULING-T77 */
export function roundPasses({ fighters }: State): void {
  for (const one of fighters) {
    if (!one.marks.some(({ kind }) => kind === 'draught')) continue;
    one.marks = one.marks.flatMap((mark) => {
      if (mark.kind !== 'draught' || mark.until === null) return [mark];
      return mark.until > 0 ? [{ ...mark, until: mark.until - 1 }] : [];
    });
  }
}

const simpleOf = (state: State, id: string, ability: string): Potion | undefined =>
  potionsOf(state, id).find(({ to, rounds }) => rounds === null && to === ability);

/** He has failed, and is asked whether he drinks; `before`: how he had fared until then. RUN-TRE-46 */
export function offerRetry(
  table: Table,
  { hero, which, retried }: FrameOf<'noteRoll'>,
  by: string,
  before: number | null,
): void {
  const { state } = table;
  const { seat } = fighterOf(state, hero);
  if (seat === null || retried || simpleOf(state, hero, by) === undefined) return;
  next(table, { step: 'retry', seat, hero, which, by, before });
}

/** Whoever has the right draught need not wait to treat somebody. RUN-TRE-47, RUN-HEAL-16 */
export const mayQuaff = (state: State, healer: string): boolean =>
  mayTreatAtOnce(heroNow(heroOf(state, healer)).items);

/** With its potency, for this roll alone. RUN-RULING-R09 */
export function quaffFor(table: Table, healer: string): void {
  const { state } = table;
  const item = simpleOf(state, healer, 'healer');
  if (item === undefined) return;
  empty(table, healer, item);
  helped(table, fighterOf(state, healer), item, THIS_ROLL);
  next(table, { step: 'sobering', hero: healer });
}

export const quaffingSteps: Steps<'retry' | 'sobering'> = {
  /** What was missed stays missed for whoever runs; for him it never was. */
  retry: {
    options: () => [{ act: 'drink' }, { act: 'leaveIt' }],
    byDefault: () => ({ act: 'leaveIt' }),
    answer(table, { hero, which, by, before }, { act }) {
      const { state } = table;
      const { call } = sittingOf(state);
      const item = simpleOf(state, hero, by);
      if (act === 'leaveIt' || item === undefined || call === null) return;
      const others = call.made.toSpliced(
        call.made.findLastIndex((one) => one.hero === hero),
        1,
      );
      const made = before === null ? others : [...others, { hero, margin: before }];
      amend(state, { call: { ...call, made } });
      empty(table, hero, item);
      helped(table, fighterOf(state, hero), item, THIS_ROLL);
      next(table, { step: 'noteRoll', hero, which, extra: 0, retried: true });
    },
  },

  sobering: ({ state }, { hero }) => soberUp(fighterOf(state, hero)),
};
