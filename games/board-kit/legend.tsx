// What the marks of a board mean, each drawn by the part that draws it there.

import type { ReactElement, ReactNode } from 'react';

export interface LegendMark {
  readonly mark: ReactNode;
  readonly text: string;
  /** The part of the drawing that is shown, as a view box. */
  readonly box: string;
}

export interface LegendGroup {
  readonly title: string;
  readonly marks: readonly LegendMark[];
}

/** `game` is the prefix of the game's classes; `defs` are what its marks refer to. */
export function LegendTable({
  groups,
  game,
  defs,
}: {
  groups: readonly LegendGroup[];
  game: string;
  defs?: ReactNode;
}): ReactElement {
  return (
    <div className="kit-legend">
      {defs && (
        <svg className="kit-legend-defs" aria-hidden="true">
          <defs>{defs}</defs>
        </svg>
      )}
      {groups.map(({ title, marks }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {marks.map(({ mark, text, box }) => (
              <li key={text}>
                <svg
                  className={`${game}-svg ${game}-drawing ${game}-legend`}
                  viewBox={box}
                  aria-hidden="true"
                >
                  {mark}
                </svg>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
