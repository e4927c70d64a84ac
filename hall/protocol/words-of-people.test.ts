import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GuestSchema, RequestSchema } from './index.ts';
import { skeleton, toldApart } from './look-alikes.ts';
import { cleanLine, cleanName } from './words-of-people.ts';

const UNSEEN: readonly (readonly [what: string, text: string])[] = [
  ['NUL', '\0'],
  ['a control', '\x1b'],
  ['a control of the second kind', '\x85x\x9b'],
  ['a bidi override', '\u202e'],
  ['a bidi isolate', '\u2066'],
  ['a direction mark', '\u200f'],
  ['an Arabic direction mark', '\u061c'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a grapheme joiner', '\u034f'],
  ['a tag', '\u{e0041}'],
  ['a byte order mark', '\ufeffx\ufeff'],
  ['a private character', '\ue000'],
  ['an unknown character', '\u0378'],
  ['half of a pair', '\ud800'],
];

describe('a name', () => {
  it.each(['Ann', 'Björn Ægir', 'Лев', '愛', 'नमस्ते', 'Nguyễn', 'ภาษาไทย', "O'Neill", '7', 'Ann 🛡'])(
    'should be kept as it is: %s',
    (name) => expect(cleanName(name)).toBe(name),
  );

  it('should be written in one way only', () => {
    expect(cleanName('  Bjo\u0308rn \t Ægir\u00a0 ')).toBe('Björn Ægir');
    expect(cleanName('Ann ❤\ufe0f')).toBe('Ann ❤');
  });

  it.each(UNSEEN)('should be refused with %s in it', (_, text) => {
    expect(cleanName(`Ann${text}a`)).toBeNull();
    expect(GuestSchema.safeParse({ name: `Ann${text}a` }).success).toBe(false);
  });

  it('should be refused without a letter or digit, with a heap of marks, or with a mark and no letter', () => {
    for (const name of ['', '   ', '...', '🛡', `Z${'\u0331'.repeat(9)}`, '\u0301a'])
      expect(cleanName(name)).toBeNull();
  });

  it('should stay as it is when it is cleaned again, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const name = cleanName(given);
        if (name !== null) expect(cleanName(name)).toBe(name);
      }),
    );
  });
});

describe('a line of chat', () => {
  const said = (text: string): string | null => {
    const read = RequestSchema.safeParse({ id: 1, do: 'chat', table: 'abcdefghij01', text });
    return read.success && read.data.do === 'chat' ? read.data.text : null;
  };

  it.each(['Skål! ᚱ 🛡️', 'fam 👨‍👩‍👧 ok', '👍🏽', '1️⃣ #7 * 3', '🇩🇪', "it's «fine» – 50 %", 'שלום', 'नमस्ते'])(
    'should be kept as it is: %s',
    (text) => expect(said(text)).toBe(text),
  );

  it.each(UNSEEN.slice(0, -1))('should lose %s', (_, text) => {
    expect(said(`a${text}b`)?.replace('x', '')).toBe('ab');
    expect(said(text.replace('x', ''))).toBeNull();
  });

  it('should be one line, with few marks on a letter and no half of a pair', () => {
    expect(said(' one\r\n\u2028two ')).toBe('one two');
    expect(said(`q${'\u0331'.repeat(50)}!`)).toBe(`q${'\u0331'.repeat(3)}!`);
    expect(said('a\ud800b')).toBe('a\ufffdb');
  });

  it('should hold nothing that a database could not, whatever was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const line = cleanLine(given);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f]/u);
      }),
    );
  });
});

describe('names that look alike', () => {
  it.each([
    ['Ann', 'ANN'],
    ['Ann', 'Аnn'],
    ['Bob', 'B0b'],
    ['Ida', 'lda'],
    ['Sigrid', 'Ѕіgrіd'],
    ['Olav', 'Ολav'.replace('λ', 'l')],
    ['Ann', 'Ａｎｎ'],
    ['Ann', 'A n-n.'],
    ['Will', 'WI11'],
  ])('should be known: %s and %s', (a, b) => expect(skeleton(a)).toBe(skeleton(b)));

  it.each([
    ['Ann', 'Anna'],
    ['Åse', 'Ase'],
    ['Ole', 'Ola'],
    ['Лев', 'Лeo'],
  ])('should not be seen where there are none: %s and %s', (a, b) =>
    expect(skeleton(a)).not.toBe(skeleton(b)),
  );

  it('should be told apart by a number', () => {
    expect(toldApart('Ann', ['Bob'])).toBe('Ann');
    expect(toldApart('ann', ['Ann', 'Bob'])).toBe('ann (2)');
    expect(toldApart('Ann', ['Ann', 'Ann (2)'])).toBe('Ann (3)');
  });
});
