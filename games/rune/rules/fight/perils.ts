// What the ground may do to whoever goes somewhere of his own will. RUN-TER-112, RUN-HAZ-GRAB-01

import type { Spot } from '../../content/battle-map.ts';
import { slipsAt, sprungOn } from '../space/index.ts';
import type { Walk } from './agenda.ts';
import { bodyOf, groundFor } from './fighters.ts';
import { slip } from './footing.ts';
import type { Fighter, State, Table } from './state.ts';
import { swims } from './swimming.ts';
import { spring } from './traps.ts';
import { placeOf } from './words.ts';

type Peril = Walk['perils'][number];

export function perilsOn(state: State, one: Fighter, path: readonly Spot[]): Peril[] {
  const [ground, body] = [groundFor(state), bodyOf(state, one)];
  const perils: Peril[] = [];
  const slips = slipsAt(ground, body, path);
  if (slips !== null) perils.push({ at: placeOf(path[slips] as Spot), peril: 'slip' });
  const sprung = sprungOn(ground, body, path, false);
  if (sprung !== null) perils.push({ at: placeOf(path[sprung.at] as Spot), peril: 'trap' });
  return perils;
}

export function meet(table: Table, one: Fighter, { peril }: Peril): void {
  if (peril === 'slip') return slip(table, one);
  if (peril === 'swim') return swims(table, one, true);
  const { state } = table;
  const sprung = sprungOn(groundFor(state), bodyOf(state, one), [one, one], false);
  if (sprung !== null) spring(table, one, sprung.trap, null);
}
