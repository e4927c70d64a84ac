// `skald serve`: opens the hall until somebody closes it.

import { HALL_FLAGS, StoreAway, StoreTooNew } from '@skald/hall/storing';
import { type Outcome, refuse } from '@skald/kernel';
import { type Context, print, wordsOf } from '../context.ts';
import { hallConfig, storeTrouble } from '../hall-store.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const config = hallConfig(context);
  if ('refused' in config) return config;
  beginWithFlags();
  // Not sooner: what is read before the process begins anew is read for nothing.
  const { openHall } = await import('@skald/hall');
  const { port, host, webDir } = config.ok;
  const words = wordsOf(context).hall;
  const closed = signalled();
  try {
    const hall = await openHall(config.ok);
    print(context, words.open(hall.address));
    if (webDir === null) print(context, words.noPages);
    if (hall.exposed) print(context, words.exposed(hall.exposed.folder, hall.exposed.mode));
    await closed;
    print(context, words.closing);
    await hall.stop();
    print(context, words.closed);
    return { ok: 0 };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return refuse('port-in-use', { port });
    if (code === 'EACCES' && port > 0 && port < 1024) return refuse('port-forbidden', { port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return refuse('no-such-host', { host });
    if (error instanceof StoreTooNew || error instanceof StoreAway || isStoreTrouble(code))
      return { refused: storeTrouble(error, config.ok) };
    throw error;
  }
}

/** The process begins anew with the flags of a hall; where a system knows no such thing, it goes on without them. */
function beginWithFlags(): void {
  const { execPath, execArgv, argv, env } = process;
  if (HALL_FLAGS.every((flag) => execArgv.includes(flag))) return;
  try {
    process.execve?.(execPath, [execPath, ...HALL_FLAGS, ...execArgv, ...argv.slice(1)], env);
  } catch {
    // It would only be a little slower.
  }
}

/** The first wish to close is obeyed with care; the second at once. */
function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        resolve();
        process.once(signal, () => process.exit(1));
      });
  });
}

/** SQLite and Node name their troubles; PostgreSQL numbers them in five characters. */
const isStoreTrouble = (code: string | undefined): boolean =>
  code !== undefined && /^(ERR_SQLITE_ERROR|E[A-Z]+|[0-9A-Z]{5})$/.test(code);
