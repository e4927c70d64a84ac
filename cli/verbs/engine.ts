// `skald engine`: the protocol on standard input and output.

import { once } from 'node:events';
import type { Outcome } from '@skald/kernel';
import type { Context } from '../context.ts';
import { Engine } from '../engine.ts';
import { linesOf } from '../lines.ts';

export async function run({ input, output, language }: Context): Promise<Outcome<number>> {
  const engine = new Engine(language);
  for await (const line of linesOf(input))
    if (!output.write(`${engine.answer(line)}\n`)) await once(output, 'drain');
  return { ok: 0 };
}
