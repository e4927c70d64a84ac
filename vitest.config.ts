import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Threads and processes of the tests look where the command does for what was read before: they begin in half the time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.skald/compiled', import.meta.url));

/** Tests that come to a file with JSX in it, which Node cannot read. */
const BOARDS = [
  'web/**/*.test.ts',
  'games/*/board/**/*.test.ts',
  'games/board-kit/**/*.test.ts',
  'cli/adding-a-game.test.ts',
];
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Modules hold tables and pure functions, so test files may share a worker; loading a game once a file is slow.
    isolate: false,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Nothing fails because a machine is slow: these only end what would hang for ever.
    testTimeout: 30 * 60_000,
    hookTimeout: 30 * 60_000,
    teardownTimeout: 30 * 60_000,
    retry: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, ...BOARDS],
          // Node runs the house as it stands, here as well: that takes two thirds of the time. `vi.mock` needs the loader.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // Not before the others are done: a worker of the one kind is none of the other.
      {
        extends: true,
        test: { name: 'boards', include: BOARDS, exclude: NEVER, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
