// What makes later rolls better or worse. RUN-IMPAIR, RUN-TRAP-40 to -45, RUN-GAIN-20, -50

import { fighterOf } from '../fight/fighters.ts';
import type { State, Table } from '../fight/state.ts';
import { amend, sittingOf } from './heroes.ts';
import type { Sway } from './state.ts';

/** All of his rolls: below 0 it is Impairment. RUN-IMPAIR-01, RUN-GAIN-50 */
export function sway(table: Table, one: Sway): void {
  const { state } = table;
  if (one.by === 0) return;
  if (one.on === 'all' && one.hero !== null) fighterOf(state, one.hero).impairment -= one.by;
  amend(state, { sways: [...sittingOf(state).sways, one] });
  table.tell?.({ type: 'swayed', hero: one.hero, by: one.by });
}

/** The event, element or roll has come with which some of it ends. RUN-IMPAIR-04, RUN-RULING-T75 */
export function endSways(table: Table, name: string): void {
  const { state } = table;
  const { sways } = sittingOf(state);
  const over = sways.filter(({ until }) => until === name);
  if (over.length === 0) return;
  amend(state, { sways: sways.filter((one) => !over.includes(one)) });
  for (const { hero, by, on } of over) {
    if (hero === null) continue;
    if (on === 'all') fighterOf(state, hero).impairment += by;
    table.tell?.({ type: 'swayOver', hero, by });
  }
}

/** What it comes to for one roll of one hero: by its name, and by what he rolls with. RUN-TRAP-40, RUN-IMPAIR-06 */
export const swayOn = (state: State, hero: string, roll: string, rolled: string): number =>
  sittingOf(state).sways.reduce(
    (sum, one) => sum + (one.hero === hero && touches(one, roll, rolled) ? one.by : 0),
    0,
  );

function touches({ on }: Sway, roll: string, rolled: string): boolean {
  if (on === 'all') return false;
  if ('roll' in on) return on.roll === roll;
  if ('fight' in on) return false;
  return (on.on === 'ability' ? on.ability : on.score) === rolled;
}

/** A stick or a carrot is for one roll. */
export function spendSways(state: State, hero: string, roll: string): void {
  const { sways } = sittingOf(state);
  const isSpent = ({ hero: whose, on }: Sway): boolean =>
    whose === hero && on !== 'all' && 'roll' in on && on.roll === roll;
  if (sways.some(isSpent)) amend(state, { sways: sways.filter((one) => !isSpent(one)) });
}
