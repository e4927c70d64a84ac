import { expect, test } from 'vitest';
import type { GameEvent } from '../../rules/events.ts';
import { courseOf } from './course.ts';

test('wounds of Heroes and fallen foes are counted round by round', () => {
  const events: GameEvent[] = [
    { type: 'roundBegan', round: 1 },
    { type: 'wounded', model: 'orlaf', wounds: 2, injured: false, by: null },
    { type: 'wounded', model: 'grund', wounds: 3, injured: false, by: null },
    { type: 'boned', model: 'zombie-1', modelType: 'zombie', by: 'orlaf', x: 1, y: 1 },
    { type: 'roundBegan', round: 2 },
    { type: 'healed', model: 'orlaf', wounds: 1, by: 'item' },
    { type: 'crippled', model: 'grund', modelType: 'grund', by: 'orlaf', x: 1, y: 1 },
    { type: 'crippled', model: 'rordin', modelType: 'rordin', by: 'grund', x: 1, y: 2 },
  ];
  expect(courseOf(events)).toEqual([
    { round: 0, wounds: 0, fallen: 0 },
    { round: 1, wounds: 2, fallen: 1 },
    { round: 2, wounds: 1, fallen: 2 },
  ]);
});
