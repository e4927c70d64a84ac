// What terrain and traps have been found to move heroes, and what became of it when it was contested.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Run } from '../../../rules/sitting/veil.ts';
import { featureName } from '../../../text/features.ts';
import { WEB_WORDS } from '../words.ts';
import { claimsIn } from './claims.ts';

export function Claims({ run, language }: { run: Run; language: Language }): ReactElement | null {
  const words = WEB_WORDS[language].console;
  const claims = claimsIn(run);
  if (claims.length === 0) return null;
  return (
    <section>
      <h2>{words.claims}</h2>
      <ul>
        {claims.map(({ feature, stands }) => (
          <li key={feature}>
            {featureName(run, feature, language)} <small>({words.stands[stands]})</small>
          </li>
        ))}
      </ul>
      {run.sitting.claims !== undefined && <p>{words.contested}</p>}
    </section>
  );
}
