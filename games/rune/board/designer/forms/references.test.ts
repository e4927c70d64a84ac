import { describe, expect, it } from 'vitest';
import { encounter, event, fightEvent, roll, trap } from '../../../documents/encounter/testing.ts';
import { bleeders, endings, laterFoes, laterRolls, otherElements } from './references.ts';

const hurting = [{ kind: 'damage', dam: 5 }] as const;
const given = encounter([
  event({
    id: 'gate',
    title: 'The gate',
    elements: [
      trap(roll('dodge', 6, { id: 'first-roll' }), hurting, { id: 'first', name: 'The beam' }),
      trap(roll('jump', 6, { id: 'second-roll' }), hurting, { id: 'second', name: 'The pit' }),
    ],
  }),
  fightEvent({
    id: 'hall',
    title: 'The hall',
    elements: [
      trap(roll('climb', 6, { id: 'last-roll' }), hurting, { id: 'last', name: 'The roof', phase: 'after' }),
    ],
  }),
]);
const at = (e: number, i: number, ...rest: (string | number)[]) =>
  ({ at: ['events', e, 'elements', i, ...rest], encounter: given, language: 'en' }) as const;

describe('what a field may refer to', () => {
  it('[RUN-TRAP-40] are rolls that come later, by what is rolled and where', () => {
    expect(laterRolls(at(0, 0, 'effects', 0, 'roll'), null)).toEqual([
      ['second-roll', 'Jump: The pit'],
      ['last-roll', 'Climb: The roof'],
    ]);
    expect(laterRolls(at(1, 0), null)).toEqual([]);
  });

  it('keeps what is chosen, even where it is not there any more', () => {
    expect(laterRolls(at(1, 0), 'first-roll')).toEqual([['first-roll', 'Dodge: The beam']]);
    expect(laterRolls(at(1, 0), 'gone')).toEqual([['gone', 'gone']]);
  });

  it('[RUN-DIF-130] are all other elements', () => {
    expect(otherElements(at(0, 1), null).map(([id]) => id)).toEqual(['first', 'last']);
  });

  it('[RUN-RULING-R85] blood is of what hurts somebody in the same place before its fight', () => {
    const fought = encounter([
      fightEvent({
        elements: [
          trap(roll('jump', 6), hurting, { id: 'spikes', name: 'The spikes' }),
          trap(roll('climb', 6), hurting, { id: 'roof', name: 'The roof', phase: 'after' }),
          trap(roll('climb', 6), [], { id: 'wall', name: 'The wall' }),
        ],
      }),
    ]);
    const place = { at: ['events', 0], encounter: fought, language: 'en' } as const;
    expect(bleeders(place, null)).toEqual([['spikes', 'The spikes']]);
    expect(bleeders(place, 'gone').map(([id]) => id)).toEqual(['spikes', 'gone']);
    // Where nobody fights, nobody slips.
    expect(bleeders({ ...place, encounter: given }, null)).toEqual([]);
  });

  it('[RUN-IMPAIR-04] an end is a later event, element or roll', () => {
    expect(endings(at(0, 0), null).map(([id]) => id)).toEqual([
      'hall',
      'second',
      'last',
      'second-roll',
      'last-roll',
    ]);
  });

  it('[RUN-TRAP-43] are foes of fights that are still to come', () => {
    expect(laterFoes(at(0, 0))).toHaveLength(5);
    expect(laterFoes(at(1, 0))).toEqual([]);
  });
});
