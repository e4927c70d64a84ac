// Villages pillaged and points left over the turns: a line for each, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import { ALL_POINTS, type ArmyId, PILLAGED_TO_WIN, type Side, sideOf } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { sideName } from '../../text/names.ts';
import { type CourseTurn, courseOf } from './course.ts';
import { SideEmblem } from './emblems.tsx';
import { LIVERIES } from './liveries.ts';
import { Flame } from './marks.tsx';
import { WEB_WORDS, type WebWords } from './words.ts';

const WIDTH = 480;
const HEIGHT = { points: 190, villages: 92 };
const EDGE = { left: 28, right: 20, top: 12, bottom: 24 };

export function Plot({ view, events, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].plot;
  const seatOf = (army: string): number => view.sides.indexOf(sideOf(army as ArmyId));
  const turns = courseOf(events as readonly GameEvent[], seatOf, view.lost);
  const last = Math.max(view.options.turnLimit, view.turn, 1);
  const now = turns.at(-1);
  return (
    <figure className="cam-panel cam-plot">
      <figcaption>{words.title}</figcaption>
      <Points turns={turns} last={last} sides={view.sides} words={words} />
      <Villages turns={turns} last={last} words={words} />
      <ul className="cam-plot-key">
        {view.sides.map((side, seat) => (
          <li key={side}>
            <SideEmblem side={side} size={24} /> {sideName(side, language)} <b>{now?.points[seat]}</b>
          </li>
        ))}
        <li>
          <svg viewBox="-8 -9 16 17" width="20" height="22" aria-hidden="true">
            <Flame />
          </svg>{' '}
          {words.villages} <b>{now?.pillaged}</b>
        </li>
      </ul>
      <details>
        <summary>{words.table}</summary>
        <table className="cam-plot-table">
          <thead>
            <tr>
              <th scope="col">{words.turn}</th>
              {view.sides.map((side) => (
                <th key={side} scope="col">
                  {words.points(sideName(side, language))}
                </th>
              ))}
              <th scope="col">{words.villages}</th>
            </tr>
          </thead>
          <tbody>
            {turns.map(({ turn, points, pillaged }) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {points.map((n, seat) => (
                  <td key={seat}>{n}</td>
                ))}
                <td>{pillaged}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

type Words = WebWords['plot'];
const across =
  (last: number) =>
  (turn: number): number =>
    EDGE.left + (turn / last) * (WIDTH - EDGE.left - EDGE.right);

function Points({
  turns,
  last,
  sides,
  words,
}: {
  turns: readonly CourseTurn[];
  last: number;
  sides: readonly Side[];
  words: Words;
}): ReactElement {
  const x = across(last);
  const y = (n: number): number => EDGE.top + (1 - n / ALL_POINTS) * (HEIGHT.points - EDGE.top - EDGE.bottom);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT.points}`} aria-hidden="true">
      {[0, 5, 10, 15].map((level) => (
        <g key={level}>
          <path d={`M${EDGE.left} ${y(level)}H${WIDTH - EDGE.right}`} className="cam-plot-grid" />
          <text x={EDGE.left - 6} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      <TurnMarks last={last} y={HEIGHT.points - 6} words={words} />
      {sides.map((side, seat) => {
        const line = turns
          .map(({ turn, points }, i) => `${i === 0 ? 'M' : 'L'}${x(turn)} ${y(points[seat] ?? 0)}`)
          .join('');
        return (
          <g key={side}>
            <path d={line} className="cam-plot-under" />
            <path
              d={line}
              className="cam-plot-line"
              stroke={LIVERIES[side].colour}
              strokeDasharray={LIVERIES[side].dash}
            />
          </g>
        );
      })}
    </svg>
  );
}

function TurnMarks({ last, y, words }: { last: number; y: number; words: Words }): ReactElement[] {
  const step = last > 30 ? 10 : last > 12 ? 4 : 2;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step).map((turn) => (
    <text key={turn} x={across(last)(turn)} y={y} textAnchor="middle">
      {turn === 0 ? words.turn : turn}
    </text>
  ));
}

/** A column of flames a turn, up to those that win. */
function Villages({
  turns,
  last,
  words,
}: {
  turns: readonly CourseTurn[];
  last: number;
  words: Words;
}): ReactElement {
  const x = across(last);
  const y = (n: number): number => HEIGHT.villages - 8 - (n / PILLAGED_TO_WIN) * (HEIGHT.villages - 24);
  const line = turns
    .map(({ turn, pillaged }, i) => `${i === 0 ? 'M' : 'H'}${x(turn)}${i === 0 ? ' ' : 'V'}${y(pillaged)}`)
    .join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT.villages}`} aria-hidden="true">
      <path d={`M${EDGE.left} ${y(0)}H${WIDTH - EDGE.right}`} className="cam-plot-grid" />
      <path d={`M${EDGE.left} ${y(PILLAGED_TO_WIN)}H${WIDTH - EDGE.right}`} className="cam-plot-goal" />
      <text x={WIDTH - EDGE.right} y={y(PILLAGED_TO_WIN) - 4} textAnchor="end">
        {words.toWin(PILLAGED_TO_WIN)}
      </text>
      <path d={line} className="cam-plot-line cam-plot-fire" />
      {turns.map(({ turn, pillaged }, i) =>
        pillaged > (turns[i - 1]?.pillaged ?? 0) ? (
          <g key={turn} transform={`translate(${x(turn)} ${y(pillaged) - 4})`}>
            <Flame />
          </g>
        ) : null,
      )}
    </svg>
  );
}
