// What lies there and is nobody's yet: it goes to somebody, or in parts to several, or stays behind. RUN-TRE-27, RUN-RULING-R07

import type { Item } from '../../../content/treasure/item.ts';
import { GOLDEN_BLADE } from '../../../content/treasure/legends.ts';
import { fighterOf } from '../../fight/fighters.ts';
import type { Table } from '../../fight/state.ts';
import { reward } from '../../fight/tally.ts';
import { bladesPrice, split } from '../../treasure/silver.ts';
import { aliveIn, amend, sittingOf } from '../heroes.ts';
import { isWearable, receive } from './goods.ts';

export type Found = ReturnType<typeof sittingOf>['hoard'][number];

export function take(table: Table, hero: string, item: Item): void {
  receive(table.state, hero, item);
  table.tell?.({ type: 'claimed', hero, item });
}

/** The first thing goes to somebody, or to whoever found it where nobody wants it; or it stays behind. */
export function settleFirst(table: Table, to: string | null): void {
  const { state } = table;
  const [first, ...hoard] = sittingOf(state).hoard;
  if (first === undefined) return;
  amend(state, { hoard });
  const { item, finder } = first;
  const heir = aliveIn(state).some(({ id }) => id === finder) && !isWearable(item) ? finder : null;
  const owner = to ?? heir;
  bladeTurns(table, first, owner === null ? [] : [owner]);
  if (owner === null) table.tell?.({ type: 'leftBehind', hero: finder, item });
  else take(table, owner, item);
}

/** Everybody who will not give way has a part of it. */
export function shareFirst(table: Table, heroes: readonly string[]): void {
  const { state } = table;
  const [first, ...hoard] = sittingOf(state).hoard;
  const parts = partsOf(first?.item, heroes.length);
  if (first === undefined || parts === null) return;
  amend(state, { hoard });
  bladeTurns(table, first, heroes);
  table.tell?.({ type: 'partsTaken', heroes: [...heroes], item: first.item });
  for (const [i, hero] of heroes.entries()) take(table, hero, parts[i] as Item);
}

/** Into so many parts, none of them more than one ounce larger than another; null where that cannot be. */
export function partsOf(item: Item | undefined, among: number): Item[] | null {
  if (item?.kind !== 'loot' && item?.kind !== 'liars-silver') return null;
  const all = item.kind === 'loot' ? item.ounces : item.pieces;
  if (all < among) return null;
  const parts: Item[] = [];
  let left: typeof item = item;
  for (let i = among; i > 1; i--) {
    const amount = left.kind === 'loot' ? left.ounces : left.pieces;
    const halves = split(left, Math.ceil(amount / i));
    if (halves === null) return null;
    parts.push(halves[0]);
    left = halves[1] as typeof item;
  }
  return [...parts, left];
}

/** Once for each treasure that its finder does not have for himself alone. RUN-ITEM-GOLDENBLADE */
export function bladeTurns(table: Table, { finder, blade }: Found, owners: readonly string[]): void {
  const { state } = table;
  if (blade === undefined || owners.length === 0) return;
  const points = bladesPrice(blade.level, GOLDEN_BLADE.unshared, finder, owners);
  if (points === 0) return;
  reward(table, fighterOf(state, finder), 'statusLoss', points, 'RUN-ITEM-GOLDENBLADE');
  const hoard = sittingOf(state).hoard.map(({ blade: other, ...one }) =>
    other === undefined || other.treasure === blade.treasure ? one : { ...one, blade: other },
  );
  amend(state, { hoard });
}
