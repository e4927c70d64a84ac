// Victory points over the rounds: a line for each hero, and the same as a table.

import type { PanelProps } from '@skald/games/board';
import { axesOf, lineOf, PlotFigure, PlotLevels, PlotLine, stepsTo } from '@skald/games/board-kit';
import { capital } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../rules/fight/state.ts';
import { said } from '../../text/encounter.ts';
import { namingOf } from '../../text/naming.ts';
import { courseOf } from './course.ts';
import { liveryOf } from './drawing/liveries.ts';
import { FighterPicture } from './emblems.tsx';
import { reckoningsOf, wholeOf } from './reckonings.ts';
import { Bars } from './scene/reckoning.tsx';
import { heroesIn } from './track.ts';
import { WEB_WORDS } from './words.ts';

const WIDTH = 480;
const HEIGHT = 210;
const EDGE = { left: 34, right: 16, top: 12, bottom: 26 };

export function Plot(props: PanelProps<State>): ReactElement {
  return props.view.sitting === undefined ? <RoundByRound {...props} /> : <WholeReckoning {...props} />;
}

/** Of a sitting: everybody's gains and losses, all of it and encounter by encounter. */
function WholeReckoning({ view, events, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].scene;
  const chapters = reckoningsOf(events);
  return (
    <div className="run-panel">
      <h3 className="run-plot-title">{words.points}</h3>
      <Bars view={view} of={wholeOf(chapters)} language={language} />
      {chapters.map((chapter) => (
        <details key={chapter.number} className="run-reckoned">
          <summary>
            {chapter.number}. {chapter.name === null ? words.wayHome : said(chapter.name, language)}
          </summary>
          <Bars view={view} of={chapter} language={language} />
        </details>
      ))}
    </div>
  );
}

function RoundByRound({ view, events, language }: PanelProps<State>): ReactElement {
  const words = WEB_WORDS[language].plot;
  const heroes = heroesIn(view);
  const { who } = namingOf(view, language);
  const lines = heroes.map(
    ({ id }) =>
      courseOf(
        events,
        heroes.map((hero) => hero.id),
      ).get(id) ?? [0],
  );
  const rounds = lines[0]?.length ?? 1;
  return (
    <PlotFigure
      className="run-panel run-plot"
      title={words.title}
      standing={heroes.map((one, i) => (
        <li key={one.id}>
          <FighterPicture view={view} one={one} size={28} /> {capital(who(one.id))} <b>{lines[i]?.at(-1)}</b>
        </li>
      ))}
      table={{
        summary: words.table,
        heads: [words.round, ...heroes.map(({ id }) => capital(who(id)))],
        rows: Array.from({ length: rounds }, (_, round) => [round, ...lines.map((line) => line[round])]),
      }}
    >
      <Curves lines={lines} seats={heroes.map(({ seat }) => seat)} round={words.round} />
    </PlotFigure>
  );
}

function Curves({
  lines,
  seats,
  round,
}: {
  lines: readonly (readonly number[])[];
  seats: readonly (number | null)[];
  round: string;
}): ReactElement {
  const last = Math.max(4, (lines[0]?.length ?? 1) - 1);
  const most = Math.max(10, ...lines.flat());
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
      {lines.map((line, i) => {
        const { colour, dash } = liveryOf(seats[i] ?? i);
        return (
          <PlotLine
            key={i}
            d={lineOf(
              line.map((points, at) => ({ points, at })),
              ({ at }) => x(at),
              ({ points }) => y(points),
            )}
            colour={colour}
            dash={dash}
          />
        );
      })}
    </svg>
  );
}
