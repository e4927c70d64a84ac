// `skald import`: fills an empty hall from a file.

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { importHall } from '@skald/hall';
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
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const rows = await withStore(config.ok, true, (store) => importHall(store.sql, lines));
  input.destroy();
  if ('refused' in rows) return refuse(rows.refused.code, { ...rows.refused.params, file });
  print(context, wordsOf(context).hall.imported(file, rows.ok));
  return { ok: 0 };
}
