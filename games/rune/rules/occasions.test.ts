import { describe, expect, it } from 'vitest';
import { decidesFor, nextOf, OCCASIONS, winnersOf } from './occasions.ts';

describe('what is played', () => {
  it('[RUN-BASIC-29] a session and a saga have winners, an encounter and an adventure have none', () => {
    const points = { ada: 40, bo: 75, cy: 12 };
    expect(OCCASIONS.map((occasion) => winnersOf(occasion, points))).toEqual([[], [], ['bo'], ['bo']]);
    expect(winnersOf('session', { ada: -3, bo: -3 })).toEqual(['ada', 'bo']);
    expect(winnersOf('saga', {})).toEqual([]);
    expect(winnersOf('session', { ada: 5 })).toEqual(['ada']);
    expect(OCCASIONS).toEqual(['encounter', 'adventure', 'session', 'saga']);
  });

  it('[RUN-BASIC-30] goes from one to the next, whatever came of the last', () => {
    const encounters = ['ford', 'hall', 'barrow'];
    expect([0, 1, 2, 3].map((over) => nextOf(encounters, over))).toEqual(['ford', 'hall', 'barrow', null]);
  });

  it('[RUN-BASIC-30] leaves heroes to their players, but for the way to the next scene', () => {
    expect(decidesFor('within')).toBe('player');
    expect(decidesFor('on-the-way')).toBe('runner');
  });
});
