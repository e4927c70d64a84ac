// `skald backup`: a copy of the database while the hall is open.

import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backupSqlite, sqliteFile } from '@skald/hall/storing';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { hallConfig } from '../hall-store.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const [file = ''] = context.given.words;
  const config = hallConfig(context);
  if ('refused' in config) return config;
  if (config.ok.databaseUrl !== null) return refuse('backup-with-pg-dump');
  const database = sqliteFile(config.ok);
  if (!existsSync(database)) return refuse('no-hall', { folder: config.ok.dataDir });
  if (existsSync(file)) return refuse('file-exists', { file });
  const draft = `${file}.${process.pid}.part`;
  try {
    await backupSqlite(database, draft);
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    return refuse('cannot-write', {
      file,
      trouble: code === 'ERR_SQLITE_ERROR' ? message : (code ?? message),
    });
  }
  print(context, wordsOf(context).hall.backedUp(file));
  return { ok: 0 };
}
