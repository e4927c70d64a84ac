// `skald play`: the game at the keyboard.

import type { Outcome } from '@skald/kernel';
import type { Context } from '../context.ts';
import { play } from '../play/index.ts';
import { Terminal } from '../play/terminal.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const { input, output, environment, given, language, insists } = context;
  const io = new Terminal(input, output, environment);
  try {
    return await play({ io, given, environment, language, insists });
  } finally {
    io.close();
  }
}
