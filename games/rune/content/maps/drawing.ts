// A battle map from pictures of letters: `#` is a wall, `h` and `f` are where heroes and foes start, `.` is nothing in
// particular, and every other letter is what the map's own legend says. Things that cover neighbouring squares of the
// same letter are one thing.

import { type Grid, newGrid, regionsOf, type Square } from '@skald/games/grid-kit';
import type { Area, BattleMap, Spot, Thing, Zone } from '../battle-map.ts';

type Part<Whole> = Whole extends unknown ? Omit<Whole, 'area' | 'id'> : never;
/** What a letter means: a height in feet, a zone, a thing; or several of them on the same squares. */
export type Meaning = { readonly feet: number } | Part<Zone> | Part<Thing>;

export interface Drawing {
  readonly name: string;
  /** Paces of a design cell. */
  readonly cell?: number;
  readonly edge: BattleMap['edge'];
  /** Whoever comes first stands nearest to the enemy: small bands need not walk as far as large ones need room. */
  readonly meets?: 'near';
  readonly legend: Readonly<Record<string, readonly Meaning[]>>;
  /** What lies over all of it but its walls. */
  readonly everywhere?: readonly Part<Zone>[];
  readonly picture: readonly string[];
  /** Further pictures that lie over the first; a blank square adds nothing. */
  readonly over?: readonly (readonly string[])[];
}

export function drawn(drawing: Drawing): BattleMap {
  const { name, cell = 2, edge, meets, legend, everywhere = [], picture, over = [] } = drawing;
  const grid = newGrid(picture[0]!.length, picture.length);
  const layers = [picture, ...over].map((rows) => readLayer(grid, rows));
  const lettered = (letter: string): Square[] => layers.flatMap((squares) => squares.get(letter) ?? []);
  const areaOf = (letter: string): Area => stripsOf(grid, lettered(letter));
  for (const letter of new Set(layers.flatMap((squares) => [...squares.keys()])))
    if (!PLAIN.includes(letter) && legend[letter] === undefined)
      throw new Error(`${name}: the legend does not tell what “${letter}” is`);

  const told = Object.entries(legend).flatMap(([letter, meanings]) =>
    meanings.map((meaning) => ({ letter, meaning })),
  );
  const counts = new Map<string, number>();
  const idOf = (part: Part<Thing>): string => {
    const kind = part.kind === 'barrier' ? part.item : part.kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return `${kind}-${counts.get(kind)}`;
  };
  const walls = new Set(lettered('#'));
  const inside = Array.from({ length: grid.size }, (_, square) => square).filter(
    (square) => !walls.has(square),
  );
  const fields = everywhere.map((part) => ({ ...part, area: stripsOf(grid, inside) }) as Zone);
  const [heroes, foes] = [spots(grid, lettered('h')), spots(grid, lettered('f'))];
  return {
    skald: 'battle-map',
    version: 1,
    name,
    width: grid.width,
    height: grid.height,
    cell,
    edge,
    walls: areaOf('#'),
    heights: told.flatMap(({ letter, meaning }) =>
      'feet' in meaning ? [{ feet: meaning.feet, area: areaOf(letter) }] : [],
    ),
    zones: [
      ...fields,
      ...told.flatMap(({ letter, meaning }) =>
        isZone(meaning) ? [{ ...meaning, area: areaOf(letter) } as Zone] : [],
      ),
    ],
    objects: told.flatMap(({ letter, meaning }) =>
      isThing(meaning)
        ? pieces(grid, lettered(letter)).map(
            (squares) => ({ ...meaning, id: idOf(meaning), area: stripsOf(grid, squares) }) as Thing,
          )
        : [],
    ),
    starts:
      meets === 'near' ? { heroes: nearest(heroes, foes), foes: nearest(foes, heroes) } : { heroes, foes },
  };
}

function nearest(own: readonly Spot[], others: readonly Spot[]): Spot[] {
  const far = ({ x, y }: Spot): number =>
    Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
  return own.toSorted((a, b) => far(a) - far(b));
}

const PLAIN = '.#hf';
const THINGS: readonly string[] = [
  'cover',
  'barrier',
  'exit',
  'light',
  'grabber',
  'decoy',
  'hostage',
  'tube-striker',
] satisfies Thing['kind'][];

const isThing = (meaning: Meaning): meaning is Part<Thing> =>
  'kind' in meaning && THINGS.includes(meaning.kind);
const isZone = (meaning: Meaning): meaning is Part<Zone> =>
  'kind' in meaning && !THINGS.includes(meaning.kind);

/** By letter: its squares, row by row. */
function readLayer({ width, height }: Grid, rows: readonly string[]): Map<string, Square[]> {
  if (rows.length !== height || rows.some((row) => row.length !== width))
    throw new Error(`a picture is not ${width} by ${height}:\n${rows.join('\n')}`);
  const squares = new Map<string, Square[]>();
  for (const [square, letter] of [...rows.join('')].entries()) {
    if (letter === ' ') continue;
    const same = squares.get(letter);
    if (same === undefined) squares.set(letter, [square]);
    else same.push(square);
  }
  return squares;
}

/** Squares row by row as strips. */
export function stripsOf({ width }: Pick<Grid, 'width'>, squares: readonly Square[]): Area {
  const strips: [x: number, y: number, length: number][] = [];
  for (const square of squares) {
    const [x, y] = [square % width, Math.floor(square / width)];
    const last = strips.at(-1);
    if (last !== undefined && last[1] === y && last[0] + last[2] === x) last[2]++;
    else strips.push([x, y, 1]);
  }
  return strips;
}

/** Squares that hang together side by side. */
function pieces(grid: Grid, squares: readonly Square[]): Square[][] {
  const own = new Set(squares);
  const { regionAt, regions } = regionsOf(grid, (square) => own.has(square));
  return Array.from({ length: regions }, (_, region) =>
    squares.filter((square) => regionAt[square] === region),
  );
}

const spots = ({ width }: Grid, squares: readonly Square[]): Spot[] =>
  squares.map((square) => ({ x: square % width, y: Math.floor(square / width) }));
