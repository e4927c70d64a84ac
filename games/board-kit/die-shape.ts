// The face of a die as one sees it from above, in a box of 24 around 0, 0. Pure: `die.tsx` draws it.

import type { Point } from './camera.ts';

export interface DieShape {
  readonly outline: readonly Point[];
  /** Edges within the outline: the faces beside the one that counts. */
  readonly edges: readonly (readonly [Point, Point])[];
  /** Where the number stands, and how large it may be. */
  readonly number: { readonly at: Point; readonly size: number };
}

const RADIUS = 11;

/** A regular polygon, its first corner at the top. */
const polygon = (corners: number, radius = RADIUS): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** Each corner of an inner face with corners of the outline. */
const spokes = (
  inner: readonly Point[],
  outline: readonly Point[],
  pairs: readonly (readonly [number, number])[],
): [Point, Point][] => pairs.map(([from, to]) => [inner[from] as Point, outline[to] as Point]);

const ring = (points: readonly Point[]): [Point, Point][] =>
  points.map((point, i) => [point, points[(i + 1) % points.length] as Point]);

/** The face that counts is a triangle, one beside each of its edges. */
function triangles(): DieShape {
  const outline = polygon(6);
  const inner = polygon(3, 7.6);
  const beside: [number, number][] = [0, 1, 2].flatMap((i): [number, number][] =>
    [-1, 0, 1].map((by) => [i, (2 * i + by + 6) % 6]),
  );
  return {
    outline,
    edges: [...ring(inner), ...spokes(inner, outline, beside)],
    number: { at: [0, 0.6], size: 7 },
  };
}

/** Two kites below and two beside the one that counts. */
function kite(): DieShape {
  const outline: Point[] = [
    [0, -11.2],
    [10.6, -2.6],
    [10.6, 3.2],
    [0, 11.2],
    [-10.6, 3.2],
    [-10.6, -2.6],
  ];
  const face: Point[] = [
    [0, -11.2],
    [6.4, 2.4],
    [0, 6.4],
    [-6.4, 2.4],
  ];
  return {
    outline,
    edges: [
      ...ring(face),
      ...spokes(face, outline, [
        [1, 2],
        [2, 3],
        [3, 4],
      ]),
    ],
    number: { at: [0, -0.4], size: 9 },
  };
}

function pentagon(): DieShape {
  const outline = polygon(10);
  const inner = polygon(5, 7);
  return {
    outline,
    edges: [
      ...ring(inner),
      ...spokes(
        inner,
        outline,
        [0, 1, 2, 3, 4].map((i) => [i, 2 * i] as const),
      ),
    ],
    number: { at: [0, 0.3], size: 8.4 },
  };
}

const SQUARE: readonly Point[] = [
  [-10.5, -10.5],
  [10.5, -10.5],
  [10.5, 10.5],
  [-10.5, 10.5],
];

/** Any other number of sides is a polygon of so many corners, up to where corners are seen no more. */
export function dieShape(sides: number): DieShape {
  switch (sides) {
    case 4:
      return { outline: polygon(3, 11.2), edges: [], number: { at: [0, 1.4], size: 9.6 } };
    case 6:
      return { outline: SQUARE, edges: [], number: { at: [0, 0], size: 14 } };
    case 8:
    case 20:
      return triangles();
    case 10:
      return kite();
    case 12:
      return pentagon();
    default:
      return {
        outline: polygon(Math.min(Math.max(sides, 3), 12)),
        edges: [],
        number: { at: [0, 0], size: 11 },
      };
  }
}

const PLACES: readonly Point[] = [
  [-5, -5],
  [5, -5],
  [-5, 0],
  [0, 0],
  [5, 0],
  [-5, 5],
  [5, 5],
];

/** Which of the seven places for a pip a face has. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [3],
  2: [0, 6],
  3: [0, 3, 6],
  4: [0, 1, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 2, 4, 5, 6],
};

export const pipsOf = (face: number): readonly Point[] =>
  (PIPS[face] ?? []).map((place) => PLACES[place] as Point);

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const edgesPath = (edges: DieShape['edges']): string =>
  edges.map((edge) => `M${edge.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`).join('');

const round = (n: number): number => Math.round(n * 100) / 100;
