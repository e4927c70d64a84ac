// What a browser shows: the course as a row, and who stands where.

import { type BoardProps, show } from '@skald/games/board';
import type { State } from '../../rules/state.ts';
import { COLOURS, seatName, WORDS } from '../../text/index.ts';

function Board({ view, language, point }: BoardProps<State>) {
  const { widths } = view.options.course;
  return (
    <ol>
      {[0, ...widths].map((width, at) => (
        <li key={at} onPointerEnter={() => point('leap')}>
          {width > 0 && WORDS[language].board.water(at, width)}
          {view.runners.map((runner, seat) =>
            runner.at === at ? <Emblem key={COLOURS[seat]} seat={seat} size={16} view={view} /> : null,
          )}
        </li>
      ))}
    </ol>
  );
}

function Sheets({ view, language }: BoardProps<State>) {
  const { runner } = WORDS[language].board;
  return (
    <ul>
      {view.runners.map(({ at, rests }, seat) => (
        <li key={COLOURS[seat]}>{runner(seatName(seat, language), at, rests)}</li>
      ))}
    </ul>
  );
}

const Emblem = ({ seat, size }: { seat: number; size: number; view: State | null }) => (
  <svg width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
    <circle cx="1" cy="1" r="1" className={COLOURS[seat]} />
  </svg>
);

const Picture = () => (
  <svg viewBox="0 0 40 10" aria-hidden="true">
    <path d="M1 9q4-6 8 0M15 9q4-7 8 0M29 9q4-8 8 0" />
  </svg>
);

export const board = show<State>({
  Board,
  Sheets,
  question: () => null,
  Plot: Sheets,
  tabs: (language) => WORDS[language].board.tabs,
  Picture,
  Emblem,
});
