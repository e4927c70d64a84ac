// Documents from a file, put beside those of this device: nothing that is there is replaced, and nothing is there twice.

import { EDITORS } from '@skald/games/boards';
import type { NamedKind, Recognised } from '@skald/games/document-files';
import { canonical, type Outcome, type Refusal, refuse } from '@skald/kernel';
import type { Language } from '@skald/text';
import { newId } from '../local/shelf.ts';
import { documents, type KeptDocument } from './documents.ts';

/** One that is on this device now, or was already. */
export interface Taken {
  readonly title: string;
  readonly path: string;
}

/** What became of each document of a list. */
export interface TakenIn {
  readonly fresh: readonly Taken[];
  readonly equal: readonly Taken[];
  /** Which of the list, from 1, and why not. */
  readonly refused: readonly { readonly number: number; readonly refusal: Refusal }[];
}

export async function takeIn(found: readonly Recognised[], language: Language): Promise<Outcome<TakenIn>> {
  const fresh: Taken[] = [];
  const equal: Taken[] = [];
  const refused: { number: number; refusal: Refusal }[] = [];
  try {
    const known = new Map((await documents.all()).map((one) => [likenessOf(one), one.id]));
    for (const [i, one] of found.entries()) {
      if (!('document' in one)) {
        refused.push({ number: i + 1, refusal: whyNot(one, language) });
        continue;
      }
      const { game, kind, document, rules } = one;
      const likeness = likenessOf(one);
      const id = known.get(likeness) ?? newId();
      const taken = { title: rules.words.title(document, language), path: `/workshop/${game}/${kind}/${id}` };
      if (known.has(likeness)) equal.push(taken);
      else {
        await documents.save({ id, game, kind, document, saved: Date.now() });
        known.set(likeness, id);
        fresh.push(taken);
      }
    }
  } catch {
    // What was kept before the browser refused stays.
    return refuse('not-kept-here');
  }
  return { ok: { fresh, equal, refused } };
}

const likenessOf = ({ game, kind, document }: Pick<KeptDocument, 'game' | 'kind' | 'document'>): string =>
  canonical([game, kind, document]);

/** Why that is no document, in the words of what it was meant to be. */
export function whyNot(found: Exclude<Recognised, { document: unknown }>, language: Language): Refusal {
  if ('among' in found)
    return found.among.length === 0
      ? { code: 'nothing-in-file', params: {} }
      : {
          code: 'document-of-several',
          params: { kinds: found.among.map((one) => nameOf(one, language)).join(', ') },
        };
  const { meant, fault, where, missing } = found;
  const kind = nameOf(meant, language);
  if (missing || fault === null)
    return { code: missing ? 'document-lacks' : 'document-wrong-at', params: { kind, where } };
  const why = meant.kind.words.problem(fault, null, language);
  return { code: 'bad-document-in-file', params: { kind, why } };
}

const nameOf = ({ module, name }: NamedKind, language: Language): string =>
  EDITORS[module.game.id]?.[name]?.name[language] ?? name;
