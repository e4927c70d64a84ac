// Wounds of the Heroes and fallen foes over the rounds: a line for each, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { type CourseRound, courseOf } from './course.ts';
import { LIVERIES } from './drawing/liveries.ts';
import { PartyEmblem } from './emblems.tsx';
import { WEB_WORDS } from './words.ts';

const WIDTH = 480;
const HEIGHT = 210;
const EDGE = { left: 28, right: 16, top: 12, bottom: 26 };

/** What is plotted, with whose colour. */
const LINES = [
  { value: 'wounds', party: 'orlaf' },
  { value: 'fallen', party: 'overlord' },
] as const;

export function Plot({ events, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].plot;
  const rounds = courseOf(events as readonly GameEvent[]);
  const now = rounds.at(-1);
  return (
    <figure className="dun-panel dun-plot">
      <figcaption>{words.title}</figcaption>
      <Curves rounds={rounds} round={words.round} />
      <ul className="dun-plot-key">
        {LINES.map(({ value, party }) => (
          <li key={value}>
            <PartyEmblem party={party} size={24} /> {words[value]} <b>{now?.[value]}</b>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {LINES.map(({ value }) => (
                <th key={value} scope="col">
                  {words[value]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((one) => (
              <tr key={one.round}>
                <th scope="row">{one.round}</th>
                {LINES.map(({ value }) => (
                  <td key={value}>{one[value]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Curves({ rounds, round }: { rounds: readonly CourseRound[]; round: string }): ReactElement {
  const last = Math.max(4, rounds.at(-1)?.round ?? 0);
  const most = Math.max(5, ...rounds.flatMap(({ wounds, fallen }) => [wounds, fallen]));
  const x = (n: number): number => EDGE.left + (n / last) * (WIDTH - EDGE.left - EDGE.right);
  const y = (n: number): number => EDGE.top + (1 - n / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const step = Math.ceil(most / 5);
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  const every = Math.ceil(last / 8);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {levels.map((level) => (
        <g key={level}>
          <path d={`M${EDGE.left} ${y(level)}H${WIDTH - EDGE.right}`} className="dun-plot-grid" />
          <text x={EDGE.left - 6} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => i * every).map((n) => (
        <text key={n} x={x(n)} y={HEIGHT - 6} textAnchor={n === 0 ? 'start' : 'middle'}>
          {n === 0 ? round : n}
        </text>
      ))}
      {LINES.map(({ value, party }) => {
        const line = rounds
          .map((one, i) => `${i === 0 ? 'M' : 'L'}${x(one.round)} ${y(one[value])}`)
          .join('');
        const { colour, dash } = LIVERIES[party];
        return (
          <g key={value}>
            <path d={line} className="dun-plot-under" />
            <path d={line} className="dun-plot-line" stroke={colour} strokeDasharray={dash} />
          </g>
        );
      })}
    </svg>
  );
}
