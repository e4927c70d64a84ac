// `skald check`: what is wrong with a document that somebody wrote for a game, with each of a list of them, or with a
// saved game.

import { GAMES } from '@skald/games';
import { type Filed, kindsOf, listedIn, type NamedKind, recognise } from '@skald/games/document-files';
import { examine, isPlayable, readAs, told } from '@skald/games/documents';
import { soundness } from '@skald/games/soundness';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { LARGEST_DOCUMENT } from '../documents.ts';
import { headOf, readJson } from '../files.ts';
import { readStored } from '../records.ts';
import { sayRefusal } from '../refusals.ts';
import { chosenGame } from '../setting.ts';
import { run as verify } from './verify.ts';

/** Something keeps it from being played. */
const PROBLEMS = 1;
const UNREADABLE = 2;

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  const given = isOfMany(file) ? readJson(file) : readJson(file, LARGEST_DOCUMENT);
  if ('refused' in given && given.refused.code === 'file-too-large') return given;
  if (!('ok' in given && saysKind(given.ok)) && holdsMatch(context, file)) return verify(context);
  if ('refused' in given) return given;
  const wanted = candidates(context, file);
  if ('refused' in wanted) return wanted;
  const list = listedIn(given.ok);
  if (list === null) {
    const checked = check(context, file, wanted.ok, given.ok);
    if ('ok' in checked) say(context, checked.ok, checked.ok.examined);
    return 'ok' in checked ? { ok: checked.ok.code } : checked;
  }
  if ('refused' in list) return refuse(list.refused.code, { ...list.refused.params, file });
  const all = list.ok.map((one, i) => {
    const kinds = 'game' in one ? wanted.ok.filter(isOf(one)) : wanted.ok;
    return inList(context, check(context, `${file} ${i + 1}`, kinds, one.document));
  });
  if (context.given.options.json)
    print(
      context,
      JSON.stringify(
        all.map(({ examined }) => examined),
        null,
        2,
      ),
    );
  else for (const one of all) say(context, one, null);
  return { ok: Math.max(...all.map(({ code }) => code)) };
}

/** What came of one document. */
interface Checked {
  readonly code: number;
  readonly lines: readonly string[];
  /** Why it is none, instead. */
  readonly fault: string | null;
  /** The same for programs. */
  readonly examined: unknown;
}

function say(context: Context, { lines, fault }: Checked, examined: unknown): void {
  if (fault !== null) context.errors.write(`${fault}\n`);
  else if (context.given.options.json) print(context, JSON.stringify(examined, null, 2));
  else for (const line of lines) print(context, line);
}

/** One that cannot be read keeps nobody from hearing of the others. */
const inList = ({ language }: Context, checked: Outcome<Checked>): Checked =>
  'ok' in checked
    ? checked.ok
    : { code: UNREADABLE, lines: [], fault: sayRefusal(checked.refused, language), examined: checked };

const isOf =
  ({ game, kind }: Filed) =>
  ({ module, name }: NamedKind): boolean =>
    module.game.id === game && name === kind;

function check(
  context: Context,
  name: string,
  wanted: readonly NamedKind[],
  given: unknown,
): Outcome<Checked> {
  const sound = soundness(given);
  if ('refused' in sound) return refuse(sound.refused.code, { ...sound.refused.params, file: name });
  const fitting = wanted.filter(({ kind }) => 'ok' in readAs(kind, given));
  const [found, ...others] = fitting;
  if (others.length > 0) return refuse('several-kinds', { file: name, kinds: listed(fitting) });
  if (found !== undefined) return examinedAs(context, name, found, given);
  const [only, ...more] = wanted;
  const likest = more.length === 0 ? null : recognise(wanted, given);
  const meant = likest === null ? only : 'meant' in likest ? likest.meant : undefined;
  return meant === undefined ? refuse('no-document-in-file', { file: name }) : faultOf(context, meant, given);
}

const HEAD = 200;

/** Games and lists are as long as they must be, and say from the beginning what they are. */
const isOfMany = (file: string): boolean =>
  /^\s*(\[|\{\s*"skald"\s*:\s*"(saved-game|game|record|saga|documents)")/.test(headOf(file, HEAD));

/** Whether it calls itself a document, whatever else it is. */
const saysKind = (given: unknown): boolean =>
  typeof given === 'object' &&
  given !== null &&
  'skald' in given &&
  kindsOf(GAMES).some(({ name }) => name === given.skald);

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

function examinedAs(
  context: Context,
  name: string,
  { module, kind }: NamedKind,
  given: unknown,
): Outcome<Checked> {
  const examined = examine(kind, given);
  if ('refused' in examined) return examined;
  const { problems } = examined.ok;
  const code = isPlayable(problems) ? 0 : PROBLEMS;
  const { language } = context;
  const words = wordsOf(context).check;
  const lines = [
    words.head(name, module.words.title(language), kind.words.title(given, language)),
    ...told(kind, given, language).map(({ text, rule, path, advice }) => {
      const where = [...(rule === null ? [] : [rule]), path.join('.')].filter(Boolean).join(', ');
      return advice ? words.advice(text, where) : words.problem(text, where);
    }),
    code === 0 ? words.good : words.bad(problems.filter(({ advice }) => !advice).length),
  ];
  return { ok: { code, lines, fault: null, examined: examined.ok } };
}

/** The game's own sentence says more than a refusal. */
function faultOf({ language }: Context, { kind }: NamedKind, given: unknown): Outcome<Checked> {
  const fault = kind.fault?.(given) ?? null;
  if (fault !== null)
    return {
      ok: {
        code: UNREADABLE,
        lines: [],
        fault: kind.words.problem(fault, null, language),
        examined: { refused: fault },
      },
    };
  const read = readAs(kind, given);
  return 'refused' in read ? read : refuse('no-document-in-file');
}
