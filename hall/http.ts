// Sessions, records and numbers over plain HTTP; everything that moves goes over the socket.

import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Accounts } from './accounts.ts';
import { refused } from './answers.ts';
import type { Config } from './config.ts';
import type { Tariff } from './costs.ts';
import { Bucket, Buckets } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people.ts';
import { TableIdSchema } from './protocol/index.ts';
import type { Rooms } from './rooms.ts';
import { sessions, tokenOf } from './sessions.ts';
import { servePages } from './static.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-trouble.ts';

/** Nothing but our own scripts, styles, pictures and this very socket. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Milliseconds that a connection may say nothing. */
const SILENCE = 60_000;
/** Requests an address may make, for each word a second on a socket: a page is some twenty files. */
const PAGES = { rate: 2, burst: 20 };
/** Of those who are turned away so many a second are written down, and so much of where they came from. */
const LOGGED = { rate: 1, burst: 20, characters: 100 };

export interface Front {
  readonly config: Config;
  readonly store: Store;
  readonly people: People;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  readonly tariff: Tariff;
  /** Milliseconds for a whole request, however slowly it drips. */
  readonly patience: number;
  readonly log: { write(line: string): void } | undefined;
  /** Milliseconds that only go forward. */
  tick(): number;
  /** Set once the rooms are open. */
  rooms(): Rooms;
}

export function openHttp(front: Front): FastifyInstance {
  const { config } = front;
  const app = Fastify({
    bodyLimit: 16 * 1024,
    connectionTimeout: SILENCE,
    requestTimeout: front.patience,
    http: { headersTimeout: front.patience, connectionsCheckingInterval: front.patience / 3 },
    // One proxy is to be believed: what stands further left in the header anybody can write.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(front.log && { stream: front.log }),
    },
  });
  const arrivals = new Buckets(config.rate * PAGES.rate, config.rate * PAGES.burst);
  const logged = new Bucket(LOGGED.rate, LOGGED.burst, front.tick());
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!arrivals.take(request.ip, front.tick())) return refused(reply, TOO_FAST);
    if (request.method === 'GET' || request.method === 'HEAD' || sameOrigin(request.raw, config)) return;
    const origin = request.headers.origin?.slice(0, LOGGED.characters);
    if (logged.take(front.tick())) app.log.warn({ origin, code: 'foreign-origin' }, 'turned away');
    return reply.code(403).send({ error: { code: 'foreign-origin', params: {} } });
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    if (error instanceof StoreAway)
      return reply.code(503).send({ error: { code: 'store-away', params: {} } });
    const code = error.statusCode ?? 500;
    if (code >= 500) app.log.error({ error: error.message }, 'request failed');
    return reply
      .code(code)
      .send({ error: { code: code >= 500 ? 'hall-failed' : 'bad-request', params: {} } });
  });
  sessions(app, front);
  records(app, front);
  app.get('/healthz', async (_request, reply) => {
    const cause = await front.store.watch.check();
    return cause === null ? reply.send({ healthy: true }) : reply.code(503).send({ healthy: false, cause });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(front.metrics.text()),
  );
  if (config.webDir !== null) servePages(app, config.webDir);
  return app;
}

/** Whether a request comes from our own pages. Programs that are no browsers send no origin. */
export function sameOrigin(request: IncomingMessage, config: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (config.publicOrigin !== null) return origin === config.publicOrigin;
  const forwarded = config.trustProxy ? request.headers['x-forwarded-host'] : undefined;
  try {
    return new URL(origin).host === (forwarded ?? request.headers.host);
  } catch {
    return false;
  }
}

/** Where a request comes from, as far as the proxy is to be believed. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const forwarded = config.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

const NO_TABLE = { refused: { code: 'no-such-table', params: {} } } as const;
const TOO_FAST = { refused: { code: 'too-fast', params: {} } } as const;

function records(app: FastifyInstance, front: Front): void {
  app.get<{ Params: { table: string } }>('/api/tables/:table/record', async (request, reply) => {
    if (!TableIdSchema.safeParse(request.params.table).success) return refused(reply, NO_TABLE);
    const person = await front.people.byToken(tokenOf(request.raw));
    const asker = { key: person?.id ?? request.ip, address: request.ip };
    const pays = (moves: number): boolean => front.tariff.moves.take(asker, front.tick(), moves);
    const found = await front.rooms().find(request.params.table, person, { who: asker.key, pays });
    if ('refused' in found) return refused(reply, found);
    if (!pays(found.ok.length.moves)) return refused(reply, TOO_FAST);
    const record = await found.ok.record(person);
    return 'refused' in record ? refused(reply, record) : reply.send({ ok: record.ok });
  });
}
