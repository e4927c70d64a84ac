// The end of an encounter: what lay behind it, and what it was worth to everybody. RUN-RUN-90, RUN-VP-02 to -04, -32 to -45

import { next } from '@skald/kernel';
import { isBlank } from '../../documents/encounter/words.ts';
import { withLines } from '../../documents/hero/account.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { fighterOf } from '../fight/fighters.ts';
import { heroScores, settlement } from '../fight/reckoning.ts';
import { dayOf } from '../fight/shopping.ts';
import type { State, Steps, Table } from '../fight/state.ts';
import { banked, EMPTY_PURSE } from '../sessions.ts';
import { aliveIn, amend, sittingOf } from './heroes.ts';
import { encounterIn } from './notes.ts';

export const settlingSteps: Steps<'encounterOver' | 'settling' | 'tending'> = {
  encounterOver(table) {
    table.reveal();
    table.tell?.({ type: 'encounterEnded', number: sittingOf(table.state).at + 1 });
    next(table, { step: 'tallying' }, { step: 'settling' });
  },

  settling(table) {
    const { state } = table;
    explain(table);
    for (const line of settlement(state)) table.tell?.({ type: 'settled', ...line });
    for (const [hero, { score }] of Object.entries(heroScores(state))) bank(table, hero, score, 'pillaging');
    Object.assign(state, { tally: [], almostDown: [], features: [], failures: [] });
    amend(state, { present: [], call: null, sways: [] });
    next(table, { step: 'sharing', order: aliveIn(state).map(({ id }) => id), passed: 0 });
  },

  /** Who is dying outside a fight has as many chances as there are others to help. RUN-RULING-C23 */
  tending(table) {
    for (const { id, condition, saviours } of aliveIn(table.state))
      if (condition === 'dying') next(table, { step: 'lastCare', patient: id, saviours });
  },
};

/** Its notes are open now. RUN-RUN-90 */
function explain(table: Table): void {
  for (const { title, background, elements } of encounterIn(sittingOf(table.state)).events) {
    if (!isBlank(background)) table.tell?.({ type: 'background', title, background });
    for (const element of elements)
      if (!isBlank(element.background))
        table.tell?.({ type: 'background', title: element.name, background: element.background });
  }
}

/** What he owes is paid first; the rest is his, to spend and to be proud of. RUN-VP-02, -07 */
export function bank(table: Table, hero: string, points: number, cause: 'pillaging' | 'loot'): void {
  const { state } = table;
  const { purses } = sittingOf(state);
  const before = purses[hero] ?? EMPTY_PURSE;
  const purse = banked(before, points);
  const gained = purse.gained - before.gained;
  amend(state, { purses: { ...purses, [hero]: { ...purse } } });
  table.tell?.({ type: 'banked', hero, points: gained, gained: purse.gained });
  if (gained > 0) write(state, hero, { line: 'gain', cause, points: gained, marked: [] });
}

type Lines = Parameters<typeof withLines>[1];
type Undated = Lines extends infer L ? (L extends { on: string } ? Omit<L, 'on'> : never) : never;

/** Into his books. */
export function write(state: State, hero: string, line: Undated): void {
  const { sheet } = fighterOf(state, hero);
  const own = state.heroes[sheet] as Hero;
  state.heroes = state.heroes.with(sheet, withLines(own, { ...line, on: dayOf(own) || NO_DAY } as Lines));
}

/** Of whoever has no books yet: a sitting knows no calendar. */
const NO_DAY = '1000-01-01';
