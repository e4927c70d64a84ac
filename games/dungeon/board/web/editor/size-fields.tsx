// The sheet, larger or smaller at a side.

import type { ReactElement } from 'react';
import type { PageProps } from './here.tsx';
import { enlarge, reduce, SIDES } from './sheet.ts';
import { widthOf } from './squares.ts';
import { editorWords } from './words.ts';

export function SizeFields({
  quest,
  language,
  resize,
}: Pick<PageProps, 'quest' | 'language'> & {
  /** The sheet with its squares moved so far. */
  resize: (quest: PageProps['quest'], right: number, down: number) => void;
}): ReactElement {
  const words = editorWords(language);
  return (
    <details>
      <summary>{words.sheet}</summary>
      <p>{words.sheetIs(widthOf(quest), quest.map.length)}</p>
      <ul className="questedit-size">
        {SIDES.map((side) => {
          const [right, down] = [side === 'left' ? 1 : 0, side === 'top' ? 1 : 0];
          return (
            <li key={side}>
              <span>{words.edges[side]}</span>
              <button
                type="button"
                className="act"
                aria-label={words.less(words.edges[side])}
                onClick={() => resize(reduce(quest, side), -right, -down)}
              >
                −
              </button>
              <button
                type="button"
                className="act"
                aria-label={words.more(words.edges[side])}
                onClick={() => resize(enlarge(quest, side), right, down)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
