// `skald generate`: a document that nobody wrote, from a number, printed.

import { randomInt } from 'node:crypto';
import { GAMES } from '@skald/games';
import { kindsOf } from '@skald/games/document-files';
import type { Edition, Generated } from '@skald/games/documents';
import { type Outcome, refuse } from '@skald/kernel';
import { LANGUAGES } from '@skald/text';
import { type Arguments, wholeNumber } from '../arguments.ts';
import { type Context, print, wordsOf } from '../context.ts';

const MOST_SEED = 2_147_483_647;
const USUAL = 'encounter';
const WISHES = ['heroes', 'points', 'place', 'foes', 'kind', 'quick', 'plot'] as const;
const TO = [...LANGUAGES, 'both'] as const;

export function run(context: Context): Outcome<number> {
  const { given } = context;
  const [what = USUAL] = given.words;
  const kinds = kindsOf(GAMES).filter(({ kind }) => kind.generated !== undefined);
  const kind = kinds.find(({ name }) => name === what)?.kind;
  if (kind?.generated === undefined)
    return refuse('nothing-generated', { what, known: kinds.map(({ name }) => name).join(', ') });
  const seed = wholeNumber(given, 'seed', 0, MOST_SEED, -1);
  if ('refused' in seed) return seed;
  const wishes = wishesOf(given, what, kind.generated);
  if ('refused' in wishes) return wishes;
  const language = languageOf(given);
  if ('refused' in language) return language;
  const number = seed.ok < 0 ? randomInt(MOST_SEED) : seed.ok;
  const made = kind.generated.make(number, wishes.ok);
  const edition = language.ok === null ? made : (kind.convert?.(made, { language: language.ok }) ?? null);
  if (edition === null) return refuse('no-such-edition', { file: what });
  // Whoever did not choose the number learns it, beside what he may want to keep in a file.
  if (seed.ok < 0) context.errors.write(`${wordsOf(context).generate.seed(number)}\n`);
  print(context, JSON.stringify(edition, null, 1));
  return { ok: 0 };
}

type Wished = Record<string, string | number>;

function wishesOf(given: Arguments, what: string, { wishes }: Generated): Outcome<Wished> {
  const wished: Wished = {};
  for (const name of WISHES) {
    const value = given.options[name];
    if (value === undefined) continue;
    const may = wishes[name];
    if (may === undefined) return refuse('no-such-wish', { option: `--${name}`, what });
    if (!Array.isArray(may)) {
      const { least, most } = may as { least: number; most: number };
      const number = wholeNumber(given, name, least, most, least);
      if ('refused' in number) return number;
      wished[name] = number.ok;
    } else if (may.includes(value)) wished[name] = value;
    else return refuse('unknown-wish', { option: `--${name}`, given: value, known: may.join(', ') });
  }
  return { ok: wished };
}

function languageOf({ options: { to } }: Arguments): Outcome<NonNullable<Edition['language']> | null> {
  const language = TO.find((one) => one === to);
  return to !== undefined && language === undefined
    ? refuse('unknown-edition', { given: to, known: TO.join(', ') })
    : { ok: language ?? null };
}
