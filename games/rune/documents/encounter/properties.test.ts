// What holds of every encounter, whatever it is: of those that nobody designed, and of what strokes make of them.

import { type PriceLine, type Problem, valueAt } from '@skald/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateEncounter } from '../../text/generator/index.ts';
import { check } from './check/index.ts';
import { priceOf } from './price/index.ts';
import type { Element, Encounter, EncounterEvent } from './schema.ts';
import { encounter, field, fightEvent } from './testing.ts';

/** Legal, and unlike each other. */
const LEGAL: readonly Encounter[] = Array.from({ length: 10 }, (_, seed) =>
  generateEncounter({ seed: 100 + seed, heroes: 2 + (seed % 6), totals: seed % 2 === 0 ? [] : [1500, 1500] }),
);
const legal = fc.constantFrom(...LEGAL);
const RUNS = { numRuns: 60, seed: 11 } as const;

const breaches = (encounter: Encounter): Problem[] => check(encounter).filter(({ advice }) => !advice);
const codes = (encounter: Encounter): string[] => breaches(encounter).map(({ code }) => code);

/** As it would be for somebody who has never seen any of it. */
const anew = (encounter: Encounter): Encounter => structuredClone(encounter);

const withEvent = (
  encounter: Encounter,
  e: number,
  change: (event: EncounterEvent) => EncounterEvent,
): Encounter => ({ ...encounter, events: encounter.events.map((one, i) => (i === e ? change(one) : one)) });
const withElement = (
  encounter: Encounter,
  [e, i]: readonly [number, number],
  change: (element: Element) => Element,
): Encounter =>
  withEvent(encounter, e, (event) => ({
    ...event,
    elements: event.elements.map((one, at) => (at === i ? change(one) : one)),
  }));

/** Where all elements are that are such. */
const placesOf = ({ events }: Encounter, which: (element: Element) => boolean): [number, number][] =>
  events.flatMap(({ elements }, e) =>
    elements.flatMap((element, i): [number, number][] => (which(element) ? [[e, i]] : [])),
  );
const pick = <T>(list: readonly T[], at: number): T => {
  fc.pre(list.length > 0);
  return list[at % list.length] as T;
};

describe('every price', () => {
  it('is the sum of its lines, each of which has a rule and a place in the document', () => {
    fc.assert(
      fc.property(legal, (encounter) => {
        const { lines, totals } = priceOf(encounter);
        const sum = (sign: 1 | -1): number =>
          lines.reduce((all, { points }) => all + Math.max(0, sign * points), 0);
        expect([totals.spent, totals.earned]).toEqual([sum(1), sum(-1)]);
        expect(totals.limit).toBe(totals.base + totals.increase);
        expect(totals.remaining).toBe(Math.min(totals.limit, totals.earned) - totals.spent);
        for (const { rule, path } of lines) {
          expect(rule).toMatch(/^RUN-[A-Z]+/);
          expect(valueAt(encounter, path), path.join('.')).not.toBeUndefined();
        }
      }),
      { ...RUNS, numRuns: LEGAL.length },
    );
  });

  it('is of what is written, whatever was looked at before: events go their ways and come back', () => {
    fc.assert(
      fc.property(legal, fc.infiniteStream(fc.nat(99)), (encounter, lots) => {
        const order = encounter.events
          .map((_, i) => i)
          .sort(() => (pick([...lots.take(1)], 0) % 2 === 0 ? -1 : 1));
        const moved = { ...encounter, events: order.map((i) => encounter.events[i] as EncounterEvent) };
        const back = {
          ...encounter,
          events: encounter.events.map((_, i) => moved.events[order.indexOf(i)] as EncounterEvent),
        };
        const before = [priceOf(encounter), check(encounter)];
        expect([priceOf(moved), check(moved)]).toEqual([priceOf(anew(moved)), check(anew(moved))]);
        expect([priceOf(back), check(back)]).toEqual(before);
        expect([priceOf(encounter), check(encounter)]).toEqual(before);
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('changes with one element by what that and its fellows cost, and comes back with it', () => {
    fc.assert(
      fc.property(legal, fc.nat(), (encounter, at) => {
        const [e, i] = pick(
          placesOf(encounter, () => true),
          at,
        );
        const without = withEvent(encounter, e, (event) => ({
          ...event,
          elements: event.elements.toSpliced(i, 1),
        }));
        const again = withEvent(without, e, (event) => ({
          ...event,
          elements: event.elements.toSpliced(i, 0, encounter.events[e]?.elements[i] as Element),
        }));
        expect(priceOf(without)).toEqual(priceOf(anew(without)));
        expect([priceOf(again), check(again)]).toEqual([priceOf(encounter), check(encounter)]);
      }),
      RUNS,
    );
  });
});

describe('what was placed before', () => {
  it('[RUN-TER-56] counts in the next fight, also where the same map was looked at with less before it', () => {
    const decoys = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      kind: 'decoy' as const,
      area: [[3, 3, 1]] as [number, number, number][],
    }));
    const fought = () => fightEvent({ map: field({ objects: decoys }), claims: ['decoys'] });
    const given = encounter([fought(), fought()]);
    const [one, other] = given.events as [EncounterEvent, EncounterEvent];
    const alone = { ...given, events: [one] };
    const after = { ...given, events: [other, one] };
    const worth = (of: Encounter) =>
      priceOf(of).lines.flatMap(({ code, points }) => (code === 'decoys' ? [points] : []));
    const [first] = worth(alone);
    expect(worth(after)).toEqual(worth(anew(after)));
    expect(worth(after)[0]).toBe(first);
    expect(worth(after)[1]).not.toBe(first);
    expect(worth(alone)).toEqual([first]);
  });
});

describe('nothing is hidden', () => {
  /** Without what lasts: that weighs what comes after it, and order matters to it. */
  const settled = (encounter: Encounter): Encounter => ({
    ...encounter,
    events: encounter.events.map((event) => ({
      ...event,
      elements: event.elements.map((element) => ({
        ...element,
        effects: element.effects.filter(({ kind }) => kind !== 'impairment' && kind !== 'stick'),
        gains: element.gains.filter(({ kind }) => kind !== 'invigoration' && kind !== 'carrot'),
      })),
    })),
  });

  it('by another order of what does not last: it costs and earns the same', () => {
    fc.assert(
      fc.property(legal, fc.nat(), fc.nat(), (given, which, by) => {
        const encounter = settled(given);
        const e = which % encounter.events.length;
        const turned = withEvent(encounter, e, (event) => {
          const at = event.elements.length === 0 ? 0 : by % event.elements.length;
          return { ...event, elements: [...event.elements.slice(at), ...event.elements.slice(0, at)] };
        });
        expect(priceOf(turned).totals).toEqual(priceOf(encounter).totals);
      }),
      RUNS,
    );
  });

  it('by leaving an earning unclaimed: nothing else changes, and no breach goes away', () => {
    fc.assert(
      fc.property(legal, fc.nat(), fc.nat(), (encounter, at, which) => {
        const place = pick(
          placesOf(encounter, () => true),
          at,
        );
        const path = ['events', place[0], 'elements', place[1]];
        const of = (lines: readonly PriceLine[]): readonly PriceLine[] =>
          lines.filter((line) => path.every((key, i) => line.path[i] === key));
        const own = of(priceOf(encounter).lines);
        const { code } = pick(own, which);
        const waived = withElement(encounter, place, (one) => ({ ...one, waives: [...one.waives, code] }));
        const [was, is] = [priceOf(encounter).totals, priceOf(waived).totals];
        expect(is.spent).toBe(was.spent);
        const earns = own.reduce((sum, one) => sum + (one.code === code ? Math.max(0, -one.points) : 0), 0);
        expect(is.earned).toBe(was.earned - earns);
        // A cost cannot be left unpaid, and whoever tries is told.
        expect(codes(waived).includes('costWaived')).toBe(earns === 0);
        const missing = breaches(encounter).filter(({ code: one }) => !codes(waived).includes(one));
        expect(missing).toEqual([]);
      }),
      RUNS,
    );
  });

  it('by claiming no terrain: what costs is paid in any case', () => {
    fc.assert(
      fc.property(legal, (encounter) => {
        const unclaimed = {
          ...encounter,
          events: encounter.events.map((event) => ({ ...event, claims: [] })),
        };
        const [was, is] = [priceOf(encounter).totals, priceOf(unclaimed).totals];
        expect(is.spent).toBeGreaterThanOrEqual(was.spent);
        expect(is.earned).toBeLessThanOrEqual(was.earned);
      }),
      { ...RUNS, numRuns: LEGAL.length },
    );
  });

  it('[RUN-RULING-T60] by a waiver: the same is said, as advice', () => {
    fc.assert(
      fc.property(legal, fc.constantFrom(...Object.values(WRONGS)), fc.nat(), (encounter, wrong, at) => {
        const broken = wrong.make(encounter, at);
        const granted = { ...broken, waivers: codes(broken) };
        expect(breaches(granted)).toEqual([]);
        const plain = (one: Problem): string => JSON.stringify([one.code, one.rule, one.path, one.params]);
        expect(check(granted).map(plain).sort()).toEqual(check(broken).map(plain).sort());
        expect(priceOf(granted)).toEqual(priceOf(broken));
      }),
      RUNS,
    );
  });
});

interface Wrong {
  readonly make: (encounter: Encounter, at: number) => Encounter;
  /** One of these is said of it. */
  readonly found: readonly string[];
}

const renamed = (event: EncounterEvent, by: string): EncounterEvent => ({
  ...event,
  id: `${by}${event.id}`,
  location: by,
  combat: null,
  map: null,
  claims: [],
  elements: [],
});
const rolled = (element: Element): boolean => element.roll?.against.kind === 'difficulty';
const trapped = ({ nature, effects }: Element): boolean =>
  nature === 'trap' && effects.some(({ kind }) => kind === 'damage');
const harmed = (element: Element, dam: number): Element => ({
  ...element,
  effects: element.effects.map((effect) => (effect.kind === 'damage' ? { ...effect, dam } : effect)),
});
const onRoll = (element: Element, change: Partial<NonNullable<Element['roll']>>): Element => ({
  ...element,
  roll: element.roll && { ...element.roll, ...change },
});
const fought = (encounter: Encounter): number =>
  encounter.events.findLastIndex(({ combat }) => combat !== null);
const withFoes = (
  encounter: Encounter,
  change: (
    foes: NonNullable<EncounterEvent['combat']>['foes'],
  ) => NonNullable<EncounterEvent['combat']>['foes'],
): Encounter =>
  withEvent(encounter, fought(encounter), (event) => ({
    ...event,
    combat: event.combat && { ...event.combat, foes: change(event.combat.foes) },
  }));

/** What a designer may do to a legal encounter, and what is said of it. */
const WRONGS = {
  'too many events': {
    make: (encounter) => ({
      ...encounter,
      events: [
        ...encounter.events,
        ...Array.from({ length: 5 - encounter.events.length }, (_, i) =>
          renamed(encounter.events[0] as EncounterEvent, `more-${i}-`),
        ),
      ],
    }),
    found: ['events'],
  },
  'too many foes': {
    make: (encounter) =>
      withFoes(encounter, (foes) => [
        ...foes,
        ...Array.from({ length: 2 * encounter.group.heroes + 6 }, (_, i) => ({
          ...foes[0]!,
          id: `more-${i}`,
        })),
      ]),
    found: ['mix', 'mixOfSecond'],
  },
  'nobody to fight': {
    make: (encounter) => withFoes(encounter, () => []),
    found: ['noCombat', 'mix', 'mixOfSecond'],
  },
  'a creature that is not there': {
    make: (encounter, at) =>
      withFoes(encounter, (foes) =>
        foes.map((foe, i) => (i === at % foes.length ? { ...foe, kind: { creature: 7 } } : foe)),
      ),
    found: ['unknownCreature'],
  },
  'one name for two': {
    make: (encounter) =>
      withFoes(encounter, (foes) => foes.map((foe) => ({ ...foe, id: encounter.events[0]!.id }))),
    found: ['idTwice'],
  },
  'a fight without a map': {
    make: (encounter) => withEvent(encounter, fought(encounter), (event) => ({ ...event, map: null })),
    found: ['noMap'],
  },
  'a claim of nothing': {
    make: (encounter) =>
      withEvent(encounter, fought(encounter), (event) => ({
        ...event,
        claims: [...event.claims, 'cover:gone'],
      })),
    found: ['claimsNothing'],
  },
  'the same place twice': {
    make: (encounter) => ({
      ...encounter,
      events: encounter.events.map((event) => ({ ...event, location: 'The hall' })),
    }),
    found: ['sameLocation'],
  },
  'too hard a roll': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, rolled), at), (one) =>
        onRoll(one, { against: { kind: 'difficulty', difficulty: 15 } }),
      ),
    found: ['difficultyRange', 'freestandingTooEasy'],
  },
  'too easy a roll': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, rolled), at), (one) =>
        onRoll(one, { against: { kind: 'difficulty', difficulty: 3 } }),
      ),
    found: ['difficultyRange', 'freestandingTooEasy'],
  },
  'a roll by nothing': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, rolled), at), (one) => onRoll(one, { methods: [] })),
    found: ['noMethod'],
  },
  'a trap behind nothing': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, rolled), at), (one) =>
        onRoll(one, { leadsTo: 'gone' }),
      ),
    found: ['leadsNowhere'],
  },
  'too strong a trap': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, trapped), at), (one) => harmed(one, 51)),
    found: ['damTooHigh'],
  },
  'a trap without a way out': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, trapped), at), (one) => ({ ...one, roll: null })),
    found: ['noRollToAvoid'],
  },
  'a stick for nothing': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, trapped), at), (one) => ({
        ...one,
        effects: [
          ...one.effects.slice(0, 7),
          { id: 'stick-x', kind: 'stick', roll: 'gone', by: 1, rounds: 1 },
        ],
      })),
    found: ['stickNowhere'],
  },
  'an end that never comes': {
    make: (encounter, at) =>
      withElement(encounter, pick(placesOf(encounter, trapped), at), (one) => ({
        ...one,
        effects: [
          ...one.effects.slice(0, 7),
          { id: 'daze-x', kind: 'impairment', points: 1, only: null, until: 'gone' },
        ],
      })),
    found: ['untilNowhere'],
  },
  'more than may be spent': {
    make: (encounter, at) => {
      const [e, i] = pick(placesOf(encounter, trapped), at);
      const dear = harmed(encounter.events[e]?.elements[i] as Element, 50);
      return withEvent(encounter, e, (event) => ({
        ...event,
        elements: [
          ...event.elements,
          ...Array.from({ length: 12 }, (_, n) => ({ ...dear, id: `dear-${n}`, partOf: dear.id })),
        ],
      }));
    },
    found: ['overLimit'],
  },
  'less than must be earned': {
    make: (encounter) => ({
      ...encounter,
      events: encounter.events.map((event) => ({
        ...event,
        claims: [],
        elements: event.elements.filter(({ gains }) => gains.length === 0),
      })),
    }),
    found: ['unpaid'],
  },
  'too much silver': {
    make: (encounter, at) =>
      withEvent(encounter, at % encounter.events.length, (event) => ({
        ...event,
        elements: event.elements.map((one, i) =>
          i === 0 ? { ...one, gains: [{ kind: 'silver', ounces: 10 }] } : one,
        ),
      })),
    found: ['silverTooMuch'],
  },
} as const satisfies Readonly<Record<string, Wrong>>;

describe('a legal encounter', () => {
  it('is one indeed', () => {
    expect(LEGAL.flatMap(codes)).toEqual([]);
  });

  it.each(Object.entries(WRONGS) as [string, Wrong][])('is one no more: %s', (_, { make, found }) => {
    fc.assert(
      fc.property(legal, fc.nat(), (encounter, at) => {
        const broken = make(encounter, at);
        expect(codes(broken).filter((code) => found.includes(code))).not.toEqual([]);
        // And as it was, it is legal still.
        expect(codes(encounter)).toEqual([]);
      }),
      { ...RUNS, numRuns: 10 },
    );
  });
});
