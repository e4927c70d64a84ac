import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { chooseOption } from '@skald/bots';
import { MODULES } from '@skald/games/modules';
import { optionId } from '@skald/kernel';
import type { Thought } from './bots.ts';

parentPort?.on('message', async ({ game: id, view, decision, level, ms }: Thought) => {
  try {
    // A thread that is asked about one game need not know the others: it is ready the sooner.
    const module = await MODULES[id]?.();
    if (module === undefined) throw new Error(`no game ${id}`);
    const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
    const { choice } = chooseOption(module.game, view, asked, level, {
      ms,
      random: (sides) => randomInt(sides) + 1,
    });
    parentPort?.postMessage({ option: optionId(choice) });
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
