// The eight steps of the book as a list to tick off, each leading to its place. RUN-ENC-05

import type { ReactElement } from 'react';
import { designerWords } from '../../text/designer/frame.ts';
import type { PageProps } from './page-props.ts';
import { stepsFor } from './steps.ts';

const MARKS = { done: '✓', open: '', wrong: '!' } as const;

export function StepsPage({ encounter, problems, go, language }: PageProps): ReactElement {
  const words = designerWords(language);
  return (
    <section className="designer-steps">
      <h2>{words.steps}</h2>
      <p className="hint">{words.stepsHint}</p>
      <ol>
        {stepsFor(encounter, problems).map(({ name, state, needed, place }) => (
          <li key={name} className={`designer-step-${state}`}>
            <span className="designer-step-mark" aria-hidden="true">
              {MARKS[state]}
            </span>
            <div>
              <h3>
                {words.step[name]}{' '}
                <span className="designer-step-state">
                  {words.stepStates[state]}
                  {!needed && state === 'open' && ` · ${words.optional}`}
                </span>
              </h3>
              <p>{words.stepHints[name]}</p>
            </div>
            <button
              type="button"
              className="act"
              aria-label={words.goThere(words.step[name])}
              onClick={() => go(place)}
            >
              →
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
