// What is drawn onto a field, feature by feature.

import type { Dice } from '@skald/kernel';
import type { GroundFeature, GroundRecipe } from '../../../content/generating/grounds.ts';
import { between, happens, oneOf } from '../lots.ts';
import { type Box, type Canvas, CELL } from './canvas.ts';
import { patch, terraced } from './strokes.ts';

interface Drawing {
  readonly canvas: Canvas;
  readonly dice: Dice;
  readonly recipe: GroundRecipe;
  readonly middle: Box;
}
type Draw = (drawing: Drawing) => void;

const cellsOf = ({ width, height }: Box): number => Math.floor((width * height) / (CELL * CELL));

/** So large a part of all that lies open, as rows of cells. */
function band({ canvas, dice }: Drawing, part: number): number[] {
  const cells = Math.floor(canvas.height / CELL);
  const rows = Math.max(1, Math.round(part * cells));
  const from = between(dice, 0, cells - rows);
  return canvas.open({ x: 0, y: CELL * from, width: canvas.width, height: CELL * rows });
}

const cover: Draw = ({ canvas, dice, recipe: { cover: given }, middle }) => {
  for (let i = between(dice, 3, 5); i > 0; i--) {
    const upright = happens(dice, 50);
    const long = Math.min(given.persons, 3);
    const box = canvas.room(dice, upright ? 1 : long, upright ? long : 1, middle);
    if (box !== null) canvas.put({ kind: 'cover', ...given }, box);
  }
};

const trees: Draw = ({ canvas, dice, middle }) => {
  for (let i = between(dice, 10, 18); i > 0; i--) {
    const box = canvas.room(dice, 1, 1, middle);
    if (box !== null) canvas.put({ kind: 'cover', degree: oneOf(dice, ['third', 'half']), persons: 1 }, box);
  }
};

const pool: Draw = ({ canvas, dice, middle }) => {
  const squares = patch(canvas, dice, Math.ceil(cellsOf(middle) / between(dice, 12, 20)), inner(middle));
  canvas.zone({ kind: 'water', surface: 'tranquil', current: 'none' }, squares);
};

/** Away from its rim, so that one can always go around. */
const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + 2,
  y: y + 3,
  width: width - Math.floor(width / 3),
  height: height - 6,
});

/** Along one side of the field. */
const shallows: Draw = ({ canvas, dice, middle }) => {
  const deep = CELL * between(dice, 2, 3);
  const y = happens(dice, 50) ? 0 : canvas.height - deep;
  canvas.zone(
    { kind: 'water', surface: 'choppy', current: oneOf(dice, ['none', 'slight']) },
    canvas.open({ x: middle.x, y, width: canvas.width - middle.x, height: deep }),
  );
  canvas.keep({ x: middle.x - 1, y, width: canvas.width, height: deep });
};

const slippery: Draw = (drawing) => {
  drawing.canvas.zone({ kind: 'slippery', from: 1 }, band(drawing, oneOf(drawing.dice, [0.36, 0.52, 0.7])));
};

/** Each large enough to count. RUN-TER-130 */
const ramps: Draw = ({ canvas, dice, middle }) => {
  const taken = new Set<number>();
  for (let i = between(dice, 2, 5); i > 0; i--) {
    const x = CELL * Math.ceil(between(dice, middle.x, middle.x + middle.width - 8) / CELL);
    const y = CELL * Math.ceil(between(dice, middle.y, middle.y + middle.height - 6) / CELL);
    const squares = canvas.open({ x, y, width: 4 * CELL, height: 2 * CELL });
    if (squares.length < 4 * CELL * 2 * CELL || squares.some((square) => taken.has(square))) continue;
    for (const square of squares) taken.add(square);
    canvas.zone({ kind: 'slope', up: oneOf(dice, [0, 2, 4, 6]) }, squares);
  }
};

const damaging: Draw = ({ canvas, dice, recipe: { place }, middle }) => {
  const box = canvas.room(dice, 2 * CELL, CELL, middle);
  if (box === null) return;
  canvas.keep(box);
  canvas.zone({ kind: 'damaging', ...place, grows: false }, canvas.open(box));
};

const decoys: Draw = ({ canvas, dice, middle }) => {
  for (let i = between(dice, 1, 3); i > 0; i--) {
    const box = canvas.room(dice, 1, 1, middle);
    if (box !== null) canvas.put({ kind: 'decoy' }, box);
  }
};

/** For everybody, and never more than a point or two: nobody should die of it. RUN-TER-146 */
const weird: Draw = ({ canvas, dice }) => {
  const statistic = oneOf(dice, ['init', 'atk', 'dfn', 'dam'] as const);
  const by = statistic === 'dfn' ? -between(dice, 1, 2) : between(dice, 1, 2);
  // Nobody's foes are made quicker by magic. RUN-TER-148
  canvas.zone(
    { kind: 'weird', statistic, by, side: statistic === 'init' ? 'heroes' : 'both' },
    canvas.open(),
  );
};

export const FEATURES: Readonly<Record<GroundFeature, Draw>> = {
  cover,
  trees,
  levels: ({ canvas, dice, middle }) => terraced(canvas, dice, between(dice, 1, 3), middle),
  pool,
  shallows,
  slippery,
  ramps,
  uneven: (drawing) => {
    drawing.canvas.zone({ kind: 'uneven' }, band(drawing, oneOf(drawing.dice, [0.3, 0.55])));
  },
  damaging,
  mist: ({ canvas, dice }) => {
    canvas.zone({ kind: 'mist', decrease: between(dice, 1, 2) }, canvas.open());
  },
  wind: ({ canvas, dice }) => {
    canvas.zone({ kind: 'wind', penalty: between(dice, 1, 3) }, canvas.open());
  },
  obstructed: (drawing) => {
    drawing.canvas.zone({ kind: 'obstructed' }, band(drawing, 0.55));
  },
  gloom: ({ canvas }) => {
    canvas.zone({ kind: 'gloom', torches: true }, canvas.open());
  },
  weird,
  decoys,
};
