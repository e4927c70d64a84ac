// Games as files: what this device writes into one, and what it finds in one that somebody brings.

import { MODULES } from '@skald/games/modules';
import { readSaga, type Saga } from '@skald/games/saga';
import { claimOf, readSaved, type SavedGame, savedText } from '@skald/games/saved-game';
import { type Outcome, refuse } from '@skald/kernel';
import type { LocalMatch } from './messages.ts';

export const fileOf = ({
  record,
  controls,
  orders = {},
  saga,
}: Pick<LocalMatch, 'record' | 'controls' | 'orders' | 'saga'>): string =>
  savedText({ record, controls, orders, saga: saga?.began ?? null });

/** What a file holds: a game, or a saga between two of its matches. Nothing of it is played again yet. */
export async function heldIn(text: string): Promise<Outcome<{ saved: SavedGame } | { saga: Saga }>> {
  const claim = claimOf(text);
  if ('refused' in claim) return claim;
  const { kind, game, given } = claim.ok;
  const module = await MODULES[game]?.();
  if (kind === 'saga') {
    const saga = module === undefined ? refuse('no-saga', { game }) : readSaga(module, given);
    return 'refused' in saga ? saga : { ok: { saga: saga.ok } };
  }
  const saved = readSaved(claim.ok, module);
  return 'refused' in saved ? saved : { ok: { saved: saved.ok } };
}
