import { describe, expect, it } from 'vitest';
import { AREAS } from '../../content/index.ts';
import { findPiece } from '../../rules/pieces.ts';
import { PLACELESS, placeOf, targetsOf } from './targets.ts';
import { randomGame } from './testing.ts';

describe('where options are on the map', () => {
  it.each(['classic', 'amended'] as const)(
    'finds a place for each or declares that it has none (%s)',
    (ruleset) => {
      const placed = new Set<string>();
      const lost = new Set<string>();
      for (let seed = 1; seed <= 9; seed++)
        randomGame(seed, ruleset, ({ decision, view }) => {
          for (const { choice } of decision.options) {
            const place = placeOf(view, choice);
            expect(place === null, `${decision.kind} ${choice.act}`).toBe(PLACELESS.has(choice.act));
            if (place === null) continue;
            placed.add(choice.act);
            if ('area' in place) expect(AREAS).toContain(place.area);
            else expect(findPiece(view, place.counter), place.counter).not.toBeNull();
          }
        });
      expect([...lost]).toEqual([]);
      expect([...placed].sort()).toEqual(expect.arrayContaining(['area', 'step', 'take', 'target']));
    },
  );

  it('maps places to options of the list only, and never two of them to one area', () => {
    for (let seed = 1; seed <= 3; seed++)
      randomGame(seed, 'classic', ({ decision, view }) => {
        const ids = new Set(decision.options.map(({ id }) => id));
        const { areas, counters } = targetsOf(view, decision);
        const foreign = [...areas.values(), ...counters.values()].filter((id) => !ids.has(id));
        if (foreign.length > 0) expect(foreign).toEqual([]);
      });
  });

  it('offers nothing while nothing is asked', () => {
    randomGame(1, 'classic', ({ view }) => expect(targetsOf(view, null).areas.size).toBe(0), 5);
  });
});
