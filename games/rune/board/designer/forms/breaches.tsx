// What is wrong here, where it is wrong, with the rule that says so.

import type { DocumentPath } from '@skald/kernel';
import type { ReactElement } from 'react';
import type { FormProps } from '../form-props.ts';

export function Breaches({
  problems,
  at,
  within = false,
}: Pick<FormProps<unknown>, 'problems'> & { at: DocumentPath; within?: boolean }): ReactElement | null {
  const here = problems.filter(
    ({ path }) =>
      (within ? path.length >= at.length : path.length === at.length) &&
      at.every((key, i) => path[i] === key),
  );
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
