import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './precache.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [react(), precache(root)],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': 'http://127.0.0.1:8420', '/socket': { target: 'ws://127.0.0.1:8420', ws: true } },
  },
});
