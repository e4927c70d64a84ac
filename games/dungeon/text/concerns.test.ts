import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../rules/events.ts';
import { HERO_SEAT, OVERLORD_SEAT } from '../rules/testing.ts';
import { concerns } from './concerns.ts';
import { landmarks } from './landmarks.ts';
import { sampleState } from './testing.ts';

const view = sampleState();
const stopped: GameEvent = { type: 'stopped', model: 'orlaf', x: 1, y: 1, by: ['zombie-1'] };
const marked: GameEvent = { type: 'marked', model: 'orlaf', mark: 'chilled', by: 'zombie-1' };
const wounded: GameEvent = { type: 'wounded', model: 'orlaf', wounds: 4, injured: true, by: 'zombie-1' };

describe('what happens to one’s models', () => {
  it('weighs the more, the worse it is: to be stopped, chilled, wounded', () => {
    expect([stopped, marked, wounded].map((event) => concerns(event, view, HERO_SEAT))).toEqual([1, 2, 3]);
  });

  it('is what they did, for the other side', () => {
    expect([stopped, marked, wounded].map((event) => concerns(event, view, OVERLORD_SEAT))).toEqual([
      null,
      0,
      1,
    ]);
    const boned: GameEvent = {
      type: 'boned',
      model: 'zombie-1',
      modelType: 'zombie',
      by: 'orlaf',
      x: 1,
      y: 3,
    };
    expect([HERO_SEAT, OVERLORD_SEAT].map((seat) => concerns(boned, view, seat))).toEqual([1, 3]);
  });

  it('is not a step of somebody else', () => {
    const stepped: GameEvent = { type: 'stepped', model: 'zombie-1', from: [1, 3], path: [[2, 3]] };
    expect(concerns(stepped, view, HERO_SEAT)).toBeNull();
    expect(concerns({ type: 'roundBegan', round: 3 }, view, HERO_SEAT)).toBeNull();
  });
});

describe('the landmarks of a line', () => {
  it('are its squares, and models that stand on the board', () => {
    const stepped: GameEvent = { type: 'stepped', model: 'zombie-1', from: [1, 3], path: [[2, 3]] };
    expect(landmarks(stepped, view, 'en')).toEqual([
      { name: 'B4', topic: '1,3' },
      { name: 'C4', topic: '2,3' },
      { name: 'Zombie 1', topic: 'zombie-1' },
    ]);
    expect(landmarks({ type: 'mended', model: 'grund' }, view, 'en')).toEqual([]);
  });
});
