// What is wrong here, where it is wrong, with the rule that says so.

import type { DocumentPath } from '@skald/kernel';
import type { ReactElement } from 'react';
import type { FormProps } from '../form-props.ts';

/** Those of one place, or of all that is in it as well. */
export const problemsAt = <P extends { readonly path: DocumentPath }>(
  problems: readonly P[],
  at: DocumentPath,
  within: boolean,
): P[] =>
  problems.filter(
    ({ path }) =>
      (within ? path.length >= at.length : path.length === at.length) &&
      at.every((key, i) => path[i] === key),
  );

export function Breaches({
  problems,
  at,
  within = false,
}: Pick<FormProps<unknown>, 'problems'> & { at: DocumentPath; within?: boolean }): ReactElement | null {
  const here = problemsAt(problems, at, within);
  if (here.length === 0) return null;
  return (
    <ul className="design-breaches">
      {here.map(({ text, rule, advice }, i) => (
        <li key={`${i} ${text}`} className={advice ? 'design-advice' : 'design-breach'}>
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
