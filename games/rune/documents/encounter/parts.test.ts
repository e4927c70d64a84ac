import { describe, expect, it } from 'vitest';
import { check } from './check/index.ts';
import { namesIn } from './ids.ts';
import { type Part, type PartKind, partsOf, withPart } from './parts.ts';
import { ENCOUNTER_SAMPLES } from './samples.ts';
import type { Encounter } from './schema.ts';
import { encounter, event, field, fightEvent, gain, laborers, roll, trap } from './testing.ts';

const creature = (name: string) => ({
  skald: 'creature' as const,
  version: 1 as const,
  name,
  description: 'Something.',
  trait: 'Odd.',
  benchmark: 8,
  missile: false,
  weapon: 'natural' as const,
  temper: 'headlong' as const,
  nightVision: false,
  stunnable: true,
});

/** Everything in it refers to something. */
const SOURCE = encounter(
  [
    event({
      id: 'cave',
      title: 'The cave',
      elements: [
        trap(
          roll('dodge', 6, { id: 'duck', leadsTo: 'pit', serves: ['rocks'] }),
          [
            { id: 'rocks', kind: 'damage', dam: 5 },
            { id: 'dust', kind: 'impairment', points: 1, until: 'lair' },
            { id: 'gravel', kind: 'stick', roll: 'leap', by: 1 },
            { id: 'noise', kind: 'foesStick', score: 'init', by: 3, foes: ['worm'] },
          ],
          { id: 'fall', name: 'Falling rocks' },
        ),
        trap(roll('jump', 6, { id: 'leap' }), [{ id: 'drop', kind: 'damage', dam: 5 }], {
          id: 'pit',
          name: 'The pit',
          partOf: 'fall',
        }),
        gain([{ kind: 'carrot', for: { score: 'init', against: 'worm' }, by: 3 }], null, { id: 'sign' }),
        gain([{ kind: 'carrot', for: { roll: 'leap' }, by: 1 }], null, { id: 'rope' }),
      ],
    }),
    fightEvent({
      id: 'lair',
      title: 'The lair',
      map: field({ name: 'lair', objects: [{ id: 'captive', kind: 'hostage', area: [[3, 3, 1]] }] }),
      claims: ['hostages'],
      combat: {
        foes: [
          { id: 'worm', name: 'Worm', kind: { creature: 1 }, threat: 'equal', holds: 'captive' },
          ...laborers(4).foes,
        ],
      },
    }),
  ],
  { creatures: [creature('Nykur'), creature('Worm')] },
);
const TARGET = encounter([event({ id: 'cave', title: 'Another cave' }), fightEvent()], {
  creatures: [creature('Troll-cat')],
});

const part = (kind: PartKind, of: Encounter = SOURCE, at = 0): Part => {
  const found = partsOf(of).filter((one) => one.kind === kind)[at];
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};
const put = (...given: Parameters<typeof withPart>): Encounter => {
  const made = withPart(...given);
  if (made === null) throw new Error('not held');
  return made;
};

describe('the parts of an encounter', () => {
  it('are its events with what is in them, and its creatures, each with its title', () => {
    expect(partsOf(SOURCE).map(({ kind, title }) => [kind, title])).toEqual([
      ['event', 'The cave'],
      ['element', 'Falling rocks'],
      ['element', 'The pit'],
      ['element', 'A gain'],
      ['element', 'A gain'],
      ['event', 'The lair'],
      ['fight', 'The lair'],
      ['map', 'The lair'],
      ['creature', 'Nykur'],
      ['creature', 'Worm'],
    ]);
    expect(partsOf(ENCOUNTER_SAMPLES[0]).map(({ kind }) => kind)).toEqual(['event']);
  });
});

describe('a part that is taken over', () => {
  it('goes by free names, whatever it is', () => {
    for (const given of [SOURCE, TARGET])
      for (const one of partsOf(SOURCE)) {
        const made = put(given, one, 1);
        const names = namesIn(made);
        expect(new Set(names).size).toBe(names.length);
        expect(check(made).filter(({ code }) => code === 'idTwice')).toEqual([]);
      }
  });

  it('an event comes before the one at its place, with all that refers to each other in it', () => {
    const { events } = put(TARGET, part('event'), 1);
    expect(events.map(({ id }) => id)).toEqual(['cave', 'cave-2', TARGET.events[1]?.id]);
    const [fall, pit, sign, rope] = events[1]?.elements ?? [];
    expect(fall?.roll).toMatchObject({ id: 'duck', leadsTo: 'pit', serves: ['rocks'] });
    expect(pit).toMatchObject({ id: 'pit', partOf: 'fall' });
    // The lair and its worm stay behind.
    expect(fall?.effects.slice(1)).toMatchObject([
      { kind: 'impairment', until: null },
      { kind: 'stick', roll: 'leap' },
      { kind: 'foesStick', foes: 'all' },
    ]);
    expect(sign?.gains).toMatchObject([{ for: { score: 'init' } }]);
    expect(sign?.gains[0]).not.toHaveProperty('for.against');
    expect(rope?.gains).toMatchObject([{ for: { roll: 'leap' } }]);
  });

  it('what is meant in it follows new names', () => {
    const { events } = put(SOURCE, part('event'), 2);
    const [fall, pit, , rope] = events[2]?.elements ?? [];
    expect(fall).toMatchObject({
      id: 'fall-2',
      roll: { id: 'duck-2', leadsTo: 'pit-2', serves: ['rocks-2'] },
    });
    expect(fall?.effects[2]).toMatchObject({ kind: 'stick', roll: 'leap-2' });
    expect(pit).toMatchObject({ id: 'pit-2', partOf: 'fall-2' });
    expect(rope?.gains).toMatchObject([{ for: { roll: 'leap-2' } }]);
    expect(events.slice(0, 2)).toEqual(SOURCE.events);
  });

  it('an element comes last in its event, and means nobody who stays behind', () => {
    const { events } = put(TARGET, part('element', SOURCE, 1), 0);
    expect(events[0]?.elements).toMatchObject([{ id: 'pit', partOf: null }]);
    const stick = put(SOURCE, part('element'), 0).events[0]?.elements.at(-1);
    expect(stick?.roll).toMatchObject({ leadsTo: null, serves: ['rocks-2'] });
    // That roll belongs to another element: nothing goes by this name, and check says so.
    expect(stick?.effects[2]).toMatchObject({ kind: 'stick', roll: 'leap-2' });
    const served = trap(roll('dodge', 6, { serves: ['gone'] }), [{ kind: 'damage', dam: 1 }], { id: 'odd' });
    const odd = part('element', encounter([event({ elements: [served] }), fightEvent()]));
    expect(put(TARGET, odd, 0).events[0]?.elements[0]?.roll?.serves).toBeNull();
  });

  it('[RUN-CEVENT-12] a fight replaces another, brings its creatures and its map, and claims nothing yet', () => {
    const made = put(TARGET, part('fight'), 1);
    const { combat, map, claims } = made.events[1]!;
    expect(combat?.foes.map(({ id, kind }) => [id, kind])).toEqual([
      ['worm', { creature: 1 }],
      ['foe-0', 'dwarf-laborer'],
      ['foe-1', 'dwarf-laborer'],
      ['foe-2', 'dwarf-laborer'],
      ['foe-3', 'dwarf-laborer'],
    ]);
    expect(combat?.foes[0]?.holds).toBe('captive');
    expect(map?.name).toBe('lair');
    expect(claims).toEqual([]);
    expect(made.creatures.map(({ name }) => name)).toEqual(['Troll-cat', 'Worm']);
    // What is there already is not brought again.
    expect(put(made, part('event', SOURCE, 1), 0).creatures).toHaveLength(2);
  });

  it('[RUN-CEVENT-12] a foe of a creature that is nowhere stays one', () => {
    const lost = encounter([
      fightEvent({ combat: { foes: [{ id: 'a', name: 'A', kind: { creature: 5 }, threat: 'equal' }] } }),
    ]);
    const made = put(TARGET, part('fight', lost), 0);
    expect(made.events[0]?.combat?.foes[0]?.kind).toEqual({ creature: 5 });
    expect(made.creatures).toHaveLength(1);
  });

  it('a map lies in its event, a creature in the list', () => {
    expect(put(TARGET, part('map'), 0).events[0]).toMatchObject({ map: { name: 'lair' }, claims: [] });
    expect(put(TARGET, part('creature'), 0).creatures.map(({ name }) => name)).toEqual([
      'Troll-cat',
      'Nykur',
    ]);
  });

  it('is not taken where there is no such event, or no room', () => {
    expect(withPart(TARGET, part('map'), 7)).toBeNull();
    expect(withPart(TARGET, part('fight'), 7)).toBeNull();
    expect(withPart(TARGET, part('element'), 7)).toBeNull();
    const full = encounter(Array.from({ length: 8 }, () => event()));
    expect(withPart(full, part('event'), 8)).toBeNull();
  });
});
