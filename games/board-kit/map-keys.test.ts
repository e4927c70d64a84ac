import { describe, expect, it } from 'vitest';
import { mapDeed, nextOf } from './map-keys.ts';

describe('the keys of a map', () => {
  it('are the same for every game', () => {
    expect(mapDeed('Enter', false)).toEqual({ do: 'press' });
    expect(mapDeed('N', true)).toEqual({ do: 'next', by: -1 });
    expect(['?', 'F1', 'Help'].map((key) => mapDeed(key, false)?.do)).toEqual(['help', 'help', 'help']);
    expect(mapDeed('i', false)).toEqual({ do: 'card' });
    const [nearer, further] = [mapDeed('+', false), mapDeed('-', false)];
    expect(nearer?.do === 'zoom' && further?.do === 'zoom' && nearer.factor * further.factor).toBeCloseTo(1);
  });

  it('leave the arrows to the game', () => {
    expect(mapDeed('ArrowUp', false)).toBeNull();
    expect(mapDeed('x', false)).toBeNull();
  });

  it('go round through what can be chosen', () => {
    const spots = ['a', 'b', 'c'];
    const next = (here: string, by: 1 | -1) => nextOf(spots, (spot) => spot === here, by);
    expect([next('a', 1), next('c', 1), next('a', -1)]).toEqual(['b', 'a', 'c']);
    expect([next('elsewhere', 1), next('elsewhere', -1)]).toEqual(['a', 'c']);
    expect(nextOf([], () => true, 1)).toBeUndefined();
  });
});
