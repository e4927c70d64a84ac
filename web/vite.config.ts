import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Lists what a page needs to work without a network. */
const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  generateBundle(_options, bundle) {
    const assets = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
    const paths = ['/', '/manifest.webmanifest', '/icon.svg', ...assets.map((name) => `/${name}`)];
    this.emitFile({ type: 'asset', fileName: 'precache.json', source: JSON.stringify(paths) });
  },
});

export default defineConfig({
  root,
  plugins: [react(), precache()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8420', '/socket': { target: 'ws://127.0.0.1:8420', ws: true } },
  },
});
