// The built pages, read once and kept with their compressed forms.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};
const SQUEEZED = new Set(['.html', '.js', '.css', '.md', '.json', '.svg', '.webmanifest']);

interface Page {
  readonly type: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
  /** Its name carries a hash of its content, so it never changes. */
  readonly lasting: boolean;
}

function readPages(dir: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const ending = extname(file);
    const body = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    pages.set(`/${relative(dir, file).split(sep).join('/')}`, {
      type: TYPES[ending] ?? 'application/octet-stream',
      body,
      brotli: SQUEEZED.has(ending) ? brotliCompressSync(body, quality) : null,
      lasting: file.includes(`${sep}assets${sep}`),
    });
  }
  return pages;
}

/** What is the hall's own, a folder of files, or hidden: none of it is ever a page of the application. */
const NO_PAGE = /^\/(api|healthz|metrics|socket|assets)(\/|$)|\/\./;

/** Serves the pages; every path that is no file is the application's own affair. */
export function servePages(app: FastifyInstance, dir: string): void {
  const pages = readPages(dir);
  const index = pages.get('/index.html');
  if (index) pages.set('/', index);
  app.setNotFoundHandler((request, reply) => {
    const path = decodeURIComponentSafe(request.url.split('?')[0] ?? '/');
    const page = pages.get(path) ?? (extname(path) === '' && !NO_PAGE.test(path) ? index : undefined);
    if (page === undefined || (request.method !== 'GET' && request.method !== 'HEAD'))
      return reply.code(404).send({ error: { code: 'not-found', params: {} } });
    return send(reply, page, /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')));
  });
}

function send(reply: FastifyReply, page: Page, brotli: boolean): FastifyReply {
  reply.header('content-type', page.type);
  reply.header('cache-control', page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('vary', 'accept-encoding');
  if (!brotli || page.brotli === null) return reply.send(page.body);
  return reply.header('content-encoding', 'br').send(page.brotli);
}

function decodeURIComponentSafe(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
