// `skald verify`: whether a record tells the truth.

import { type Outcome, verify } from '@skald/kernel';
import { tellDice } from '@skald/text';
import { type Context, print, wordsOf } from '../context.ts';
import { readStored } from '../records.ts';
import { sayRefusal } from '../refusals.ts';

export function run(context: Context): Outcome<number> {
  const [file = ''] = context.given.words;
  const stored = readStored(file);
  if ('refused' in stored) return stored;
  const { module, record } = stored.ok;
  const { wrong, dice } = verify(module.game, record);
  const words = wordsOf(context).verify;
  for (const refusal of wrong) context.errors.write(`${sayRefusal(refusal, context.language, module)}\n`);
  if (wrong.length > 0) return { ok: 2 };
  print(context, words.good(file, record.moves.length, record.rolls.length, record.result !== null));
  for (const sentence of tellDice(dice, context.language)) print(context, sentence);
  return { ok: 0 };
}
