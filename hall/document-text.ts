// A document that somebody wants to keep, from the text of his request to what is kept of it. All of it may be nonsense,
// and long.

import { isPlayable, kindNamed, readAs } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import { canonical, digest, type Outcome, refuse } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import type { NewVersion } from './document-rows.ts';
import { DOCUMENT_LIMITS, type RequestOf, RequestSchema, type Titles } from './protocol/index.ts';
import { cleanLine } from './protocol/words-of-people.ts';

export interface ToKeep {
  readonly request: Omit<RequestOf<'keep'>, 'body'>;
  readonly version: NewVersion;
}

export async function readToKeep(text: string): Promise<Outcome<ToKeep>> {
  const read = RequestSchema.safeParse(parse(text)).data;
  if (read?.do !== 'keep') return refuse('bad-request', {});
  const { body: given, ...request } = read;
  const version = await readDocument(request.game, request.kind, given);
  return 'refused' in version ? version : { ok: { request, version: version.ok } };
}

/** As it is kept, and whether it may be played. */
export interface ReadDocument extends NewVersion {
  readonly playable: boolean;
}

/** A document as it is kept, if it is one of this kind. */
export async function readDocument(
  game: string,
  name: string,
  given: unknown,
): Promise<Outcome<ReadDocument>> {
  const module = Object.hasOwn(MODULES, game) ? await MODULES[game]?.() : undefined;
  const kind = kindNamed(module?.documents, name);
  if (kind === undefined) return refuse('no-such-kind', { kind: name });
  const document = readAs(kind, given);
  if ('refused' in document) return document;
  const body = canonical(document.ok);
  const bytes = Buffer.byteLength(body);
  const most = DOCUMENT_LIMITS.document;
  if (bytes > most) return refuse('document-too-large', { most });
  const title = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      cleanLine(kind.words.title(document.ok, language)).slice(0, DOCUMENT_LIMITS.title),
    ]),
  ) as Titles;
  const playable = isPlayable(kind.check(document.ok));
  return { ok: { digest: digest(document.ok), title, bytes, body, playable } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
