// Villages pillaged and points left over the turns: a line for each, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import { axesOf, lineOf, PlotFigure, PlotLevels, PlotLine, stepsTo } from '@skald/games/board-kit';
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
    <PlotFigure
      className="cam-panel cam-plot"
      title={words.title}
      standing={
        <>
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
        </>
      }
      table={{
        summary: words.table,
        heads: [
          words.turn,
          ...view.sides.map((side) => words.points(sideName(side, language))),
          words.villages,
        ],
        rows: turns.map(({ turn, points, pillaged }) => [turn, ...points, pillaged]),
      }}
    >
      <Points turns={turns} last={last} sides={view.sides} words={words} />
      <Villages turns={turns} last={last} words={words} />
    </PlotFigure>
  );
}

type Words = WebWords['plot'];
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
  const { x, y } = axesOf({ width: WIDTH, height: HEIGHT.points }, EDGE, last, ALL_POINTS);
  const step = last > 30 ? 10 : last > 12 ? 4 : 2;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT.points}`} aria-hidden="true">
      <PlotLevels levels={stepsTo(ALL_POINTS, 5)} y={y} from={EDGE.left} to={WIDTH - EDGE.right} />
      {stepsTo(last, step).map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT.points - 6} textAnchor="middle">
          {turn === 0 ? words.turn : turn}
        </text>
      ))}
      {sides.map((side, seat) => (
        <PlotLine
          key={side}
          d={lineOf(
            turns,
            ({ turn }) => x(turn),
            ({ points }) => y(points[seat] ?? 0),
          )}
          colour={LIVERIES[side].colour}
          dash={LIVERIES[side].dash}
        />
      ))}
    </svg>
  );
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
  const { x } = axesOf({ width: WIDTH, height: HEIGHT.villages }, EDGE, last, PILLAGED_TO_WIN);
  const y = (n: number): number => HEIGHT.villages - 8 - (n / PILLAGED_TO_WIN) * (HEIGHT.villages - 24);
  const line = turns
    .map(({ turn, pillaged }, i) => `${i === 0 ? 'M' : 'H'}${x(turn)}${i === 0 ? ' ' : 'V'}${y(pillaged)}`)
    .join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT.villages}`} aria-hidden="true">
      <path d={`M${EDGE.left} ${y(0)}H${WIDTH - EDGE.right}`} className="kit-plot-grid" />
      <path d={`M${EDGE.left} ${y(PILLAGED_TO_WIN)}H${WIDTH - EDGE.right}`} className="kit-plot-goal" />
      <text x={WIDTH - EDGE.right} y={y(PILLAGED_TO_WIN) - 4} textAnchor="end">
        {words.toWin(PILLAGED_TO_WIN)}
      </text>
      <path d={line} className="kit-plot-line cam-plot-fire" />
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
