// The documents that people keep in the hall, under their name, in versions that never change.

import { type DocumentKind, kindNamed, openPart, readAs } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import { type Outcome, refuse } from '@skald/kernel';
import type { BroughtDocument } from './bringing.ts';
import { movesOfText } from './costs.ts';
import {
  addDocument,
  addVersion,
  bodyOf,
  dropDocument,
  findByDigest,
  findVersion,
  holdings,
  holdPerson,
  type KeptDocument,
  listDocuments,
  originOf,
  ownDocument,
  setVisibility,
  versionsOf,
} from './document-rows.ts';
import { readToKeep, type ToKeep } from './document-text.ts';
import type { Person } from './kept.ts';
import { Written } from './past.ts';
import {
  type Bring,
  DOCUMENT_LIMITS,
  type DocumentGlimpse,
  type DocumentList,
  type DocumentVersion,
  type Invitation,
  type Kept,
  type Request,
  type RequestOf,
} from './protocol/index.ts';
import type { Replays } from './replays.ts';
import type { Toll } from './rooms.ts';
import { newId } from './secrets.ts';
import type { Sql } from './sql.ts';

type DocumentVerb = 'documents' | 'document' | 'glimpse' | 'share' | 'discard';
export type DocumentRequest = RequestOf<DocumentVerb>;
const VERBS: readonly string[] = [
  'documents',
  'document',
  'glimpse',
  'share',
  'discard',
] satisfies DocumentVerb[];
export const isAboutDocuments = (request: Request): request is DocumentRequest => VERBS.includes(request.do);

/** A text of so few letters is read before a thread has even heard of it. */
const SHORT = 8 * 1024;

/** Also what the reader may not read: nobody learns whether there is one. */
const NO_SUCH = refuse('no-such-document', {});

export class Documents {
  readonly #sql: Sql;
  readonly #replays: Replays;
  readonly #now: () => number;

  constructor(sql: Sql, replays: Replays, now: () => number) {
    this.#sql = sql;
    this.#replays = replays;
    this.#now = now;
  }

  async answer(person: Person | null, request: DocumentRequest, toll: Toll): Promise<Outcome<unknown>> {
    if (request.do === 'document') return this.#read(person, request, toll);
    if (request.do === 'documents') return this.#list(person, request);
    if (request.do === 'glimpse') return this.#glimpse(request, toll);
    if (person === null) return refuse('sign-in-first', {});
    const done =
      request.do === 'share'
        ? setVisibility(this.#sql, person.id, request.document, request.visibility)
        : dropDocument(this.#sql, person.id, request.document);
    return (await done) ? { ok: {} } : NO_SUCH;
  }

  /** Read beside the hall where it is long; paid for by its bytes. */
  async keep(person: Person, text: string, toll: Toll): Promise<Outcome<Kept>> {
    // What guests leave behind is forgotten with them.
    if (person.account === null) return refuse('account-first', {});
    if (!toll.pays(movesOfText(text.length))) return refuse('too-fast', {});
    const read = await (text.length <= SHORT ? readToKeep(text) : this.#replays.toKeep(person.id, text));
    if ('refused' in read) return read;
    return this.#sql.transaction((inside) => keepInside(inside, person, read.ok, this.#now()));
  }

  /** What somebody brings to a table, found and read: nothing that he may not read, and nothing that cannot be played. */
  async brought(
    person: Person,
    game: string,
    toll: Toll,
    brings: readonly Bring[] = [],
  ): Promise<Outcome<BroughtDocument[]>> {
    const found: BroughtDocument[] = [];
    let bytes = 0;
    for (const bring of brings) {
      const one =
        'body' in bring
          ? { kind: bring.kind, text: textOf(bring.body) }
          : await this.#text(person, game, bring);
      if (one === null) return NO_SUCH;
      bytes += one.text.length;
      if (bytes > DOCUMENT_LIMITS.broughtBytes)
        return refuse('document-too-large', { most: DOCUMENT_LIMITS.broughtBytes });
      if (!toll.pays(movesOfText(one.text.length))) return refuse('too-fast', {});
      const read = await this.#replays.read(person.id, game, one.kind, one.text);
      if ('refused' in read) return read;
      if (!read.ok.playable) return refuse('document-not-playable', { kind: one.kind });
      found.push({ kind: one.kind, ...read.ok });
    }
    return { ok: found };
  }

  /** The options of a game that is played on a document of this hall; whoever asks may not read it, perhaps. */
  async played(game: string, plays: Invitation, toll: Toll): Promise<Outcome<Record<string, unknown>>> {
    const found = await this.#invited(plays, toll);
    if ('refused' in found) return found;
    const { kind, body } = found.ok;
    const read =
      found.ok.game === game ? await this.#replays.read(plays.document, game, kind, textOf(body)) : NO_SUCH;
    if ('refused' in read) return read;
    if (!read.ok.playable) return refuse('document-not-playable', { kind });
    const { option, along } = (await kindOf(game, kind)) ?? {};
    return option === undefined ? NO_SUCH : { ok: { ...along, [option]: body } };
  }

  async #glimpse(plays: Invitation, toll: Toll): Promise<Outcome<DocumentGlimpse>> {
    const found = await this.#invited(plays, toll);
    if ('refused' in found) return found;
    const { game, kind, maker, version, body } = found.ok;
    const rules = await kindOf(game, kind);
    const document = rules && readAs(rules, body);
    if (!rules || !document || 'refused' in document) return NO_SUCH;
    return { ok: { game, kind, maker, version, body: openPart(rules, document.ok) } };
  }

  async #invited({ document, digest }: Invitation, toll: Toll): Promise<Outcome<DocumentGlimpse>> {
    const found = await findByDigest(this.#sql, document, digest);
    if (found === null) return NO_SUCH;
    if (!toll.pays(movesOfText(found.bytes))) return refuse('too-fast', {});
    const body = await bodyOf(this.#sql, document, found.version);
    return body === null ? NO_SUCH : { ok: { ...found, body: JSON.parse(body) } };
  }

  /** A version that this person may read, as JSON. */
  async #text(
    person: Person,
    game: string,
    { document, version }: DocumentVersion,
  ): Promise<{ kind: string; text: string } | null> {
    const found = await findVersion(this.#sql, person.id, document, version);
    if (found === null || found.game !== game) return null;
    const text = await bodyOf(this.#sql, document, version);
    return text === null ? null : { kind: found.kind, text };
  }

  async #list(person: Person | null, request: RequestOf<'documents'>): Promise<Outcome<DocumentList>> {
    if (request.of === 'mine' && person === null) return refuse('sign-in-first', {});
    const { page } = DOCUMENT_LIMITS;
    const found = await listDocuments(
      this.#sql,
      person?.id ?? '',
      request,
      page + 1,
      (request.page ?? 0) * page,
    );
    return { ok: { documents: found.slice(0, page), more: found.length > page } };
  }

  async #read(
    person: Person | null,
    { document, version }: RequestOf<'document'>,
    toll: Toll,
  ): Promise<Outcome<Written>> {
    const reader = person?.id ?? '';
    const found = await findVersion(this.#sql, reader, document, version ?? null);
    if (found === null) return NO_SUCH;
    if (!toll.pays(movesOfText(found.bytes))) return refuse('too-fast', {});
    const [versions, body] = await Promise.all([
      versionsOf(this.#sql, reader, document),
      bodyOf(this.#sql, document, found.version),
    ]);
    if (body === null) return NO_SUCH;
    const told = JSON.stringify({ ...found, versions });
    return { ok: new Written(`${told.slice(0, -1)},"body":${body}}`) };
  }
}

async function kindOf(game: string, kind: string): Promise<DocumentKind | undefined> {
  return kindNamed((await MODULES[game]?.())?.documents, kind);
}

const textOf = (body: unknown): string => JSON.stringify(body) ?? 'null';

async function keepInside(
  sql: Sql,
  person: Person,
  { request, version: given }: ToKeep,
  now: number,
): Promise<Outcome<Kept>> {
  if (!(await holdPerson(sql, person.id))) return refuse('sign-in-first', {});
  const known = request.document === undefined ? null : await ownDocument(sql, person.id, request.document);
  if (request.document !== undefined && known === null) return NO_SUCH;
  if (known !== null && (known.game !== request.game || known.kind !== request.kind)) return NO_SUCH;
  const last = known && (await findVersion(sql, person.id, known.id, null));
  if (known && last?.digest === given.digest)
    return { ok: { document: known.id, version: known.latest, digest: given.digest } };
  const full = overfull(await holdings(sql, person.id), known, given.bytes);
  if (full !== null) return full;
  const from = request.madeFrom;
  const foreign = from !== undefined && from.document !== known?.id;
  const origin = foreign ? await originOf(sql, person.id, from) : null;
  if (foreign && origin === null) return NO_SUCH;
  const { game, kind } = request;
  const id = known?.id ?? newId();
  const version = (known?.latest ?? 0) + 1;
  await sql.batch([
    ...(known ? [] : [addDocument({ id, owner: person.id, game, kind, latest: version }, 'private', now)]),
    ...addVersion({ document: id, version }, given, origin, now),
  ]);
  return { ok: { document: id, version, digest: given.digest } };
}

/** Why nothing more can be kept under this name; null where there is room. */
function overfull(
  { documents, bytes }: { documents: number; bytes: number },
  known: KeptDocument | null,
  more: number,
): Outcome<never> | null {
  const most = DOCUMENT_LIMITS;
  if (known === null && documents >= most.documents)
    return refuse('too-many-documents', { most: most.documents });
  if (known !== null && known.latest >= most.versions)
    return refuse('too-many-versions', { most: most.versions });
  return bytes + more > most.documentBytes ? refuse('documents-full', {}) : null;
}
