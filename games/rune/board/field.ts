// The field in words: what lies where.

import { type Line, plain, type Section, toned } from '@skald/text';
import { groundFor } from '../rules/fight/fighters.ts';
import { thingText, zoneText } from '../text/news.ts';
import { squareLabel } from '../text/squares.ts';
import type { Context } from './context.ts';

export function fieldSection(context: Context): Section {
  const { view, words, language } = context;
  const { map } = view;
  const ground = groundFor(view);
  const parts = [
    ...ground.zones.map(({ part, squares }) => ({ name: zoneText(part, language), squares })),
    ...ground.things.map(({ part, squares }) => ({ name: thingText(part, language), squares })),
    ...map.heights.map(({ feet, area }) => ({
      name: words.height(feet),
      squares: new Set(
        area.flatMap(([x, y, length]) => Array.from({ length }, (_, i) => y * map.width + x + i)),
      ),
    })),
  ];
  return {
    part: 'map',
    heading: [toned(words.field(map.width, map.height), 'strong')],
    lines: [
      [plain(words.edge[map.edge])],
      ...[...Map.groupBy(parts, ({ name }) => name)].map(
        ([name, alike]): Line => [
          toned(`${name}: `, 'land'),
          plain(alike.map(({ squares }) => spanOf(context, squares)).join(', ')),
        ],
      ),
    ],
  };
}

/** “C4 to F9 (12 squares)”, by the corners between which it lies. */
function spanOf({ view, words }: Context, squares: ReadonlySet<number>): string {
  const { width, height } = view.map;
  if (squares.size === width * height) return words.everywhere;
  const columns = [...squares].map((square) => square % width);
  const rows = [...squares].map((square) => Math.floor(square / width));
  const from = { x: Math.min(...columns), y: Math.min(...rows) };
  const to = { x: Math.max(...columns), y: Math.max(...rows) };
  return words.span(squareLabel(from), squareLabel(to), squares.size);
}
