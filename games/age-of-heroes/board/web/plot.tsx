// Glory over the turns: a line for each hero, told apart by dashes and emblems, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import { axesOf, lineOf, PlotFigure, PlotLevels, PlotLine, stepsTo } from '@skald/games/board-kit';
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
    <PlotFigure
      className="aoh-panel aoh-plot"
      title={words.title}
      standing={seats.map((seat) => (
        <li key={seat}>
          <Emblem seat={seat} size={22} /> {name(seat)} <b>{turns.at(-1)?.glory[seat] ?? 0}</b>
        </li>
      ))}
      table={{
        summary: words.table,
        heads: [words.turn, ...seats.map(name)],
        rows: turns.map(({ turn, glory }) => [turn, ...seats.map((seat) => glory[seat])]),
      }}
    >
      <Lines turns={turns} last={view.options.turns} seats={seats} words={words} />
    </PlotFigure>
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
  const { x, y } = axesOf({ width: WIDTH, height: HEIGHT }, EDGE, last, most);
  const now = turns.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <PlotLevels levels={stepsTo(most, 5)} y={y} from={EDGE.left} to={WIDTH - EDGE.right} />
      {stepsTo(last, 5).map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 8} textAnchor="middle">
          {turn === 0 ? words.turn : turn}
        </text>
      ))}
      <path d={`M${EDGE.left} ${y(VALHALLA)}H${WIDTH - EDGE.right}`} className="kit-plot-goal" />
      <text x={WIDTH - EDGE.right} y={y(VALHALLA) - 5} textAnchor="end" className="aoh-plot-valhalla-name">
        {words.valhalla}
      </text>
      {seats.map((seat) => (
        <PlotLine
          key={seat}
          d={lineOf(
            turns,
            ({ turn }) => x(turn),
            ({ glory }) => y(glory[seat] ?? 0),
          )}
          colour={liveryOf(seat).colour}
          dash={liveryOf(seat).dash}
        />
      ))}
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
