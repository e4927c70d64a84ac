// Games as files: what this device writes into one, and what it finds in one that somebody brings.

import {
  kindsOf,
  type Listed,
  listedIn,
  type NamedKind,
  type Recognised,
  recognise,
} from '@skald/games/document-files';
import { MODULES } from '@skald/games/modules';
import { readSaga, type Saga } from '@skald/games/saga';
import { type Claim, claimOf, parsed, readSaved, type SavedGame, savedText } from '@skald/games/saved-game';
import { type Outcome, refuse } from '@skald/kernel';
import type { LocalMatch } from './messages.ts';

export const fileOf = ({
  record,
  controls,
  orders = {},
  saga,
}: Pick<LocalMatch, 'record' | 'controls' | 'orders' | 'saga'>): string =>
  savedText({ record, controls, orders, saga: saga?.began ?? null });

/** What a file holds: a game, a saga between two of its matches, a document, or a list of them. */
export type Held =
  | { readonly saved: SavedGame }
  | { readonly saga: Saga }
  | { readonly document: Recognised }
  | { readonly list: readonly Recognised[] };

/** Nothing of it is played again yet. */
export async function heldIn(text: string): Promise<Outcome<Held>> {
  const claim = claimOf(text);
  if ('ok' in claim) return heldAs(claim.ok);
  const { code } = claim.refused;
  if (code === 'file-not-json') return refuse(proseOrHall(text) ?? code);
  return code === 'no-match-in-file' ? documentsIn(text) : claim;
}

async function heldAs(claim: Claim): Promise<Outcome<Held>> {
  const { kind, game, given } = claim;
  const module = await MODULES[game]?.();
  if (kind === 'saga') {
    const saga = module === undefined ? refuse('no-saga', { game }) : readSaga(module, given);
    return 'refused' in saga ? saga : { ok: { saga: saga.ok } };
  }
  const saved = readSaved(claim, module);
  return 'refused' in saved ? saved : { ok: { saved: saved.ok } };
}

/** What else Skald writes that is not JSON as a whole. */
function proseOrHall(text: string): string | null {
  if (/^\s*\{"skald":"hall"/.test(text)) return 'file-of-a-hall';
  return /^\s*#{1,6} \S/.test(text) ? 'file-of-prose' : null;
}

/** What else Skald writes that one cannot open, by what it says it is. */
const CLOSED: Readonly<Record<string, string>> = {
  position: 'position-in-file',
  config: 'config-in-file',
  hall: 'file-of-a-hall',
};

async function documentsIn(text: string): Promise<Outcome<Held>> {
  const read = parsed(text);
  if ('refused' in read) return read;
  const given = read.ok;
  const { skald } = (given ?? {}) as { skald?: unknown };
  if (typeof skald === 'string' && Object.hasOwn(CLOSED, skald)) return refuse(CLOSED[skald] as string);
  const modules = await Promise.all(Object.values(MODULES).map((load) => load()));
  const kinds = kindsOf(modules);
  const list = listedIn(given);
  if (list !== null)
    return 'refused' in list ? list : { ok: { list: list.ok.map((one) => recogniseListed(kinds, one)) } };
  const document = recognise(kinds, given);
  return 'among' in document && document.among.length === 0
    ? refuse('nothing-in-file')
    : { ok: { document } };
}

/** Who names the kind means no other. */
function recogniseListed(kinds: readonly NamedKind[], listed: Listed): Recognised {
  if (!('game' in listed)) return recognise(kinds, listed.document);
  const named = kinds.filter(({ module, name }) => module.game.id === listed.game && name === listed.kind);
  return recognise(named, listed.document);
}
