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

async function main(argv: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const usual = languageOf(environment);
  const read = readArguments(argv);
  if ('refused' in read) return complain(read.refused, usual.language);
  const given = read.ok;
  const wanted = given.options.language;
  if (wanted !== undefined && !spoken(wanted))
    return complain(
      { code: 'unknown-language', params: { language: wanted, known: LANGUAGES.join(', ') } },
      usual.language,
    );
  const { stdin: input, stdout: output, stderr: errors } = process;
  const { language, insists } =
    wanted === undefined ? usual : { language: pickLanguage(wanted), insists: true };
  const context: Context = { given, language, insists, environment, input, output, errors };
  if (given.options.version) return say(context, VERSION);
  const usage = usageFor(given, language);
  if (usage !== null) return say(context, usage);
  const { run } = await VERBS[given.verb ?? 'help']();
  const done = await run(context);
  return 'ok' in done ? done.ok : complain(done.refused, language);
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

function complain(refusal: Refusal, language: Language): number {
  process.stderr.write(`${sayRefusal(refusal, language)}\n`);
  return WRONG;
}

// Whoever reads our output may stop reading: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  process.exitCode = complain({ code: 'internal-error', params: { why } }, languageOf(process.env).language);
}
