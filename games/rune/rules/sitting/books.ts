// What a sitting writes into its heroes' books. RUN-VP-02, RUN-HERO-28

import { withLines } from '../../documents/hero/account.ts';
import type { Line } from '../../documents/hero/lines.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { fighterOf } from '../fight/fighters.ts';
import { dayOf } from '../fight/shopping.ts';
import type { State } from '../fight/state.ts';

type Undated = Line extends infer L ? (L extends { on: string } ? Omit<L, 'on'> : never) : never;

export function write(state: State, hero: string, line: Undated): void {
  const { sheet } = fighterOf(state, hero);
  const own = state.heroes[sheet] as Hero;
  state.heroes = state.heroes.with(sheet, withLines(own, { ...line, on: today(own) } as Line));
}

/** Of whoever has no books yet: a sitting knows no calendar. */
const NO_DAY = '1000-01-01';
export const today = (hero: Hero): string => dayOf(hero) || NO_DAY;
