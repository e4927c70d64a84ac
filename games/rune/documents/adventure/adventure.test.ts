import { describe, expect, it } from 'vitest';
import { type AdventureForm, slotsOf } from '../../content/design/adventures.ts';
import type { EncounterKind } from '../../content/design/budget.ts';
import { check as checkEncounter } from '../encounter/check/index.ts';
import { priceOf as encounterPrice } from '../encounter/price/index.ts';
import type { Encounter } from '../encounter/schema.ts';
import { encounter, event, fightEvent, gain, laborers, roll, trap } from '../encounter/testing.ts';
import { adventureRules } from './index.ts';
import { ADVENTURE_SAMPLES } from './samples.ts';
import { type Adventure, type AdventureContext, AdventureSchema } from './schema.ts';

const PLOT = {
  outline: 'A stone is stolen and brought back.',
  setup: 'The stone is gone.',
  development: 'A merchant has seen it.',
  climax: 'It feeds a machine.',
  goal: 'The stone is home.',
};

/** Six heroes against five laborers, which is legal by itself. */
const fought = (kind: EncounterKind, what: Partial<Encounter> = {}): Encounter => ({
  ...encounter([fightEvent()], { kind }),
  ...what,
});

/** As many encounters of the right kinds as there must be. */
const adventure = (form: AdventureForm, what: Partial<Adventure> = {}, players = 6): Adventure =>
  AdventureSchema.parse({
    skald: 'adventure',
    version: 1,
    name: 'An adventure',
    form,
    group: { heroes: players },
    plot: form === 'basic' ? {} : PLOT,
    encounters: slotsOf(form, players).map(({ kind, runner }) => ({ runner, encounter: fought(kind) })),
    ...what,
  });

type Found = [code: string, rule: string | null, path: string];
const found = (given: Adventure, advised = false, context?: AdventureContext): Found[] =>
  adventureRules
    .check(given, context)
    .filter(({ advice = false }) => advice === advised)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);

const changed = (
  given: Adventure,
  i: number,
  change: Partial<Adventure['encounters'][number]>,
): Adventure['encounters'] => given.encounters.map((entry, n) => (n === i ? { ...entry, ...change } : entry));

const kinds = (form: AdventureForm, players: number): string =>
  slotsOf(form, players)
    .map(({ kind }) => (kind === 'climax' ? 'x' : kind[0]))
    .join('');
const runners = (form: AdventureForm, players: number): (number | null)[] =>
  slotsOf(form, players).map(({ runner }) => runner);

describe('what an adventure is made of', () => {
  it.each([
    [3, 'sccdccx', 7],
    [4, 'scccdcccx', 9],
    [5, 'sccccdccccx', 11],
    [6, 'scccccdcccccx', 13],
  ])('[RUN-ADV-03] with a plot for %i players: %s', (players, order, length) => {
    expect(kinds('plot', players)).toBe(order);
    expect(slotsOf('plot', players)).toHaveLength(length);
    const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
    expect(runners('plot', players)).toEqual([0, ...others, 0, ...others, 0]);
  });

  it('[RUN-ADV-04] with a plot for two, who alternate but for the plot', () => {
    expect(kinds('plot', 2)).toBe('scccdcccx');
    expect(runners('plot', 2)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  it.each([
    [3, 6],
    [6, 6],
    [7, 7],
    [9, 9],
  ])('[RUN-ADV-05] [RUN-ENC-15] without a plot for %i players: %i', (players, length) => {
    expect(slotsOf('basic', players)).toEqual(
      Array.from({ length }, () => ({ kind: 'basic', runner: null })),
    );
  });

  it('[RUN-RULING-R70] to teach it: seven, whoever plays', () => {
    for (const players of [1, 2, 3, 6, 9]) expect(kinds('teaching', players)).toBe('sccdccx');
    expect(runners('teaching', 6)).toEqual([0, 1, 2, 0, 3, 4, 0]);
    expect(runners('teaching', 3)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(runners('teaching', 1)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('an adventure', () => {
  it.each(['basic', 'plot', 'teaching'] as const)('[RUN-ENC-13] [RUN-ENC-14] may be %s', (form) => {
    expect(found(adventure(form))).toEqual([]);
  });

  it.each([
    ['basic', 6, 'RUN-ADV-05'],
    ['plot', 6, 'RUN-ADV-03'],
    ['plot', 2, 'RUN-ADV-04'],
    ['teaching', 6, 'RUN-RULING-R70'],
  ] as const)(
    '[RUN-ADV-03] [RUN-ADV-05] %s for %i: has as many encounters as it must',
    (form, players, rule) => {
      const whole = adventure(form, {}, players);
      const structure = (given: Adventure) => found(given).filter(([code]) => code === 'encounters');
      expect(structure(whole)).toEqual([]);
      expect(structure({ ...whole, encounters: whole.encounters.slice(1) })).toEqual([
        ['encounters', rule, 'encounters'],
      ]);
      expect(
        structure({ ...whole, encounters: [...whole.encounters, ...whole.encounters.slice(0, 1)] }),
      ).toEqual([['encounters', rule, 'encounters']]);
    },
  );

  it('[RUN-ADV-02] has each in its place: all but three are cushions', () => {
    const plot = adventure('plot');
    expect(found({ ...plot, encounters: changed(plot, 2, { encounter: fought('development') }) })).toEqual([
      ['otherRole', 'RUN-ADV-02', 'encounters.2.encounter.kind'],
    ]);
    const basic = adventure('basic');
    expect(found({ ...basic, encounters: changed(basic, 5, { encounter: fought('climax') }) })).toEqual([
      ['otherRole', 'RUN-ADV-02', 'encounters.5.encounter.kind'],
    ]);
  });

  it('[RUN-ADV-01] has a plot that the plotter runs', () => {
    const plot = adventure('plot');
    expect(found({ ...plot, encounters: changed(plot, 6, { runner: 2 }) })).toEqual([
      ['otherRunner', 'RUN-ADV-01', 'encounters.6.runner'],
    ]);
    expect(found({ ...plot, encounters: changed(plot, 6, { runner: null }) })).toEqual([]);
  });

  it('[RUN-ADV-03] has cushions by everybody else in turn, if nobody minds', () => {
    const plot = adventure('plot');
    const other = { ...plot, encounters: changed(plot, 1, { runner: 0 }) };
    expect(found(other)).toEqual([]);
    expect(found(other, true)).toEqual([['otherRunner', 'RUN-ADV-03', 'encounters.1.runner']]);
    // As players count themselves, from one on.
    expect(adventureRules.check(other).map(({ params }) => params)).toEqual([{ runner: 1, right: 2 }]);
  });

  it('[RUN-ENC-01] is run by those who play it', () => {
    const basic = adventure('basic');
    expect(found({ ...basic, encounters: changed(basic, 0, { runner: 5 }) })).toEqual([]);
    expect(found({ ...basic, encounters: changed(basic, 0, { runner: 6 }) })).toEqual([
      ['runnerNowhere', 'RUN-ENC-01', 'encounters.0.runner'],
    ]);
  });

  it('[RUN-ENC-02] is run in any order, and should be run by everybody as often', () => {
    const basic = adventure('basic');
    const run = (...runners: (number | null)[]): Found[] =>
      found(
        { ...basic, encounters: basic.encounters.map((one, i) => ({ ...one, runner: runners[i] ?? null })) },
        true,
      );
    const uneven = [['unevenShare', 'RUN-ENC-02', 'encounters']];
    expect(run(0, 1, 2, 3, 4, 5)).toEqual([]);
    expect(run(5, 3, 1, 0, 2, 4)).toEqual([]);
    expect(run(0, 0, 2, 3, 4, 5)).toEqual(uneven);
    // Nobody can say before all is agreed.
    expect(run(0, 0, 2, 3, 4, null)).toEqual([]);
    // Of seven somebody runs one more.
    const seven = [...basic.encounters, basic.encounters[0]!].map((one, i) => ({ ...one, runner: i % 6 }));
    expect(found({ ...basic, encounters: seven }, true)).toEqual([]);
    // A plotter runs more, as the roles have it.
    expect(found(adventure('plot'), true)).toEqual([]);
  });

  it('[RUN-ADV-18] keeps its villain for the last battle: before, he is only told of', () => {
    const plot = adventure('plot');
    const led = (
      kind: EncounterKind,
      name: string | { en: string; de: string },
    ): Adventure['encounters'][number] => ({
      runner: 0,
      encounter: encounter(
        [
          fightEvent({
            combat: {
              foes: laborers(5).foes.map((foe, i) => (i === 2 ? { ...foe, name, threat: 'superior' } : foe)),
            },
          }),
        ],
        { kind },
      ),
    });
    const told = (development: Adventure['encounters'][number], last: string) =>
      found(
        {
          ...plot,
          encounters: plot.encounters.map((one, i) =>
            i === 6 ? development : i === 12 ? led('climax', last) : one,
          ),
        },
        true,
      );
    const early = ['villainEarly', 'RUN-ADV-18', 'encounters.6.encounter.events.0.combat.foes.2.name'];
    expect(told(led('development', 'Grim'), 'Hrafn')).toEqual([]);
    expect(told(led('development', 'Hrafn'), 'Hrafn')).toEqual([early]);
    expect(told(led('development', { en: 'hrafn ', de: 'Der Rabe' }), 'Hrafn')).toEqual([early]);
    // Those who have but a number are nobody in particular, and the worst of them all is the villain.
    expect(told(led('development', 'Guard 2'), 'Guard 2')).toEqual([]);
    expect(told(led('development', 'Laborer'), 'Hrafn')).toEqual([]);
    // So are two who share a name, whoever bears it elsewhere.
    const twins = led('climax', 'Hrafn');
    const [fight] = twins.encounter.events;
    const both = fight?.combat?.foes.map((foe, i) => (i === 1 ? { ...foe, name: 'Hrafn' } : foe)) ?? [];
    const last = {
      ...twins,
      encounter: { ...twins.encounter, events: [{ ...fight!, combat: { ...fight!.combat!, foes: both } }] },
    };
    const doubled = {
      ...plot,
      encounters: plot.encounters.map((one, i) =>
        i === 6 ? led('development', 'Hrafn') : i === 12 ? last : one,
      ),
    };
    expect(found(doubled, true).map(([code]) => code)).not.toContain('villainEarly');
  });

  it('[RUN-ADV-02] [RUN-ADV-08] has its cushions in one setting; a set-up only leads there', () => {
    const plot = adventure('plot');
    const elsewhere = (i: number): Adventure => ({
      ...plot,
      encounters: changed(plot, i, {
        encounter: { ...plot.encounters[i]!.encounter, hook: 'scandinavia' },
      }),
    });
    expect(found(elsewhere(0))).toEqual([]);
    expect(found(elsewhere(0), true)).toEqual([]);
    expect(found(elsewhere(1))).toEqual([['otherHook', 'RUN-ADV-02', 'encounters.1.encounter.hook']]);
    expect(found(elsewhere(6))).toEqual([]);
    expect(found(elsewhere(6), true)).toEqual([['hookLeft', 'RUN-ADV-08', 'encounters.6.encounter.hook']]);
    expect(plot.hook).toBe('underground');
    const sea = plot.encounters.map((entry) => ({
      ...entry,
      encounter: { ...entry.encounter, hook: 'underwater' as const },
    }));
    expect(found({ ...plot, hook: 'underwater', encounters: sea })).toEqual([]);
  });

  it('[RUN-ADV-10] [RUN-ADV-11] [RUN-ADV-13] is advised to say how its plot begins, goes on and ends', () => {
    const untold = adventure('plot', {
      plot: { outline: '', setup: '', development: ' ', climax: '', goal: '' },
    });
    expect(found(untold)).toEqual([]);
    expect(found(untold, true)).toEqual([
      ['noPlot', 'RUN-ADV-10', 'plot.setup'],
      ['noPlot', 'RUN-ADV-11', 'plot.development'],
      ['noPlot', 'RUN-ADV-13', 'plot.climax'],
      ['noPlot', 'RUN-ADV-10', 'plot.goal'],
    ]);
    expect(found(adventure('basic'), true)).toEqual([]);
  });

  it('[RUN-ADV-09] keeps what the plotter asks of all, and tells it beforehand', () => {
    const snowed = adventure('plot', { constraints: 'It snows.' });
    expect(adventureRules.open?.(snowed)).toMatchObject({ constraints: 'It snows.', hook: 'underground' });
  });

  it('[RUN-RULING-T60] says what its group has granted, and lets it pass', () => {
    const short = { ...adventure('plot'), waivers: ['encounters', 'noMap'] };
    const [first, ...rest] = short.encounters;
    const mapless = { ...first!, encounter: encounter([fightEvent({ map: null })], { kind: 'setup' }) };
    const given = { ...short, encounters: [mapless, ...rest.slice(1)] };
    const order = (codes: Found[]) => codes.filter(([code]) => code === 'encounters' || code === 'noMap');
    expect(order(found(given))).toEqual([]);
    expect(order(found(given, true)).map(([code]) => code)).toEqual(['encounters', 'noMap']);
    expect(
      order(found({ ...given, waivers: [] }, true, { waivers: ['noMap'] })).map(([code]) => code),
    ).toEqual(['noMap']);
  });
});

describe('its encounters', () => {
  const dear = encounter(
    [event({ elements: [trap(roll('dodge', 8), [{ kind: 'damage', dam: 30 }])] }), fightEvent()],
    { kind: 'cushion' },
  );
  const cheap = encounter(
    [event({ elements: [gain([{ kind: 'treasure', category: 'C' }])] }), fightEvent()],
    {
      kind: 'cushion',
    },
  );
  const whole = adventure('plot');
  const given: Adventure = {
    ...whole,
    encounters: whole.encounters.map((entry, i) =>
      i === 1 ? { ...entry, encounter: dear } : i === 2 ? { ...entry, encounter: cheap } : entry,
    ),
  };

  it('speak for themselves, each from its place', () => {
    const own = checkEncounter(dear);
    expect(own.length).toBeGreaterThan(0);
    expect(adventureRules.check(given)).toEqual(
      own.map((one) => ({ ...one, path: ['encounters', 1, 'encounter', ...one.path] })),
    );
  });

  it('[RUN-ADV-06] are paid by themselves, each within its own limit', () => {
    const price = adventureRules.price?.(given);
    const [first, second] = [encounterPrice(dear), encounterPrice(cheap)];
    expect(price?.totals).toEqual({
      spent: first.totals.spent + second.totals.spent,
      earned: first.totals.earned + second.totals.earned,
      // A set-up, ten cushions, a development and a climax.
      limit: 350 + 10 * 300 + 350 + 450,
    });
    expect(price?.lines).toEqual([
      ...first.lines.map((one) => ({ ...one, path: ['encounters', 1, 'encounter', ...one.path] })),
      ...second.lines.map((one) => ({ ...one, path: ['encounters', 2, 'encounter', ...one.path] })),
    ]);
    // What one has earned does not pay for the other.
    expect(found(given).map(([code]) => code)).toEqual(['unpaid']);
  });

  it('[RUN-ADV-07] are judged by the group of the adventure', () => {
    const rich = { ...given, group: { ...given.group, totals: [600, 600, 600, 600, 0, 0] } };
    expect(adventureRules.price?.(rich).totals.limit).toBe(4150 + 13 * 50);
    expect(adventureRules.price?.(given, { totals: [1000] }).totals.limit).toBe(4150 + 13 * 100);
    const four = found({ ...given, group: { ...given.group, heroes: 4 } }).map(([code]) => code);
    expect(four).toContain('mix');
    expect(four).toContain('encounters');
  });

  it('are told of what follows from them', () => {
    expect(adventureRules.derive?.(given)).toMatchObject({
      players: 6,
      slots: slotsOf('plot', 6),
      encounters: given.encounters.map(({ encounter: one }) => ({ totals: encounterPrice(one).totals })),
    });
  });

  it('stay sealed: nobody sees more than their names', () => {
    const open = adventureRules.open?.(given);
    expect(open?.plot).toEqual({ outline: '', setup: '', development: '', climax: '', goal: '' });
    expect(open?.encounters).toHaveLength(13);
    for (const { encounter: one } of open?.encounters ?? [])
      expect(one).toMatchObject({ events: [], concept: '' });
  });
});

describe('a file', () => {
  it('that is no adventure is told why', () => {
    const [sample] = ADVENTURE_SAMPLES;
    expect(adventureRules.fault?.(sample)).toBeNull();
    expect(adventureRules.fault?.({ skald: 'encounter' })?.code).toBe('notAnAdventure');
    expect(adventureRules.fault?.({ ...sample, version: 2 })?.code).toBe('otherVersion');
    expect(adventureRules.fault?.({ ...sample, form: 'long' })).toMatchObject({
      code: 'malformed',
      rule: 'RUN-ADV-02',
      path: ['form'],
    });
  });
});
