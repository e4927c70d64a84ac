// `skald sheet`: a document as plain text, to be read or printed for a real table.

import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print } from '../context.ts';
import { documentIn } from '../documents.ts';

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  const found = documentIn(context, file);
  if ('refused' in found) return found;
  if (typeof found.ok === 'number') return { ok: found.ok };
  const { document, rules } = found.ok;
  if (rules.words.sheet === undefined) return refuse('no-sheet', { file });
  print(context, rules.words.sheet(document, context.language).trimEnd());
  return { ok: 0 };
}
