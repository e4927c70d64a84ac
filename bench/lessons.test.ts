import { judge, NUMBERS, netIn, SIZE } from '@skald/campaign/bots';
import { describe, expect, it } from 'vitest';
import { Pupil } from './lessons.ts';

/** Small weights, the same each time: where all are 0 no node differs from another. */
function anyMemory(): ArrayBuffer {
  const weights = Float32Array.from({ length: SIZE }, (_, i) => Math.sin(i * 12.9898) / 10);
  return weights.buffer;
}
const sheet = (one: number): Float32Array => new Float32Array(NUMBERS).fill(0.5, one, one + 3);

describe('lessons', () => {
  it('teach to tell what leads to victory from what does not', () => {
    const memory = anyMemory();
    const pupil = new Pupil(memory);
    const [good, bad] = [sheet(4), sheet(40)];
    const first = pupil.hear([good], true, 1);
    for (let i = 0; i < 300; i++) {
      pupil.hear([good], true, 1);
      pupil.hear([bad], false, 1);
      pupil.think(0.01);
    }
    expect(judge(netIn(memory), good)).toBeGreaterThan(0.9);
    expect(judge(netIn(memory), bad)).toBeLessThan(0.1);
    expect(pupil.hear([good], true, 1)).toBeLessThan(first);
  });

  it('change weights against the slope of the error', () => {
    const pupil = (memory: ArrayBuffer) => new Pupil(memory);
    const given = sheet(7);
    const wrong = (memory: ArrayBuffer): number => -Math.log(judge(netIn(memory), given));
    const memory = anyMemory();
    const before = new Float32Array(memory.slice(0));
    const learning = pupil(memory);
    learning.hear([given], true, 1);
    learning.think(1e-3);
    // The first step of Adam goes against the sign of each slope; here the slopes are measured by hand.
    for (const at of [7 * 40, 8 * 40 + 5, NUMBERS * 40 + 3, NUMBERS * 40 + 40 + 9, SIZE - 1]) {
      const moved = before.slice();
      moved[at] = (moved[at] as number) + 0.01;
      const slope = wrong(moved.buffer) - wrong(before.slice().buffer);
      const step = (new Float32Array(memory)[at] as number) - (before[at] as number);
      expect(Math.sign(step)).toBe(-Math.sign(slope));
    }
  });

  it('earlier positions learn from the end as well', () => {
    const memory = anyMemory();
    const pupil = new Pupil(memory);
    const before = judge(netIn(memory), sheet(4));
    for (let i = 0; i < 50; i++) {
      pupil.hear([sheet(4), sheet(40), sheet(80)], true, 1);
      pupil.think(0.01);
    }
    expect(judge(netIn(memory), sheet(4))).toBeGreaterThan(before + 0.2);
  });
});
