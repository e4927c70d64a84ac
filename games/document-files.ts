// Documents as files: one alone, as a game's own tools read it, or a list of them. Of which game and kind one is, is found
// by what it says; whatever is read here may have come from anywhere.

import { type Outcome, type Problem, refuse, valueAt } from '@skald/kernel';
import { z } from 'zod';
import { type DocumentKind, readAs } from './documents.ts';
import type { GameModule } from './module.ts';
import { isBounded } from './soundness.ts';

/** Documents of one list. */
const MOST_DOCUMENTS = 500;
/** Raised when an older Skald could not read what is written. */
const FORMAT = 1;

/** A kind of document by its name, and whose it is. */
export interface NamedKind {
  readonly module: GameModule;
  readonly name: string;
  readonly kind: DocumentKind;
}

/** A document with the names of its game and its kind. */
export interface Filed {
  readonly game: string;
  readonly kind: string;
  readonly document: unknown;
}

/** What something is among documents. */
export type Recognised =
  | (Filed & { readonly rules: DocumentKind })
  /** Several kinds read it, or none does. */
  | { readonly among: readonly NamedKind[] }
  /** It is none, but looks most like one of these: what is wrong with it, as the game says it, and where. */
  | {
      readonly meant: NamedKind;
      readonly fault: Problem | null;
      readonly where: string;
      /** There is nothing at all. */
      readonly missing: boolean;
    };

export const kindsOf = (modules: readonly GameModule[]): NamedKind[] =>
  modules.flatMap((module) =>
    Object.entries(module.documents ?? {}).map(([name, kind]) => ({ module, name, kind })),
  );

export function recognise(kinds: readonly NamedKind[], given: unknown): Recognised {
  const among = kinds.filter(({ kind }) => 'ok' in readAs(kind, given));
  const [only, ...others] = among;
  if (only === undefined) return likest(kinds, given) ?? { among };
  const read = readAs(only.kind, given);
  return others.length > 0 || 'refused' in read
    ? { among }
    : { game: only.module.game.id, kind: only.name, document: read.ok, rules: only.kind };
}

/** What it was meant to be: it has most of what such a document has. */
function likest(kinds: readonly NamedKind[], given: unknown): Recognised | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !isBounded(given)) return null;
  let best: { readonly meant: NamedKind; readonly share: number } | null = null;
  for (const meant of kinds) {
    const keys = Object.keys(meant.kind.samples[0] as object);
    const share = keys.filter((key) => Object.hasOwn(given, key)).length / keys.length;
    if (share > (best?.share ?? 0.5)) best = { meant, share };
  }
  if (best === null) return null;
  const { meant } = best;
  const [issue] = meant.kind.schema.safeParse(given).error?.issues ?? [];
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].map(
    String,
  );
  return {
    meant,
    fault: meant.kind.fault?.(given) ?? null,
    where: path.join('.'),
    missing: valueAt(given, path) === undefined,
  };
}

const ListSchema = z.strictObject({
  skald: z.literal('documents'),
  format: z.literal(FORMAT),
  documents: z.array(z.strictObject({ game: z.string(), kind: z.string(), document: z.unknown() })),
});
type List = z.infer<typeof ListSchema>;

export const listText = (documents: readonly Filed[]): string => {
  const list: List = {
    skald: 'documents',
    format: FORMAT,
    documents: documents.map(({ game, kind, document }) => ({ game, kind, document })),
  };
  return `${JSON.stringify(list, null, 1)}\n`;
};

/** One of a list as it was written: with the names of its game and kind, or bare. */
export type Listed = Filed | { readonly document: unknown };

/** What a list holds, none of it looked at yet; null for what is no list. */
export function listedIn(given: unknown): Outcome<readonly Listed[]> | null {
  if (lengthOf(given) > MOST_DOCUMENTS) return refuse('list-too-long', { most: MOST_DOCUMENTS });
  const listed = Array.isArray(given) ? { ok: given.map((document) => ({ document })) } : named(given);
  if (listed === null || 'refused' in listed) return listed;
  return listed.ok.length === 0 ? refuse('empty-list') : listed;
}

/** Before anything of it is looked at. */
function lengthOf(given: unknown): number {
  const { skald, documents } = (given ?? {}) as { skald?: unknown; documents?: unknown };
  const list = skald === 'documents' ? documents : given;
  return Array.isArray(list) ? list.length : 0;
}

function named(given: unknown): Outcome<readonly Filed[]> | null {
  const { skald, format } = (given ?? {}) as { skald?: unknown; format?: unknown };
  if (skald !== 'documents') return null;
  if (typeof format === 'number' && format > FORMAT)
    return refuse('file-of-newer-format', { format, known: FORMAT });
  const read = ListSchema.safeParse(given);
  return read.success
    ? { ok: read.data.documents }
    : refuse('damaged-file', { why: read.error.issues[0]?.path.join('.') || 'skald' });
}
