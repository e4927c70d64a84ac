import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fileOf, readDocument } from './documents.ts';

const schema = z.strictObject({ name: z.string(), hexes: z.array(z.int().min(0)) });
const map = { name: 'Isles', hexes: [1, 2] };
const read = (text: string) => readDocument(text, { schema });

describe('a document from a file', () => {
  it('is what was written', () => {
    expect(read(fileOf(map))).toEqual({ document: map });
  });

  it.each([
    ['cut off', fileOf(map).slice(0, -9), { trouble: 'notJson' }],
    [
      'of another kind',
      fileOf({ title: 'A quest' }),
      { trouble: 'notThis', where: 'name', given: { title: 'A quest' } },
    ],
    [
      'with something wrong in it',
      fileOf({ ...map, hexes: [1, -2] }),
      { trouble: 'notThis', where: 'hexes.1', given: { ...map, hexes: [1, -2] } },
    ],
    ['that is nothing at all', 'null', { trouble: 'notThis', where: '', given: null }],
    ['of far too many bytes', `"${'x'.repeat(2_000_000)}"`, { trouble: 'tooLarge', most: 1024 }],
  ])('is refused %s, and says where', (_, text, trouble) => {
    expect(read(text)).toEqual(trouble);
  });
});
