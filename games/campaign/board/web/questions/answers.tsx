// Answers as large buttons with what follows from each.

import { atDigit, DigitKey, digitOf } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { useOptionMarks } from '@skald/games/sites';
import type { ReactElement, ReactNode } from 'react';

export interface LargeAnswer {
  readonly id: string;
  readonly title: string;
  /** What one ought to know. */
  readonly notes?: readonly ReactNode[];
  readonly picture?: ReactElement;
  /** Ends what is under way. */
  readonly quiet?: boolean;
}

export function LargeAnswers({
  answers,
  choose,
}: {
  answers: readonly LargeAnswer[];
  choose: (id: string) => void;
}): ReactElement {
  useKeys(({ key }) => {
    const answer = atDigit(answers, key);
    return answer === undefined ? null : () => choose(answer.id);
  });
  const marks = useOptionMarks();
  return (
    <ol className="cam-answers">
      {answers.map(({ id, title, notes = [], picture, quiet }, i) => (
        <li key={id}>
          <button
            type="button"
            className={quiet ? 'cam-answer cam-answer-quiet' : 'cam-answer'}
            aria-keyshortcuts={digitOf(i)}
            {...marks(id)}
            onClick={() => choose(id)}
          >
            {picture}
            <span className="cam-answer-words">
              <b>
                <DigitKey at={i} /> {title}
              </b>
              {notes.map((note, n) => (
                <span key={n}>{note}</span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
