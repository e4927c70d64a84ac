import { describe, expect, it } from 'vitest';
import { type Line, LineReader, linesOf } from './lines.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The lines of a text that arrives in chunks of this size. */
function cut(text: string | Uint8Array, size: number, limit = 100): Line[] {
  const all = typeof text === 'string' ? bytes(text) : text;
  const reader = new LineReader(limit);
  const found: Line[] = [];
  for (let at = 0; at < all.length; at += size) found.push(...reader.take(all.subarray(at, at + size)));
  return [...found, ...reader.rest()];
}

describe('lines out of bytes', () => {
  it.each([1, 2, 3, 7, 1000])('are the same in chunks of %i', (size) => {
    expect(cut('eins\nzwei älter\n\nende', size)).toEqual([
      { text: 'eins' },
      { text: 'zwei älter' },
      { text: '' },
      { text: 'ende' },
    ]);
  });

  it('end with the last line end, or with what stands after it', () => {
    expect(cut('a\n', 10)).toEqual([{ text: 'a' }]);
    expect(cut('a\nb', 10)).toEqual([{ text: 'a' }, { text: 'b' }]);
    expect(cut('', 10)).toEqual([]);
  });

  it.each([1, 5, 64])(
    'let a line that is too long go by, in chunks of %i, and go on with the next',
    (size) => {
      const text = `short\n${'x'.repeat(11)}\n${'y'.repeat(10)}\nlast`;
      expect(cut(text, size, 10)).toEqual([
        { text: 'short' },
        { wrong: 'line-too-long' },
        { text: 'yyyyyyyyyy' },
        { text: 'last' },
      ]);
    },
  );

  it('say of bytes that are no text that they are none', () => {
    expect(cut(Uint8Array.from([0x61, 0xff, 0x0a, 0x62]), 2)).toEqual([{ wrong: 'not-utf8' }, { text: 'b' }]);
  });

  it('keep nothing of an endless line', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(0x61);
    async function* endless() {
      for (let i = 0; i < 300; i++) yield chunk;
      yield bytes('\n{}\n');
    }
    const before = process.memoryUsage().arrayBuffers;
    const found: Line[] = [];
    for await (const line of linesOf(endless())) found.push(line);
    expect(found).toEqual([{ wrong: 'line-too-long' }, { text: '{}' }]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });
});
