import { describe, expect, it } from 'vitest';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { groundOf, UNTOUCHED, zonesAt } from './ground.ts';
import { field } from './testing.ts';

const legend = {
  b: [{ kind: 'barrier', item: 'log' }],
  c: [{ kind: 'cover', degree: 'half', persons: 2 }],
  L: [{ kind: 'light', lit: true }],
  d: [{ kind: 'decoy' }],
} as const;
const rows = ['#bb.', '.c..', 'L..d', '....'];

describe('a ground', () => {
  it('is worked out once for what has happened', () => {
    const map = BATTLE_MAPS['barrow-field'];
    expect(groundOf(map)).toBe(groundOf(map, { ...UNTOUCHED }));
    expect(groundOf(map)).toBe(groundOf(map, { ...UNTOUCHED, round: 7 }));
    expect(groundOf(map)).not.toBe(groundOf(map, { ...UNTOUCHED, turned: ['cover-1'] }));
  });

  it('[RUN-TER-50] [RUN-TER-116] is another in every round in which the map changes', () => {
    const at = (name: 'frozen-mere' | 'dwarf-forge', round: number) =>
      groundOf(BATTLE_MAPS[name], { ...UNTOUCHED, round });
    expect(at('frozen-mere', 1)).toBe(at('frozen-mere', 2));
    expect(at('frozen-mere', 2)).not.toBe(at('frozen-mere', 3));
    expect(at('frozen-mere', 3)).toBe(at('frozen-mere', 9));
    expect(at('dwarf-forge', 1)).not.toBe(at('dwarf-forge', 2));
    expect(at('dwarf-forge', 2)).not.toBe(at('dwarf-forge', 3));
  });

  it('keeps the latest of many states', () => {
    const map = field(['....', '....', '....', '....']).map;
    const first = groundOf(map);
    const after = (n: number) => groundOf(map, { ...UNTOUCHED, turned: [`thing-${n}`] });
    for (let n = 0; n < 30; n++) after(n);
    expect(groundOf(map)).toBe(first);
    for (let n = 50; n < 70; n++) after(n);
    expect(groundOf(map)).toBe(first);
    const early = after(0);
    for (let n = 100; n < 140; n++) after(n);
    expect(after(0)).not.toBe(early);
  });

  it('[RUN-RULING-C44] [RUN-TER-10] things stand in the way until they are toppled or carried off', () => {
    const closed = (happened: Parameters<typeof field>[2]) => {
      const ground = field(rows, legend, happened);
      return [...ground.closed.keys()].filter((square) => ground.closed[square] === 1);
    };
    expect(closed({})).toEqual([0, 1, 2, 5]);
    expect(closed({ turned: ['log-1'] })).toEqual([0, 5]);
    expect(closed({ turned: ['cover-1'] })).toEqual([0, 1, 2]);
    expect(closed({ cleared: [{ x: 2, y: 0 }] })).toEqual([0, 1, 5]);
    expect(closed({ cleared: [{ x: 0, y: 0 }] })).toEqual([0, 1, 2, 5]);
    expect(closed({ blocked: [{ x: 3, y: 3 }] })).toEqual([0, 1, 2, 5, 15]);
  });

  it('[RUN-RULING-C44] knows what is lit, open, or gone', () => {
    const kinds = (happened: Parameters<typeof field>[2]) =>
      field(rows, legend, happened).things.map(({ part }) => (part.kind === 'light' ? part.lit : part.id));
    expect(kinds({})).toEqual(['log-1', 'cover-1', true, 'decoy-1']);
    expect(kinds({ turned: ['light-1', 'decoy-1'] })).toEqual(['log-1', 'cover-1', false]);
    expect(
      kinds({
        cleared: [
          { x: 3, y: 2 },
          { x: 1, y: 1 },
        ],
      }),
    ).toEqual(['log-1', true, 'decoy-1']);
  });

  it('[RUN-RULING-C44] can be veiled two paces around', () => {
    const ground = field(
      ['.......', '.......', '.......', '.......', '.......', '.......'],
      {},
      { veiled: [{ x: 3, y: 2 }] },
    );
    const { width } = ground.grid;
    const veiled = (x: number, y: number) => zonesAt(ground, 'mist', y * width + x).length;
    expect([veiled(3, 2), veiled(5, 2), veiled(5, 3), veiled(5, 4), veiled(6, 2)]).toEqual([1, 1, 1, 0, 0]);
  });

  it('of heights over each other the later counts, and what is not named lies at 0', () => {
    const ground = field(['ab..', '....', '....', '....'], {
      a: [{ feet: 5 }],
      b: [{ feet: 5 }, { feet: 7.5 }],
    });
    expect([...ground.feet.slice(0, 3)]).toEqual([5, 7.5, 0]);
  });
});
