import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Modules hold tables and pure functions, so test files may share a worker; loading a game once a file is slow.
    isolate: false,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Nothing fails because a machine is slow: these only end what would hang for ever.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
    teardownTimeout: 30 * 60_000,
    retry: 0,
  },
});
