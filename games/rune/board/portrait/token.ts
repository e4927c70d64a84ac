// A hero as a round counter, 64 by 64 around 0, 0: few outlines, so that he is known at the size of a fingertip.

import { otherHand, shieldMarks, weaponMarks } from './arms.ts';
import { type Likeness, NOTCHES } from './likeness.ts';
import { circle, type Mark, mark, placed, polyline } from './pen.ts';

/** Half of its breadth. */
export const RADIUS = 32;

/** What is held is drawn with a finer pen than who holds it. */
export interface Token {
  readonly arms: readonly Mark[];
  readonly figure: readonly Mark[];
  readonly shield: readonly Mark[];
  readonly notches: readonly Mark[];
}

export const tokenOf = (likeness: Likeness): Token => ({
  arms: arms(likeness),
  figure: placed(figure(likeness), { x: 0, y: 2, scale: 1.12 }),
  shield: shield(likeness),
  notches: notches(likeness),
});

const figure = (likeness: Likeness): Mark[] => [
  ...behind(likeness),
  ...shoulders(likeness),
  mark('skin', 'M-12 -6C-13 4 -7 12 0 12C7 12 13 4 12 -6C12 -20 -12 -20 -12 -6Z'),
  ...beard(likeness),
  ...eyes(likeness),
  ...hair(likeness),
  ...helm(likeness),
];

function arms({ weapon }: Likeness): Mark[] {
  const other = otherHand(weapon);
  const held = { y: -1, scale: weapon === 'fist' ? 0.4 : 0.46 };
  return [
    ...placed(weaponMarks(weapon), { ...held, x: 20, turn: 8, mirrored: true }),
    ...(other === null ? [] : placed(weaponMarks(other), { ...held, x: -20, turn: -8 })),
  ];
}

function shoulders({ armor, cloak }: Likeness): Mark[] {
  const trunk = 'M-21 22C-18 12 -8 10 0 10C8 10 18 12 21 22C14 29 -14 29 -21 22Z';
  const worn = {
    none: mark('cloth', trunk),
    quilted: mark('cloth', trunk),
    'heavy-leather': mark('leather', trunk),
    'studded-leather': mark('leather', trunk),
    'chain-mail': mark('metal', trunk),
    'steel-scale': mark('metal', trunk),
  }[armor ?? 'none'];
  return [
    worn,
    ...(cloak === null
      ? []
      : [mark('cloak', 'M-21 22C-18 12 -8 10 2 12C-4 16 -10 22 -11 27C-15 26 -19 24 -21 22Z')]),
  ];
}

function behind({ hair }: Likeness): Mark[] {
  switch (hair) {
    case 'loose':
      return [mark('hair', 'M-13 -10C-19 2 -15 10 -18 18L18 18C15 10 19 2 13 -10Z')];
    case 'short':
      return [mark('hair', 'M-14 -8C-16 2 -13 6 -11 8L11 8C13 6 16 2 14 -8Z')];
    case 'tail':
      return [mark('hair', 'M8 -12C19 -10 18 8 15 16C12 10 11 4 10 -2Z')];
    case 'braids':
      return [mark('hair', 'M-16 -4L-10 -4L-11 19L-15 19ZM16 -4L10 -4L11 19L15 19Z')];
    default:
      return [];
  }
}

function hair({ hair: cut, helm: worn }: Likeness): Mark[] {
  if (worn !== 'none' || cut === 'bald') return [];
  if (cut === 'crest') return [mark('hair', 'M-4 -9C-6 -25 6 -25 4 -9C2 -11 -2 -11 -4 -9Z')];
  return [
    mark(
      'hair',
      cut === 'cropped'
        ? 'M-12 -8C-13 -20 13 -20 12 -8C6 -12 -6 -12 -12 -8Z'
        : 'M-14 -2C-16 -23 16 -23 14 -2C12 -8 6 -11 0 -10C-6 -11 -12 -8 -14 -2Z',
    ),
  ];
}

function beard({ beard: cut }: Likeness): Mark[] {
  switch (cut) {
    case 'none':
      return [];
    case 'stubble':
      return [mark('line', 'M-4 8L4 8')];
    case 'moustache':
      return [mark('hair', 'M0 2C-6 1 -9 5 -9 8C-5 7 -2 6 0 5C2 6 5 7 9 8C9 5 6 1 0 2Z')];
    case 'short':
      return [mark('hair', 'M-12 -1C-12 9 -5 15 0 15C5 15 12 9 12 -1C9 4 5 3 0 3C-5 3 -9 4 -12 -1Z')];
    case 'long':
      return [mark('hair', 'M-12 -1C-13 12 -6 26 0 26C6 26 13 12 12 -1C9 4 5 3 0 3C-5 3 -9 4 -12 -1Z')];
    case 'forked':
      return [
        mark(
          'hair',
          'M-12 -1C-13 10 -10 20 -6 24C-3 20 -1 18 0 14C1 18 3 20 6 24C10 20 13 10 12 -1C9 4 5 3 0 3C-5 3 -9 4 -12 -1Z',
        ),
      ];
    case 'braided':
      return [
        mark(
          'hair',
          'M-12 -1C-12 9 -6 14 -3 15L-3 25L3 25L3 15C6 14 12 9 12 -1C9 4 5 3 0 3C-5 3 -9 4 -12 -1Z',
        ),
      ];
  }
}

const eyes = ({ face, helm: worn }: Likeness): Mark[] => {
  if (worn === 'spectacle') return [];
  const apart = 4.4 + face.spacing * 0.3;
  return face.scar === 9
    ? [
        mark('cut', circle(-apart, -3, 1.7)),
        mark('line', polyline([-10, -10], [11, 1])),
        mark('cut', circle(apart, -3, 3)),
      ]
    : [mark('cut', circle(-apart, -3, 1.7)), mark('cut', circle(apart, -3, 1.7))];
};

function helm({ helm: worn }: Likeness): Mark[] {
  switch (worn) {
    case 'none':
      return [];
    case 'cap':
      return [mark('leather', 'M-14 -6C-15 -24 15 -24 14 -6C6 -10 -6 -10 -14 -6Z')];
    case 'nasal':
      return [
        mark('metal', 'M-14 -6C-14 -16 -6 -22 0 -26C6 -22 14 -16 14 -6C6 -10 -6 -10 -14 -6Z'),
        mark('metal', 'M-2 -9L2 -9L2.6 4L-2.6 4Z'),
      ];
    case 'spectacle':
      return [
        mark('metal', 'M-14 -6C-14 -16 -6 -22 0 -26C6 -22 14 -16 14 -6L12 3L3 2L2 6L-2 6L-3 2L-12 3Z'),
        mark('cut', circle(-6, -3, 3)),
        mark('cut', circle(6, -3, 3)),
      ];
  }
}

const shield = ({ shield: carried, painted }: Likeness): Mark[] =>
  carried === null ? [] : placed(shieldMarks(carried, painted), { x: -17, y: 16, scale: 0.28 });

/** Within the rim, for those who look closely: where two heroes differ, they do too. */
const notches = (likeness: Likeness): Mark[] =>
  likeness.notches.flatMap((notch, i) => {
    if (notch === 0) return [];
    const angle = (i / NOTCHES) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const [from, to] = [RADIUS - 4.6, RADIUS - 4.6 - notch * 0.9];
    return [mark('fine', polyline([x * from, y * from], [x * to, y * to]))];
  });
