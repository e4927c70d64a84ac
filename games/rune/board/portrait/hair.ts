// Hair and beards around a head.

import { CROWN, type Shape, X } from './head.ts';
import type { Likeness } from './likeness.ts';
import { at, circle, type Mark, mark } from './pen.ts';

/** What falls behind the face. */
export function hairBehind({ hair, face }: Likeness, { half }: Shape): Mark[] {
  const out = half + 10 + face.curl * 2;
  switch (hair) {
    case 'loose':
      return [
        mark(
          'hair',
          [
            `M${at(X - half - 4, 96)}`,
            `C${at(X - out - 8, 140)} ${at(X - out + 6, 170)} ${at(X - out - 6, 214)}`,
            `L${at(X + out + 6, 214)}`,
            `C${at(X + out - 6, 170)} ${at(X + out + 8, 140)} ${at(X + half + 4, 96)}Z`,
          ].join(''),
        ),
        ...strands(half + 2, out + 2, 120, 208),
      ];
    case 'tail':
      return [
        mark(
          'hair',
          `M${at(X + half - 8, 92)}C${at(X + half + 26, 100)} ${at(X + half + 22, 160)} ${at(X + half + 12, 206)}C${at(X + half + 4, 190)} ${at(X + half + 2, 150)} ${at(X + half - 4, 120)}Z`,
        ),
        mark(
          'leather',
          `M${at(X + half + 4, 104)}L${at(X + half + 18, 110)}L${at(X + half + 17, 117)}L${at(X + half + 3, 112)}Z`,
        ),
      ];
    case 'short':
      return [
        mark(
          'hair',
          `M${at(X - half - 5, 104)}C${at(X - half - 9, 130)} ${at(X - half - 4, 142)} ${at(X - half + 2, 150)}L${at(X + half - 2, 150)}C${at(X + half + 4, 142)} ${at(X + half + 9, 130)} ${at(X + half + 5, 104)}Z`,
        ),
      ];
    default:
      return [];
  }
}

/** Lines along what hangs down on both sides. */
const strands = (from: number, to: number, top: number, bottom: number): Mark[] =>
  [0.25, 0.5, 0.75].flatMap((part) =>
    [-1, 1].map((side) => {
      const x = X + side * (from + (to - from) * part);
      return mark(
        'fine',
        `M${at(x, top + part * 20)}C${at(x + side * 4, 150)} ${at(x - side * 3, 180)} ${at(x + side * 2, bottom - part * 12)}`,
      );
    }),
  );

/** What lies over the skull; under a helm only its rim shows. */
export function hairAbove({ hair, face, helm }: Likeness, { half }: Shape): Mark[] {
  if (helm !== 'none') return hair === 'bald' || hair === 'cropped' ? [] : locks(half);
  const line = 92 - face.parting * 2;
  const top = CROWN - (hair === 'cropped' ? 14 : 22);
  const cap = (peak: number, low: number): string =>
    [
      `M${at(X - half - 3, low)}`,
      `C${at(X - half - 6, top - 2)} ${at(X + half + 6, top - 2)} ${at(X + half + 3, low)}`,
      `Q${at(X + half - 4, line + 6)} ${at(X + 12 + face.parting * 2, line)}`,
      `Q${at(X + 4, peak)} ${at(X - 14 + face.parting * 3, line)}`,
      `Q${at(X - half + 6, line + 6)} ${at(X - half - 3, low)}Z`,
    ].join('');
  switch (hair) {
    case 'bald':
      return [mark('fine', `M${at(X - 20, 84)}Q${at(X - 12, 78)} ${at(X - 2, 77)}`)];
    case 'crest':
      return [
        mark(
          'hair',
          `M${at(X - 13, 96)}C${at(X - 20, 52)} ${at(X + 20, 52)} ${at(X + 13, 96)}Q${at(X, 84)} ${at(X - 13, 96)}Z`,
        ),
        mark('fine', `M${at(X - 5, 62)}L${at(X - 6, 86)}M${at(X + 5, 62)}L${at(X + 6, 86)}`),
      ];
    case 'cropped':
      return [mark('hair', cap(line + 2, 106)), ...stubbleOnTop(half)];
    default:
      return [mark('hair', cap(line - 3, 122)), ...combed(face.parting, half)];
  }
}

const locks = (half: number): Mark[] =>
  [-1, 1].map((side) =>
    mark(
      'hair',
      `M${at(X + side * (half - 4), 100)}Q${at(X + side * (half + 7), 118)} ${at(X + side * (half + 3), 140)}Q${at(X + side * (half - 5), 122)} ${at(X + side * (half - 4), 100)}Z`,
    ),
  );

const combed = (parting: number, half: number): Mark[] =>
  [-0.8, -0.5, 0.5, 0.8].map((part) => {
    const from = X - 8 + parting * 4;
    return mark(
      'fine',
      `M${at(from + part * 12, CROWN + 4)}Q${at(X + part * half * 0.8, 74)} ${at(X + part * half, 92)}`,
    );
  });

const stubbleOnTop = (half: number): Mark[] =>
  [-0.6, -0.2, 0.2, 0.6].map((part) =>
    mark('fine', `M${at(X + part * half, 72)}L${at(X + part * half, 78)}`),
  );

/** Braids hang before the shoulders. */
export function braids({ hair, helm, sex }: Likeness, { half }: Shape): Mark[] {
  if (hair !== 'braids') return [];
  const links = sex === 'female' ? 7 : 5;
  return [-1, 1].flatMap((side) => {
    const x = X + side * (half + 3);
    const top = helm === 'none' ? 128 : 138;
    return [
      ...Array.from({ length: links }, (_, i) => {
        const y = top + i * 13;
        const lean = i % 2 === 0 ? 3 : -3;
        return mark(
          'hair',
          `M${at(x - 7, y)}Q${at(x + lean, y - 4)} ${at(x + 7, y)}Q${at(x + 6, y + 11)} ${at(x, y + 15)}Q${at(x - 6, y + 11)} ${at(x - 7, y)}Z`,
        );
      }),
      mark(
        'leather',
        `M${at(x - 5, top + links * 13)}L${at(x + 5, top + links * 13)}L${at(x + 4, top + links * 13 + 5)}L${at(x - 4, top + links * 13 + 5)}Z`,
      ),
    ];
  });
}

export function beardMarks({ beard }: Likeness, { half, jaw, chin }: Shape): Mark[] {
  switch (beard) {
    case 'none':
      return [];
    case 'stubble':
      return Array.from({ length: 15 }, (_, i) => {
        const [row, step] = [Math.floor(i / 5), (i % 5) - 2];
        const x = X + step * (jaw * 0.36) + (row % 2) * 3;
        return mark('fine', `M${at(x, chin - 16 + row * 6)}L${at(x + 1, chin - 13 + row * 6)}`);
      });
    case 'moustache':
      return [moustache(26)];
    case 'short':
      return [mark('hair', full(half, jaw, chin + 10)), ...bristles(chin, 8), lips, moustache(15)];
    case 'long':
      return [mark('hair', full(half, jaw, chin + 46)), ...bristles(chin, 40), lips, moustache(17)];
    case 'forked':
      return [mark('hair', forked(half, jaw, chin)), ...bristles(chin, 26), lips, moustache(17)];
    case 'braided':
      return [
        mark('hair', full(half, jaw, chin + 12)),
        ...bristles(chin, 8),
        ...[0, 1, 2].map((i) => mark('hair', circle(X, chin + 17 + i * 10, 6.5 - i))),
        mark(
          'leather',
          `M${at(X - 4, chin + 42)}L${at(X + 4, chin + 42)}L${at(X + 3, chin + 47)}L${at(X - 3, chin + 47)}Z`,
        ),
        lips,
        moustache(19),
      ];
  }
}

/** Along the jaw, down to its end, and back below the lips. */
const full = (half: number, jaw: number, end: number): string =>
  [
    `M${at(X - half + 1, 130)}`,
    `C${at(X - half - 2, 158)} ${at(X - jaw - 6, end - 24)} ${at(X - 8, end)}`,
    `Q${at(X, end + 4)} ${at(X + 8, end)}`,
    `C${at(X + jaw + 6, end - 24)} ${at(X + half + 2, 158)} ${at(X + half - 1, 130)}`,
    `C${at(X + half - 8, 150)} ${at(X + 22, 148)} ${at(X, 149)}`,
    `C${at(X - 22, 148)} ${at(X - half + 8, 150)} ${at(X - half + 1, 130)}Z`,
  ].join('');

const forked = (half: number, jaw: number, chin: number): string =>
  [
    `M${at(X - half + 1, 130)}`,
    `C${at(X - half - 2, 160)} ${at(X - jaw - 8, chin)} ${at(X - 18, chin + 40)}`,
    `Q${at(X - 4, chin + 26)} ${at(X, chin + 10)}`,
    `Q${at(X + 4, chin + 26)} ${at(X + 18, chin + 40)}`,
    `C${at(X + jaw + 8, chin)} ${at(X + half + 2, 160)} ${at(X + half - 1, 130)}`,
    `C${at(X + half - 8, 150)} ${at(X + 22, 148)} ${at(X, 149)}`,
    `C${at(X - 22, 148)} ${at(X - half + 8, 150)} ${at(X - half + 1, 130)}Z`,
  ].join('');

const bristles = (chin: number, length: number): Mark[] =>
  [-2, -1, 0, 1, 2].map((step) =>
    mark(
      'fine',
      `M${at(X + step * 9, chin - 8 - Math.abs(step) * 3)}L${at(X + step * 6, chin - 4 + length * (1 - Math.abs(step) * 0.28))}`,
    ),
  );

const lips = mark(
  'skin',
  `M${at(X - 10, 158)}Q${at(X, 155)} ${at(X + 10, 158)}Q${at(X, 166)} ${at(X - 10, 158)}Z`,
);

const moustache = (half: number): Mark =>
  mark(
    'hair',
    `M${at(X, 149)}Q${at(X - half * 0.6, 147)} ${at(X - half, 158 + half / 5)}Q${at(X - half * 0.4, 157)} ${at(X, 154)}Q${at(X + half * 0.4, 157)} ${at(X + half, 158 + half / 5)}Q${at(X + half * 0.6, 147)} ${at(X, 149)}Z`,
  );
