// What somebody carries: false silver that he sees through or not, what he leaves behind, and a helm that he puts on.
// RUN-TRE-17, -18, RUN-LOAD-12, RUN-ITEM-HELM-02, -03, -06

import { LIARS_DIFFICULTY } from '../../../content/treasure/loot.ts';
import { derive } from '../../../documents/hero/derive.ts';
import { heroNow } from '../../../documents/hero/now.ts';
import { isSame } from '../../../documents/hero/possessions.ts';
import { fighterOf } from '../../fight/fighters.ts';
import { rollOnce } from '../../fight/rolling.ts';
import { lacks, rollScore } from '../../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { mayDropLiars, trueSilverDropped } from '../../treasure/silver.ts';
import { write } from '../books.ts';
import { aliveIn, amend, sittingOf } from '../heroes.ts';
import { goodsOf, heroOf, part, rearming, spendSilver } from './goods.ts';
import type { Bustle } from './improving.ts';

export const carryingSteps: Steps<'seeingThrough'> = {
  seeingThrough(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.hero);
    const die = { who: one, for: 'lore', roll: 'lore', lacked: lacks(state, one, 'lore') } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, 'lore'), LIARS_DIFFICULTY);
    if (total === null) return;
    const success = total >= LIARS_DIFFICULTY;
    table.tell?.({ type: 'sawThrough', hero: one.id, total, difficulty: LIARS_DIFFICULTY, success });
    amend(state, { fooled: { ...sittingOf(state).fooled, [one.id]: !success } });
  },
};

const liarsOf = (state: State, id: string): number =>
  heroNow(heroOf(state, id)).items.reduce(
    (sum, item) => sum + (item.kind === 'liars-silver' ? item.pieces : 0),
    0,
  );

/** Whoever has some and has not seen it for what it is. RUN-TRE-17 */
export const unseeing = (state: State): string[] =>
  aliveIn(state)
    .filter(({ id }) => sittingOf(state).fooled?.[id] !== false && liarsOf(state, id) > 0)
    .map(({ id }) => id);

export const isFooled = (state: State, id: string): boolean => sittingOf(state).fooled?.[id] !== false;

/** All but false silver that he takes for true and can still carry. RUN-TRE-18 */
export function drops(state: State, { id }: Fighter): Bustle[] {
  const hero = heroOf(state, id);
  const { degree } = derive(hero);
  return goodsOf(hero).flatMap((item, thing): Bustle[] =>
    item.kind === 'liars-silver' && !mayDropLiars(isFooled(state, id), degree)
      ? []
      : [{ act: 'drop', hero: id, thing }],
  );
}

/** With what he takes for silver goes as much that is. RUN-TRE-18 */
export function drop(table: Table, id: string, thing: number): void {
  const { state } = table;
  const hero = heroOf(state, id);
  const item = goodsOf(hero)[thing];
  if (item === undefined) return;
  part(state, id, item);
  table.tell?.({ type: 'leftBehind', hero: id, item });
  if (item.kind !== 'liars-silver' || !isFooled(state, id)) return;
  const ounces = trueSilverDropped(heroNow(hero).items, item.pieces);
  if (ounces === 0) return;
  spendSilver(state, id, ounces);
  table.tell?.({ type: 'leftBehind', hero: id, item: { kind: 'loot', form: 'silver', ounces } });
}

/** One at a time. RUN-ITEM-HELM-03 */
export function helmActs(state: State, { id }: Fighter): Bustle[] {
  const hero = heroOf(state, id);
  const { helm } = heroNow(hero);
  const others = goodsOf(hero).flatMap((_, thing): Bustle[] => {
    const power = helmAt(state, id, thing);
    return power === null || isSame(power, helm) ? [] : [{ act: 'wear', hero: id, thing }];
  });
  return [...others, ...(helm === null ? [] : [{ act: 'bare', hero: id } as const])];
}

function helmAt(state: State, id: string, thing: number) {
  const item = goodsOf(heroOf(state, id))[thing];
  if (item?.kind === 'helm') return { gift: item.gift, levels: item.levels };
  return item?.kind === 'legendary' ? (item.helm ?? null) : null;
}

/** It is on his head when the next event begins, and its god has noticed. RUN-ITEM-HELM-06 */
export function putOn(table: Table, id: string, thing: number | null): void {
  const { state } = table;
  const helm = thing === null ? null : helmAt(state, id, thing);
  rearming(state, id, () => write(state, id, { line: 'worn', helm }));
  table.tell?.({ type: 'helmed', hero: id, helm });
}
