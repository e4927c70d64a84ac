// In water too deep to stand in: swimming, going under, and being pulled out. RUN-HAZ-DROWN, RUN-RULING-T44

import { next } from '@skald/kernel';
import { ROPE } from '../../content/hazards.ts';
import { afterSwim, reachable, swimDifficulty, underWater, waterAt } from '../space/index.ts';
import type { FrameOf } from './agenda.ts';
import { growsLaterFor, rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import {
  bodiesOf,
  bodyOf,
  fighterOf,
  groundFor,
  hampered,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { befall } from './harm.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreRoll } from './tally.ts';

type ActOf<A extends ChoiceOf<'act'>['act']> = Extract<ChoiceOf<'act'>, { act: A }>;

/** The water he is in, or else that beside him. */
export function watersOf(state: State, one: Fighter): NonNullable<ReturnType<typeof waterAt>> | null {
  const ground = groundFor(state);
  const here = waterAt(ground, bodyOf(state, one));
  if (here !== null) return here;
  const beside = reachable(ground, bodiesOf(state), bodyOf(state, one), 1, 'swim');
  return beside.map(({ x, y }) => waterAt(ground, { x, y, size: 1 })).find((water) => water !== null) ?? null;
}

/** What it takes to swim somewhere, or only to stay afloat. RUN-HAZ-DROWN-02, RUN-RULING-T44 */
export function swimmingDifficulty(state: State, one: Fighter, directed: boolean): number {
  const { surface, current } = watersOf(state, one) ?? { surface: 'tranquil', current: 'none' };
  const pulled = pulledBy(state, one);
  const holder = one.water?.rope == null ? null : fighterOf(state, one.water.rope);
  return swimDifficulty({
    surface,
    against: directed ? current : 'none',
    directed,
    round: one.water?.rounds ?? 1,
    ...(pulled !== undefined && { pulls: sheetOf(state, pulled).bare('Sta') }),
    ...(holder !== null && isAble(holder) && { rope: sheetOf(state, holder).bare('Str') }),
  });
}

/** Strength carries one along, Stamina keeps one afloat; that needs no eyes. RUN-ABIL-SWI-01, RUN-TER-93 */
export const swimmingScore = (state: State, one: Fighter, directed: boolean): number =>
  rollChange(state, one, 'swim') +
  (directed
    ? sheetOf(state, one).roll('swim', 'Str') - hindrance(state, one)
    : sheetOf(state, one).roll('swim', 'Sta') - hampered(state, one));

export const swimmingSteps: Steps<'swimming'> = {
  /** The roll of a round. Whoever fails it goes under. RUN-HAZ-DROWN-01, -04, -05 */
  swimming(table, frame) {
    const { state } = table;
    const { fighter, directed } = frame;
    const one = fighterOf(state, fighter);
    if (one.water === null || !isAble(one)) return;
    const difficulty = swimmingDifficulty(state, one, directed);
    const die = { who: one, for: 'swim', roll: 'swim', lacked: lacks(state, one, 'swim') } as const;
    const total = rollOnce(table, frame, die, () => swimmingScore(state, one, directed), difficulty);
    if (total === null) return;
    one.water = { ...one.water, ...afterSwim(one.water, total, difficulty), rolled: true };
    const afloat = one.water.state === 'swimming';
    table.tell?.({ type: 'swam', fighter, total, difficulty, afloat });
    // In every round anew. RUN-RULING-T57
    scoreRoll(table, one, { result: total, difficulty, again: false }, 'RUN-HAZ-DROWN-01');
    if (!afloat) goUnder(table, one);
  },
};

function goUnder(table: Table, one: Fighter): void {
  const pulled = pulledBy(table.state, one);
  if (pulled?.water != null) pulled.water = { ...pulled.water, rescuer: null };
  sink(table, one);
}

/** As a round begins, and when he goes under: worse each time, unless somebody holds him up. RUN-HAZ-DROWN-04, -09 */
export function sink(table: Table, one: Fighter): void {
  const { state } = table;
  if (one.water === null) return;
  const { rescuer } = one.water;
  const held = rescuer !== null && isAble(fighterOf(state, rescuer));
  const { swimmer, rawDamage } = underWater(one.water, held, growsLaterFor(state, one));
  one.water = { ...one.water, ...swimmer };
  befall(table, one, rawDamage, 'drowning', one.drivenBy === null ? null : fighterOf(state, one.drivenBy));
}

/** At the end of a round: who has not swum anywhere treads water, and who cannot goes under. RUN-HAZ-DROWN-01 */
export function treadWater(table: Table): void {
  const swimmers: FrameOf<'swimming'>[] = [];
  for (const one of table.state.fighters) {
    if (one.water === null || one.water.rolled || one.water.state === 'drowning' || !isOnField(one)) continue;
    // Terrain takes nothing from a foe that no hero drove into it. RUN-RULING-T62
    if (!isHero(one) && one.drivenBy === null) continue;
    if (isAble(one)) swimmers.push({ step: 'swimming', fighter: one.id, directed: false });
    else {
      one.water = { ...one.water, state: 'drowning', rounds: 1 };
      goUnder(table, one);
    }
  }
  next(table, ...swimmers);
}

/** Whom he drags along. */
export const pulledBy = ({ fighters }: State, { id }: Fighter): Fighter | undefined =>
  fighters.find(({ water }) => water?.rescuer === id);

/** Ashore, with a rope that reaches him. RUN-HAZ-DROWN-02, RUN-ABIL-CLI-01 */
export const ropeOptions = (state: State, one: Fighter): ActOf<'throwRope'>[] =>
  one.water !== null || !sheetOf(state, one).rope
    ? []
    : state.fighters
        .filter(({ side, water, id }) => side === one.side && water?.state === 'swimming' && id !== one.id)
        .filter((other) => other.water?.rope === null && pacesBetween(state, one, other) <= ROPE)
        .map(({ id }) => ({ act: 'throwRope', target: id }));

export function throwRope(state: State, one: Fighter, target: string): void {
  const swimmer = fighterOf(state, target);
  if (swimmer.water !== null) swimmer.water = { ...swimmer.water, rope: one.id };
}

/** Whoever does something else lets go of it. */
export function dropRope(state: State, one: Fighter): void {
  for (const other of state.fighters)
    if (other.water?.rope === one.id) other.water = { ...other.water, rope: null };
}
