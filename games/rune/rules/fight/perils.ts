// What the ground may do to whoever goes somewhere of his own will. RUN-TER-112, RUN-HAZ-GRAB-01

import type { Spot } from '../../content/battle-map.ts';
import { LEVEL_JUMP } from '../../content/terrain.ts';
import { feetOf, slipsAt, sprungOn } from '../space/index.ts';
import type { Walk } from './agenda.ts';
import { rollChange } from './changes.ts';
import { bodyOf, groundFor, groundUnder, sheetOf } from './fighters.ts';
import { slip } from './footing.ts';
import { fall, plunge } from './harm.ts';
import { put } from './placing.ts';
import { throwDie } from './rolling.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Table } from './state.ts';
import { swims } from './swimming.ts';
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

/** Up or down a sheer face: who fails lies at its foot. RUN-TER-87 */
function climb(table: Table, one: Fighter, next: Spot | undefined): void {
  const { state } = table;
  const total = climbingScore(state, one) + throwDie(table, 'climb', one).result;
  const holds = total >= LEVEL_JUMP;
  table.tell?.({ type: 'climbed', fighter: one.id, total, difficulty: LEVEL_JUMP, holds });
  if (holds || next === undefined) return;
  const here = bodyOf(state, one);
  const drop = feetOf(groundFor(state), here) - feetOf(groundFor(state), { ...here, ...placeOf(next) });
  if (drop <= 0) return fall(table, one);
  put(table, one, next);
  plunge(table, null, one, drop);
}

export function meet(table: Table, one: Fighter, { peril }: Peril, [next]: readonly Spot[]): void {
  if (peril === 'slip') return slip(table, one);
  if (peril === 'climb') return climb(table, one, next);
  if (peril === 'swim') return swims(table, one, true);
  const { state } = table;
  const sprung = sprungOn(groundFor(state), bodyOf(state, one), [one, one], false);
  if (sprung !== null) spring(table, one, sprung.trap, null);
}
