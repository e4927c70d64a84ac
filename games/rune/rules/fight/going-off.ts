// What the notes of an encounter wait for in the middle of a fight. RUN-TRAP-67

import { next } from '@skald/kernel';
import type { Element } from '../../documents/encounter/schema.ts';
import { isHero } from './fighters.ts';
import type { Fighter, Table } from './state.ts';

type Trigger = NonNullable<Element['trigger']>;

/** Somebody has done one of these, or it has happened to him; nothing comes of it unless something waits for it. */
export function goesOff(table: Table, one: Fighter, ...triggers: readonly Trigger[]): void {
  const { sitting, round } = table.state;
  if (sitting === undefined || round === 0) return;
  const { elements = [] } = sitting.encounters[sitting.at]?.events[sitting.progress.event] ?? {};
  for (const trigger of triggers)
    if (elements.some((element) => element.phase === 'during' && element.trigger === trigger))
      next(table, { step: 'wentOff', trigger, hero: isHero(one) ? one.id : null });
}
