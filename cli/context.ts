// What every verb gets: the arguments, the language, and somewhere to speak.

import type { Language } from '@skald/text';
import type { Arguments } from './arguments.ts';
import { wordsIn } from './words/index.ts';

export interface Context {
  readonly given: Arguments;
  readonly language: Language;
  /** Whether somebody asked for this language. */
  readonly insists: boolean;
  readonly environment: NodeJS.ProcessEnv;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
}

export const wordsOf = ({ language }: Pick<Context, 'language'>) => wordsIn(language);

export const print = ({ output }: Context, text: string): void => {
  output.write(text.endsWith('\n') ? text : `${text}\n`);
};
