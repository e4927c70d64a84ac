// `skald import`: fills an empty hall from a file.

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { importHall } from '@skald/hall/storing';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { hallConfig, withStore } from '../hall-store.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const [file = ''] = context.given.words;
  const config = hallConfig(context);
  if ('refused' in config) return config;
  const input = createReadStream(file, 'utf8');
  try {
    await once(input, 'open');
    await once(input, 'readable');
  } catch (error) {
    const trouble = (error as NodeJS.ErrnoException).code ?? String(error);
    return refuse(trouble === 'ENOENT' ? 'no-such-file' : 'cannot-read', { file, trouble });
  }
  const rows = await withStore(config.ok, true, (store) => importHall(store.sql, linesOf(input)));
  input.destroy();
  if ('refused' in rows) return refuse(rows.refused.code, { ...rows.refused.params, file });
  print(context, wordsOf(context).hall.imported(file, rows.ok));
  return { ok: 0 };
}

/** Opened when the first line is wanted: until somebody listens, lines are lost. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
