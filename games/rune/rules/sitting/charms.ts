// Charms that wake again between fights. RUN-TRE-49, RUN-CHART-CHARM-RECHARGE

import { isOneOf } from '@skald/kernel';
import { ABILITY } from '../../content/abilities.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/characteristics.ts';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { fighterOf } from '../fight/fighters.ts';
import type { Table } from '../fight/state.ts';
import { type Waking, woken } from '../items/waking.ts';
import { write } from './books.ts';
import type { Score } from './scores.ts';

/** Those of his that wait for this. */
export function wake(table: Table, hero: string, waking: Waking): void {
  const { state } = table;
  for (const item of heroNow(state.heroes[fighterOf(state, hero).sheet] as Hero).items) {
    if (item.kind !== 'charm' || item.charged) continue;
    const is = woken(item, waking);
    if (!is.charged) continue;
    write(state, hero, { line: 'changed', was: item, is });
    table.tell?.({ type: 'awoke', hero, item: is });
  }
}

/** By which Characteristic a roll of the notes was made; none where a blow was. */
export function characteristicOf({ with: by }: Score): Characteristic | null {
  if (isOneOf(CHARACTERISTICS, by)) return by;
  if (by === 'init' || by === 'atk' || by === 'dfn') return null;
  return ABILITY[by].governing[0] ?? null;
}
