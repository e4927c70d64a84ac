// Whom something strikes that does not strike all. RUN-TRAP-53, -57, RUN-DIF-33

import type { Element } from '../../documents/encounter/schema.ts';
import { fighterOf } from '../fight/fighters.ts';
import { oneOf } from '../fight/rolling.ts';
import type { Table } from '../fight/state.ts';

/** The foremost, or by plain chance where the notes leave it to that. */
export function targetsOf(table: Table, { targets }: Element, among: readonly string[]): string[] {
  if (targets === null || targets.most >= among.length) return [...among];
  if (targets.by === 'marchingOrder') return among.slice(0, targets.most);
  if (targets.by === 'initiative' && table.state.round > 0)
    return quickest(table, among).slice(0, targets.most);
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

/** Whoever is to act first. RUN-STOLEN-6.10 */
const quickest = ({ state }: Table, among: readonly string[]): string[] =>
  among.toSorted(
    (one, other) => (fighterOf(state, other).total ?? -99) - (fighterOf(state, one).total ?? -99),
  );

/** Whom a shot of this round is for; nobody may choose himself out of it. RUN-TRAP-57, -71 */
export const shotAt = (table: Table, element: Element, among: readonly string[]): string[] =>
  targetsOf(table, element, among);
