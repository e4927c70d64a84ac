import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionId, sameChoice } from './choice.ts';
import { mayKnow } from './event.ts';
import { canonical, clone, digest } from './json.ts';
import { readMove, writeMove } from './record.ts';

describe('plain data', () => {
  it('is copied whole: equal, and nothing shared', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
    const deep = { a: [{ b: 1 }] };
    const copy = clone(deep);
    copy.a[0]!.b = 2;
    expect(deep.a[0]!.b).toBe(1);
  });

  it('has one canonical text, whatever the order of its keys', () => {
    expect(canonical({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe('{"a":[2,{"c":"x","d":null}],"b":1}');
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1 }));
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }));
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('choices', () => {
  it('are known by their values', () => {
    expect(optionId({ act: 'lend', item: 'gram', to: 'ivar' })).toBe('lend:gram:ivar');
    expect(optionId({ act: 'luck', points: -2 })).toBe('luck:-2');
  });

  it('match an option only if they say exactly the same', () => {
    const listed = { act: 'step', to: 'wessex' };
    expect(sameChoice({ to: 'wessex', act: 'step' }, listed)).toBe(true);
    expect(sameChoice({ act: 'step' }, listed)).toBe(false);
    expect(sameChoice({ act: 'step', to: 'wessex', by: 'ship' }, listed)).toBe(false);
    expect(sameChoice({ act: 'step', to: 'mercia' }, listed)).toBe(false);
  });
});

it('tells of events only those who may know', () => {
  const who = [0, 1, null] as const;
  expect(who.map((seat) => mayKnow({ type: 'x' }, seat))).toEqual([true, true, true]);
  expect(who.map((seat) => mayKnow({ type: 'x', only: [1] }, seat))).toEqual([false, true, false]);
  expect(who.map((seat) => mayKnow({ type: 'x', only: [] }, seat))).toEqual([false, false, false]);
  expect(who.map((seat) => mayKnow({ type: 'x', but: [1] }, seat))).toEqual([true, false, true]);
});

describe('moves of a record', () => {
  it.each(['0 step:wessex', '5 luck:-2', 'dice 6 5 4', 'skip 12', `seed ${'0af1'.repeat(16)}`])(
    'are written as they are read: %s',
    (text) => {
      const move = readMove(text);
      expect(move).not.toBeNull();
      expect(move && writeMove(move)).toBe(text);
    },
  );

  it.each([
    '',
    '0',
    'x step',
    '0 a b',
    'dice',
    'dice six',
    'skip 1 2',
    'seed',
    'seed 12',
    '-1 step',
    '100 step',
  ])('are refused when damaged: "%s"', (text) => {
    expect(readMove(text)).toBeNull();
  });
});
