import { describe, expect, it } from 'vitest';
import { CHARACTERISTICS } from '../../../content/characteristics.ts';
import type { Meaning } from '../../../content/maps/drawing.ts';
import { field, foe, hero } from '../testing.ts';
import { dimnessAt, needsSight } from './light.ts';

const dim = (meaning: Meaning[], rows = ['x'.repeat(40), '.'.repeat(40), '.'.repeat(40), '.'.repeat(40)]) =>
  field(rows, { x: meaning });
const one = hero(0, 0);

describe('what dims the sight', () => {
  it('[RUN-TER-91] [RUN-TER-92] darkness takes 4 off, gloom 2', () => {
    const dark = dim([{ kind: 'darkness', torches: true }]);
    expect(dimnessAt(dark, one, [], false)).toBe(4);
    expect(dimnessAt(dark, hero(0, 1), [], false)).toBe(0);
    expect(dimnessAt(dim([{ kind: 'gloom', torches: true }]), one, [], false)).toBe(2);
  });

  it('[RUN-TER-91] [RUN-TER-93] off all rolls but those of Stamina and Intelligence', () => {
    expect(CHARACTERISTICS.filter(needsSight)).toEqual(['Str', 'Dex', 'Qik', 'Per', 'Pre', 'Com']);
  });

  it('[RUN-TER-94] a torch lights twenty-five paces for everybody', () => {
    const dark = dim([{ kind: 'darkness', torches: true }]);
    expect(dimnessAt(dark, one, [hero(25, 0)], false)).toBe(0);
    expect(dimnessAt(dark, one, [foe(25, 0)], false)).toBe(0);
    expect(dimnessAt(dark, one, [hero(26, 0)], false)).toBe(4);
  });

  it('[RUN-TER-94] so does what burns on the map, until it is doused', () => {
    const rows = ['x'.repeat(40), `...L${'.'.repeat(36)}`, '.'.repeat(40), '.'.repeat(40)];
    const legend = {
      x: [{ kind: 'gloom', torches: true }],
      L: [{ kind: 'light', lit: true }],
    } as const;
    expect(dimnessAt(field(rows, legend), one, [], false)).toBe(0);
    expect(dimnessAt(field(rows, legend), hero(29, 0), [], false)).toBe(2);
    expect(dimnessAt(field(rows, legend, { turned: ['light-1'] }), one, [], false)).toBe(2);
    const cold = { ...legend, L: [{ kind: 'light', lit: false }] } as const;
    expect(dimnessAt(field(rows, cold), one, [], false)).toBe(2);
    expect(dimnessAt(field(rows, cold, { turned: ['light-1'] }), one, [], false)).toBe(0);
  });

  it('[RUN-TER-96] where torches go out none helps', () => {
    expect(dimnessAt(dim([{ kind: 'darkness', torches: false }]), one, [one], false)).toBe(4);
  });

  it('[RUN-TER-97] night vision ignores darkness and gloom', () => {
    expect(dimnessAt(dim([{ kind: 'darkness', torches: false }]), foe(0, 0), [], true)).toBe(0);
    expect(dimnessAt(dim([{ kind: 'gloom', torches: true }]), foe(0, 0), [], true)).toBe(0);
    expect(dimnessAt(dim([{ kind: 'mist', decrease: 3 }]), foe(0, 0), [], true)).toBe(3);
  });

  it('[RUN-TER-98] [RUN-RULING-T25] mist takes off what its designer said, with or without a torch; the worst counts', () => {
    expect(dimnessAt(dim([{ kind: 'mist', decrease: 3 }]), one, [one], false)).toBe(3);
    expect(
      dimnessAt(
        dim([
          { kind: 'mist', decrease: 1 },
          { kind: 'gloom', torches: true },
        ]),
        one,
        [],
        false,
      ),
    ).toBe(2);
  });
});
