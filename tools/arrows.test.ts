import { describe, expect, it } from 'vitest';
import { violations } from './arrows.ts';

describe('the arrows let through', () => {
  it.each([
    ['kernel/dice.ts', `import { sha256 } from '@noble/hashes/sha2.js'; import { roll } from './roll.ts';`],
    ['kernel/testing/index.ts', `export * from '../index.ts';`],
    ['games/saga/content/areas.ts', `import { z } from 'zod'; import type { Seat } from '@skald/kernel';`],
    ['games/saga/rules/move.ts', `import { AREAS } from '../content/areas.ts';`],
    ['games/saga/bots/karl.ts', `import type { View } from '../rules/view.ts';`],
    ['games/saga/board/map.ts', `import { words } from '../text/index.ts';`],
    ['games/saga/board/web/board.tsx', `import { useCamera } from '@skald/games/board-kit';`],
    ['games/board-kit/camera.ts', `import type { Event } from '@skald/kernel'; import 'react';`],
    ['games/saga/rules/ways.ts', `import { Ways } from '@skald/games/grid-kit';`],
    ['games/grid-kit/ways.ts', `import { newGrid } from './grid.ts';`],
    ['games/saga/index.ts', `export { saga } from './rules/saga.ts'; export * from './bots/karl.ts';`],
    ['games/index.ts', `import { saga } from '@skald/saga'; import { words } from '@skald/saga/text';`],
    ['bots/search.ts', `import { run } from '@skald/kernel'; const now = performance.now();`],
    ['cli/main.ts', `import { games } from '@skald/games'; import { readFile } from 'node:fs/promises';`],
    ['hall/serve.ts', `import fastify from 'fastify'; import { LIMITS } from './protocol/index.ts';`],
    ['web/lobby.tsx', `import type { LobbyState } from '@skald/hall/protocol';`],
    ['bench/run.ts', `import { saga } from '@skald/saga';`],
  ])('%s: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });

  it('a test to its tools, the test kit and its whole game', () => {
    const source = `
      import { readFileSync } from 'node:fs';
      import fc from 'fast-check';
      import { expect } from 'vitest';
      import { drive } from '@skald/kernel/testing';
      import { saga } from '../index.ts';`;
    expect(violations('games/saga/rules/move.test.ts', source)).toEqual([]);
  });

  it('words that only look like a clock or an import', () => {
    const source = `
      // import { now } from 'node:perf_hooks'; Math.random()
      const text = "import 'react'; new Date()";
      const feast = { performance: 3, Date: 1 };
      feast.performance = Math.max(feast.Date, 2);`;
    expect(violations('kernel/play.ts', source)).toEqual([]);
  });
});

describe('the arrows stop', () => {
  it.each([
    ['kernel/play.ts', `import '@skald/saga';`, 'kernel must not import games/* (@skald/saga).'],
    [
      'games/board-kit/camera.ts',
      `import '@skald/saga';`,
      'games/board-kit must not import games/* (@skald/saga).',
    ],
    [
      'games/grid-kit/ways.ts',
      `import '@skald/kernel';`,
      'games/grid-kit must not import kernel (@skald/kernel).',
    ],
    ['kernel/play.ts', `import '@skald/bots';`, 'kernel must not import bots (@skald/bots).'],
    [
      'kernel/play.ts',
      `import './testing/drive.ts';`,
      'kernel must not import kernel/testing (./testing/drive.ts).',
    ],
    ['kernel/play.ts', `import 'react';`, 'kernel must not import the package react.'],
    ['kernel/play.ts', `import 'node:fs';`, 'kernel must not import node:fs: it is a pure room.'],
    ['kernel/play.ts', `import 'fs';`, 'kernel must not import fs: it is a pure room.'],
    ['kernel/play.ts', `const x = import(name);`, 'kernel must name what it imports in plain quotes.'],
    [
      'kernel/play.ts',
      `import '../games/saga/index.ts';`,
      '../games/saga/index.ts leaves the package; import it by its name.',
    ],
    [
      'games/saga/content/a.ts',
      `import '../rules/m.ts';`,
      'games/*/content must not import games/*/rules (../rules/m.ts).',
    ],
    [
      'games/saga/rules/m.ts',
      `import '../text/en.ts';`,
      'games/*/rules must not import games/*/text (../text/en.ts).',
    ],
    [
      'games/saga/rules/m.ts',
      `import '@skald/kernel/testing';`,
      'games/*/rules must not import kernel/testing (@skald/kernel/testing).',
    ],
    [
      'games/saga/rules/m.ts',
      `import '@skald/edda/content';`,
      'the game saga must not import the game edda.',
    ],
    ['games/saga/rules/m.test.ts', `import '@skald/edda';`, 'the game saga must not import the game edda.'],
    [
      'games/saga/bots/b.ts',
      `import '../board/b.ts';`,
      'games/*/bots must not import games/*/board (../board/b.ts).',
    ],
    ['bots/search.ts', `import '@skald/games';`, 'bots must not import games (@skald/games).'],
    ['cli/main.ts', `import '@skald/saga';`, 'cli must not import games/* (@skald/saga).'],
    [
      'hall/serve.ts',
      `import '@skald/saga/rules';`,
      'hall must not import games/*/rules (@skald/saga/rules).',
    ],
    [
      'web/app.tsx',
      `const board = import('@skald/saga/board');`,
      'web must not import games/*/board (@skald/saga/board).',
    ],
    ['web/app.tsx', `import '@skald/hall';`, 'web must not import hall (@skald/hall).'],
    ['hall/protocol/a.ts', `import '../room.ts';`, 'hall/protocol must not import hall (../room.ts).'],
    ['attic/a.ts', '', 'belongs to no room; add its folder to tools/arrows.ts.'],
  ])('%s: %s', (file, source, sentence) => {
    expect(violations(file, source)).toEqual([`${file}:1 ${sentence}`]);
  });

  it.each([
    'new Date()',
    'performance.now()',
    'setTimeout(f)',
    'Math.random()',
    `Math['random']()`,
    'crypto.randomUUID()',
  ])('%s in the kernel, the rules and the content', (source) => {
    for (const file of ['kernel/a.ts', 'games/saga/rules/a.ts', 'games/saga/content/a.ts']) {
      expect(violations(file, `const a = ${source};`)).toEqual([
        expect.stringContaining('no clock, no chance'),
      ]);
    }
  });

  it.each([`import type { A } from`, `export { a } from`, `export * from`, `type A = import(`])(
    'a forbidden %s',
    (start) => {
      const source = `\n\n${start} '@skald/games'${start.endsWith('(') ? ').A' : ''};`;
      expect(violations('bots/a.ts', source)).toEqual([
        'bots/a.ts:3 bots must not import games (@skald/games).',
      ]);
    },
  );
});
