// What is wrong here, where it is wrong.

import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath } from '@skald/kernel';
import type { ReactElement } from 'react';
import { problemsAt } from './problems.ts';

export function Breaches({
  problems,
  at,
}: {
  problems: readonly ToldProblem[];
  at: DocumentPath;
}): ReactElement | null {
  const here = problemsAt(problems, at);
  if (here.length === 0) return null;
  return (
    <ul className="heroedit-breaches">
      {here.map(({ text, rule, advice }, i) => (
        <li key={`${i} ${text}`} className={advice ? 'heroedit-advice' : 'heroedit-breach'}>
          {text}{' '}
          {rule && (
            <a href={`/rules/rune/ledger#${rule}`} target="_blank" rel="noreferrer">
              {rule}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
