import { LANGUAGES } from '@skald/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../../content/abilities.ts';
import { CHARACTERISTICS } from '../../../content/characteristics.ts';
import { ROLL_TYPES } from '../../../content/design/rolls.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import { type Element, type Encounter, EncounterSchema } from '../../../documents/encounter/schema.ts';
import { runsAs } from '../../../text/designer/running.ts';
import { said } from '../../../text/encounter.ts';
import { EFFECT_NAMES, GAIN_NAMES, MULTIPLE_NAMES } from '../../../text/lexicon.ts';
import * as edits from './edits.ts';
import { withEffect } from './effects.ts';
import { withGain } from './gains.ts';
import { freshIds } from './ids.ts';
import { differenceIf, linesAt, linesWithin, sumOf } from './prices.ts';
import { ELEMENT_TEMPLATES, newElement, templateName } from './templates.ts';

const [, TOLL] = ENCOUNTER_SAMPLES;
if (TOLL === undefined) throw new Error('no sample');
const toll: Encounter = TOLL;

/** The sample with this before everything else in its first event. */
const holding = (element: Element, given: Encounter = toll): Encounter => ({
  ...given,
  events: given.events.map((event, e) =>
    e === 0
      ? { ...event, elements: [element, ...event.elements.filter(({ id }) => id !== element.id)] }
      : event,
  ),
});

describe('fire and blood', () => {
  it('[RUN-RULING-R97] all of a place burns for no more points, or not, and nothing of it is left', () => {
    const fire = { id: 'blaze', kind: 'fire', raging: true, water: null } as const;
    const burning = edits.withAllBurning(fire, true);
    expect(burning).toEqual({ ...fire, within: true });
    expect(edits.withAllBurning(burning, false)).toEqual(fire);
    const [trap] = toll.events[0]?.elements ?? [];
    if (trap === undefined) throw new Error('nothing there');
    const [plain, all] = [fire, burning].map((one) => holding({ ...trap, effects: [one] }));
    expect(EncounterSchema.parse(all)).toEqual(all);
    expect(sumOf(linesWithin(all as Encounter, []))).toBe(sumOf(linesWithin(plain as Encounter, [])));
  });

  it('[RUN-RULING-R85] blood begins in the corner, and stays where it was when another bleeds', () => {
    const [event] = toll.events;
    if (event === undefined) throw new Error('no event');
    const bled = edits.withPools(event, 'spikes');
    expect(bled.pools).toEqual({ of: 'spikes', x: 0, y: 0 });
    const moved = { ...bled, pools: { of: 'spikes', x: 3, y: 4 } };
    expect(edits.withPools(moved, 'beam').pools).toEqual({ of: 'beam', x: 3, y: 4 });
    expect(edits.withPools(moved, null)).toEqual(event);
  });
});

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];
const roll = edits.wholeRoll(edits.newRoll('tried', 'dodge'));
const trapOf = (kinds: readonly ('damage' | 'status')[]): Element => {
  const fresh = freshIds(toll);
  const [damage] = ELEMENT_TEMPLATES;
  if (damage === undefined) throw new Error('no template');
  const bare = { ...newElement(damage, toll), effects: [] };
  return kinds.reduce<Element>((element, kind) => withEffect(element, kind, toll, fresh), bare);
};

describe('a roll', () => {
  it('[RUN-DIF-05] names a Characteristic where several go with its Ability', () => {
    expect(edits.methodBy('swim')).toEqual({ ability: 'swim', characteristic: 'Str', second: null });
    expect(edits.methodBy('dodge').characteristic).toBeNull();
    expect(edits.withCharacteristic(edits.methodBy(null), null).characteristic).not.toBeNull();
  });

  it('[RUN-DIF-95] has three ways at most, all of them different', () => {
    const most = [1, 2, 3, 4].reduce((one) => edits.withMethod(one), roll);
    expect(new Set(most.methods.map(({ ability }) => ability)).size).toBe(3);
    expect(most.methods).toHaveLength(3);
  });

  it('[RUN-DIF-35] has a direction where its type asks for one, and only there', () => {
    const doom = edits.withType(roll, 'lineOfDoom');
    expect(doom.direction).toBe('rear');
    expect(edits.withType({ ...doom, direction: 'front' }, 'domino').direction).toBe('front');
    expect(edits.withType(doom, 'standard').direction).toBeNull();
  });

  it('[RUN-DIF-92] is not tried again where one failure is everybody’s', () => {
    expect(edits.withType({ ...roll, extra: 2 }, 'weakLink').extra).toBe(0);
    expect(edits.withType({ ...roll, extra: 2 }, 'rush').extra).toBe(2);
  });

  it('[RUN-DIF-123] against a baseline asks for no Ability, and for one again without', () => {
    const baseline = edits.withAgainst(roll, 'baseline');
    expect(baseline.methods).toEqual([]);
    expect(edits.mayHaveMethod(baseline)).toBe(false);
    expect(edits.withAgainst(baseline, 'opposed').methods).toHaveLength(1);
    expect(edits.withAgainst(roll, 'difficulty')).toBe(roll);
  });

  it('[RUN-DIF-61] many rolls take the type along that they need', () => {
    const fresh = freshIds(toll);
    const doom = edits.withType(roll, 'weakLink');
    expect(edits.withMultiple(doom, 'endurance', fresh).type).toBe('standard');
    expect(edits.withMultiple(edits.withType(roll, 'singular'), 'endurance', fresh).type).toBe('singular');
    expect(edits.withMultiple(edits.withType(roll, 'noFault'), 'countdown', fresh).type).toBe('standard');
    expect(edits.withMultiple(doom, 'scoreboard', fresh).against.kind).toBe('opposed');
    expect(edits.withMultiple(edits.withMultiple(roll, 'countdown', fresh), null, fresh)).toEqual(roll);
  });

  it('[RUN-DIF-100] others at once have another Ability and a name of their own', () => {
    const fresh = freshIds(toll);
    const three = edits.withAlso(edits.withAlso(roll, fresh), fresh);
    const all = [three, ...three.also];
    expect(new Set(all.flatMap(({ methods }) => methods.map(({ ability }) => ability))).size).toBe(3);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
  });
});

describe('ill effects', () => {
  it('[RUN-DIF-106] a roll serves all of them, or those it says', () => {
    const trap = trapOf(['damage', 'status']);
    const [damage, status] = trap.effects.map(({ id }) => id) as [string, string];
    const less = edits.withServed(trap, status, false);
    expect(less.roll?.serves).toEqual([damage]);
    expect(edits.withServed(less, status, true).roll?.serves).toBeNull();
    expect(edits.withoutEffect(less, 0).roll?.serves).toBeNull();
    expect(edits.withoutEffect(less, 0).effects.map(({ id }) => id)).toEqual([status]);
  });

  it('[RUN-TRAP-27] what recurs has an end, what strikes once has none', () => {
    const [effect] = trapOf(['damage']).effects;
    if (effect?.kind !== 'damage') throw new Error('no damage');
    const again = edits.withOver(effect, 'recurring');
    expect(again.end).toEqual(edits.NO_END);
    expect(edits.withOver(again, 'once')).toEqual(effect);
  });

  it('[RUN-DIF-76] a Countdown goes with the roll whose successes it counts', () => {
    const fresh = freshIds(toll);
    const end = { ...edits.withEndRoll(edits.NO_END, true, fresh), countdown: 'half' as const };
    expect(end.roll).not.toBeNull();
    expect(edits.withEndRoll(end, false, fresh)).toEqual(edits.NO_END);
  });
});

describe('what can be put into an event', () => {
  it.each(ELEMENT_TEMPLATES.map((template) => [template.id, template] as const))(
    'is as legal as it can be: %s',
    (id, template) => {
      const element = newElement(template, toll);
      const given = holding({ ...element, phase: 'before' });
      // What goes off in a fight is put where one is.
      const fought =
        element.phase === 'during'
          ? {
              ...toll,
              events: toll.events.map((event, e) => (e === 1 ? { ...event, elements: [element] } : event)),
            }
          : given;
      const at = element.phase === 'during' ? ['events', 1, 'elements', 0] : ['events', 0, 'elements', 0];
      expect(EncounterSchema.safeParse(fought).success).toBe(true);
      const wrong = check(fought).filter(
        ({ path, advice }) => !advice && at.every((key, i) => path[i] === key),
      );
      // To go home there must be treasure, and rest must follow harm: no template can bring that along.
      const allowed = { goHome: ['goHomePoor'], healing: ['healingUnpaid'] }[id as string] ?? [];
      expect(wrong.map(({ code }) => code)).toEqual(allowed);
    },
  );

  it.each(LANGUAGES)('says how it will run (%s)', (language) => {
    for (const template of ELEMENT_TEMPLATES) {
      const element = newElement(template, toll);
      expect(runsAs(element, holding(element), language)).toMatch(/^[^{}…]+\.$/);
      expect(templateName(template.id, language)).toBe(said(element.name, language));
    }
  });

  it('bears names that nothing else bears, however often it is added', () => {
    let given = toll;
    for (const template of [...ELEMENT_TEMPLATES, ...ELEMENT_TEMPLATES].slice(0, 36))
      given = holding(newElement(template, given), given);
    expect(check(given).filter(({ code }) => code === 'idTwice')).toEqual([]);
  });
});

describe('whatever is done on the form', () => {
  type Edit = (element: Element, encounter: Encounter) => Element;
  const onRoll =
    (
      change: (roll: NonNullable<Element['roll']>, encounter: Encounter) => NonNullable<Element['roll']>,
    ): Edit =>
    (element, encounter) =>
      element.roll === null ? element : { ...element, roll: change(element.roll, encounter) };
  const from = <T>(list: readonly T[]) => fc.constantFrom(...list);
  const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
    fc.boolean().map(
      (on): Edit =>
        (element, given) =>
          edits.withRoll(element, on, freshIds(given)),
    ),
    from(ROLL_TYPES).map((type) => onRoll((one) => edits.withType(one, type))),
    from(['difficulty', 'opposed', 'baseline'] as const).map((kind) =>
      onRoll((one) => edits.withAgainst(one, kind)),
    ),
    fc.constant(onRoll((one) => edits.withMethod(one))),
    fc.tuple(from([null, ...ABILITIES]), from([null, ...CHARACTERISTICS])).map(([ability, by]) =>
      onRoll((one) => ({
        ...one,
        methods: one.methods.map(() =>
          edits.withSecond(edits.withCharacteristic(edits.methodBy(ability), by), by),
        ),
      })),
    ),
    fc.boolean().map((on) => onRoll((one) => edits.withCondition(one, on))),
    fc.constant(onRoll((one, given) => edits.withAlso(one, freshIds(given)))),
    from([null, ...keys(MULTIPLE_NAMES)]).map((kind) =>
      onRoll((one, given) => edits.withMultiple(one, kind, freshIds(given))),
    ),
    from(keys(EFFECT_NAMES)).map(
      (kind): Edit =>
        (element, given) =>
          withEffect(element, kind, given, freshIds(given)),
    ),
    fc.nat(8).map(
      (at): Edit =>
        (element) =>
          edits.withoutEffect(element, at),
    ),
    fc.tuple(fc.nat(8), fc.boolean()).map(
      ([at, on]): Edit =>
        (element) =>
          edits.withServed(element, element.effects[at]?.id ?? 'none', on),
    ),
    from(['once', 'recurring'] as const).map(
      (over): Edit =>
        (element) => ({
          ...element,
          effects: element.effects.map((effect) =>
            effect.kind === 'damage' || effect.kind === 'dice' ? edits.withOver(effect, over) : effect,
          ),
        }),
    ),
    fc.boolean().map(
      (on): Edit =>
        (element, given) => ({
          ...element,
          effects: element.effects.map((effect) =>
            effect.kind === 'damage' && effect.end !== null
              ? { ...effect, end: edits.withEndRoll(effect.end, on, freshIds(given)) }
              : effect,
          ),
        }),
    ),
    from(keys(GAIN_NAMES)).map(
      (kind): Edit =>
        (element, given) =>
          withGain(element, kind, given),
    ),
    fc.nat(8).map(
      (at): Edit =>
        (element) => ({ ...element, gains: edits.without(element.gains, at) }),
    ),
    fc.boolean().map(
      (on): Edit =>
        (element) =>
          edits.withTargets(element, on),
    ),
    from([null, 'danger', 'safety'] as const).map(
      (of): Edit =>
        (element, given) =>
          edits.withZone(element, of, given.events[1]?.map ?? null),
    ),
  );

  it('can be held by a document', () => {
    fc.assert(
      fc.property(from(ELEMENT_TEMPLATES), fc.array(anyEdit, { maxLength: 20 }), (template, done) => {
        let given = holding(newElement(template, toll));
        for (const edit of done) {
          const [element] = given.events[0]?.elements ?? [];
          if (element !== undefined) given = holding(edit(element, given), given);
        }
        const parsed = EncounterSchema.safeParse(given);
        expect(parsed.error?.issues ?? []).toEqual([]);
        // And it is written as a document would be read: nothing is left to defaults.
        expect(parsed.data).toEqual(given);
      }),
      { numRuns: 150 },
    );
  });
});

describe('prices', () => {
  const at = ['events', 0, 'elements', 0];
  const template = ELEMENT_TEMPLATES.find(({ id }) => id === 'damage');
  if (template === undefined) throw new Error('no template');
  const trap = newElement(template, toll);
  const given = holding(trap);

  it('[RUN-TRAP-12] stand at their place', () => {
    expect(linesAt(given, [...at, 'effects', 0, 'dam']).map(({ points }) => points)).toEqual([10]);
    expect(linesAt(given, [...at, 'effects', 0])).toEqual([]);
    expect(sumOf(linesWithin(given, at))).toBe(10);
  });

  it('[RUN-DIF-26] say what another choice would change', () => {
    if (trap.roll === null) throw new Error('no roll');
    expect(differenceIf(given, [...at, 'roll'], edits.withType(trap.roll, 'weakLink'))).toBe(40);
    expect(differenceIf(given, [...at, 'roll'], trap.roll)).toBe(0);
    expect(differenceIf(given, [...at, 'roll', 'against'], { kind: 'difficulty', difficulty: 9 })).toBe(30);
  });
});
