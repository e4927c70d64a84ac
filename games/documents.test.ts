import type { Problem } from '@skald/kernel';
import { expect, it } from 'vitest';
import { kindNamed, told } from './documents.ts';
import { GAMES } from './index.ts';

it('tells problems with their sentences', () => {
  const [kind] = GAMES.flatMap(({ documents = {} }) => Object.values(documents));
  if (kind === undefined) throw new Error('nobody writes anything');
  const problems = told(kind, kind.samples[0], 'en');
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]?.text).toBe(kind.words.problem(problems[0] as Problem, kind.samples[0], 'en'));
});

it('knows no kind that only looks like one', () => {
  for (const { documents } of GAMES)
    for (const name of ['__proto__', 'constructor', 'toString', 'nothing'])
      expect(kindNamed(documents, name)).toBeUndefined();
});
