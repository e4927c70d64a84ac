// `skald guide`: a game's rules.

import type { Outcome } from '@skald/kernel';
import { type Context, print } from '../context.ts';
import { chosenGame } from '../setting.ts';

export function run(context: Context): Outcome<number> {
  const module = chosenGame(context.given.words[0]);
  if ('refused' in module) return module;
  print(context, module.ok.words.guide(context.language));
  return { ok: 0 };
}
