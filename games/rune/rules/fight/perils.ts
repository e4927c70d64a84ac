// What the ground may do to whoever goes somewhere of his own will. RUN-TER-112, RUN-HAZ-GRAB-01

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { LEVEL_JUMP } from '../../content/terrain.ts';
import { feetOf, slipsAt, sprungOn } from '../space/index.ts';
import type { Walk } from './agenda.ts';
import { rollChange } from './changes.ts';
import { plunge } from './falling.ts';
import { bodyOf, fighterOf, groundFor, groundUnder, isAble, sheetOf } from './fighters.ts';
import { fall } from './harm.ts';
import { put } from './placing.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { spring } from './traps.ts';
import { placeOf } from './words.ts';

type Peril = Walk['perils'][number];

export function perilsOn(state: State, one: Fighter, path: readonly Spot[]): Peril[] {
  const [ground, body] = [groundFor(state), bodyOf(state, one)];
  const perils: Peril[] = [];
  const slips = slipsAt(groundUnder(state, one), body, path);
  if (slips !== null) perils.push({ at: placeOf(path[slips] as Spot), peril: 'slip' });
  const sprung = sprungOn(ground, body, path, false);
  if (sprung !== null) perils.push({ at: placeOf(path[sprung.at] as Spot), peril: 'trap' });
  return perils;
}

/** RUN-TER-87 */
export const climbingScore = (state: State, one: Fighter): number =>
  sheetOf(state, one).roll('climb') + rollChange(state, one, 'climb') - hindrance(state, one);

export const perilSteps: Steps<'climbing'> = {
  /** Up or down a sheer face: who fails lies at its foot. RUN-TER-87 */
  climbing(table, frame) {
    const { state } = table;
    const { fighter, onto } = frame;
    const one = fighterOf(state, fighter);
    if (!isAble(one)) return;
    const die = { who: one, for: 'climb', roll: 'climb', lacked: lacks(state, one, 'climb') } as const;
    const total = rollOnce(table, frame, die, () => climbingScore(state, one), LEVEL_JUMP);
    if (total === null) return;
    const holds = total >= LEVEL_JUMP;
    table.tell?.({ type: 'climbed', fighter, total, difficulty: LEVEL_JUMP, holds });
    if (holds || onto === null) return;
    const here = bodyOf(state, one);
    const drop = feetOf(groundFor(state), here) - feetOf(groundFor(state), { ...here, ...onto });
    if (drop <= 0) return fall(table, one, true);
    put(table, one, onto);
    plunge(table, null, one, drop);
  },
};

export function meet(table: Table, one: Fighter, { peril }: Peril, [to]: readonly Spot[]): void {
  if (peril === 'slip') return next(table, { step: 'slipping', fighter: one.id });
  if (peril === 'climb')
    return next(table, { step: 'climbing', fighter: one.id, onto: to === undefined ? null : placeOf(to) });
  if (peril === 'swim') return next(table, { step: 'swimming', fighter: one.id, directed: true });
  const { state } = table;
  const sprung = sprungOn(groundFor(state), bodyOf(state, one), [one, one], false);
  if (sprung !== null) spring(table, one, sprung.trap, null);
}
