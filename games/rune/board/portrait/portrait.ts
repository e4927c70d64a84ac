// A hero from head to chest, 240 by 300, as a list of outlines.

import { otherHand, shieldMarks, weaponMarks } from './arms.ts';
import { bodyMarks, helmMarks } from './body.ts';
import { emblemMarks } from './emblem.ts';
import { beardMarks, braids, hairAbove, hairBehind } from './hair.ts';
import { headMarks, shapeOf } from './head.ts';
import { type Likeness, NOTCHES } from './likeness.ts';
import { at, circle, type Mark, mark, placed, polyline } from './pen.ts';

export const WIDTH = 240;
export const HEIGHT = 300;

export function portraitMarks(likeness: Likeness): Mark[] {
  const shape = shapeOf(likeness);
  return [
    ...ground(),
    ...arms(likeness),
    ...hairBehind(likeness, shape),
    ...bodyMarks(likeness),
    ...headMarks(likeness),
    ...beardMarks(likeness, shape),
    ...hairAbove(likeness, shape),
    ...helmMarks(likeness, shape),
    ...braids(likeness, shape),
    ...shieldHeld(likeness),
    ...frame(likeness),
  ];
}

/** Dusk behind him: lines that grow longer downwards. */
const ground = (): Mark[] => [
  mark('ground', `M0 0L${WIDTH} 0L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`),
  ...Array.from({ length: 15 }, (_, i) => {
    const y = 26 + i * 14;
    return mark(
      'fine',
      `M${at(12, y)}L${at(20 + i * 2.6, y)}M${at(WIDTH - 12, y)}L${at(WIDTH - 20 - i * 2.6, y)}`,
    );
  }),
];

/** Blades point inwards, so that the frame cuts none off. */
function arms({ weapon }: Likeness): Mark[] {
  const other = otherHand(weapon);
  const held = { y: 152, scale: weapon === 'fist' ? 1.3 : 1.9 };
  return [
    ...placed(weaponMarks(weapon), { ...held, x: 204, turn: 6, mirrored: true }),
    ...(other === null ? [] : placed(weaponMarks(other), { ...held, x: 36, turn: -6 })),
  ];
}

const shieldHeld = ({ shield, painted }: Likeness): Mark[] =>
  shield === null ? [] : placed(shieldMarks(shield, painted), { x: 52, y: 262, scale: 1.25, turn: -8 });

function frame({ emblem, notches }: Likeness): Mark[] {
  return [
    mark('line', `M5 5L${WIDTH - 5} 5L${WIDTH - 5} ${HEIGHT - 5}L5 ${HEIGHT - 5}Z`),
    ...notches.flatMap((notch, i) => notched(notch, 14 + (i * (WIDTH - 28)) / (NOTCHES - 1))),
    mark('paper', circle(WIDTH / 2, HEIGHT - 22, 19)),
    mark('line', circle(WIDTH / 2, HEIGHT - 22, 19)),
    ...placed(emblemMarks(emblem), { x: WIDTH / 2, y: HEIGHT - 22, scale: 0.95 }),
  ];
}

/** Along the upper edge: nothing, a dot, a short cut, a long one. */
function notched(notch: number, x: number): Mark[] {
  if (notch === 0) return [];
  return notch === 1
    ? [mark('cut', circle(x, 11, 1.6))]
    : [mark('line', polyline([x, 6], [x, notch === 2 ? 12 : 18]))];
}
