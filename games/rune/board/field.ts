// The field in words: what lies where.

import { capital, type Line, plain, type Section, toned } from '@skald/text';
import type { Extra } from '../rules/fight/extras.ts';
import { groundFor } from '../rules/fight/fighters.ts';
import { ringIn } from '../rules/fight/holmgang.ts';
import { thingText, zoneText } from '../text/news.ts';
import { squareLabel } from '../text/squares.ts';
import type { Context } from './context.ts';

export function fieldSection(context: Context): Section {
  const { view, words, language, who } = context;
  const { map } = view;
  const ground = groundFor(view);
  const parts = [
    ...(view.duel?.form === 'ring' ? [{ name: words.ring, squares: ringIn(map) }] : []),
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
      ...view.extras.map(
        (extra): Line => [toned(`${capital(who(extra.id))}: `, 'land'), plain(whereIs(context, extra))],
      ),
      ...[...Map.groupBy(parts, ({ name }) => name)].map(
        ([name, alike]): Line => [
          toned(`${name}: `, 'land'),
          plain(alike.map(({ squares }) => spanOf(context, squares)).join(', ')),
        ],
      ),
    ],
  };
}

/** “B7, in panic”, “in the hands of goblin 2” */
function whereIs({ words, toWhom }: Context, { state, captor, ...spot }: Extra): string {
  const where = state === 'captive' && captor !== null ? toWhom(captor) : squareLabel(spot);
  return words.folk[state](where);
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
