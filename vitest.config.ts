import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Modules hold tables and pure functions, so test files may share a worker; loading a game once a file is slow.
    isolate: false,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
  },
});
