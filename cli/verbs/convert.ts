// `skald convert`: a document for other people, printed; the file stays as it is.

import type { Edition } from '@skald/games/documents';
import { type Outcome, refuse } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { type Arguments, wholeNumber } from '../arguments.ts';
import { type Context, print } from '../context.ts';
import { documentIn } from '../documents.ts';

const MOST_HEROES = 12;
const TO = [...LANGUAGES, 'both'] as const;

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  const edition = editionOf(context.given);
  if ('refused' in edition) return edition;
  const found = documentIn(context, file);
  if ('refused' in found) return found;
  if (typeof found.ok === 'number') return { ok: found.ok };
  const { document, rules } = found.ok;
  const wanted = Object.keys(edition.ok).length > 0;
  if (wanted && rules.convert === undefined) return refuse('no-editions', { file });
  const converted = wanted ? rules.convert?.(document, edition.ok) : document;
  if (converted == null) return refuse('no-such-edition', { file });
  print(context, JSON.stringify(converted, null, 1));
  return { ok: 0 };
}

function editionOf(given: Arguments): Outcome<Edition> {
  const heroes = wholeNumber(given, 'heroes', 1, MOST_HEROES, 0);
  if ('refused' in heroes) return heroes;
  const { to } = given.options;
  const language = TO.find((one) => one === to);
  if (to !== undefined && language === undefined)
    return refuse('unknown-edition', { given: to, known: TO.join(', ') });
  return { ok: { ...(heroes.ok > 0 && { heroes: heroes.ok }), ...(language && { language }) } };
}
