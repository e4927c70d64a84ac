// What a field is at first: a room, a cave, open land, a farmyard, or two ships.

import type { Dice } from '@skald/kernel';
import type { BattleMap } from '../../../content/battle-map.ts';
import type { GroundRecipe } from '../../../content/generating/grounds.ts';
import { between, shuffled } from '../lots.ts';
import type { Box, Canvas } from './canvas.ts';
import { bordered } from './strokes.ts';

export interface Shaped {
  readonly edge: BattleMap['edge'];
  /** Where heroes come in, where foes wait, and what lies between. */
  readonly heroes: Box;
  readonly lair: Box;
  readonly middle: Box;
}

const DEPTH = 4;

export function shaped(canvas: Canvas, dice: Dice, shape: GroundRecipe['shape']): Shaped {
  return SHAPES[shape](canvas, dice);
}

/** Heroes in the west, foes in the east: whoever turns the map about comes later. */
function halves({ width, height }: Canvas, edge: BattleMap['edge']): Shaped {
  const rim = edge === 'walled' ? 1 : 0;
  const lair = Math.floor(width / 3);
  return {
    edge,
    heroes: { x: rim, y: rim, width: DEPTH, height: height - 2 * rim },
    lair: { x: width - lair - rim, y: rim + 1, width: lair, height: height - 2 * rim - 2 },
    middle: {
      x: rim + DEPTH + 2,
      y: rim + 1,
      width: width - DEPTH - 4 - 2 * rim,
      height: height - 2 * rim - 2,
    },
  };
}

/** The way in, and one to three others. */
function gates(canvas: Canvas, dice: Dice): void {
  const others = shuffled(dice, ['north', 'east', 'south'] as const).slice(0, between(dice, 0, 2));
  bordered(canvas, dice, ['west', ...others], others.length === 0 ? 1 : 2);
}

const room = (canvas: Canvas, dice: Dice): Shaped => {
  canvas.enclose();
  gates(canvas, dice);
  return halves(canvas, 'walled');
};

/** Lumps of rock along the walls and in the middle, never so many that nobody gets past. */
const cavern = (canvas: Canvas, dice: Dice): Shaped => {
  const { width, height } = canvas;
  canvas.enclose();
  const field = halves(canvas, 'walled');
  for (let x = DEPTH + 2; x < width - 3; x += between(dice, 2, 4))
    for (const top of [true, false]) {
      const deep = between(dice, 0, Math.floor(height / 6));
      const wide = between(dice, 2, 4);
      canvas.wall({ x, y: top ? 1 : height - 1 - deep, width: Math.min(wide, width - 1 - x), height: deep });
    }
  gates(canvas, dice);
  rocks(canvas, dice, field.middle, between(dice, 1, 3));
  return field;
};

function rocks(canvas: Canvas, dice: Dice, middle: Box, count: number): void {
  for (let i = 0; i < count; i++) {
    const box = canvas.room(dice, between(dice, 2, 4), between(dice, 2, 3), middle);
    if (box === null) continue;
    canvas.wall(box);
    canvas.keep({ x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 });
  }
}

const open = (canvas: Canvas, dice: Dice): Shaped => {
  const field = halves(canvas, 'open');
  rocks(canvas, dice, field.middle, between(dice, 0, 2));
  return field;
};

/** Houses with walls all around: nobody is at home, or nobody opens. */
const houses = (canvas: Canvas, dice: Dice): Shaped => {
  const field = halves(canvas, 'open');
  for (let i = between(dice, 2, 4); i > 0; i--) {
    const box = canvas.room(dice, between(dice, 4, 7), between(dice, 3, 5), field.middle);
    if (box === null) continue;
    canvas.wall(box);
    canvas.keep({ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 });
  }
  return field;
};

/** Two hulls, side by side, with planks from one to the other. */
const decks = (canvas: Canvas, dice: Dice): Shaped => {
  const { width, height } = canvas;
  const beam = Math.floor((width - 8) / 2);
  const own = { x: 2, y: 2, width: beam, height: height - 4 };
  const other = { x: width - 2 - beam, y: 2, width: beam, height: height - 4 };
  const gap = other.x - own.x - own.width;
  const planks = [0.25, 0.5, 0.75].map((share) => ({
    x: own.x + own.width,
    y: Math.floor(share * height) + between(dice, -1, 1),
    width: gap,
    height: 2,
  }));
  const dry = new Set([own, other, ...planks].flatMap((box) => canvas.squares(box)));
  canvas.zone(
    { kind: 'water', surface: 'choppy', current: 'none' },
    canvas.open().filter((square) => !dry.has(square)),
  );
  for (const plank of planks) canvas.keep({ ...plank, x: plank.x - 1, width: gap + 2 });
  // Nothing stands in the water.
  canvas.keep({ x: own.x + own.width, y: 0, width: gap, height });
  return {
    edge: 'open',
    heroes: { ...own, width: DEPTH },
    lair: { x: other.x + 1, y: other.y + 1, width: beam - 2, height: height - 6 },
    middle: { x: other.x + 1, y: other.y + 1, width: beam - 2, height: height - 6 },
  };
};

const SHAPES: Readonly<Record<GroundRecipe['shape'], (canvas: Canvas, dice: Dice) => Shaped>> = {
  room,
  cavern,
  open,
  houses,
  decks,
};
