// Where documents are kept: on this device, or in the hall under one's name. Pages know both by one interface.

import type {
  DocumentList,
  DocumentRead,
  DocumentSummary,
  DocumentVersion,
  Kept,
} from '@skald/hall/protocol';
import { type Outcome, refuse } from '@skald/kernel';
import type { Language } from '@skald/text';
import { newId } from '../local/shelf.ts';
import type { Connection } from '../remote/connection.ts';
import type { Craft } from './craft.ts';
import { documents, documentsOf, type KeptDocument } from './documents.ts';

/** Where a copy on this device comes from in the hall, and whether that is one's own. */
export interface Source extends DocumentVersion {
  readonly mine: boolean;
}

/** Something that is kept, as lists show it. */
export interface Shelved {
  readonly id: string;
  readonly title: string;
  readonly saved: number;
  /** What only the hall knows of it: version, who may read it, who made it and from what. */
  readonly hall: DocumentSummary | null;
}

/** The document itself. */
export interface Held {
  readonly document: unknown;
  readonly source: Source | null;
  /** What only the hall knows of it. */
  readonly hall: DocumentRead | null;
}

/** Documents of one kind, somewhere. */
export interface Library {
  list(): Promise<Outcome<readonly Shelved[]>>;
  read(id: string, version?: number): Promise<Outcome<Held>>;
  /** As the one with this id, or as a new one; says which it is from now on. */
  keep(
    document: unknown,
    id: string | null,
    source: Source | null,
  ): Promise<Outcome<Source | { id: string }>>;
  discard(id: string): Promise<Outcome<unknown>>;
}

const NOT_KEPT = refuse('not-kept-here', {});

/** On this device. */
export const deviceLibrary = ({ game, kind, rules }: Craft, language: Language): Library => ({
  list: () =>
    attempt(async () =>
      (await documentsOf(game, kind)).map(({ id, document, saved }) => ({
        id,
        title: rules.words.title(document, language),
        saved,
        hall: null,
      })),
    ),
  read: async (id) => {
    const found = await attempt(() => documents.load(id));
    if ('refused' in found) return found;
    const { document, source = null } = found.ok ?? ({} as Partial<KeptDocument>);
    return rules.schema.safeParse(document).success
      ? { ok: { document, source, hall: null } }
      : refuse('no-such-document', {});
  },
  keep: (document, known, source) =>
    attempt(async () => {
      const id = known ?? newId();
      await documents.save({ id, game, kind, document, saved: Date.now(), ...(source && { source }) });
      return { id };
    }),
  discard: (id) => attempt(() => documents.drop(id)),
});

/** A browser may keep nothing. */
const attempt = async <T>(work: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { ok: await work() };
  } catch {
    return NOT_KEPT;
  }
};

/** In the hall: one's own, or those that everybody may read. */
export function hallLibrary(
  { game, kind }: Pick<Craft, 'game' | 'kind'>,
  hall: Pick<Connection, 'ask'>,
  language: Language,
  of: 'mine' | 'public' = 'mine',
): Library {
  const keep = async (document: unknown, source: Source | null): Promise<Outcome<Source>> => {
    const made = source && { document: source.document, version: source.version };
    const kept = await hall.ask<Kept>({
      do: 'keep',
      game,
      kind,
      ...(source?.mine ? { document: source.document } : made && { madeFrom: made }),
      body: document,
    });
    // What is gone from the hall comes anew.
    if ('refused' in kept)
      return kept.refused.code === 'no-such-document' && source !== null ? keep(document, null) : kept;
    return { ok: { document: kept.ok.document, version: kept.ok.version, mine: true } };
  };
  return {
    async list() {
      const found = await hall.ask<DocumentList>({ do: 'documents', of, game, kind });
      if ('refused' in found) return found;
      return {
        ok: found.ok.documents.map((one) => ({
          id: one.id,
          title: one.title[language],
          saved: one.created,
          hall: one,
        })),
      };
    },
    async read(id, version) {
      const found = await hall.ask<DocumentRead>({
        do: 'document',
        document: id,
        ...(version !== undefined && { version }),
      });
      if ('refused' in found) return found;
      const { body, version: read, mine } = found.ok;
      return { ok: { document: body, source: { document: id, version: read, mine }, hall: found.ok } };
    },
    keep: (document, _id, source) => keep(document, source),
    discard: (id) => hall.ask({ do: 'discard', document: id }),
  };
}
