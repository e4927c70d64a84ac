import { describe, expect, it } from 'vitest';
import { EncounterSchema } from '../../documents/encounter/schema.ts';
import { type GivenElement, type GivenEvent, gain, roll, trap } from '../../documents/encounter/testing.ts';
import { awardsOf, findTheWayHome, isRecovered, trapBonus } from './awards.ts';
import { AT_FIRST, after, isOpen, type Next, nextOf, type Progress, triggeredOnce } from './progress.ts';

const event = (elements: GivenElement[], what: Partial<GivenEvent> = {}): GivenEvent => ({
  id: `e${elements.length}`,
  title: 'Somewhere',
  elements,
  ...what,
});
const encounter = (...events: GivenEvent[]) =>
  EncounterSchema.parse({
    skald: 'encounter',
    version: 1,
    name: 'A way',
    kind: 'basic',
    group: { heroes: 4 },
    events: events.map((one, i) => ({ ...one, id: `e${i}` })),
  });

const choice = (exposure: 'first' | 'remains', most: number | null = null) => ({
  trigger: 'Touch it',
  exposure,
  most,
});
const sudden = trap(roll('dodge', 6), [{ kind: 'damage', dam: 10 }], { id: 'sudden' });
const chest = trap(
  roll('traps', 6, { type: 'rush', condition: choice('first') }),
  [{ kind: 'damage', dam: 10 }],
  { id: 'chest' },
);
const pool = trap(
  roll('swim', 6, { type: 'singular', condition: choice('remains', 2) }),
  [{ kind: 'damage', dam: 10 }],
  { id: 'pool' },
);
const silver = gain([{ kind: 'silver', ounces: 3 }], null, { id: 'silver', how: 'Take it' });
const guarded = gain([{ kind: 'silver', ounces: 3 }], roll('climb', 6), { id: 'guarded' });

const told = (next: Next): string => {
  switch (next.comes) {
    case 'element':
      return next.element.id;
    case 'room':
      return `room: ${next.offers.map(({ id }) => id).join(' ')}`;
    default:
      return next.comes;
  }
};

/** All that comes, if nobody touches anything. */
function course(document: ReturnType<typeof encounter>): string[] {
  const all: string[] = [];
  let at: Progress = AT_FIRST;
  while (all.length < 50) {
    const next = nextOf(document, at);
    all.push(told(next));
    if (next.comes === 'end') return all;
    at = after(document, at);
  }
  return all;
}

describe('an encounter', () => {
  it('[RUN-RUN-03] [RUN-TRAP-08] [RUN-ENC-27] goes through its events in order and then is over', () => {
    expect(course(encounter(event([sudden]), event([]), event([guarded])))).toEqual([
      'sudden',
      'guarded',
      'end',
    ]);
    expect(course(encounter())).toEqual(['end']);
  });

  it('[RUN-DIF-150] has what is before a fight, the fight, and what is after it; without one all in a row', () => {
    const both = [{ ...guarded, phase: 'after' as const }, sudden];
    const foes = [{ id: 'f', name: 'A foe', kind: 'goblin-warrior' as const, threat: 'equal' as const }];
    expect(course(encounter(event(both, { combat: { foes } })))).toEqual([
      'sudden',
      'fight',
      'guarded',
      'end',
    ]);
    expect(course(encounter(event(both)))).toEqual(['guarded', 'sudden', 'end']);
    const during = [{ ...sudden, phase: 'during' as const }];
    expect(course(encounter(event(during, { combat: { foes } })))).toEqual(['fight', 'end']);
  });

  it('[RUN-COND-01] [RUN-COND-20] [RUN-COND-24] offers what heroes may do or leave, together, until they go on', () => {
    expect(course(encounter(event([sudden, chest, silver, guarded, pool])))).toEqual([
      'sudden',
      'room: chest silver',
      'guarded',
      'room: chest silver pool',
      'end',
    ]);
  });
});

describe('what is offered', () => {
  const all = encounter(event([chest, pool, silver]));
  const [first, second, third] = all.events[0]!.elements;
  const after_ = (...ids: string[]): Progress => ids.reduce(triggeredOnce, AT_FIRST);

  it('[RUN-COND-06] [RUN-TRAP-72] strikes the first who meets it and nobody after him', () => {
    expect([isOpen(first!, AT_FIRST), isOpen(first!, after_('chest'))]).toEqual([true, false]);
  });

  it('[RUN-COND-07] [RUN-COND-09] [RUN-TRAP-72] stays where it is, until it has struck as often as it can', () => {
    expect([isOpen(second!, after_('pool')), isOpen(second!, after_('pool', 'pool'))]).toEqual([true, false]);
    const endless = { ...second!, roll: { ...second!.roll!, condition: choice('remains') } };
    expect(isOpen(endless, after_('pool', 'pool', 'pool'))).toBe(true);
  });

  it('[RUN-COND-20] is taken once', () => {
    expect([isOpen(third!, AT_FIRST), isOpen(third!, after_('silver'))]).toEqual([true, false]);
    expect(told(nextOf(all, after_('silver', 'chest')))).toBe('room: pool');
  });
});

describe('gains', () => {
  it('[RUN-GAIN-60] lead home if more was won than lost by all their Lore', () => {
    expect(findTheWayHome([12, 9, 10])).toBe(true);
    expect(findTheWayHome([12, 8])).toBe(false);
    expect(findTheWayHome([25, 4, 4])).toBe(true);
  });

  it('[RUN-GAIN-71] [RUN-GAIN-72] keep what was hidden well', () => {
    expect([trapBonus(9), trapBonus(6), trapBonus(2)]).toEqual([3, 0, 0]);
    expect([isRecovered(5, 3, 8), isRecovered(5, 2, 8)]).toEqual([true, false]);
  });

  it('[RUN-GAIN-93] give the others half of what one did, and nobody anything if they quarrel', () => {
    const award = { shared: 'singular', points: 15 } as const;
    expect(awardsOf(award, ['a', 'b', 'c'], ['b'], false)).toEqual({ b: 15, a: 7, c: 7 });
    expect(awardsOf(award, ['a', 'b', 'c'], ['b'], true)).toEqual({});
  });

  it('[RUN-GAIN-94] give all of it to each who does it', () => {
    const award = { shared: 'mutual', points: 15 } as const;
    expect(awardsOf(award, ['a', 'b', 'c'], ['a', 'c'], true)).toEqual({ a: 15, c: 15 });
    expect(awardsOf({ ...award, shared: 'doer' }, ['a', 'b'], ['a'], false)).toEqual({ a: 15 });
    expect(awardsOf(award, ['a', 'b'], [], false)).toEqual({});
  });
});
