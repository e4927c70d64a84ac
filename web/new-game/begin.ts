// From a plan to a table: on this device, or in the hall. Tells where it stands.

import type { GameModule } from '@skald/games';
import type { Control as SeatControl } from '@skald/games/saved-game';
import type { SeatPlan } from '@skald/hall/protocol';
import { isLevel, type Level, type Outcome } from '@skald/kernel';
import { LocalTable } from '../local/local-table.ts';
import { keepOpen } from '../local/open-tables.ts';
import { askSealed } from '../remote/seals.ts';
import { hall } from '../session.ts';
import { remember } from '../table/remembered.ts';
import type { Control } from './controls-of-places.ts';
import { clockOf, drawnOptions, type Plan, played, seatedAs } from './plan.ts';

export async function begin(module: GameModule, plan: Plan, me: string): Promise<Outcome<string>> {
  if (plan.where === 'online') return beginOnline(module, plan);
  const begun = await beginHere(module, plan, me);
  if ('refused' in begun) return begun;
  keepOpen(begun.ok);
  return { ok: `/local/${begun.ok.id}` };
}

export function beginHere(module: GameModule, plan: Plan, me: string): Promise<Outcome<LocalTable>> {
  const places = played(module, plan);
  return LocalTable.begin({
    game: module.game.id,
    seats: places.map(({ id, seat }) => seatedAs(module, plan, id, seat)),
    options: { ...module.onOneDevice, ...drawnOptions(module, plan) },
    controls: places.map(({ id }) => hereBy(plan.controls[id] as Control, plan.names[id], me)),
    bench: plan.bench,
  });
}

function hereBy(control: Control, name: string | undefined, me: string): SeatControl {
  const human = control === 'me' || control === 'human';
  const given = name?.trim() || (control === 'me' ? me : '');
  return { kind: human ? 'human' : 'bot', name: given, level: human ? null : (control as Level) };
}

async function beginOnline(module: GameModule, plan: Plan): Promise<Outcome<string>> {
  // What a saga gives, the hall itself gives.
  const { givesSaga, withoutSaga } = await import('@skald/games/saga');
  const options = drawnOptions(module, plan);
  const opens = givesSaga(module, options);
  const me = played(module, plan).find(({ id }) => plan.controls[id] === 'me');
  const mine = [...(plan.brings[me?.id ?? ''] ?? [])];
  const created = await askSealed(hall(), {
    do: 'create',
    game: module.game.id,
    seats: played(module, plan).map(({ id, seat }) => onlineBy(plan.controls[id] as Control, seat)),
    options: opens ? withoutSaga(module, options) : options,
    ...(opens && { saga: true as const }),
    ...(plan.plays && { plays: plan.plays }),
    ...(mine.length > 0 && { brings: mine }),
    visibility: plan.visibility,
    clock: clockOf(plan),
  });
  if ('refused' in created) return created;
  const { table } = created.ok;
  if (plan.bench !== null) remember(table, { bench: plan.bench });
  return { ok: `/table/${table}` };
}

function onlineBy(control: Control, as: unknown): SeatPlan {
  if (control === 'me') return { kind: 'me', as };
  return isLevel(control) ? { kind: 'bot', as, level: control } : { kind: 'open', as };
}
