import { describe, expect, it } from 'vitest';
import { field } from '../../../rules/space/testing.ts';
import { measured, sightFrom } from './sight.ts';

describe('sight', () => {
  it('ends at walls, and tells what lies in the dark', () => {
    const ground = field(['.....', '.###.', '..d..', '.....'], { d: [{ kind: 'darkness', torches: true }] });
    const { hidden, dim, seen } = sightFrom(ground, { x: 2, y: 0 });
    expect(hidden.has(12)).toBe(true);
    expect(hidden.has(4)).toBe(false);
    expect(dim.size).toBe(0);
    expect(seen + hidden.size).toBe(17);
    expect(sightFrom(ground, { x: 2, y: 3 }).dim).toEqual(new Set([12]));
  });
});

describe('a measure', () => {
  const ground = field(['......', '.##c..', '......', '......'], {
    c: [{ kind: 'cover', degree: 'half', persons: 1 }],
  });

  it('[RUN-RULING-C03] counts every second diagonal twice', () => {
    expect(measured(ground, [], { x: 0, y: 0 }, { x: 5, y: 3 }).paces).toBe(6);
  });

  it('goes around what bars the way', () => {
    expect(measured(ground, [], { x: 2, y: 0 }, { x: 2, y: 2 })).toMatchObject({
      paces: 2,
      walk: 5,
      shot: null,
    });
  });

  it('[RUN-RULING-C33] knows the cover beside the second', () => {
    expect(measured(ground, [], { x: 3, y: 3 }, { x: 3, y: 0 }).shot?.shelter).toBe(-6);
    expect(measured(ground, [], { x: 3, y: 0 }, { x: 3, y: 3 }).shot?.shelter).toBe(0);
  });
});
