import { describe, expect, it } from 'vitest';
import { cardPlace, menuPlace, shiftInto } from './placement.ts';

const BOARD = { width: 900, height: 600 };
const PHONE = { width: 360, height: 350 };
const MENU = { width: 280, height: 240 };

describe('a menu', () => {
  it('stands above its place, and below where there is no room', () => {
    expect(menuPlace([450, 400], BOARD, MENU, 30)).toEqual({ below: false, style: { left: 450, top: 370 } });
    expect(menuPlace([450, 100], BOARD, MENU, 30)).toEqual({ below: true, style: { left: 450, top: 130 } });
  });

  it('never leaves the board at its sides', () => {
    for (const board of [BOARD, PHONE])
      for (const x of [-50, 0, 180, 2000]) {
        const { left } = menuPlace([x, 300], board, MENU, 30).style;
        expect(left - MENU.width / 2).toBeGreaterThanOrEqual(8);
        expect(left + MENU.width / 2).toBeLessThanOrEqual(board.width - 8);
      }
  });

  it('is moved into the board, its upper edge before all', () => {
    const room = { top: 0, bottom: 350 };
    expect(shiftInto(-40, 200, room)).toBe(48);
    expect(shiftInto(200, 380, room)).toBe(-38);
    expect(shiftInto(100, 300, room)).toBe(0);
    expect(shiftInto(-10, 390, room)).toBe(18);
  });
});

describe('a card', () => {
  it('stands above its place, in the upper third below it', () => {
    expect(cardPlace([450, 400], BOARD, 320)).toEqual({ below: false, style: { left: 450, top: 400 } });
    expect(cardPlace([20, 100], BOARD, 320)).toEqual({ below: true, style: { left: 160, top: 100 } });
  });
});
