import { describe, expect, it } from 'vitest';
import { type Scene, scene, VIKINGS } from '../rules/testing.ts';
import { NUMBERS, writeSheet } from './sheet.ts';

const sheetOf = (of: Scene): number[] => {
  // What stood on a sheet before must not shine through.
  const numbers = new Float32Array(NUMBERS).fill(7);
  writeSheet(scene(of), numbers);
  return [...numbers];
};

const all: Scene = {
  normans: [
    { points: 6, in: '5,3' },
    { points: 4, in: '2,4' },
    { points: 5, in: '1,5' },
  ],
  vikings: [
    { points: 3, in: '6,3' },
    { points: 6, in: '4,3' },
    { points: 6, in: 'ship' },
  ],
  ship: '9,4',
  agenda: [{ step: 'command', seat: VIKINGS }],
};

describe('the sheet of a position', () => {
  it('leaves the rows of armies empty that are gone', () => {
    const few = sheetOf({
      ...all,
      normans: [{ points: 6, in: '5,3' }],
      vikings: [{ points: 3, in: 'ship' }],
    });
    expect(few.filter((number) => number === 0).length).toBeGreaterThan(140);
    expect(few.every(Number.isFinite)).toBe(true);
    expect(few).not.toContain(7);
  });

  it('is the same whatever the armies are called', () => {
    const [first, second, third] = all.vikings as NonNullable<Scene['vikings']>;
    const turned = [third, first, second] as Scene['vikings'];
    expect(sheetOf({ ...all, vikings: turned } as Scene)).toEqual(sheetOf(all));
  });

  it('tells who is to move, how strong armies are and where they stand', () => {
    const [one] = all.normans as NonNullable<Scene['normans']>;
    const others = (all.normans ?? []).slice(1);
    const changed: Scene[] = [
      { ...all, agenda: [{ step: 'command', seat: 1 - VIKINGS }] },
      { ...all, normans: [{ ...one, points: 5, in: '5,3' }, ...others] },
      { ...all, normans: [{ ...one, points: 6, in: '5,4' }, ...others] },
      { ...all, ship: '8,3' },
    ];
    for (const other of changed) expect(sheetOf(other)).not.toEqual(sheetOf(all));
  });
});
