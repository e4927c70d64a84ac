// Wounds of the Heroes and fallen foes over the rounds: a line for each, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import { axesOf, lineOf, PlotFigure, PlotLevels, PlotLine, stepsTo } from '@skald/games/board-kit';
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
    <PlotFigure
      className="dun-panel dun-plot"
      title={words.title}
      standing={LINES.map(({ value, party }) => (
        <li key={value}>
          <PartyEmblem party={party} size={24} /> {words[value]} <b>{now?.[value]}</b>
        </li>
      ))}
      table={{
        summary: words.table,
        heads: [words.round, ...LINES.map(({ value }) => words[value])],
        rows: rounds.map((one) => [one.round, ...LINES.map(({ value }) => one[value])]),
      }}
    >
      <Curves rounds={rounds} round={words.round} />
    </PlotFigure>
  );
}

function Curves({ rounds, round }: { rounds: readonly CourseRound[]; round: string }): ReactElement {
  const last = Math.max(4, rounds.at(-1)?.round ?? 0);
  const most = Math.max(5, ...rounds.flatMap(({ wounds, fallen }) => [wounds, fallen]));
  const { x, y } = axesOf({ width: WIDTH, height: HEIGHT }, EDGE, last, most);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <PlotLevels
        levels={stepsTo(most, Math.ceil(most / 5))}
        y={y}
        from={EDGE.left}
        to={WIDTH - EDGE.right}
      />
      {stepsTo(last, Math.ceil(last / 8)).map((n) => (
        <text key={n} x={x(n)} y={HEIGHT - 6} textAnchor={n === 0 ? 'start' : 'middle'}>
          {n === 0 ? round : n}
        </text>
      ))}
      {LINES.map(({ value, party }) => (
        <PlotLine
          key={value}
          d={lineOf(
            rounds,
            (one) => x(one.round),
            (one) => y(one[value]),
          )}
          colour={LIVERIES[party].colour}
          dash={LIVERIES[party].dash}
        />
      ))}
    </svg>
  );
}
