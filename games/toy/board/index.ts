// The board in words: for the terminal, for screen readers, for anybody without the picture.

import type { Seat } from '@skald/kernel';
import { type Language, ofSeat, plain, type Section } from '@skald/text';
import type { State } from '../rules/state.ts';
import { seatName, WORDS } from '../text/index.ts';

export function textBoard(view: State, _seat: Seat | null, language: Language): readonly Section[] {
  const { board } = WORDS[language];
  const { course, rounds } = view.options;
  return [
    { part: 'status', heading: [plain(board.round(view.round, rounds))], lines: [] },
    {
      part: 'map',
      heading: [plain(board.shore)],
      lines: course.widths.map((width, i) => [plain(board.water(i + 1, width))]),
    },
    {
      part: 'sheet',
      heading: [plain(board.tabs.sheets)],
      lines: view.runners.map(({ at, rests }, seat) => [
        ofSeat(board.runner(seatName(seat, language), at, rests), seat),
      ]),
    },
  ];
}
