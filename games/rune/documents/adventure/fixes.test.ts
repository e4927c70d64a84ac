import { describe, expect, it } from 'vitest';
import { type AdventureForm, slotsOf } from '../../content/design/adventures.ts';
import { adventureFixText } from '../../text/adventure.ts';
import { generateEncounter } from '../../text/generator/index.ts';
import { encounter, event, fightEvent, roll, trap } from '../encounter/testing.ts';
import { check } from './check.ts';
import { adventureFixesFor, type MakeEncounter } from './fixes.ts';
import { type Adventure, AdventureSchema } from './schema.ts';

const PLOT = { outline: 'A', setup: 'B', development: 'C', climax: 'D', goal: 'E' };

const adventure = (form: AdventureForm, what: Partial<Adventure> = {}): Adventure =>
  AdventureSchema.parse({
    skald: 'adventure',
    version: 1,
    name: 'An adventure',
    form,
    group: { heroes: 6 },
    plot: PLOT,
    encounters: slotsOf(form, 6).map(({ kind, runner }, i) => ({
      runner,
      encounter: { ...encounter([fightEvent()], { kind }), name: `Number ${i + 1}` },
    })),
    ...what,
  });

const make: MakeEncounter = ({ group: { heroes }, hook }, { kind }, seed) =>
  generateEncounter({ seed, heroes, kind, hook });

const at = (given: Adventure, i: number, what: object, inside: object = {}): Adventure => ({
  ...given,
  encounters: given.encounters.map((entry, n) =>
    n === i ? { ...entry, ...what, encounter: { ...entry.encounter, ...inside } } : entry,
  ),
});

/** What is offered for the first problem of this code, in words, and what is still wrong after each. */
function mended(given: Adventure, code: string): { offered: string[]; left: string[][]; made: Adventure[] } {
  const problem = check(given).find((one) => one.code === code);
  if (problem === undefined) throw new Error(`no ${code}`);
  const fixes = adventureFixesFor(given, problem, make);
  for (const { document } of fixes) expect(AdventureSchema.safeParse(document).success).toBe(true);
  return {
    offered: fixes.map((fix) => adventureFixText(fix, 'en')),
    left: fixes.map(({ document }) =>
      check(document).flatMap((one) => (one.advice && !problem.advice ? [] : [one.code])),
    ),
    made: fixes.map(({ document }) => document),
  };
}

describe('the nearest legal fix', () => {
  it('[RUN-ADV-03] makes those encounters that are missing, each in the role of its place', () => {
    const whole = adventure('plot');
    const { offered, left, made } = mended(
      { ...whole, encounters: whole.encounters.slice(0, 11) },
      'encounters',
    );
    expect(offered).toEqual(['Have the 2 that are missing made', 'The group agrees to it: grant a waiver']);
    expect(left).toEqual([[], []]);
    expect(made[0]?.encounters.slice(11)).toMatchObject([
      { runner: 5, encounter: { kind: 'cushion', group: { heroes: 6 }, hook: 'underground' } },
      { runner: 0, encounter: { kind: 'climax' } },
    ]);
    expect(made[0]?.encounters.slice(0, 11)).toEqual(whole.encounters.slice(0, 11));
    const one = mended({ ...whole, encounters: whole.encounters.slice(0, 12) }, 'encounters');
    expect(one.offered[0]).toBe('Have the one that is missing made');
  });

  it('[RUN-ADV-03] [RUN-ADV-05] takes out what is too many, where nothing else breaks', () => {
    const basic = adventure('basic');
    const more = [...basic.encounters, ...basic.encounters.slice(0, 2)];
    const two = mended({ ...basic, encounters: more }, 'encounters');
    expect(two.offered[0]).toBe('Take out “Number 2”; then take out “Number 1”');
    expect(two.made[0]?.encounters).toEqual(basic.encounters);
    expect(mended({ ...basic, encounters: more.slice(0, 7) }, 'encounters').offered).toEqual([
      'Take out “Number 1”',
      'Take out “Number 6”',
      'Take out “Number 5”',
    ]);
    // With a plot the one that stands in the way of the others' roles goes.
    const plot = adventure('plot');
    const doubled = plot.encounters.toSpliced(3, 0, plot.encounters[2]!);
    const { offered, made } = mended({ ...plot, encounters: doubled }, 'encounters');
    expect(offered[0]).toBe('Take out “Number 6”');
    expect(made[0]?.encounters).toHaveLength(13);
  });

  it('[RUN-ADV-02] [RUN-ADV-08] gives role and setting of the place', () => {
    const plot = adventure('plot');
    const role = mended(at(plot, 2, {}, { kind: 'development' }), 'otherRole');
    expect(role.offered).toEqual(['Change its type: cushion', 'The group agrees to it: grant a waiver']);
    expect(role.made[0]).toEqual(plot);
    expect(role.made[1]?.waivers).toEqual(['otherRole']);
    const cushion = mended(at(plot, 2, {}, { hook: 'jotunheim' }), 'otherHook');
    expect(cushion.offered[0]).toBe('Set it in the Underground');
    expect(cushion.made[0]).toEqual(plot);
    expect(mended(at(plot, 6, {}, { hook: 'jotunheim' }), 'hookLeft').made[0]).toEqual(plot);
  });

  it('[RUN-ADV-01] [RUN-ENC-01] [RUN-ENC-02] says who runs it', () => {
    const plot = adventure('plot');
    const other = mended(at(plot, 6, { runner: 2 }), 'otherRunner');
    expect(other).toMatchObject({ offered: ['Let player 1 run it'], left: [[]], made: [plot] });
    const basic = adventure('basic');
    const nobody = basic.encounters.map((entry, i) => ({ ...entry, runner: i === 5 ? 9 : i % 5 }));
    expect(mended({ ...basic, encounters: nobody }, 'runnerNowhere').offered).toEqual([
      'Let player 6 run it',
    ]);
    const uneven = basic.encounters.map((entry, i) => ({ ...entry, runner: i === 1 ? 0 : i }));
    const shared = mended({ ...basic, encounters: uneven }, 'unevenShare');
    expect(shared.offered).toEqual(['Let everybody run one after the other']);
    expect(shared.made[0]?.encounters.map(({ runner }) => runner)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('mends an encounter by its own means, for the group of the adventure, and leaves its role alone', () => {
    const plot = adventure('plot');
    const dear = encounter(
      [event({ elements: [trap(roll('dodge', 8), [{ kind: 'damage', dam: 30 }])] }), fightEvent()],
      {
        kind: 'cushion',
      },
    );
    const given = at(plot, 1, { encounter: dear }, dear);
    const { offered, left, made } = mended(given, 'unpaid');
    expect(offered.length).toBeGreaterThan(0);
    for (const codes of left) expect(codes).toEqual([]);
    for (const document of made) {
      expect(document.encounters[1]).not.toEqual(given.encounters[1]);
      expect({ ...document, encounters: document.encounters.toSpliced(1, 1) }).toEqual({
        ...given,
        encounters: given.encounters.toSpliced(1, 1),
      });
    }
    const alone = mended({ ...plot, group: { ...plot.group, heroes: 5 } }, 'mix');
    expect(alone.offered.length).toBeGreaterThan(0);
  });

  it('has none where only the plotter has the words', () => {
    expect(mended(adventure('plot', { plot: { ...PLOT, goal: '' } }), 'noPlot').offered).toEqual([]);
  });
});
