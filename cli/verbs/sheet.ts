// `skald sheet`: a document as plain text, to be read or printed for a real table.

import { GAMES } from '@skald/games';
import { kindsOf, recognise } from '@skald/games/document-files';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print } from '../context.ts';
import { readJson } from '../files.ts';

const UNREADABLE = 2;

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  const given = readJson(file);
  if ('refused' in given) return given;
  const found = recognise(kindsOf(GAMES), given.ok);
  if ('document' in found) {
    const { sheet } = found.rules.words;
    if (sheet === undefined) return refuse('no-sheet', { file });
    print(context, sheet(found.document, context.language).trimEnd());
    return { ok: 0 };
  }
  if ('among' in found || found.fault === null) return refuse('no-document-in-file', { file });
  // The game's own sentence says more than a refusal.
  const { words } = found.meant.kind;
  context.errors.write(`${words.problem(found.fault, null, context.language)}\n`);
  return { ok: UNREADABLE };
}
