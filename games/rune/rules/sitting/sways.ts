// What makes later rolls better or worse. RUN-IMPAIR, RUN-TRAP-40 to -45, RUN-GAIN-20, -50

import type { FightingAbility } from '../../content/abilities.ts';
import { WEAPON, WEAPONS } from '../../content/weapons.ts';
import { fighterOf, isHero } from '../fight/fighters.ts';
import { attach } from '../fight/marks.ts';
import type { Fighter, State, Table } from '../fight/state.ts';
import { type MarkOf, saysTheSame } from '../hooks/mark.ts';
import { amend, sittingOf } from './heroes.ts';
import { eventIn } from './notes.ts';
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

type Omened = 'init' | 'atk' | 'dfn' | 'engagement';
interface Narrowed {
  readonly ability?: FightingAbility;
  readonly against?: string;
}

/** A score is better or worse from now on, for so many rounds or as long as the fight lasts. Two of them add up. */
export function omen(
  table: Table,
  one: Fighter,
  score: Omened,
  by: number,
  until: number | null,
  { ability, against }: Narrowed = {},
): void {
  const mark: Omen = {
    kind: 'omen',
    score,
    amount: by,
    until,
    ...(ability !== undefined && { with: WEAPONS.filter((weapon) => WEAPON[weapon].ability === ability) }),
    ...(against !== undefined && { against }),
  };
  // What was won or lost before the fight adds up; what befalls him in it again and again does not. RUN-RULING-R95
  const before =
    table.state.round > 0 ? undefined : one.marks.find((each): each is Omen => saysTheSame(each, mark));
  attach(table, one, { ...mark, amount: by + (before?.amount ?? 0) });
}
type Omen = MarkOf<'omen'>;

/** Foes of the fight by their names in the notes, all of them or some. RUN-TRAP-43 */
export function foesNamed(state: State, names: 'all' | readonly string[]): Fighter[] {
  const foes = state.fighters.filter((one) => !isHero(one));
  if (names === 'all') return foes;
  const listed = eventIn(sittingOf(state))?.combat?.foes ?? [];
  return foes.filter(({ sheet }) => names.includes(listed[sheet]?.id ?? ''));
}
