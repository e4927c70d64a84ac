import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from './config.ts';
import { signUp } from './testing.ts';
import { openTestHall, type TestHall, testFolder } from './testing-hall.ts';

let hall: TestHall;
beforeAll(async () => {
  const webDir = testFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Skald</title>');
  writeFileSync(join(webDir, 'assets', 'main-abc.js'), 'export const skald = 1;'.repeat(50));
  hall = await openTestHall({ webDir });
});
afterAll(() => hall.stop());

/** Asks without the manners of a browser: paths and headers go out as they are. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(hall.address);
      const sent = request({ hostname, port, path, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );

describe('pages', () => {
  it('should be served with their type, compressed where that is understood', async () => {
    const plain = await raw('/assets/main-abc.js');
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await raw('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.body.length).toBeLessThan(plain.body.length);
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  });

  it('should be kept for ever when their name carries their content, and asked for again otherwise', async () => {
    expect((await raw('/assets/main-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await raw('/')).headers['cache-control']).toBe('no-cache');
  });

  it('should answer every path of the application with its one page', async () => {
    for (const path of ['/', '/table/abc', '/lobby?x=1', '/a%00b'])
      expect((await raw(path)).body.toString()).toContain('<title>Skald');
  });

  it('should never leave their folder, nor stand in for what is missing', async () => {
    const paths = [
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/../../x.ts',
      '/assets/none.js',
      '/api/none',
      '/api',
      '/healthz/',
      '/metrics/more',
      '/socket',
      '/assets/none',
      '/.env',
      '/.git/config',
      '/table/%2e%2e/.secret',
      '/favicon.ico',
      '/precache.json',
    ];
    for (const path of paths) expect((await raw(path)).status).toBe(404);
    expect((await raw('/lobby', {}, 'DELETE')).status).toBe(404);
  });
});

describe('every answer', () => {
  it('should carry the headers that protect people', async () => {
    for (const path of ['/', '/api/me', '/healthz', '/api/none']) {
      const { headers } = await raw(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(rule);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
  });
});

describe('the house', () => {
  it('should say that it is well', async () => {
    const { status, body } = await raw('/healthz');
    expect([status, body.toString()]).toEqual([200, '{"healthy":true}']);
  });

  it('should give its numbers to Prometheus', async () => {
    const ann = await hall.guest('Ann');
    await ann.ask({ do: 'ping' });
    const { headers, body } = await raw('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    const text = body.toString();
    const names = ['requests', 'refusals', 'choices', 'failures'].map((name) => `skald_${name}_total`);
    for (const name of [...names, 'skald_sockets', 'skald_rooms', 'skald_memory_bytes'])
      expect(text).toMatch(
        new RegExp(`# HELP ${name} .+\\n# TYPE ${name} (counter|gauge)\\n${name} \\d+\\n`),
      );
    expect(text).toMatch(/skald_sockets [1-9]/);
    expect(text).toContain('skald_failures_total 0');
  });

  it('should take no more than it can carry', async () => {
    const cookie = await signUp(hall.address, 'Ann');
    const response = await fetch(`${hall.address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'x'.repeat(20_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: { code: 'bad-request', params: {} } });
  });
});

describe('settings', () => {
  it('should have sensible defaults, and heed the environment', () => {
    expect(readConfig({}, null)).toMatchObject({
      port: 8420,
      host: '127.0.0.1',
      databaseUrl: null,
      rate: 40,
    });
    const given = { PORT: '9000', SKALD_HOST: '0.0.0.0', SKALD_PUBLIC_ORIGIN: 'https://hall.example/' };
    expect(readConfig(given, null)).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      publicOrigin: 'https://hall.example',
    });
    expect(readConfig({ PORT: '1', SKALD_PORT: '2' }, null).port).toBe(2);
  });

  it('should name the one that makes no sense', () => {
    for (const [name, value] of [
      ['PORT', '99999'],
      ['DATABASE_URL', 'mysql://x'],
      ['PUBLIC_ORIGIN', 'nonsense'],
      ['TRUST_PROXY', 'perhaps'],
    ])
      expect(() => readConfig({ [`SKALD_${name}`]: value }, null)).toThrow(
        expect.objectContaining({ setting: `SKALD_${name}` }),
      );
    expect(() => readConfig({ SKALD_RATE: '0' }, null)).toThrow(BadSetting);
  });
});
