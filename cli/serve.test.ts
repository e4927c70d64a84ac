import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@skald/hall/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, skald } from './testing.ts';

const node = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');

interface Open {
  readonly child: ChildProcess;
  readonly address: string;
  /** Everything it said. */
  readonly said: string[];
}

async function serve(cwd: string, ...more: string[]): Promise<Open> {
  const argv = [join(import.meta.dirname, 'skald.js'), 'serve', '--port', '0', '--data', 'data', ...more];
  const child = spawn(node, argv, { cwd, env: { PATH: process.env.PATH, HOME: cwd, LANG: 'C' } });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  await once(lines, 'line');
  return { child, address: /http:\S+/.exec(said[0] ?? '')?.[0] ?? '', said };
}

async function close({ child, said }: Open, signal: NodeJS.Signals = 'SIGINT'): Promise<unknown[]> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return [code, said.at(-1)];
}

const plan = {
  game: 'age-of-heroes',
  seats: [{ kind: 'me', as: 'beowulf' } as const],
  options: {},
  visibility: 'private' as const,
  clock: null,
};

/** A folder with a hall in which somebody has played a little. */
let cwd: string;
let cookie: string;
let table: string;
let hall: Open;

beforeAll(async () => {
  cwd = folder();
  hall = await serve(cwd);
  const ann = await Client.guest(hall.address, 'Ann');
  cookie = ann.cookie;
  table = await ann.create(plan);
  for (let i = 0; i < 5; i++) await ann.choose(table, ([first]) => first as string);
  await ann.close();
});
afterAll(() => hall.child.kill('SIGKILL'));

/** What Ann finds when she comes back to a hall of this folder. */
async function whatAnnFinds(where: string): Promise<unknown> {
  const open = await serve(where);
  const ann = new Client(open.address, cookie);
  await ann.connect();
  const { moves, view, events } = await ann.watch(table);
  await ann.close();
  await close(open, 'SIGTERM');
  return { moves, view, events };
}

describe('skald serve', () => {
  it('should say in one line where the hall is', () => {
    expect(hall.said[0]).toMatch(/^The hall is open: http:\/\/127\.0\.0\.1:\d+ {2}\(Ctrl-C closes it\)$/);
  });

  it('should close with care on Ctrl-C and when it is told to end', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const other = await serve(folder());
      const guest = await Client.guest(other.address, 'Guest');
      expect(await close(other, signal)).toEqual([0, 'Closed; everything is kept.']);
      await guest.gone();
      expect(guest.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'closing' });
    }
  });

  it('should say in one sentence why it cannot open', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const inUse = await skald(['serve', '--port', String(port)]);
    taken.close();
    expect([inUse.code, inUse.out, inUse.err]).toEqual([
      2,
      '',
      `Port ${port} is in use, perhaps by another hall; choose one with --port.\n`,
    ]);
    const cases: [string[], object, string][] = [
      [['serve', '--port', 'x'], {}, 'Die Einstellung SKALD_PORT ergibt keinen Sinn'],
      [
        ['serve'],
        { SKALD_DATABASE_URL: 'postgres://skald:secret@127.0.0.1:1/none' },
        'Die Datenbank antwortet nicht',
      ],
      [
        ['serve', '--host', '203.0.113.7', '--port', '0'],
        {},
        'Die Adresse 203.0.113.7 hat dieser Rechner nicht',
      ],
      [['serve', '--data', '/dev/null/x'], {}, 'Der Speicher in /dev/null/x lässt sich nicht öffnen'],
    ];
    for (const [argv, env, sentence] of cases) {
      const ran = await skald(argv, { env: { ...env, SKALD_LANGUAGE: 'de' } });
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).toContain(sentence);
      expect(ran.err.trim().split('\n').length).toBe(1);
      expect(ran.err).not.toContain('secret');
    }
  });
});

describe('a hall as a file', () => {
  it('should be exported while it is open, imported elsewhere, and go on there', async () => {
    const file = join(cwd, 'hall.jsonl');
    const ran = await skald(['export', file, '--data', 'data'], { cwd });
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out).toMatch(/holds the whole hall \(\d+ rows\)/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const there = folder();
    const filled = await skald(['import', file, '--data', 'data', '--language', 'de'], { cwd: there });
    expect([filled.code, filled.err]).toEqual([0, '']);
    expect(filled.out).toContain('Die Halle ist aus');

    const found = await whatAnnFinds(there);
    expect(found).toMatchObject({ moves: 5 });
    const again = await skald(['export', 'again.jsonl', '--data', 'data'], { cwd: there });
    expect(again.code).toBe(0);
    const moves = (text: string): string[] =>
      text.split('\n').filter((line) => line.includes('"in":"moves"'));
    expect(moves(readFileSync(join(there, 'again.jsonl'), 'utf8'))).toEqual(
      moves(readFileSync(file, 'utf8')),
    );

    const twice = await skald(['import', file, '--data', 'data'], { cwd: there });
    expect([twice.code, twice.err]).toEqual([2, 'There is a hall already; import only into an empty one.\n']);
    const taken = await skald(['export', file, '--data', 'data'], { cwd });
    expect(taken.err).toContain('is already there');
  });

  it('should leave nothing behind when the file is damaged', async () => {
    const file = join(cwd, 'whole.jsonl');
    await skald(['export', file, '--data', 'data'], { cwd });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const damaged: [string, string[], RegExp][] = [
      ['other', ['{"skald":"record"}'], /holds no hall/],
      ['cut', lines.slice(0, -1), /ends too early/],
    ];
    for (const [name, text, sentence] of damaged) {
      const where = folder();
      writeFileSync(join(where, 'bad.jsonl'), text.map((line) => `${line}\n`).join(''));
      const ran = await skald(['import', 'bad.jsonl', '--data', 'data'], { cwd: where });
      expect([name, ran.code, ran.out]).toEqual([name, 2, '']);
      expect(ran.err).toMatch(sentence);
      const after = await skald(['export', 'after.jsonl', '--data', 'data'], { cwd: where });
      expect([name, after.out]).toEqual([name, 'after.jsonl holds the whole hall (0 rows).\n']);
    }
  });

  it('should be backed up while people play', async () => {
    const backup = await skald(['backup', 'copy.db', '--data', 'data'], { cwd });
    expect([backup.code, backup.err]).toEqual([0, '']);
    const there = folder();
    mkdirSync(join(there, 'data'));
    copyFileSync(join(cwd, 'copy.db'), join(there, 'data', 'skald.db'));
    expect(await whatAnnFinds(there)).toMatchObject({ moves: 5 });
    const pg = await skald(['backup', 'x.db'], { cwd, env: { DATABASE_URL: 'postgres://127.0.0.1/x' } });
    expect(pg.err).toContain('pg_dump');
    expect((await skald(['backup', 'copy.db', '--data', 'data'], { cwd })).err).toContain('already there');
    expect((await skald(['backup', 'x.db', '--data', 'none'], { cwd })).err).toContain(
      'There is no hall in none',
    );
    expect(existsSync(join(cwd, 'none'))).toBe(false);
    expect((await skald(['export', 'no/where', '--data', 'data'], { cwd })).err).toContain(
      'cannot be written',
    );
    expect((await skald(['import', 'nowhere', '--data', 'data'], { cwd })).err).toContain('There is no file');
  });
});
