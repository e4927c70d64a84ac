// The command line: a verb, its words and its options, in any order. AMI-UI-13

import { type Outcome, type Refusal, refuse } from '@skald/kernel';
import { nearest } from './nearest.ts';

/** Every option there is, and whether it takes a value; `many` may be given more than once. */
const OPTIONS = {
  help: 'flag',
  version: 'flag',
  language: 'value',
  game: 'value',
  kind: 'value',
  file: 'value',
  ruleset: 'value',
  set: 'many',
  seed: 'value',
  delay: 'value',
  seats: 'value',
  games: 'value',
  ms: 'value',
  playouts: 'value',
  jobs: 'value',
  json: 'flag',
  heroes: 'value',
  to: 'value',
  points: 'value',
  place: 'value',
  foes: 'value',
  quick: 'flag',
  plot: 'flag',
  swap: 'flag',
  runs: 'value',
  port: 'value',
  host: 'value',
  data: 'value',
} as const;
type OptionName = keyof typeof OPTIONS;

const EVERYWHERE: readonly OptionName[] = ['help', 'version', 'language'];

interface VerbForm {
  /** The words after the verb that must be there, and those that may. */
  readonly needs: readonly string[];
  readonly may: readonly string[];
  readonly options: readonly OptionName[];
}

const VERB_FORMS = {
  serve: { needs: [], may: [], options: ['port', 'host', 'data'] },
  play: { needs: [], may: ['file'], options: ['file', 'game', 'ruleset', 'set', 'seed', 'delay', 'ms'] },
  replay: { needs: ['file'], may: [], options: [] },
  verify: { needs: ['file'], may: [], options: [] },
  check: { needs: ['file'], may: [], options: ['game', 'kind', 'json'] },
  price: { needs: ['file'], may: [], options: ['heroes', 'json'] },
  convert: { needs: ['file'], may: [], options: ['heroes', 'to'] },
  forecast: { needs: ['file'], may: [], options: ['heroes', 'runs', 'seed', 'jobs', 'json'] },
  generate: {
    needs: [],
    may: ['kind'],
    options: ['seed', 'heroes', 'points', 'place', 'foes', 'kind', 'quick', 'plot', 'to'],
  },
  sheet: { needs: ['file'], may: [], options: [] },
  sim: {
    needs: [],
    may: [],
    options: ['game', 'seats', 'games', 'ruleset', 'set', 'ms', 'playouts', 'seed', 'json', 'swap', 'jobs'],
  },
  engine: { needs: [], may: [], options: [] },
  export: { needs: ['file'], may: [], options: ['data'] },
  import: { needs: ['file'], may: [], options: ['data'] },
  backup: { needs: ['file'], may: [], options: ['data'] },
  schema: { needs: ['game'], may: ['what'], options: [] },
  guide: { needs: [], may: ['game'], options: [] },
  rules: { needs: [], may: ['game', 'rule'], options: [] },
  help: { needs: [], may: ['topic'], options: [] },
} as const satisfies Record<string, VerbForm>;
export type VerbName = keyof typeof VERB_FORMS;
export const VERB_NAMES = Object.keys(VERB_FORMS) as VerbName[];

export interface Arguments {
  /** Missing where only `--help` or `--version` was asked. */
  readonly verb: VerbName | null;
  readonly words: readonly string[];
  readonly options: Partial<Record<OptionName, string>>;
  /** Every `--set name=value`. */
  readonly sets: readonly string[];
}

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name);
const isVerbName = (word: string): word is VerbName => Object.hasOwn(VERB_FORMS, word);

export function readArguments(argv: readonly string[]): Outcome<Arguments> {
  const words: string[] = [];
  const sets: string[] = [];
  const options: Partial<Record<OptionName, string>> = {};
  for (let i = 0; i < argv.length; i++) {
    const given = argv[i] as string;
    if (given === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (given === '-' || !given.startsWith('-')) {
      words.push(given);
      continue;
    }
    const [, name = '', value] = /^--?([^=]*)(?:=(.*))?$/s.exec(LONG[given] ?? given) ?? [];
    if (!isOption(name) || (!given.startsWith('--') && !(given in LONG)))
      return unknown('unknown-option', given.replace(/=.*/s, ''), Object.keys(OPTIONS), '--');
    if (OPTIONS[name] === 'flag') {
      if (value !== undefined) return refuse('option-without-value', { option: `--${name}` });
      options[name] = 'yes';
      continue;
    }
    const following = value ?? argv[++i];
    if (following === undefined || (value === undefined && following.startsWith('--')))
      return refuse('option-needs-value', { option: `--${name}` });
    if (OPTIONS[name] === 'many') sets.push(following);
    else if (options[name] === undefined) options[name] = following;
    else return refuse('option-twice', { option: `--${name}` });
  }
  return fit(words, options, sets);
}

const LONG: Readonly<Record<string, string>> = { '-h': '--help', '-V': '--version' };

/** Whether words and options are those that the verb knows. */
function fit(words: string[], options: Arguments['options'], sets: string[]): Outcome<Arguments> {
  const [verb, ...rest] = words;
  if (verb === undefined)
    return options.help || options.version
      ? { ok: { verb: null, words: [], options, sets } }
      : refuse('no-verb', { verbs: VERB_NAMES.join(', ') });
  if (!isVerbName(verb)) return unknown('unknown-verb', verb, VERB_NAMES, '');
  const form: VerbForm = VERB_FORMS[verb];
  const given: OptionName[] = [
    ...(Object.keys(options) as OptionName[]),
    ...(sets.length > 0 ? ['set' as const] : []),
  ];
  const strange = given.find((name) => !EVERYWHERE.includes(name) && !form.options.includes(name));
  if (strange !== undefined) return refuse('option-elsewhere', { option: `--${strange}`, verb });
  if (!options.help && rest[0] !== '?') {
    const missing = form.needs[rest.length];
    if (missing !== undefined) return refuse('word-missing', { verb, word: missing });
    const most = form.needs.length + form.may.length;
    if (rest.length > most) return refuse('word-too-many', { verb, word: rest[most] as string });
  }
  return { ok: { verb, words: rest, options, sets } };
}

function unknown(code: string, given: string, known: readonly string[], lead: string): { refused: Refusal } {
  const near = nearest(given.replace(/^-+/, ''), known);
  return refuse(code, { given, nearest: near === null ? '' : lead + near });
}

/** A whole number in bounds, given as an option. */
export function wholeNumber(
  { options }: Arguments,
  name: OptionName,
  least: number,
  most: number,
  otherwise: number,
): Outcome<number> {
  const text = options[name];
  if (text === undefined) return { ok: otherwise };
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? { ok: value }
    : refuse('bad-number', { option: `--${name}`, given: text, least, most });
}
