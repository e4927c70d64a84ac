// Gives each build a name drawn from what is in it, and a service worker that holds all of it.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fits where no build has a name: the page is being worked on. */
const BUILD_MARK = '%SKALD_BUILD%';

export const precache = (root: string): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('There is no page to keep.');
      const worker = readFileSync(join(root, 'service-worker.js'), 'utf8');
      const files = readdirSync(join(root, 'public')).sort();
      const assets = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const paths = ['/', ...files.map((file) => `/${file}`), ...assets.sort().map((name) => `/${name}`)];
      const hash = createHash('sha256').update(worker).update(JSON.stringify(paths)).update(index.source);
      for (const file of files) hash.update(readFileSync(join(root, 'public', file)));
      const build = hash.digest('hex').slice(0, 12);
      index.source = String(index.source).replace(BUILD_MARK, build);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: worker.replace('%BUILD%', build).replace("['%PATHS%']", JSON.stringify(paths)),
      });
    },
  },
});
