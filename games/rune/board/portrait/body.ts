// Shoulders, what is worn on them, and what is worn on the head.

import { CROWN, type Shape, X } from './head.ts';
import type { Likeness } from './likeness.ts';
import { at, circle, type Mark, mark, polyline } from './pen.ts';

const FOOT = 300;

/** The height of the shoulder at a place, so that what is sewn on it ends there. */
const shoulderAt = (x: number, broad: number): number => {
  const away = Math.abs(x - X);
  return away < 24 ? 196 : 200 + ((away - 24) / (broad - 24)) ** 2 * 34;
};
const broadness = ({ sex }: Likeness): number => (sex === 'male' ? 92 : 80);

export function bodyMarks(likeness: Likeness): Mark[] {
  const broad = broadness(likeness);
  const [left, right] = [X - broad, X + broad];
  const trunk = [
    `M${at(X - 24, 196)}C${at(X - 50, 202)} ${at(left + 8, 212)} ${at(left, 238)}`,
    `L${at(left - 6, FOOT)}L${at(right + 6, FOOT)}L${at(right, 238)}`,
    `C${at(right - 8, 212)} ${at(X + 50, 202)} ${at(X + 24, 196)}Q${at(X, 222)} ${at(X - 24, 196)}Z`,
  ].join('');
  return [
    mark(
      'skin',
      `M${at(X - 20, 160)}L${at(X - 24, 198)}Q${at(X, 224)} ${at(X + 24, 198)}L${at(X + 20, 160)}Z`,
    ),
    mark('fine', `M${at(X + 8, 190)}L${at(X + 18, 178)}M${at(X + 10, 197)}L${at(X + 20, 185)}`),
    mark(INK_OF[likeness.armor ?? 'none'], trunk),
    ...sewn(likeness, broad),
    mark('line', `M${at(X - 24, 196)}Q${at(X, 222)} ${at(X + 24, 196)}`),
    ...cloakMarks(likeness, broad),
  ];
}

const INK_OF = {
  none: 'cloth',
  quilted: 'cloth',
  'heavy-leather': 'leather',
  'studded-leather': 'leather',
  'chain-mail': 'metal',
  'steel-scale': 'metal',
} as const;

/** Rows of places on the chest, every other row half a step further. */
function places(broad: number, step: number, drop: number): (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let row = 0; 206 + row * drop < FOOT; row++)
    for (let x = X - broad + 6 + ((row % 2) * step) / 2; x < X + broad - 4; x += step) {
      const y = 206 + row * drop;
      const collar = 212 - ((x - X) / 24) ** 2 * 16;
      if (y > shoulderAt(x, broad) + 5 && (Math.abs(x - X) > 24 || y > collar + 5)) found.push([x, y]);
    }
  return found;
}

function sewn({ armor }: Likeness, broad: number): Mark[] {
  switch (armor) {
    case null:
      return [
        mark('line', `M${at(X, 212)}L${at(X, 240)}`),
        mark('fine', `M${at(X - 30, 240)}L${at(X - 36, FOOT)}M${at(X + 30, 240)}L${at(X + 36, FOOT)}`),
      ];
    case 'quilted':
      return places(broad, 22, 16).map(([x, y]) =>
        mark('fine', polyline([x - 9, y], [x, y - 8], [x + 9, y], [x, y + 8], [x - 9, y])),
      );
    case 'heavy-leather':
      return [
        mark('line', `M${at(X - 8, 214)}L${at(X - 8, FOOT)}M${at(X + 8, 214)}L${at(X + 8, FOOT)}`),
        ...[226, 242, 258, 274, 290].map((y) =>
          mark('fine', `M${at(X - 8, y)}L${at(X + 8, y + 9)}M${at(X + 8, y)}L${at(X - 8, y + 9)}`),
        ),
        mark(
          'fine',
          `M${at(X - 52, 212)}Q${at(X - 44, 256)} ${at(X - 50, FOOT)}M${at(X + 52, 212)}Q${at(X + 44, 256)} ${at(X + 50, FOOT)}`,
        ),
      ];
    case 'studded-leather':
      return places(broad, 18, 14).map(([x, y]) => mark('metal', circle(x, y, 3)));
    case 'chain-mail':
      return places(broad, 10, 8).map(([x, y]) =>
        mark('fine', `M${at(x - 4, y - 2)}Q${at(x, y + 5)} ${at(x + 4, y - 2)}`),
      );
    case 'steel-scale':
      return places(broad, 16, 13).map(([x, y]) =>
        mark(
          'line',
          `M${at(x - 8, y - 6)}L${at(x - 7, y + 2)}Q${at(x, y + 9)} ${at(x + 7, y + 2)}L${at(x + 8, y - 6)}`,
        ),
      );
  }
}

/** Over one shoulder, held by a ring and a pin. */
function cloakMarks({ cloak }: Likeness, broad: number): Mark[] {
  if (cloak === null) return [];
  const left = X - broad;
  return [
    mark(
      'cloak',
      `M${at(X - 24, 194)}C${at(X - 56, 198)} ${at(left, 206)} ${at(left - 8, 240)}L${at(left - 12, FOOT)}L${at(X - 44, FOOT)}C${at(X - 44, 262)} ${at(X - 20, 240)} ${at(X + 30, 214)}Q${at(X + 30, 200)} ${at(X + 22, 196)}Q${at(X + 4, 216)} ${at(X - 24, 194)}Z`,
    ),
    mark(
      'fine',
      `M${at(X - 30, 206)}C${at(X - 56, 230)} ${at(X - 66, 260)} ${at(X - 66, FOOT)}M${at(X - 56, 208)}C${at(X - 78, 230)} ${at(X - 86, 262)} ${at(X - 86, FOOT)}`,
    ),
    mark('metal', circle(X + 26, 212, 9)),
    mark('ground', circle(X + 26, 212, 4)),
    mark('line', `M${at(X + 14, 220)}L${at(X + 40, 203)}`),
  ];
}

export function helmMarks({ helm }: Likeness, { half }: Shape): Mark[] {
  const [left, right] = [X - half - 5, X + half + 5];
  const dome = `M${at(left, 104)}C${at(left, 60)} ${at(X - 22, CROWN - 18)} ${at(X, CROWN - 26)}C${at(X + 22, CROWN - 18)} ${at(right, 60)} ${at(right, 104)}Q${at(X, 92)} ${at(left, 104)}Z`;
  const band = `M${at(left - 1, 96)}Q${at(X, 84)} ${at(right + 1, 96)}L${at(right + 1, 106)}Q${at(X, 94)} ${at(left - 1, 106)}Z`;
  switch (helm) {
    case 'none':
      return [];
    case 'cap':
      return [
        mark(
          'leather',
          `M${at(left, 104)}C${at(left - 2, 50)} ${at(right + 2, 50)} ${at(right, 104)}Q${at(X, 92)} ${at(left, 104)}Z`,
        ),
        mark('fine', `M${at(X, 63)}L${at(X, 94)}`),
        mark('leather', band),
        ...[-0.7, -0.35, 0, 0.35, 0.7].map((part) =>
          mark('metal', circle(X + part * half, 95 + Math.abs(part) * 6, 2.6)),
        ),
      ];
    case 'nasal':
      return [
        mark('metal', dome),
        mark(
          'fine',
          `M${at(X, CROWN - 22)}L${at(X, 92)}M${at(X - half * 0.6, 62)}Q${at(X - half * 0.7, 80)} ${at(X - half * 0.6, 96)}M${at(X + half * 0.6, 62)}Q${at(X + half * 0.7, 80)} ${at(X + half * 0.6, 96)}`,
        ),
        mark('metal', band),
        mark(
          'metal',
          `M${at(X - 6, 94)}L${at(X + 6, 94)}L${at(X + 8, 138)}Q${at(X, 144)} ${at(X - 8, 138)}Z`,
        ),
      ];
    case 'spectacle':
      return [
        mark('metal', dome),
        mark('fine', `M${at(X, CROWN - 22)}L${at(X, 92)}`),
        mark('metal', band),
        mark(
          'metal',
          `M${at(left, 102)}L${at(right, 102)}L${at(right - 4, 134)}Q${at(X + 20, 146)} ${at(X + 7, 130)}L${at(X + 6, 142)}L${at(X - 6, 142)}L${at(X - 7, 130)}Q${at(X - 20, 146)} ${at(left + 4, 134)}Z`,
        ),
        mark('cut', circle(X - 20, 121, 11)),
        mark('cut', circle(X + 20, 121, 11)),
        mark('paper', circle(X - 20, 121, 3.4)),
        mark('paper', circle(X + 20, 121, 3.4)),
      ];
  }
}
