// `skald export`: a whole hall as a file.

import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { exportHall } from '@skald/hall/storing';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { hallConfig, withStore } from '../hall-store.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const [file = ''] = context.given.words;
  const config = hallConfig(context);
  if ('refused' in config) return config;
  if (existsSync(file)) return refuse('file-exists', { file });
  const rows = await withStore(config.ok, false, async (store) => {
    const draft = `${file}.${process.pid}.part`;
    // It holds every secret of the hall: for nobody else's eyes.
    const out = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
    try {
      await once(out, 'open');
      const written = await exportHall(store.sql, async (line) => {
        if (!out.write(`${line}\n`)) await once(out, 'drain');
      });
      out.end();
      await finished(out);
      renameSync(draft, file);
      return { ok: written };
    } catch (error) {
      out.destroy();
      rmSync(draft, { force: true });
      return refuse('cannot-write', {
        file,
        trouble: (error as NodeJS.ErrnoException).code ?? String(error),
      });
    }
  });
  if ('refused' in rows) return rows;
  print(context, wordsOf(context).hall.exported(file, rows.ok));
  return { ok: 0 };
}
