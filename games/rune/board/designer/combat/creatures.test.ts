import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../../documents/creature/check.ts';
import { priceOf } from '../../../documents/creature/price.ts';
import { CREATURE_SAMPLES } from '../../../documents/creature/samples.ts';
import { type Creature, CreatureSchema } from '../../../documents/creature/schema.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import { type Encounter, EncounterSchema } from '../../../documents/encounter/schema.ts';
import { said } from '../../../text/encounter.ts';
import * as creatures from './creatures.ts';
import { type Kind, NO_FOES, withNew } from './fight.ts';

const [BLANK] = ENCOUNTER_SAMPLES;
const [NYKUR, DRAUGR, GARMR] = CREATURE_SAMPLES as readonly [Creature, Creature, Creature];

/** With three creatures, and a foe of each of these kinds. */
function meeting(...kinds: readonly Kind[]): Encounter {
  const start: Encounter = { ...BLANK, creatures: [NYKUR, DRAUGR, GARMR] };
  const foes = kinds.reduce(
    (all, kind) => withNew(all, { kind, threat: 'equal', count: 1 }, { ...start, events: [] }),
    [] as ReturnType<typeof withNew>,
  );
  const named = foes.map((foe, i) => ({ ...foe, id: `foe-${i + 1}` }));
  return {
    ...start,
    events: start.events.map((event) => ({ ...event, combat: { ...NO_FOES, foes: named } })),
  };
}

/** Whom every foe is of, by name; null where it is nobody. */
const kindsIn = ({ events, creatures: own }: Encounter): (string | null)[] =>
  events.flatMap(({ combat }) =>
    (combat?.foes ?? []).map(({ kind }) =>
      typeof kind === 'string' ? kind : (own[kind.creature]?.name ?? null),
    ),
  );

const each: readonly Kind[] = [{ creature: 0 }, { creature: 1 }, 'troll', { creature: 2 }];

describe('own creatures of an encounter', () => {
  it('[RUN-CEVENT-12] whoever stays is still of its kind when one is taken away, and its own go with it', () => {
    const then = creatures.withoutCreature(meeting(...each), 1);
    expect(then.creatures.map(({ name }) => name)).toEqual(['Nykur', 'Garmr']);
    expect(kindsIn(then)).toEqual(['Nykur', 'troll', 'Garmr']);
    expect(creatures.withoutCreature(then, 7)).toEqual(then);
  });

  it('[RUN-CEVENT-12] and when one is there twice', () => {
    const then = creatures.withCopyOfCreature(meeting(...each), 0);
    expect(then.creatures.map(({ name }) => name)).toEqual(['Nykur', 'Nykur 2', 'Draugr', 'Garmr']);
    expect(kindsIn(then)).toEqual(['Nykur', 'Draugr', 'troll', 'Garmr']);
    expect(creatures.withCopyOfCreature(then, 1).creatures[2]?.name).toBe('Nykur 3');
  });

  it('[RUN-CEVENT-12] a copy that is taken away again leaves all as it was', () => {
    const before = meeting(...each);
    for (const at of [0, 1, 2])
      expect(creatures.withoutCreature(creatures.withCopyOfCreature(before, at), at + 1)).toEqual(before);
  });

  it('[RUN-TRAP-43] what helps foes by name does not name those who are gone', () => {
    const before = meeting({ creature: 1 }, { creature: 2 });
    const alarm = (foes: readonly string[]): Encounter => ({
      ...before,
      events: before.events.map((event) => ({
        ...event,
        elements: EncounterSchema.shape.events.element.shape.elements.unwrap().parse([
          {
            id: 'alarm',
            name: 'Alarm',
            nature: 'trap',
            effects: [{ id: 'cry', kind: 'foesStick', score: 'atk', by: 2, rounds: 1, fights: 1, foes }],
          },
        ]),
      })),
    });
    const helped = (foes: readonly string[]) => {
      const [effect] = creatures.withoutCreature(alarm(foes), 1).events[0]?.elements[0]?.effects ?? [];
      return effect?.kind === 'foesStick' ? effect.foes : null;
    };
    expect(helped(['foe-1', 'foe-2'])).toEqual(['foe-2']);
    expect(helped(['foe-1'])).toBe('all');
  });

  it('counts the foes of a kind in all events', () => {
    const encounter = meeting({ creature: 1 }, { creature: 1 }, 'troll', { creature: 2 });
    expect([0, 1, 2].map((at) => creatures.countOf(encounter, at))).toEqual([0, 2, 1]);
  });

  it('whatever is done, nobody changes his kind and a document can hold it', () => {
    const step = fc.tuple(fc.constantFrom('copy', 'remove', 'add'), fc.nat(8));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let encounter = meeting(...each);
        for (const [what, at] of steps) {
          const gone = what === 'remove' ? encounter.creatures[at]?.name : undefined;
          const before = kindsIn(encounter).filter((name) => name !== gone);
          if (what === 'copy') encounter = creatures.withCopyOfCreature(encounter, at);
          else if (what === 'add')
            encounter = creatures.withCreature(encounter, { ...DRAUGR, name: `New ${at}` });
          else encounter = creatures.withoutCreature(encounter, at);
          expect(kindsIn(encounter)).toEqual(before);
          expect(kindsIn(encounter)).not.toContain(null);
        }
        expect(encounter.creatures.length).toBeLessThanOrEqual(8);
        expect(EncounterSchema.safeParse(encounter).error).toBeUndefined();
      }),
      { numRuns: 80 },
    );
  });

  it('a copy has a name that a document can hold', () => {
    const long = { ...DRAUGR, name: 'x'.repeat(40) };
    const then = creatures.withCopyOfCreature({ ...BLANK, creatures: [long] }, 0);
    expect(then.creatures[1]?.name).toBe(`${'x'.repeat(38)} 2`);
    expect(said(then.name, 'en')).toBe(said(BLANK.name, 'en'));
  });
});

describe('one creature', () => {
  it('[RUN-CREATE-06] an Adjust of nothing is not written down', () => {
    const quick = creatures.withCreatureAdjust(NYKUR, 'init', 3);
    expect(quick.adjust).toEqual({ init: 3 });
    expect(creatures.withCreatureAdjust(quick, 'init', 0)).toEqual(NYKUR);
  });

  it('[RUN-CREATE-03] what rises again or was made cannot be knocked out', () => {
    for (const then of [
      creatures.withPower(NYKUR, 'undead', true),
      creatures.withTag(NYKUR, 'undead', true),
      creatures.withTag(NYKUR, 'craftwerk', true),
    ]) {
      expect(then.stunnable).toBe(false);
      expect(check(then).map(({ code }) => code)).not.toContain('mustStayAwake');
    }
    expect(creatures.withPower(NYKUR, 'leaping', true).stunnable).toBe(true);
  });

  it('[RUN-RULING-F27] a power is had once, and paid for once', () => {
    const twice = creatures.withPower(creatures.withPower(NYKUR, 'leaping', true), 'leaping', true);
    expect(twice.powers).toEqual(['leaping']);
    expect(priceOf(twice).totals.mix).toBe(3);
    expect(creatures.withPower(twice, 'leaping', false)).toEqual(NYKUR);
    expect(CreatureSchema.safeParse(twice).error).toBeUndefined();
  });
});
