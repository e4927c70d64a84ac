// A course over time: lines for the eye, a key with how it stands now, and the same as a table.

import type { ReactElement, ReactNode } from 'react';

export function PlotFigure({
  title,
  standing,
  table,
  className,
  children,
}: {
  title: string;
  /** List items: whose line it is, and how it stands now. */
  standing: ReactNode;
  table: {
    readonly summary: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly [time: number, ...values: (number | undefined)[]])[];
  };
  className: string;
  /** The drawings. */
  children: ReactNode;
}): ReactElement {
  return (
    <figure className={`kit-plot ${className}`}>
      <figcaption>{title}</figcaption>
      {children}
      <ul className="kit-plot-key">{standing}</ul>
      <details>
        <summary>{table.summary}</summary>
        <div className="kit-plot-table">
          <table>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([time, ...values]) => (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  {values.map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Lines across, each with its value at the left. */
export const PlotLevels = ({
  levels,
  y,
  from,
  to,
}: {
  levels: readonly number[];
  y: (value: number) => number;
  from: number;
  to: number;
}): ReactElement[] =>
  levels.map((level) => (
    <g key={level}>
      <path d={`M${from} ${y(level)}H${to}`} className="kit-plot-grid" />
      <text x={from - 6} y={y(level) + 4} textAnchor="end">
        {level}
      </text>
    </g>
  ));

/** A line that stands out from what lies under it, told apart by colour and dashes. */
export const PlotLine = ({
  d,
  colour,
  dash,
}: {
  d: string;
  colour: string;
  dash: string | undefined;
}): ReactElement => (
  <g>
    <path d={d} className="kit-plot-under" />
    <path d={d} className="kit-plot-line" stroke={colour} strokeDasharray={dash} />
  </g>
);
