// Glory over the turns: a line for each hero, told apart by dashes and emblems, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import { VALHALLA } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { castOf } from '../../text/catalogue.ts';
import { NAMES } from '../../text/names.ts';
import { Emblem } from './emblems.tsx';
import { type GloryTurn, gloryOverTime } from './glory.ts';
import { liveryOf } from './seats.ts';
import { WEB_WORDS } from './words.ts';

const WIDTH = 480;
const HEIGHT = 260;
const EDGE = { left: 30, right: 26, top: 12, bottom: 26 };

export function Plot({ view, events, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].plot;
  const seats = view.players.map((_, seat) => seat);
  const turns = gloryOverTime(events as readonly GameEvent[], seats.length);
  const name = castOf(view, NAMES[language]);
  return (
    <figure className="aoh-panel aoh-plot">
      <figcaption>{words.title}</figcaption>
      <Lines turns={turns} last={view.options.turns} seats={seats} words={words} />
      <ul className="aoh-plot-key">
        {seats.map((seat) => (
          <li key={seat}>
            <Emblem seat={seat} size={22} /> {name(seat)} <b>{turns.at(-1)?.glory[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      <details>
        <summary>{words.table}</summary>
        <div className="aoh-plot-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.turn}</th>
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    {name(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map(({ turn, glory }) => (
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {seats.map((seat) => (
                    <td key={seat}>{glory[seat]}</td>
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

function Lines({
  turns,
  last,
  seats,
  words,
}: {
  turns: readonly GloryTurn[];
  last: number;
  seats: readonly number[];
  words: (typeof WEB_WORDS)['en']['plot'];
}): ReactElement {
  const most = Math.max(VALHALLA + 3, ...turns.flatMap(({ glory }) => glory));
  const x = (turn: number): number =>
    EDGE.left + (turn / Math.max(last, 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (glory: number): number =>
    HEIGHT - EDGE.bottom - (glory / most) * (HEIGHT - EDGE.top - EDGE.bottom);
  const levels = Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5);
  const marks = Array.from({ length: Math.floor(last / 5) + 1 }, (_, i) => i * 5);
  const now = turns.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="aoh-plot-svg" aria-hidden="true">
      {levels.map((level) => (
        <g key={level}>
          <path d={`M${EDGE.left} ${y(level)}H${WIDTH - EDGE.right}`} className="aoh-plot-grid" />
          <text x={EDGE.left - 6} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {marks.map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 8} textAnchor="middle">
          {turn === 0 ? words.turn : turn}
        </text>
      ))}
      <path d={`M${EDGE.left} ${y(VALHALLA)}H${WIDTH - EDGE.right}`} className="aoh-plot-valhalla" />
      <text x={WIDTH - EDGE.right} y={y(VALHALLA) - 5} textAnchor="end" className="aoh-plot-valhalla-name">
        {words.valhalla}
      </text>
      {seats.map((seat) => {
        const { colour, dash } = liveryOf(seat);
        const line = turns
          .map(({ turn, glory }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)} ${y(glory[seat] ?? 0)}`)
          .join('');
        return (
          <g key={seat}>
            <path d={line} className="aoh-plot-under" />
            <path d={line} className="aoh-plot-line" stroke={colour} strokeDasharray={dash} />
          </g>
        );
      })}
      {now !== undefined &&
        seats.map((seat) => {
          const level = now.glory[seat] ?? 0;
          const before = seats.filter((other) => other < seat && now.glory[other] === level).length;
          return (
            <g key={seat} transform={`translate(${x(now.turn) - 9 + before * 15} ${y(level) - 10})`}>
              <Emblem seat={seat} size={20} />
            </g>
          );
        })}
    </svg>
  );
}
