// What the heroes of a sitting have become: the documents that a group keeps. RUN-HERO-28, RUN-WIN-08

import type { Seat } from '@skald/kernel';
import type { Hero } from '../../../documents/hero/schema.ts';
import { isHero } from '../../fight/fighters.ts';
import type { State } from '../../fight/state.ts';

export interface Become {
  readonly id: string;
  readonly seat: Seat | null;
  /** With every line of the sitting in his books. */
  readonly hero: Hero;
  /** Dead for good: his player makes another, who inherits his books. RUN-RULING-G21 */
  readonly fallen: boolean;
}

export const becomeOf = (state: Pick<State, 'fighters' | 'heroes'>): Become[] =>
  state.fighters.filter(isHero).map(({ id, seat, sheet, condition }) => ({
    id,
    seat,
    hero: state.heroes[sheet] as Hero,
    fallen: condition === 'dead',
  }));
