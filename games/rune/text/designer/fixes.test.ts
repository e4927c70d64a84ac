import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { check } from '../../documents/encounter/check/index.ts';
import { fixesFor } from '../../documents/encounter/fixes/index.ts';
import { put } from '../../documents/encounter/fixes/places.ts';
import { BROKEN, problemOf } from '../../documents/encounter/fixes/testing.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import { type Encounter, EncounterSchema } from '../../documents/encounter/schema.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  gain,
  laborers,
  roll,
  rows,
  trap,
} from '../../documents/encounter/testing.ts';
import { STOLEN_RUNE } from '../stolen-rune/editions.ts';
import { fixText } from './fixes.ts';

const GRANT = 'The group agrees to it: grant a waiver';

const textsFor = (code: string, language: 'en' | 'de'): string[] => {
  const broken = BROKEN[code]!();
  const problem = problemOf(broken, code);
  return problem === undefined
    ? []
    : fixesFor(broken.encounter, problem, broken.context).map((one) => fixText(one, language));
};

describe('what a fix does', () => {
  it.each(LANGUAGES)('is said in one whole sentence (%s)', (language) => {
    for (const code of Object.keys(BROKEN))
      for (const text of textsFor(code, language)) {
        expect(text).toMatch(/^\p{Lu}/u);
        expect(text).not.toMatch(/undefined|\[object|null|NaN| {2}/);
      }
  });

  it.each([
    ['difficultyRange', ['Lower the Difficulty from 24 to 14'], ['Senk die Schwierigkeit von 24 auf 14']],
    ['noMap', ['Take an empty map'], ['Nimm eine leere Karte']],
    ['claimsNothing', ['Claim nothing for the uneven ground'], ['Verlang nichts für den unebenen Boden']],
    ['idTwice', ['Call this one “riches-2”'], ['Nenn dieses hier „riches-2“']],
    ['otherHeroes', ['Make it for 5 heroes'], ['Richte es für 5 Helden ein']],
    [
      'noDirection',
      ['Say: the danger is behind', 'Say: the danger is in front'],
      ['Sag: Die Gefahr ist hinten', 'Sag: Die Gefahr ist vorn'],
    ],
  ] as const)('%s: %j', (code, en, de) => {
    expect(textsFor(code, 'en')).toEqual(en);
    expect(textsFor(code, 'de')).toEqual(de);
  });
});

const mendsOf = (given: Encounter, code: string): string[] => {
  const problem = check(given).find((one) => one.code === code);
  return problem === undefined
    ? ['no such problem']
    : fixesFor(given, problem).map((one) => fixText(one, 'en'));
};

describe('the nearest fix', () => {
  it.each([
    ['mix', ['Add another like “Laborer”, equal; then add another like “Laborer”, equal', GRANT]],
    [
      'terrifying',
      [
        'Make “A” exceptional, not terrifying',
        'Make “A” equal, not terrifying; then add another like “A”, equal',
        GRANT,
      ],
    ],
    ['tooManyCombats', ['Let nobody be fought in “Fight 1”', 'Let nobody be fought in “Fight 2”']],
    ['overEarned', ['Change a treasure in “A gain” from category F to E', 'Take “Treasure” out of “A gain”']],
    [
      'netNegative',
      [
        'Raise the Dam in “A trap” from 1 to 20',
        'Raise the Difficulty in “A trap” from 6 to 9',
        'Leave unclaimed in “A trap”: Strikes once; then leave unclaimed in “A trap”: Can be left alone',
      ],
    ],
    ['weirdTooStrong', ['Lower the weird magic from −2 to −1', 'Take off the map: weird magic']],
    ['smallRamp', ['Take off the map: slope', 'Claim nothing for the sloped ground']],
    [
      'terrainSlots',
      [
        'Claim nothing for the bad light',
        'Claim nothing for the uneven ground',
        'Claim nothing for the slippery ground',
      ],
    ],
    ['status', ['Lower the loss of status from 7 to 5', 'Raise the loss of status from 7 to 10']],
    ['healingUnpaid', ['Leave unclaimed in “A gain”: Time to heal']],
    [
      'goHomePoor',
      [
        'Change a treasure in “A gain” from category D to F',
        'Take “Reason to go home” out of “A gain”',
        'Take out “A gain”',
      ],
    ],
    [
      'trapCountInCombat',
      ['Move “A trap” to “The hoard”', 'Take out “A trap”', 'Make “A trap” a part of “A trap”'],
    ],
    ['captorNotCrafty', ['Let “Laborer” hold the hostage', 'Let him hold nobody']],
    ['stickOnAllFoes', ['Let it help only “Laborer” and “Laborer”', 'Make the roll Weak Link', GRANT]],
  ] as const)('%s: %j', (code, texts) => {
    expect(textsFor(code, 'en')).toEqual(texts);
  });

  const pit = (dam: number) => trap(roll('dodge', 6), [{ kind: 'damage', dam }], { name: 'The pit' });
  const hoard = (what: Parameters<typeof gain>[0], waives: string[] = []) =>
    event({ elements: [gain(what, null, { name: 'The hoard', waives })] });

  it('[RUN-BUDGET-03] claims what the map has, or what was left unclaimed', () => {
    const uneven = field({ zones: [{ kind: 'uneven', area: rows(4) }] });
    const bare = encounter([event({ elements: [pit(5)] }), fightEvent({ map: uneven })]);
    expect(mendsOf(bare, 'unpaid')).toEqual([
      'Take out “The pit”',
      'Claim 7 points for the uneven ground',
      GRANT,
    ]);
    const shy = encounter([
      event({ elements: [pit(5)] }),
      fightEvent(),
      hoard([{ kind: 'treasure', category: 'A' }], ['treasure']),
    ]);
    expect(mendsOf(shy, 'unpaid')).toContain('Claim in “The hoard”: Treasure, category A');
  });

  it('[RUN-BUDGET-03] [RUN-TRE-13] gives more silver, as little as will do, and better treasure', () => {
    const poor = encounter([
      event({ elements: [pit(8)] }),
      fightEvent(),
      hoard([{ kind: 'silver', ounces: 5 }]),
    ]);
    expect(mendsOf(poor, 'unpaid').slice(0, 1)).toEqual(['Raise the silver in “The hoard” from 5 to 8']);
    const poorer = encounter([
      event({ elements: [pit(15)] }),
      fightEvent(),
      hoard([{ kind: 'treasure', category: 'A' }]),
    ]);
    expect(mendsOf(poorer, 'unpaid')).toEqual([
      'Put 5 oz of silver into “The hoard”',
      'Lower the Dam in “The pit” from 15 to 10',
      'Change a treasure in “The hoard” from category A to B',
    ]);
  });

  it('[RUN-BUDGET-04] [RUN-CEVENT-15] takes a will away where that is what costs', () => {
    const foes = laborers(5).foes.map((foe) => ({ ...foe, selfWilled: true }));
    const wilful = encounter([fightEvent({ combat: { foes } }), hoard([{ kind: 'silver', ounces: 9 }])]);
    expect(mendsOf(wilful, 'unpaid')[0]).toMatch(
      /^Give it no will of its own in “An event”; then give it no will/,
    );
  });

  it('[RUN-BUDGET-04] takes as many steps as it must, and no more', () => {
    const pits = Array.from({ length: 6 }, () => pit(50));
    const dear = encounter([event({ elements: pits }), fightEvent()]);
    const [text = ''] = mendsOf(dear, 'unpaid');
    expect(text.split('; then ').length).toBeGreaterThan(1);
    expect(text).toMatch(/^Take out “The pit”; then take out “The pit”/);
  });

  it('[RUN-RULING-T60] what a group may grant is granted for this encounter', () => {
    const broken = BROKEN.impairmentTooMuch!();
    const problem = problemOf(broken, 'impairmentTooMuch')!;
    const granted = fixesFor(broken.encounter, problem).find(({ code }) => code === 'grant');
    expect(granted?.document.waivers).toEqual(['impairmentTooMuch']);
    expect(check(granted!.document).filter(({ code, advice }) => code === problem.code && !advice)).toEqual(
      [],
    );
  });
});

/** Everything that can be changed by a slip of the hand: a number, a tick, a choice, or something that is lost. */
function* slips(encounter: Encounter): Iterable<Encounter> {
  const walk = function* (part: unknown, path: readonly (string | number)[]): Iterable<Encounter> {
    if (path.includes('map') || path.includes('rulings') || path.includes('group')) return;
    if (typeof part === 'number') {
      yield put(encounter, path, part + 9);
      yield put(encounter, path, 0);
    } else if (typeof part === 'boolean') yield put(encounter, path, !part);
    else if (Array.isArray(part)) {
      if (part.length > 0) yield put(encounter, path, part.slice(1));
      for (const [i, one] of part.entries()) yield* walk(one, [...path, i]);
    } else if (typeof part === 'object' && part !== null && !('en' in part)) {
      if (path.at(-1) === 'roll' || path.at(-1) === 'end') yield put(encounter, path, null);
      for (const [key, one] of Object.entries(part)) yield* walk(one, [...path, key]);
    }
  };
  yield* walk(encounter, []);
}

const breaches = (given: Encounter): string[] =>
  check(given).flatMap(({ code, advice }) => (advice ? [] : [code]));
const ENCOUNTERS = [
  ...ENCOUNTER_SAMPLES.slice(1),
  ...STOLEN_RUNE.balanced.encounters.map(({ encounter }) => encounter),
].map(
  (encounter) =>
    [typeof encounter.name === 'string' ? encounter.name : encounter.name.en, encounter] as const,
);
/** Every so manieth slip: together they touch every kind of field. */
const EVERY = 7;

describe('a legal encounter that was spoiled by one slip', () => {
  it.each(ENCOUNTERS)('%s is offered only what mends it', (_, encounter) => {
    let mended = 0;
    for (const [i, spoiled] of [...slips(encounter)].entries()) {
      if (i % EVERY !== 0 || !EncounterSchema.safeParse(spoiled).success) continue;
      const wrong = breaches(spoiled);
      const problem = check(spoiled).find(({ advice }) => !advice);
      if (problem === undefined) continue;
      for (const fix of fixesFor(spoiled, problem)) {
        mended++;
        const now = breaches(fix.document);
        const added = now.filter((code) => code !== problem.code && !wrong.includes(code));
        expect(now.length).toBeLessThanOrEqual(wrong.length);
        const removed = wrong.filter((code) => !now.includes(code));
        expect(added.length).toBeLessThanOrEqual(removed.length);
        if (wrong.filter((code) => code === problem.code).length === 1)
          expect([fixText(fix, 'en'), now]).not.toEqual([
            fixText(fix, 'en'),
            expect.arrayContaining([problem.code]),
          ]);
        expect(fixText(fix, 'de')).not.toMatch(/undefined|\[object|null|NaN/);
      }
    }
    expect(mended).toBeGreaterThan(5);
  });
});
