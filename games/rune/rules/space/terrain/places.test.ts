import { describe, expect, it } from 'vitest';
import { field, foe, hero } from '../testing.ts';
import { damAt, hurtIn, inDanger, inSafety, isHot, trapDamage } from './places.ts';

const pit = (dam: 10 | 35, grows = false) => ({ kind: 'damaging', dam, grows, nature: 'fire' }) as const;

describe('a place that hurts', () => {
  it('[RUN-TER-40] [RUN-TER-07] hurts whoever is in it; of several the worst', () => {
    const ground = field(['xyz.', '....', '....', '....'], {
      x: [pit(10)],
      y: [pit(10), pit(35)],
      z: [pit(35), pit(10)],
    });
    expect([0, 1, 2, 3].map((x) => damAt(ground, hero(x, 0)))).toEqual([10, 35, 35, 0]);
    expect(damAt(ground, foe(2, 0, { size: 2 }))).toBe(35);
  });

  it('[RUN-TER-52] is hot or not', () => {
    const place = (nature: 'heat' | 'cold') => ({ ...pit(10), nature });
    const ground = field(['xyz.', '....', '....', '....'], {
      x: [pit(10)],
      y: [place('heat')],
      z: [place('cold')],
    });
    expect([0, 1, 2, 3].map((x) => isHot(ground, hero(x, 0)))).toEqual([true, true, false, false]);
    expect(isHot(ground, foe(1, 0, { size: 2 }))).toBe(true);
  });

  it('[RUN-TER-46] [RUN-RULING-T22] asks for 4 every round, and adds what the roll lacks', () => {
    expect(hurtIn(20, 4)).toBe(0);
    expect(hurtIn(20, 3)).toBe(21);
    expect(hurtIn(10, -2)).toBe(16);
  });

  it('[RUN-TER-50] [RUN-RULING-T23] grows by a cell on every side in each round, through no wall', () => {
    const rows = [
      '.........',
      '.........',
      '.........',
      '....xx...',
      '....xx...',
      '.........',
      '##.######',
      '.........',
    ];
    const squares = (round: number) => {
      const { dam } = field(rows, { x: [pit(10, true)] }, { round });
      return rows.map((row, y) => [...row].map((letter, x) => (dam[y * 9 + x] ? 'x' : letter)).join(''));
    };
    expect(squares(1)).toEqual(rows);
    expect(squares(2)).toEqual([
      '.........',
      '..xxxxxx.',
      '..xxxxxx.',
      '..xxxxxx.',
      '..xxxxxx.',
      '..xxxxxx.',
      '##x######',
      '.........',
    ]);
    expect(squares(3)[7]).toBe('xxxxx....');
    expect(field(rows, { x: [pit(10)] }, { round: 5 }).dam[0]).toBe(0);
  });
});

it('[RUN-TV-T22] [RUN-TRAP-10] a trap adds what the roll lacks', () => {
  expect(trapDamage(12, 8, 4)).toBe(16);
  expect(trapDamage(12, 8, 8)).toBe(0);
});

it('[RUN-TV-T31] [RUN-TRAP-60] [RUN-TRAP-61] near its middle a trap is harder to avoid', () => {
  expect(inDanger(80, 30)).toBe(-5);
  expect(inDanger(80, 71)).toBe(0);
  expect(inDanger(80, 70)).toBe(-1);
  expect(inDanger(80, 95)).toBe(0);
});

it('[RUN-TV-T32] [RUN-TRAP-60] [RUN-TRAP-62] near a safe place it is easier', () => {
  expect(inSafety(70, 10)).toBe(6);
  expect(inSafety(70, 70)).toBe(0);
  expect(inSafety(70, 100)).toBe(0);
});
