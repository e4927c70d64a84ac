// What people have made, kept on this device; and what comes in as a file, checked before it replaces anything.

import type { DocumentKind } from '@skald/games/documents';
import { Shelf } from '../local/shelf.ts';
import type { Source } from './library.ts';

export interface KeptDocument {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly document: unknown;
  readonly saved: number;
  /** Where in the hall it comes from, or is kept. */
  readonly source?: Source;
}

export const documents = new Shelf<KeptDocument>('skald-workshop', 'documents');

/** Those of one kind, newest first. */
export const documentsOf = async (game: string, kind: string): Promise<KeptDocument[]> =>
  (await documents.all()).filter((one) => one.game === game && one.kind === kind);

const LARGEST_KB = 1024;

/** The document alone: what the game's own tools read too. */
export const fileOf = (document: unknown): string => JSON.stringify(document, null, 1);

/** “ragnar.hero.json” */
export const fileName = (title: string, kind: string, ending = 'json'): string =>
  `${
    title
      .normalize('NFKD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || kind
  }.${kind}.${ending}`;

export type FileTrouble =
  | { readonly trouble: 'notJson' }
  | { readonly trouble: 'tooLarge'; readonly most: number }
  | { readonly trouble: 'notThis'; readonly where: string; readonly given: unknown };

export function readDocument(
  text: string,
  { schema }: Pick<DocumentKind, 'schema'>,
): { readonly document: unknown } | FileTrouble {
  if (text.length > LARGEST_KB * 1024) return { trouble: 'tooLarge', most: LARGEST_KB };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { trouble: 'notJson' };
  }
  const read = schema.safeParse(given);
  return read.success
    ? { document: read.data }
    : { trouble: 'notThis', where: read.error.issues[0]?.path.join('.') ?? '', given };
}
