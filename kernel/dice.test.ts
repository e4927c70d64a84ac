import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitment, FastDice, isSeed, LoadedDice, SeedDice } from './dice.ts';
import { Refused } from './refusal.ts';

const SEED = '0123456789abcdef'.repeat(4);
const rolls = (dice: { roll(sides: number): number }, sides: number, count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(sides));

describe('seed dice', () => {
  it('can be checked by anyone who has the seed: words of the ChaCha20 stream, modulo the sides', () => {
    const stream = chacha20(hexToBytes(SEED), new Uint8Array(12), new Uint8Array(4 * 1000));
    const view = new DataView(stream.buffer);
    const expected = Array.from({ length: 1000 }, (_, i) => (view.getUint32(i * 4, true) % 6) + 1);
    expect(rolls(new SeedDice(SEED), 6, 1000)).toEqual(expected);
  });

  it('go on from where they were left', () => {
    const dice = new SeedDice(SEED);
    rolls(dice, 6, 700);
    const later = new SeedDice(SEED, dice.drawn);
    expect(rolls(later, 27, 50)).toEqual(rolls(dice, 27, 50));
  });

  it('are committed to by the hash of the seed', () => {
    expect(commitment(SEED)).toBe(bytesToHex(sha256(hexToBytes(SEED))));
    expect(isSeed(SEED)).toBe(true);
    expect(isSeed(SEED.toUpperCase())).toBe(false);
    expect(isSeed(SEED.slice(1))).toBe(false);
  });
});

describe.each([
  ['seed dice', () => new SeedDice(SEED)],
  ['fast dice', () => new FastDice(42)],
])('%s', (_name, make) => {
  it.each([2, 6, 20, 27])('show every face of a die with %i sides about equally often', (sides) => {
    const count = 6000 * sides;
    const seen = new Map<number, number>();
    for (const face of rolls(make(), sides, count)) seen.set(face, (seen.get(face) ?? 0) + 1);
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 6000) ** 2 / 6000, 0);
    expect(chiSquare).toBeLessThan(3 * sides + 12);
  });
});

it('fast dice of neighbouring seeds begin unlike each other', () => {
  const seeds = Array.from({ length: 6000 }, (_, seed) => seed);
  for (const nth of [0, 1, 2]) {
    const faces = seeds.map((seed) => rolls(new FastDice(seed), 6, nth + 1)[nth]);
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const share = faces.filter((one) => one === face).length / seeds.length;
      expect(share).toBeGreaterThan(0.14);
      expect(share).toBeLessThan(0.19);
    }
  }
});

describe('loaded dice', () => {
  it('give their faces in order, then those of the dice behind them', () => {
    const dice = new LoadedDice([3, 1], new LoadedDice([6]));
    expect(rolls(dice, 6, 3)).toEqual([3, 1, 6]);
  });

  it('refuse to roll when nothing is left, or when the face does not fit', () => {
    expect(() => new LoadedDice([]).roll(6)).toThrow(Refused);
    expect(() => new LoadedDice([7]).roll(6)).toThrow(Refused);
  });
});
