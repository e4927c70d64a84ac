// Heroes who linger: whoever runs may drive them on, with a warning first. RUN-RUN-60 to -68, RUN-RULING-R45, -R46, RUN-GAIN-44

import { next } from '@skald/kernel';
import {
  endOfWanderers,
  leftAfter,
  mauledBy,
  mayCome,
  wanderersAt,
  wanderersOf,
} from '../calls/wandering.ts';
import { SIDES, throwDie } from '../fight/rolling.ts';
import type { State, Steps, Table } from '../fight/state.ts';
import { ableIn, amend, sittingOf } from './heroes.ts';
import { maul } from './mauling.ts';
import { runningIn } from './runner.ts';
import type { Sitting } from './state.ts';

type Lingering = NonNullable<Sitting['lingering']>;

const FRESH: Lingering = { deeds: 0, warned: false, threat: null };

/** Deeds of each before whoever runs may grow impatient. RUN-RUN-60 */
const PATIENCE = 3;

/** As many times as that in a place that is safe for some time. RUN-GAIN-44 */
const A_WHILE = 3;

const lingeringOf = ({ lingering = FRESH }: Sitting): Lingering => lingering;

/** Somebody has done something instead of going on; by whoever runs, and by nobody else, they may be driven. RUN-RUN-60 */
export function noteDeed(table: Table): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const running = runningIn(state);
  if (running === null) return;
  const before = lingeringOf(sitting);
  const now = { ...before, deeds: before.deeds + 1 };
  amend(state, { lingering: now });
  const mayWarn = !isSafe(state) && now.deeds >= PATIENCE * ableIn(state).length;
  const maySend = mayCome({ healing: isSafe(state), warned: now.warned, left: false });
  if (now.warned ? maySend : mayWarn) next(table, { step: 'prod', seat: running.seat });
}

/** A healing that was paid for is theirs: for ever, or until that time has passed. RUN-RUN-60, RUN-GAIN-44 */
function isSafe(state: State): boolean {
  const sitting = sittingOf(state);
  const { deeds, warned } = lingeringOf(sitting);
  if (sitting.sheltered !== 'for a while') return sitting.sheltered;
  return !warned && deeds < A_WHILE * PATIENCE * ableIn(state).length;
}

/** They have gone on, or something has been told: nobody lingers. RUN-RUN-61 */
export function moveOn(state: State): void {
  if (sittingOf(state).lingering !== undefined) amend(state, { lingering: FRESH });
}

/** What they did last may have found a healing, or left nobody on his feet. RUN-RUN-60 */
function drivesIn(state: State): ({ act: 'send' } | { act: 'warn' })[] {
  const sitting = sittingOf(state);
  if (isSafe(state) || ableIn(state).length === 0) return [];
  return [lingeringOf(sitting).warned ? { act: 'send' } : { act: 'warn' }];
}

export const lingeringSteps: Steps<'prod' | 'wanderers'> = {
  prod: {
    options: (state) => [{ act: 'letThem' }, ...drivesIn(state)],
    byDefault: () => ({ act: 'letThem' }),
    standing: { never: () => ({ act: 'letThem' }) },
    answer(table, _, { act }) {
      const { state } = table;
      const now = lingeringOf(sittingOf(state));
      if (act === 'send') return next(table, { step: 'wanderers' });
      // Whoever lets them be has to wait for the next deeds.
      amend(state, { lingering: { ...now, deeds: 0, warned: now.warned || act === 'warn' } });
      if (act === 'warn') table.tell?.({ type: 'warned' });
    },
  },

  /** The same as before come again, if they come again. RUN-RUN-62, -63, -66, -68 */
  wanderers(table) {
    const { state } = table;
    const now = lingeringOf(sittingOf(state));
    const wanderers =
      now.threat === null ? wanderersAt(table.roll(SIDES, 'wanderers')) : wanderersOf(now.threat);
    amend(state, { lingering: { ...now, deeds: 0, threat: wanderers.threat } });
    const heroes = ableIn(state);
    const dice = heroes.map((one) => ({ one, result: throwDie(table, 'wanderers').result }));
    const made = dice.filter(({ result }) => result >= wanderers.difficulty).length;
    table.tell?.({
      type: 'wanderersCame',
      threat: wanderers.threat,
      difficulty: wanderers.difficulty,
      dice: dice.map(({ one, result }) => ({ hero: one.id, result })),
      end: endOfWanderers(made, dice.length - made),
    });
    for (const { one, result } of dice)
      maul(table, one, leftAfter(one.hp, mauledBy(wanderers, result), 'runner'));
  },
};
