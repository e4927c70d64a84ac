// A quest as whoever plays it may know it before it begins: the area where the Heroes start, without anybody in it but
// them, and without what is found there. DUN-SETUP-05, -09, -13

import { neighbour } from '@skald/games/grid-kit';
import { isHero } from '../../content/models.ts';
import { BLANK, MODEL_LETTERS, WEAK_SPOT } from '../../content/quest/drawing.ts';
import { type Layout, layoutOf } from '../../content/quest/layout.ts';
import type { Place, Quest } from '../../content/quest/schema.ts';
import { squareOf } from './squares.ts';

const FLOOR = '.';
/** Up, right, down and left. */
const BESIDE = [0, 2, 4, 6];

export function open(quest: Quest): Quest {
  const seen = seenSquares(layoutOf(quest));
  const isSeen = (at: Place): boolean => seen[squareOf(quest.map, at)] === 1;
  const map = quest.map.map((row, y) =>
    [...row].map((letter, x) => (isSeen([x, y]) ? openLetter(letter) : BLANK)).join(''),
  );
  const letters = map.join('');
  return {
    ...quest,
    aftermath: { en: '…', de: '…' },
    map,
    overlord: { ...quest.overlord, pool: {} },
    doors: quest.doors.filter(({ door }) => letters.includes(door)),
    chests: quest.chests.filter(({ at }) => isSeen(at)).map((chest) => ({ ...chest, contents: [] })),
    searches: [],
    figures: quest.figures.filter(({ at }) => isHeroAt(map, at)),
    victory: {
      ...quest.victory,
      heroes: quest.victory.heroes.map((goal) =>
        goal.type !== 'protect' || isSeen(goal.at) ? goal : { ...goal, at: [0, 0] },
      ),
    },
    specials: [],
    rewards: [],
  };
}

const isHeroAt = (map: readonly string[], [x, y]: Place): boolean => {
  const model = MODEL_LETTERS[map[y]?.[x] ?? ''];
  return model !== undefined && isHero(model);
};

/** Whoever is no Hero is not shown, and a Weak Spot looks like a wall. */
function openLetter(letter: string): string {
  const model = MODEL_LETTERS[letter];
  if (model !== undefined && !isHero(model)) return FLOOR;
  return letter === WEAK_SPOT ? BLANK : letter;
}

/** The parts where Heroes start, and the doors that lead out of them. */
function seenSquares({ grid, zoneAt, starts, barriers }: Layout): Uint8Array {
  const zones = new Set(starts.map(({ square }) => zoneAt[square]));
  const seen = Uint8Array.from(zoneAt, (zone) => (zone >= 0 && zones.has(zone) ? 1 : 0));
  const doors = barriers.filter(({ squares }) =>
    squares.some((square) => BESIDE.some((way) => seen[neighbour(grid, square, way)] === 1)),
  );
  for (const { squares } of doors) for (const square of squares) seen[square] = 1;
  return seen;
}
