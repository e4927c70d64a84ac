// Over a ledge, and how one lands. RUN-HAZ-FALL

import { next } from '@skald/kernel';
import { LANDING } from '../../content/hazards.ts';
import type { Peril } from '../hooks/effect.ts';
import { fallDamage, isHarmless } from '../space/index.ts';
import { rollChange } from './changes.ts';
import { fighterOf, isOnField, isRiding, sheetOf } from './fighters.ts';
import { befall, fall } from './harm.ts';
import { ask, seen } from './listening.ts';
import { hurtHorse } from './riding.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { scoreOnce } from './tally.ts';

/** Whoever pushed him has done it. RUN-HAZ-FALL-01 to -04, RUN-VP-15, -18 */
export function plunge(
  table: Table,
  by: Fighter | null,
  one: Fighter,
  feet: number,
  /** Somebody has set it for him. RUN-TRE-54 */
  perils: readonly Peril[] = [],
): void {
  // Nobody has to land well who would not be hurt anyway. RUN-RULING-G47
  if (isHarmless(feet, rowsSpared(table.state, one))) return fall(table, one, true);
  next(table, {
    step: 'plunging',
    fighter: one.id,
    by: by?.id ?? null,
    feet,
    ...(perils.includes('trap') && { trap: true }),
  });
}

const landingScore = (state: State, one: Fighter, perils: readonly Peril[]): number =>
  sheetOf(state, one).roll('jump') + rollChange(state, one, 'jump', { perils }) - hindrance(state, one);

const PITFALL: readonly Peril[] = ['trap', 'falling'];

export const fallingSteps: Steps<'plunging'> = {
  plunging(table, frame) {
    const { state } = table;
    const one = fighterOf(state, frame.fighter);
    if (!isOnField(one)) return;
    const perils = frame.trap ? PITFALL : [];
    const lacked = lacks(state, one, 'jump');
    const die = { who: one, for: 'landing', roll: 'jump', lacked, perils } as const;
    const jump = rollOnce(table, frame, die, () => landingScore(state, one, perils), LANDING);
    if (jump === null) return;
    table.tell?.({ type: 'landed', fighter: one.id, total: jump, difficulty: LANDING });
    scoreOnce(table, one, 'landing', { result: jump, difficulty: LANDING }, 'RUN-HAZ-FALL-01');
    const rides = isRiding(one);
    fall(table, one, true);
    dropFrom(table, one, frame.feet, jump, frame.by === null ? null : fighterOf(state, frame.by), rides);
  },
};

/** What a fall does, by the roll for the landing. RUN-HAZ-FALL-01 to -04 */
export function dropFrom(
  table: Table,
  one: Fighter,
  feet: number,
  jump: number,
  by: Fighter | null = null,
  rides = isRiding(one),
): void {
  const raw = fallDamage(feet, jump, rowsSpared(table.state, one));
  if (rides && raw > 0) hurtHorse(table, one, raw);
  befall(table, one, raw, 'fall', by);
}

/** By how many rows of the table his falls are shorter than they are. RUN-HOOK-06 */
function rowsSpared(state: State, one: Fighter): number {
  let spared = 0;
  const known = () => ({ who: seen(state, one) });
  ask(state, 'fallQuery', known, ({ by }) => {
    spared -= by;
  });
  return spared;
}
