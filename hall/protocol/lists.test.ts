import { FastDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { difference, isAsBefore, isEqual, listAfter } from './lists.ts';

interface Thing {
  readonly id: number;
  at: number;
}
const same = (a: Thing, b: Thing): boolean => a.id === b.id && a.at === b.at;
const things = (...ids: number[]): Thing[] => ids.map((id) => ({ id, at: 0 }));

describe('a list that is told again', () => {
  it('should be told by runs of what stayed and by what changed', () => {
    const known = things(1, 2, 3, 4);
    const changed = { id: 3, at: 7 };
    expect(difference(known, [...things(1, 2), changed, ...things(4)], same, new Map())).toEqual([
      [0, 2],
      changed,
      [3, 1],
    ]);
  });

  it('should tell a large thing by its changed fields, as a whole where most of them changed or one has gone', () => {
    const fields = Array.from({ length: 20 }, (_, i) => [`f${i}`, [i]] as const);
    const large = (more: object = {}): object => ({ ...Object.fromEntries(fields), ...more });
    const told = (now: object, before = large()) => difference([before], [now], () => false, new Map());
    expect(told(large({ f3: [7], f5: null }))).toEqual([[0, { f3: [7], f5: null }]]);
    expect(listAfter([[0, { f3: [7], f5: null }]], [large()])).toEqual([large({ f3: [7], f5: null })]);
    const most = large(Object.fromEntries(fields.slice(0, 11).map(([name]) => [name, 0])));
    expect(told(most)).toEqual([most]);
    expect(told(large(), large({ gone: 1 }))).toEqual([large()]);
    const { f0: _, ...fewer } = large() as Record<string, unknown>;
    expect(told({ ...fewer, f3: 1 }, fewer)).toEqual([[0, { f3: 1 }]]);
  });

  it('should tell of a list that only grew in a large thing what came behind it', () => {
    const hero = (...ledger: object[]) => ({
      ...Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`f${i}`, i])),
      ledger,
    });
    const told = (before: object, now: object) => difference([before], [now], () => false, new Map());
    const [first, second] = [{ points: 50 }, { points: -30 }];
    expect(told(hero(first), hero(first, second))).toEqual([[0, {}, { ledger: [second] }]]);
    expect(listAfter([[0, { f1: 7 }, { ledger: [second] }]], [hero(first)])).toEqual([
      { ...hero(first, second), f1: 7 },
    ]);
    for (const [before, now] of [
      [hero(), hero(first)],
      [hero(first, second), hero(first)],
      [hero(first), hero(second, first)],
      [hero(first), { ...hero(), ledger: null }],
    ] as const)
      expect(told(before, now)).toEqual([[0, { ledger: now.ledger }]]);
  });

  it('should tell a thing of few fields as a whole', () => {
    const few = (fields: number, at: number): object =>
      Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, i === 0 ? at : i]));
    const told = (fields: number) => difference([few(fields, 0)], [few(fields, 9)], () => false, new Map());
    expect(told(11)).toEqual([few(11, 9)]);
    expect(told(12)).toEqual([[0, { f0: 9 }]]);
  });

  it('should be known for unchanged by one run of all that there was', () => {
    const told = (now: Thing[], before = things(1, 2)) =>
      isAsBefore(difference([...before], now, same, new Map()), before.length);
    expect([told(things(1, 2)), told([], [])]).toEqual([true, true]);
    expect([told(things(1)), told(things(2)), told(things(2, 1)), told(things(1, 2, 3))]).toEqual(
      Array(4).fill(false),
    );
    expect([
      told([]),
      told(things(1), []),
      told([
        { id: 1, at: 0 },
        { id: 2, at: 9 },
      ]),
    ]).toEqual(Array(3).fill(false));
  });

  it('should not tell again what only moved up because something has gone or come', () => {
    expect(difference(things(1, 2, 3, 4), things(1, 3, 4), same, new Map())).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(difference(things(1, 2), things(1, 9, 2), same, new Map())).toEqual([
      [0, 1],
      { id: 9, at: 0 },
      [1, 1],
    ]);
  });

  it('should remember a copy: what changes afterwards in the list itself is a change', () => {
    const known: Thing[] = [];
    const [thing] = things(1) as [Thing];
    difference(known, [thing], same, new Map());
    thing.at = 5;
    expect(difference(known, [thing], same, new Map())).toEqual([{ id: 1, at: 5 }]);
  });

  it('should be the same for who hears only the differences, whatever happens to it', () => {
    const dice = new FastDice(11);
    const truth = things(1, 2, 3, 4, 5, 6, 7, 8);
    const [ours, copies]: [Thing[], Map<object, object>] = [[], new Map()];
    let theirs: object[] = [];
    for (let i = 0; i < 3000; i++) {
      const place = dice.roll(truth.length + 1) - 1;
      const does = dice.roll(4);
      if (does === 1) truth.splice(place, 1);
      else if (does === 2 && truth.length < 30) truth.splice(place, 0, { id: i + 10, at: 0 });
      else if (truth[place]) truth[place].at = dice.roll(3);
      copies.clear();
      const told = JSON.parse(JSON.stringify(difference(ours, truth, same, copies)));
      theirs = listAfter(told, theirs);
      expect(theirs).toEqual(truth);
    }
  });
});

describe('plain data', () => {
  it.each([
    [1, 1, true],
    [1, '1', false],
    [null, {}, false],
    [{ a: 1 }, null, false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{}, [], false],
    [['x'], { 0: 'x' }, false],
  ])('%j and %j: the same is %s', (one, other, same) => {
    expect(isEqual(one, other)).toBe(same);
  });
});
