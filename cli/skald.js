#!/usr/bin/env node
// The command is TypeScript, which the pinned Node runs as it stands. An older Node hands over to the pinned one.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PINNED_MAJOR = 26;

if (Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR) {
  // What was read once is kept beside the packages: the next start takes a third of the time.
  const compiled = fileURLToPath(new URL('../node_modules/.skald/compiled', import.meta.url));
  module.enableCompileCache(compiled);
  // Its threads look there, too.
  process.env.NODE_COMPILE_CACHE ??= compiled;
  await import('./main.ts');
} else handOver();

function handOver() {
  const node = pinnedNode();
  if (!node) {
    console.error(`skald needs Node ${PINNED_MAJOR}: run \`npm ci\` in the checkout, which brings it along.`);
    process.exit(2);
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends Ctrl-C to both; the child alone decides what it means.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`skald could not start the pinned Node: ${error.message}`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function pinnedNode() {
  try {
    const manifest = module.createRequire(import.meta.url).resolve('node/package.json');
    const path = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
