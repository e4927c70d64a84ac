import { describe, expect, it } from 'vitest';
import { judge, netIn, netOf, SIZE, weightsOf } from './net.ts';
import { NUMBERS } from './sheet.ts';

/** Any weights, the same each time. */
function anyNet() {
  const memory = new Float32Array(SIZE);
  for (let i = 0; i < SIZE; i++) memory[i] = Math.sin(i * 12.9898) / 3;
  return netIn(memory.buffer);
}

describe('net', () => {
  it('knows nothing as long as all weights are 0', () => {
    expect(judge(netIn(new ArrayBuffer(SIZE * 4)), new Float32Array(NUMBERS).fill(1))).toBe(0.5);
  });

  it('adds up what its nodes say, little of those that have nothing to say for it', () => {
    const net = netIn(new ArrayBuffer(SIZE * 4));
    const numbers = new Float32Array(NUMBERS);
    numbers[2] = 3;
    // Number 2 moves node 0 by 3 · 0.5 and node 1 by 3 · −1.
    net.rows.set([0.5, -1], 2 * (net.starts.length as number));
    net.starts[0] = 0.5;
    net.says.set([1, 2]);
    net.start[0] = 0.25;
    const balance = 0.25 + 2 * 1 + 0.05 * -3 * 2;
    expect(judge(net, numbers)).toBeCloseTo(1 / (1 + Math.exp(-balance)), 6);
  });

  it('is kept as text without losing what matters', () => {
    const net = anyNet();
    const again = netOf(weightsOf(net));
    for (let i = 0; i < 5; i++) {
      const numbers = Float32Array.from({ length: NUMBERS }, (_, at) => ((at * 7 + i) % 5) / 10);
      expect(judge(again, numbers)).toBeCloseTo(judge(net, numbers), 1);
    }
  });
});
