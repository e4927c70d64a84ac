// What is done to an event or to one of its elements as a whole, by buttons.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { designerWords } from '../../text/designer/frame.ts';

/** Null where it cannot be done. */
export interface ActsOf {
  readonly name: string;
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
  readonly copy: (() => void) | null;
  readonly remove: (() => void) | null;
}

/** Lines in a square of 16. */
const SIGNS = {
  earlier: 'M8 14V3M3.5 7.5 8 3l4.5 4.5',
  later: 'M8 2v11M3.5 8.5 8 13l4.5-4.5',
  copy: 'M5.5 5.5h8v8h-8zM2.5 10.5v-8h8',
  remove: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
} as const;

export function Acts({ name, language, ...acts }: ActsOf & { language: Language }): ReactElement {
  const words = designerWords(language);
  return (
    <div className="designer-acts">
      {(['earlier', 'later', 'copy', 'remove'] as const).map((act) => (
        <button
          key={act}
          type="button"
          className="act act-quiet"
          aria-label={words[act](name)}
          // Whoever moves something to the end keeps the button under his finger.
          aria-disabled={acts[act] === null}
          onClick={() => acts[act]?.()}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={SIGNS[act]} />
          </svg>{' '}
          <span className="designer-act-name">{words.acts[act]}</span>
        </button>
      ))}
    </div>
  );
}
