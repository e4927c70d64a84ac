// A face from the front, in a picture of 240 by 300: features as chance and years made them.

import type { Likeness } from './likeness.ts';
import { at, circle, ellipse, type Mark, mark } from './pen.ts';

/** The middle of the face, and the heights of what is in it. */
export const X = 120;
const EYES = 122;
const MOUTH = 158;
export const CROWN = 66;

export interface Shape {
  /** Half of its breadth at the temples and at the jaw. */
  readonly half: number;
  readonly jaw: number;
  readonly chin: number;
}

export function shapeOf({ sex, face }: Likeness): Shape {
  const male = sex === 'male';
  return {
    half: 38 + face.width * 1.6 + (male ? 2 : 0),
    jaw: (male ? 27 : 21) + face.jaw * 2,
    chin: 174 + face.chin * 3 + (male ? 2 : 0),
  };
}

/** From temple to temple below, then over the skull. */
function outline({ half, jaw, chin }: Shape): string {
  const [left, right] = [X - half, X + half];
  return [
    `M${at(left, 112)}`,
    `C${at(left + 1, 140)} ${at(X - jaw - 4, 156)} ${at(X - jaw * 0.52, chin - 4)}`,
    `Q${at(X, chin + 5)} ${at(X + jaw * 0.52, chin - 4)}`,
    `C${at(X + jaw + 4, 156)} ${at(right - 1, 140)} ${at(right, 112)}`,
    `C${at(right, CROWN - 8)} ${at(left, CROWN - 8)} ${at(left, 112)}Z`,
  ].join('');
}

export function headMarks(likeness: Likeness): Mark[] {
  const shape = shapeOf(likeness);
  return [
    ...ears(shape),
    mark('skin', outline(shape)),
    ...cheeks(likeness, shape),
    ...eyes(likeness),
    ...brows(likeness),
    ...nose(likeness),
    ...mouth(likeness),
    ...years(likeness, shape),
    ...scars(likeness, shape),
    ...tattoos(likeness),
  ];
}

const ears = ({ half }: Shape): Mark[] =>
  [-1, 1].flatMap((side) => [
    mark('skin', ellipse(X + side * (half + 1), 126, 6, 11)),
    mark(
      'fine',
      `M${at(X + side * (half + 3), 120)}C${at(X + side * (half + 5), 124)} ${at(X + side * (half + 3), 128)} ${at(X + side * (half + 1), 131)}`,
    ),
  ]);

/** The light comes from the left. */
const cheeks = ({ age }: Likeness, { half, jaw }: Shape): Mark[] =>
  Array.from({ length: age === 'young' ? 4 : 6 }, (_, i) => {
    const y = 130 + i * 6;
    const edge = X + half - 3 - (i * (half - jaw)) / 7;
    return mark('fine', `M${at(edge, y)}L${at(edge - 11 + i, y + 4)}`);
  });

const spacing = ({ face }: Likeness): number => 16 + face.spacing * 1.5;

function eyes(likeness: Likeness): Mark[] {
  const { face } = likeness;
  const [wide, high] = [
    [8.5, 3.6],
    [9, 2.6],
    [8, 4.4],
    [7.4, 3],
    [9.4, 3.4],
  ][face.eyes] as [number, number];
  return [-1, 1].flatMap((side) => {
    const x = X + side * spacing(likeness);
    if (side === 1 && face.scar === 9) return patch(x);
    return [
      mark(
        'paper',
        `M${at(x - wide, EYES)}Q${at(x, EYES - high * 2)} ${at(x + wide, EYES)}Q${at(x, EYES + high * 1.4)} ${at(x - wide, EYES)}Z`,
      ),
      mark('cut', circle(x, EYES - 0.4, 2.7)),
    ];
  });
}

/** He gave it for something. */
const patch = (x: number): Mark[] => [
  mark('line', `M${at(X - 36, 92)}L${at(X + 42, 134)}`),
  mark(
    'cut',
    `M${at(x - 11, EYES - 7)}L${at(x + 11, EYES - 4)}Q${at(x + 8, EYES + 11)} ${at(x - 2, EYES + 9)}Q${at(x - 12, EYES + 6)} ${at(x - 11, EYES - 7)}Z`,
  ),
];

function brows(likeness: Likeness): Mark[] {
  const { face, sex } = likeness;
  const [inner, outer] = [
    [-9, -11],
    [-6, -13],
    [-10, -8],
    [-7, -9],
    [-11, -13],
  ][face.brow] as [number, number];
  const heavy = sex === 'male' || face.brow === 4;
  return [-1, 1].flatMap((side) => {
    const x = X + side * spacing(likeness);
    const [near, far] = [x - side * 10, x + side * 12];
    const line = `M${at(near, EYES + inner)}Q${at(x, EYES + outer - 3)} ${at(far, EYES + outer + 4)}`;
    return heavy
      ? [mark('hair', `${line}Q${at(x, EYES + outer)} ${at(near, EYES + inner + 4)}Z`)]
      : [mark('line', line)];
  });
}

/** Straight, hooked, flat, long, snub, and one that was broken. */
function nose({ face }: Likeness): Mark[] {
  const tip = [143, 144, 141, 147, 140, 144][face.nose] ?? 143;
  const half = [6, 5, 9, 6, 6, 7][face.nose] ?? 6;
  const ridge = [
    `M${at(X + 3, EYES - 2)}L${at(X + 4, tip - 4)}`,
    `M${at(X + 2, EYES - 3)}Q${at(X + 9, EYES + 8)} ${at(X + 4, tip - 3)}`,
    `M${at(X + 4, EYES + 4)}L${at(X + 6, tip - 4)}`,
    `M${at(X + 2, EYES - 4)}L${at(X + 3, tip - 4)}`,
    `M${at(X + 4, EYES + 2)}Q${at(X + 1, EYES + 10)} ${at(X + 5, tip - 4)}`,
    `M${at(X + 2, EYES - 3)}L${at(X + 7, EYES + 7)}L${at(X + 2, tip - 4)}`,
  ][face.nose] as string;
  return [
    mark('fine', ridge),
    mark(
      'line',
      `M${at(X - half, tip - 3)}Q${at(X - half, tip + 2)} ${at(X - 2, tip)}Q${at(X, tip + 3)} ${at(X + 2, tip)}Q${at(X + half, tip + 2)} ${at(X + half, tip - 3)}`,
    ),
  ];
}

/** Level, grim, amused on one side, full, tight. */
function mouth({ face, sex }: Likeness): Mark[] {
  const half = sex === 'male' ? 13 : 11;
  const [left, middle, right] = [
    [0, 1, 0],
    [3, -2, 3],
    [1, 2, -4],
    [0, 2, 0],
    [1, 0, 1],
  ][face.mouth] as [number, number, number];
  const lower = face.mouth === 4 ? 4 : 7;
  return [
    mark('line', `M${at(X - half, MOUTH + left)}Q${at(X, MOUTH + middle)} ${at(X + half, MOUTH + right)}`),
    mark('fine', `M${at(X - 5, MOUTH + lower)}Q${at(X, MOUTH + lower + 2)} ${at(X + 5, MOUTH + lower)}`),
    ...(sex === 'female' || face.mouth === 3
      ? [
          mark(
            'fine',
            `M${at(X - half + 2, MOUTH - 1)}Q${at(X - 4, MOUTH - 6)} ${at(X, MOUTH - 3)}Q${at(X + 4, MOUTH - 6)} ${at(X + half - 2, MOUTH - 1)}`,
          ),
        ]
      : []),
  ];
}

function years({ age }: Likeness, { half }: Shape): Mark[] {
  if (age === 'young') return [];
  const grown = [
    mark('fine', `M${at(X - 13, 142)}Q${at(X - 20, 150)} ${at(X - 19, 158)}`),
    mark('fine', `M${at(X + 13, 142)}Q${at(X + 20, 150)} ${at(X + 19, 158)}`),
  ];
  if (age === 'grown') return grown;
  const crow = [-1, 1].flatMap((side) =>
    [0, 5].map((drop) =>
      mark(
        'fine',
        `M${at(X + side * (half - 9), EYES - 1 + drop)}L${at(X + side * (half - 3), EYES - 4 + drop * 1.6)}`,
      ),
    ),
  );
  return [
    ...grown,
    ...crow,
    mark(
      'fine',
      `M${at(X - 18, 98)}Q${at(X, 94)} ${at(X + 18, 98)}M${at(X - 14, 91)}Q${at(X, 88)} ${at(X + 14, 91)}`,
    ),
    mark(
      'fine',
      `M${at(X - 22, 131)}Q${at(X - 15, 134)} ${at(X - 10, 131)}M${at(X + 22, 131)}Q${at(X + 15, 134)} ${at(X + 10, 131)}`,
    ),
  ];
}

/** Four faces in ten bear one. */
function scars({ face }: Likeness, { half }: Shape): Mark[] {
  switch (face.scar) {
    case 5:
      return [
        mark(
          'line',
          `M${at(X - half + 8, 134)}L${at(X - 12, 154)}M${at(X - 30, 138)}L${at(X - 26, 145)}M${at(X - 22, 144)}L${at(X - 18, 151)}`,
        ),
      ];
    case 6:
      return [mark('line', `M${at(X - 24, 100)}L${at(X - 12, 140)}`)];
    case 7:
      return [mark('line', `M${at(X + 6, 96)}L${at(X + 26, 106)}M${at(X + 14, 97)}L${at(X + 12, 104)}`)];
    case 8:
      return [mark('line', `M${at(X + 10, 152)}L${at(X + 20, 168)}M${at(X + 12, 162)}L${at(X + 18, 158)}`)];
    default:
      return [];
  }
}

/** Lines of woad, as the Easterners have them. */
function tattoos({ face }: Likeness): Mark[] {
  switch (face.mark) {
    case 5:
      return [
        mark(
          'fine',
          `M${at(X - 4, 84)}L${at(X - 4, 100)}M${at(X, 82)}L${at(X, 102)}M${at(X + 4, 84)}L${at(X + 4, 100)}`,
        ),
      ];
    case 6:
      return [0, 6, 12].map((x) => mark('cut', circle(X - 28 + x, 138 + x / 2, 1.3)));
    case 7:
      return [mark('fine', `M${at(X + 20, 136)}L${at(X + 34, 132)}M${at(X + 20, 141)}L${at(X + 33, 138)}`)];
    default:
      return [];
  }
}
