// A document in a file, found by what it says.

import { GAMES } from '@skald/games';
import { type Filed, kindsOf, recognise } from '@skald/games/document-files';
import type { DocumentKind } from '@skald/games/documents';
import { soundness } from '@skald/games/soundness';
import { type Outcome, refuse } from '@skald/kernel';
import type { Context } from './context.ts';
import { readJson } from './files.ts';

const UNREADABLE = 2;
/** Bytes, here as in the workshop and in a hall. */
export const LARGEST_DOCUMENT = 1024 * 1024;

type Found = Filed & { readonly rules: DocumentKind };

/** What the file holds; an exit code where what is wrong with it has been said already. */
export function documentIn(context: Context, file: string): Outcome<Found | number> {
  const given = readJson(file, LARGEST_DOCUMENT);
  if ('refused' in given) return given;
  const sound = soundness(given.ok);
  if ('refused' in sound) return refuse(sound.refused.code, { ...sound.refused.params, file });
  const found = recognise(kindsOf(GAMES), given.ok);
  if ('document' in found) return { ok: found };
  if ('among' in found || found.fault === null) return refuse('no-document-in-file', { file });
  // The game's own sentence says more than a refusal.
  const { words } = found.meant.kind;
  context.errors.write(`${words.problem(found.fault, null, context.language)}\n`);
  return { ok: UNREADABLE };
}
