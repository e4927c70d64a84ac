// `skald check`: what is wrong with a document that somebody wrote for a game, or with a saved game.

import { GAMES } from '@skald/games';
import { kindsOf, type NamedKind } from '@skald/games/document-files';
import { examine, isPlayable, readAs, told } from '@skald/games/documents';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { readJson } from '../files.ts';
import { readStored } from '../records.ts';
import { chosenGame } from '../setting.ts';
import { run as verify } from './verify.ts';

/** Something keeps it from being played. */
const PROBLEMS = 1;
const UNREADABLE = 2;

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  if (holdsMatch(context, file)) return verify(context);
  const given = readJson(file);
  if ('refused' in given) return given;
  const wanted = candidates(context, file);
  if ('refused' in wanted) return wanted;
  const fitting = wanted.ok.filter(({ kind }) => 'ok' in readAs(kind, given.ok));
  const [found, ...others] = fitting;
  if (others.length > 0) return refuse('several-kinds', { file, kinds: listed(fitting) });
  if (found !== undefined) return tell(context, file, found, given.ok);
  const [only, ...more] = wanted.ok;
  return only === undefined || more.length > 0
    ? refuse('no-document-in-file', { file })
    : tellFault(context, only, given.ok);
}

/** A game is checked by playing it again. */
function holdsMatch({ given: { options } }: Context, file: string): boolean {
  const stored = options.kind === undefined ? readStored(file) : refuse('no-match-in-file');
  return 'ok' in stored || stored.refused.code !== 'no-match-in-file';
}

/** What the options and the ending of the name leave: `mine.quest.json` is a quest. */
function candidates({ given: { options } }: Context, file: string): Outcome<NamedKind[]> {
  const module = options.game === undefined ? null : chosenGame(options.game);
  if (module !== null && 'refused' in module) return module;
  const all = kindsOf(module === null ? GAMES : [module.ok]);
  const { kind } = options;
  if (kind !== undefined) {
    const chosen = all.filter(({ name }) => name === kind);
    return chosen.length === 0 ? refuse('no-such-kind', { kind }) : { ok: chosen };
  }
  const [, ending] = /\.([^./\\]+)\.json$/.exec(file) ?? [];
  const ended = all.filter(({ name }) => name === ending);
  return { ok: ended.length > 0 ? ended : all };
}

const listed = (candidates: readonly NamedKind[]): string =>
  candidates.map(({ module, name }) => `${module.game.id}/${name}`).join(', ');

function tell(context: Context, file: string, { module, kind }: NamedKind, given: unknown): Outcome<number> {
  const examined = examine(kind, given);
  if ('refused' in examined) return examined;
  const { problems } = examined.ok;
  const code = isPlayable(problems) ? 0 : PROBLEMS;
  if (context.given.options.json) {
    print(context, JSON.stringify(examined.ok, null, 2));
    return { ok: code };
  }
  const { language } = context;
  const words = wordsOf(context).check;
  print(context, words.head(file, module.words.title(language), kind.words.title(given, language)));
  for (const { text, rule, path, advice } of told(kind, given, language)) {
    const where = [...(rule === null ? [] : [rule]), path.join('.')].filter(Boolean).join(', ');
    print(context, advice ? words.advice(text, where) : words.problem(text, where));
  }
  print(context, code === 0 ? words.good : words.bad(problems.filter(({ advice }) => !advice).length));
  return { ok: code };
}

/** The game's own sentence says more than a refusal. */
function tellFault(context: Context, { kind }: NamedKind, given: unknown): Outcome<number> {
  const fault = kind.fault?.(given) ?? null;
  if (fault === null) {
    const read = readAs(kind, given);
    return 'refused' in read ? read : { ok: 0 };
  }
  context.errors.write(`${kind.words.problem(fault, null, context.language)}\n`);
  return { ok: UNREADABLE };
}
