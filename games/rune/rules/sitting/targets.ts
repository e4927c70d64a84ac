// Whom something strikes that does not strike all. RUN-TRAP-53, -57, RUN-DIF-33

import type { Element } from '../../documents/encounter/schema.ts';
import { oneOf } from '../fight/rolling.ts';
import type { Table } from '../fight/state.ts';

/** The foremost, or by plain chance where the notes leave it to that. */
export function targetsOf(table: Table, { targets }: Element, among: readonly string[]): string[] {
  if (targets === null || targets.most >= among.length) return [...among];
  if (targets.by === 'marchingOrder') return among.slice(0, targets.most);
  const drawn: string[] = [];
  while (drawn.length < targets.most)
    drawn.push(
      oneOf(
        table,
        among.filter((id) => !drawn.includes(id)),
        'lot',
      ),
    );
  return among.filter((id) => drawn.includes(id));
}
