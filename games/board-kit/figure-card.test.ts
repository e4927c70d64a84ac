import { describe, expect, it } from 'vitest';
import { besideFigure } from './figure-card.ts';

const BOARD = { left: 0, top: 50, width: 900, height: 600 };
const CARD = { width: 260, height: 200 };
const figureAt = (left: number, top: number) => ({ left, top, width: 30, height: 40 });

describe('the card of a figure', () => {
  it('lies to its right, at the same height', () => {
    expect(besideFigure(figureAt(400, 300), BOARD, CARD)).toEqual({ left: 442, top: 220 });
  });

  it('lies to its left where the right has no room', () => {
    expect(besideFigure(figureAt(700, 300), BOARD, CARD)).toEqual({ left: 428, top: 220 });
  });

  it('lies below or above it on a board too narrow for either', () => {
    const phone = { left: 0, top: 50, width: 360, height: 600 };
    expect(besideFigure(figureAt(165, 100), phone, CARD)).toEqual({ left: 50, top: 152 });
    expect(besideFigure(figureAt(165, 500), phone, CARD)).toEqual({ left: 50, top: 288 });
  });

  it('never leaves the board, and shows its beginning where it is too large', () => {
    expect(besideFigure(figureAt(400, 40), BOARD, CARD).top).toBe(58);
    expect(besideFigure(figureAt(400, 640), BOARD, CARD).top).toBe(442);
    expect(besideFigure(figureAt(400, 300), BOARD, { width: 260, height: 900 }).top).toBe(58);
  });
});
