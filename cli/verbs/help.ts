// `skald help`: on a verb how to call it, on anything else what the games say about it.

import { GAMES } from '@skald/games';
import { topicsNamed } from '@skald/games/answers';
import { type Outcome, refuse } from '@skald/kernel';
import { VERB_NAMES, type VerbName } from '../arguments.ts';
import { type Context, print, wordsOf } from '../context.ts';

export function run(context: Context): Outcome<number> {
  const [about] = context.given.words;
  const text =
    about === undefined
      ? wordsOf(context).usage.all
      : isVerbName(about)
        ? wordsOf(context).usage[about]
        : helpOn(context, about);
  if (text === null) return refuse('no-help', { about: about ?? '' });
  print(context, text);
  return { ok: 0 };
}

function helpOn(context: Context, about: string): string | null {
  for (const module of GAMES) {
    const [topic, ...others] = topicsNamed(module, about, context.language);
    if (topic === undefined) continue;
    return others.length > 0
      ? wordsOf(context).play.several([topic, ...others].map(({ name }) => name))
      : module.words.help(topic.id, null, context.language);
  }
  return null;
}

const isVerbName = (word: string): word is VerbName => (VERB_NAMES as readonly string[]).includes(word);
