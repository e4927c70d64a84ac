// `skald`: reads the command line, hands over to a verb, and says in one sentence what went wrong.

import type { Refusal } from '@skald/kernel';
import { LANGUAGES, type Language, pickLanguage } from '@skald/text';
import { type Arguments, readArguments } from './arguments.ts';
import { type Context, print } from './context.ts';
import { sayRefusal } from './refusals.ts';
import { VERBS } from './verbs/index.ts';
import { VERSION } from './version.ts';
import { wordsIn } from './words/index.ts';

const WRONG = 2;

export type Streams = Pick<Context, 'input' | 'output' | 'errors'>;

/** Does what is asked; gives the code to end with. Whatever was thrown on the way is told as well. */
export async function command(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  streams: Streams,
): Promise<number> {
  try {
    return await obey(argv, environment, streams);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return complain({ code: 'internal-error', params: { why } }, languageOf(environment).language, streams);
  }
}

async function obey(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  streams: Streams,
): Promise<number> {
  const usual = languageOf(environment);
  const read = readArguments(argv);
  if ('refused' in read) return complain(read.refused, usual.language, streams);
  const given = read.ok;
  const wanted = given.options.language;
  if (wanted !== undefined && !spoken(wanted))
    return complain(
      { code: 'unknown-language', params: { language: wanted, known: LANGUAGES.join(', ') } },
      usual.language,
      streams,
    );
  const { language, insists } =
    wanted === undefined ? usual : { language: pickLanguage(wanted), insists: true };
  const context: Context = { given, language, insists, environment, ...streams };
  if (given.options.version) return say(context, VERSION);
  const usage = usageFor(given, language);
  if (usage !== null) return say(context, usage);
  const { run } = await VERBS[given.verb ?? 'help']();
  const done = await run(context);
  return 'ok' in done ? done.ok : complain(done.refused, language, streams);
}

/** `--help`, or `?` in the place of a word, shows how a verb is called. AMI-UI-12 */
function usageFor({ verb, options, words }: Arguments, language: Language): string | null {
  const { usage } = wordsIn(language);
  if (verb === null) return usage.all;
  return options.help || (words[0] === '?' && verb !== 'help') ? usage[verb] : null;
}

function languageOf(environment: NodeJS.ProcessEnv): { language: Language; insists: boolean } {
  const asked = environment.SKALD_LANGUAGE;
  const usual = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG;
  return { language: pickLanguage(asked || usual), insists: Boolean(asked) };
}

const spoken = (wanted: string): boolean =>
  LANGUAGES.some((language) => wanted.toLowerCase().split(/[-_.@]/)[0] === language);

function say(context: Context, text: string): number {
  print(context, text);
  return 0;
}

function complain(refusal: Refusal, language: Language, { errors }: Streams): number {
  errors.write(`${sayRefusal(refusal, language)}\n`);
  return WRONG;
}
