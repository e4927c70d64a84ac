// A map for a fight that was made in a hurry: a bare room with its three features, the way in, and several ways out.
// RUN-QUICK-08, -12

import type { Dice } from '@skald/kernel';
import type { BattleMap } from '../../../content/battle-map.ts';
import { QUICK_MAGIC, QUICK_NUMBERS, type QuickGround } from '../../../content/quick/combat.ts';
import { Canvas, CELL } from '../field/canvas.ts';
import { bordered, terraced } from '../field/strokes.ts';
import { oneOf } from '../lots.ts';

const SIZE = { width: 34, height: 26 } as const;
/** Where heroes come in, and where foes wait. */
const DEPTH = { heroes: 5, foes: 10 } as const;

export interface QuickField {
  readonly map: BattleMap;
  /** Those of its features that earn. */
  readonly claims: readonly string[];
}

export function quickField(dice: Dice, grounds: readonly QuickGround[], foes: number): QuickField {
  const canvas = new Canvas(SIZE.width, SIZE.height);
  canvas.enclose();
  const entrance = { x: 1, y: 1, width: DEPTH.heroes, height: SIZE.height - 2 };
  const lair = { x: SIZE.width - DEPTH.foes - 1, y: 1, width: DEPTH.foes, height: SIZE.height - 2 };
  bordered(canvas, dice, ['west', 'north', 'east', 'south'], 2);
  canvas.keep(entrance);
  // What takes most room comes first.
  for (const ground of grounds.toSorted((one, other) => order(one) - order(other)))
    DRAW[ground](canvas, dice);
  const starts = {
    heroes: spread(SIZE.height).map((y) => ({ x: 2, y })),
    foes: canvas.starts(dice, Math.max(foes, LEAST_STARTS), lair),
  };
  return {
    map: canvas.map('field-quick', 'walled', starts),
    claims: grounds.flatMap((ground) => CLAIMS[ground] ?? []),
  };
}

const LEAST_STARTS = 6;
const HEROES = 12;
const spread = (height: number): number[] =>
  Array.from({ length: HEROES }, (_, i) => 1 + Math.floor(((i + 0.5) * (height - 2)) / HEROES));

type Draw = (canvas: Canvas, dice: Dice) => void;

const middle = ({ width, height }: Canvas) => ({
  x: DEPTH.heroes + 2,
  y: 2,
  width: width - DEPTH.heroes - 4,
  height: height - 4,
});

const scattered =
  (kind: 'decoy' | 'hostage' | 'tube-striker', count: number): Draw =>
  (canvas, dice) => {
    for (let i = 0; i < count; i++) {
      const box = canvas.room(dice, 1, 1, middle(canvas));
      if (box !== null) canvas.put({ kind }, box);
    }
  };

const magic =
  (which: keyof typeof QUICK_MAGIC): Draw =>
  (canvas) =>
    canvas.zone({ kind: 'weird', ...QUICK_MAGIC[which], side: 'both' }, canvas.open());

/** Rows of cells that make two thirds of the room. */
const slippery: Draw = (canvas, dice) => {
  const cells = SIZE.height / CELL;
  const rows = Math.round((2 / 3) * cells);
  const from = dice.roll(cells - rows + 1) - 1;
  canvas.zone(
    { kind: 'slippery', from: 1 },
    canvas.open({ x: 0, y: CELL * from, width: canvas.width, height: CELL * rows }),
  );
};

/** Two rows of three, each of six cells. RUN-TER-130 */
const slopes: Draw = (canvas, dice) => {
  const ramp = { width: 3 * CELL, height: 2 * CELL };
  for (let i = 0; i < QUICK_NUMBERS.slopes; i++) {
    const box = { x: 8 + 8 * (i % 3), y: i < 3 ? 4 : 16, ...ramp };
    canvas.zone({ kind: 'slope', up: oneOf(dice, [0, 2, 4, 6]) }, canvas.open(box));
  }
};

const cover: Draw = (canvas, dice) => {
  const tall = canvas.room(dice, 1, QUICK_NUMBERS.covered, middle(canvas));
  const box = tall ?? { x: 10, y: 10, width: 1, height: QUICK_NUMBERS.covered };
  canvas.put({ kind: 'cover', degree: 'half', persons: QUICK_NUMBERS.covered }, box);
};

const DRAW: Readonly<Record<QuickGround, Draw>> = {
  cover,
  decoys: scattered('decoy', QUICK_NUMBERS.decoys),
  hostages: scattered('hostage', QUICK_NUMBERS.hostages),
  hiding: () => {},
  levels: (canvas, dice) => terraced(canvas, dice, QUICK_NUMBERS.levels, middle(canvas)),
  slippery,
  slopes,
  tubeStrikers: scattered('tube-striker', QUICK_NUMBERS.tubeStrikers),
  weirdDfn: magic('weirdDfn'),
  weirdAtk: magic('weirdAtk'),
  weirdDam: magic('weirdDam'),
  weirdSoak: magic('weirdSoak'),
};

const WIDEST: readonly QuickGround[] = ['levels', 'cover', 'slopes', 'slippery'];
const order = (ground: QuickGround): number => {
  const at = WIDEST.indexOf(ground);
  return at < 0 ? WIDEST.length : at;
};

const CLAIMS: { readonly [Ground in QuickGround]?: string } = {
  cover: 'cover:cover-1',
  decoys: 'decoys',
  hostages: 'hostages',
  levels: 'levels',
  slippery: 'slippery',
  slopes: 'slope',
  tubeStrikers: 'tubeStrikers',
  weirdDfn: 'weird',
  weirdAtk: 'weird',
  weirdDam: 'weird',
  weirdSoak: 'weird',
};
