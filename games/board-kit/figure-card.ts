// What a card says about a figure, and where it lies beside it: pure, `figure-card-layer.tsx` shows it.

import type { ReactNode } from 'react';
import type { Size } from './camera.ts';

/** A figure as this reader may know it. What is empty or missing is not shown. */
export interface FigureCard {
  readonly title: string;
  /** What it is, and whose. */
  readonly kind?: string;
  /** The figure's mark, as it stands on the board. */
  readonly mark?: ReactNode;
  readonly values?: readonly CardValue[];
  /** How it is: wounds, spells, what it may not do. */
  readonly states?: readonly CardState[];
  /** What it has: things, runes, cards. */
  readonly things?: readonly CardThing[];
  readonly texts?: readonly string[];
}

export interface CardValue {
  readonly label: string;
  readonly value: string | number;
  /** Where the number comes from: “5 Beowulf + 1 Lovi”. */
  readonly sum?: string;
}

export interface CardState {
  readonly text: string;
  readonly bad?: boolean;
}

export interface CardThing {
  readonly name: string;
  /** What it does. */
  readonly text?: string;
}

/** Where something is, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 8;
const AWAY = 12;

/** To the right of its figure, or to the left; where neither has room, where it hides least of it. Never off the board. */
export function besideFigure(figure: Box, board: Box, card: Size): { left: number; top: number } {
  const right = figure.left + figure.width + AWAY;
  const left = figure.left - AWAY - card.width;
  const [first, last] = [board.left + EDGE, board.left + board.width - EDGE - card.width];
  const middle = figure.top + figure.height / 2 - card.height / 2;
  const [highest, lowest] = [board.top + EDGE, board.top + board.height - EDGE - card.height];
  if (right <= last) return { left: right, top: within(highest, middle, lowest) };
  if (left >= first) return { left, top: within(highest, middle, lowest) };
  const below = figure.top + figure.height / 2 < board.top + board.height / 2;
  const top = below ? figure.top + figure.height + AWAY : figure.top - AWAY - card.height;
  const centred = figure.left + figure.width / 2 - card.width / 2;
  return { left: within(first, centred, last), top: within(highest, top, lowest) };
}

/** What is too large for its room keeps its upper left corner. */
const within = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, most));
