import { LANGUAGES } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../../documents/encounter/price/index.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { EncounterSchema } from '../../documents/encounter/schema.ts';
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
import { foeWoundThreshold, mightOf, missileLine, statisticsOf } from '../../rules/foe-making.ts';
import { encounterPriceText } from '../encounter.ts';
import { ZONE_NAMES } from '../lexicon.ts';
import { STOLEN_RUNE } from '../stolen-rune/editions.ts';
import { type FoeNotes, hasPrintedMap, notesOf } from './index.ts';
import { adventureText, notesText } from './plain.ts';

const [, TOLL] = ENCOUNTER_SAMPLES as readonly [Encounter, Encounter];
const TALLY = { init: 8, atk: 9, dfn: 7, dam: 10, soak: 8, hp: 52, res: 6 };
const entry = (of: readonly (readonly [string, string])[], label: string): string | undefined =>
  of.find(([one]) => one === label)?.[1];
const foesOf = (given: Encounter, tally: typeof TALLY | null = TALLY): readonly FoeNotes[] =>
  notesOf(given, 'en', tally).events.flatMap(({ fight }) => fight?.foes ?? []);

describe('the notes of an encounter', () => {
  it('[RUN-RUN-101] name it, its type and hook, and number its events with all that is told', () => {
    const { title, facts, events } = notesOf(TOLL, 'en');
    expect(title).toBe('The Goblins’ Toll');
    expect(facts.slice(0, 2)).toEqual([
      ['Type', 'basic'],
      ['Hook', 'the Underground'],
    ]);
    expect(events.map((one) => one.title)).toEqual(['Event 1: The gate of bones', 'Event 2: The toll-house']);
    expect(events.map(({ told }) => told.map(([label]) => label))).toEqual([
      ['Narration', 'Closer inspection', 'Background'],
      ['Narration', 'Background'],
    ]);
    expect(events[0]?.told[0]?.[1]).toMatch(/^The passage ends before a gate\./);
  });

  it('[RUN-RUN-101] list every item of the cost sheet for what it is, with its cost, and what was spent and gained', () => {
    const { lines, totals } = priceOf(TOLL);
    const { table } = notesOf(TOLL, 'en').cost;
    expect(table.rows).toHaveLength(lines.length + 1);
    expect(table.rows).toContainEqual(['1 The beam', 'Dam 20', 'RUN-TRAP-12', '25', '']);
    expect(table.rows).toContainEqual(['2 Mother Rot', 'A will of its own', 'RUN-CEVENT-15', '10', '']);
    expect(table.rows).toContainEqual(['2 Terrain', 'Darkness', 'RUN-TER-91', '10', '']);
    expect(table.rows).toContainEqual(['2 What others have paid', '6 oz of silver', 'RUN-TRE-13', '', '6']);
    expect(table.rows.at(-1)).toEqual(['Sum', '', '', String(totals.spent), String(totals.earned)]);
  });

  it('say the limit, and what a group’s experience adds to it', () => {
    const old = { ...TOLL, group: { ...TOLL.group, totals: [800, 800, 800, 800] } };
    expect(notesOf(TOLL, 'en').cost.totals[0]).toEqual(['Limit', '300']);
    expect(notesOf(old, 'de').cost.totals[0]).toEqual(['Grenze', '300 + 75 = 375']);
  });

  it('tell when an element comes, what is rolled and what comes of it', () => {
    const [gate, house] = notesOf(TOLL, 'en').events;
    expect(gate?.elements[0]).toMatchObject({ name: 'The beam', phase: null });
    expect(gate?.elements[0]?.runs).toBe(
      'Heroes can leave it alone. It begins with this: “Pull the gate open.” It strikes the first time only. One hero, whoever gets there first, rolls Dodge (Qik) against 7. If he fails, he alone suffers damage of 20 plus what the roll was missed by.',
    );
    // What helps later, with what, and for how long.
    expect(gate?.elements[1]?.runs).toContain('Initiative +3 for 1 round of the next fight');
    expect(house?.elements[0]).toMatchObject({ phase: 'After the fight' });
    expect(house?.elements[0]?.runs).toMatch(/^No roll is asked for: “Search the burrow\.”/);
    expect(notesOf(TOLL, 'de').events[0]?.elements[0]?.runs).toContain(
      'Ein Held würfelt auf Ausweichen (Sch) gegen 7',
    );
  });

  it('tell for what a deed is rewarded, and how an Impairment ends', () => {
    const deed = { kind: 'points', award: 15, shared: 'mutual', deed: 'Stay until he is dead.' } as const;
    const given = encounter([
      event({
        elements: [
          gain([deed], null, { how: 'Listen to him.' }),
          trap(roll('bravery', 6), [{ kind: 'impairment', points: 1, until: 'fight' }]),
        ],
      }),
      { ...fightEvent(), id: 'fight', title: 'The fight' },
    ]);
    const [told, dread] = notesOf(given, 'en').events[0]?.elements ?? [];
    expect(told?.runs).toContain('15 victory points');
    expect(told?.runs).toContain('“Stay until he is dead”');
    expect(dread?.runs).toContain('an Impairment of 1 until “The fight” begins');
    // Who designs wants to know how likely it is; who runs it has dice.
    expect(dread?.runs).not.toMatch(/chance/i);
  });

  it('say once what is done where a roll is asked for besides', () => {
    const given = encounter([
      event({ elements: [gain([{ kind: 'silver', ounces: 2 }], roll('climb', 6), { how: 'Up the tree.' })] }),
      fightEvent(),
    ]);
    expect(notesOf(given, 'en').events[0]?.elements[0]?.runs).toMatch(/^Up the tree\. Everybody rolls Climb/);
    expect(notesOf(given, 'en').events[0]?.elements[0]?.runs.match(/Up the tree/g)).toHaveLength(1);
  });

  it('[RUN-RUN-105] say of a fight what lies and stands there, and whom goblin magic touches', () => {
    const combat = {
      foes: [{ id: 'a', name: 'A', kind: 'goblin-shaman' as const, threat: 'equal' as const }],
      magic: [
        { from: 'chant' as const, effects: [{ score: 'gift' as const, on: 'others' as const, by: -2 }] },
      ],
    };
    const map = field({
      zones: [
        { kind: 'uneven', area: rows(2) },
        { kind: 'damaging', dam: 10, grows: false, nature: 'fire', area: [[9, 9, 1]] },
      ],
      objects: [1, 2].map((x) => ({
        id: `c${x}`,
        kind: 'cover' as const,
        degree: 'half' as const,
        persons: 1,
        area: [[x, 3, 1]] as [number, number, number][],
      })),
    });
    const facts = (language: 'en' | 'de') =>
      notesOf(encounter([fightEvent({ combat, map })]), language).events[0]?.fight?.facts;
    expect(facts('en')).toContainEqual(['Terrain', 'Uneven ground; fire, Damage 10; half cover (2×).']);
    expect(facts('de')).toContainEqual(['Gelände', 'Unebener Boden; Feuer, Schaden 10; halbe Deckung (2×).']);
    expect(facts('en')).toContainEqual(['Goblin magic', 'rolls for gifts −2 (everybody else)']);
    expect(facts('de')).toContainEqual(['Goblinzauber', 'Würfe für Gaben −2 (alle anderen)']);
  });

  it.each(['darkness', 'gloom', 'mist', 'wind', 'slippery', 'uneven'] as const)(
    'call %s on the cost sheet what it is called on the map',
    (code) => {
      const line = { code, points: 5, rule: null, path: [], params: {} };
      for (const language of LANGUAGES)
        expect(encounterPriceText(line, language).toLowerCase()).toContain(
          ZONE_NAMES[code][language].toLowerCase(),
        );
    },
  );

  it('[RUN-RUN-53] a Difficulty that the designer set stands in the notes with what he paid for it', () => {
    const given = encounter([
      event({ elements: [trap(roll('climb', 9), [{ kind: 'damage', dam: 5 }])] }),
      fightEvent(),
    ]);
    const { events, cost } = notesOf(given, 'en');
    expect(events[0]?.elements[0]?.runs).toContain('Climb (Str) against 9');
    expect(cost.table.rows[0]).toEqual(['1 A trap', 'Difficulty 9', 'RUN-DIF-02', '30', '']);
  });

  it('[RUN-RUN-70] nothing but getting lost sends wandering monsters', () => {
    const wandering = (element: object): boolean =>
      EncounterSchema.safeParse({ ...TOLL, events: [{ id: 'a', title: 'A', elements: [element] }] }).success;
    const given = { id: 'x', name: 'X', nature: 'hazard' };
    expect(wandering({ ...given, effects: [{ id: 'y', kind: 'lost', difficulty: 6 }] })).toBe(true);
    expect(wandering({ ...given, effects: [{ id: 'y', kind: 'wandering', threat: 'weak' }] })).toBe(false);
    expect(wandering({ ...given, gains: [{ kind: 'wandering' }] })).toBe(false);
    expect(wandering({ ...given, wandering: 'weak' })).toBe(false);
  });
});

describe('a foe sheet', () => {
  const armed = encounter([
    fightEvent({
      combat: {
        foes: [
          {
            id: 'a',
            name: 'Asa',
            kind: 'dwarf-slaver',
            threat: 'inferior',
            missile: 'bow',
            selfWilled: true,
          },
          { id: 'b', name: 'Bo', kind: 'troll', threat: 'equal', adjust: 'none' },
        ],
      },
    }),
  ]);

  it('[RUN-RUN-102] says who it is, what it is worth, and what it costs', () => {
    const [slaver, troll] = foesOf(armed);
    expect(slaver).toMatchObject({ number: 1, name: 'Asa' });
    expect(slaver?.facts).toEqual([
      ['Type', 'dwarf slaver'],
      ['Threat', 'inferior'],
      ['Adjust', 'INIT −2, DFN −2, DAM +4'],
      ['Move', '15 paces'],
      ['Mix', '0.7'],
      ['Self-willed', 'yes'],
      ['Cost', '10'],
    ]);
    expect(entry(troll?.facts ?? [], 'Self-willed')).toBe('no');
    expect(entry(troll?.facts ?? [], 'Adjust')).toBe('–');
  });

  it('[RUN-RUN-102] has its numbers in melee and with a missile, against this Roll of Valor', () => {
    const [slaver, troll] = foesOf(armed);
    const melee = statisticsOf(TALLY, 'inferior', { init: -2, dfn: -2, dam: 4 });
    const shooting = missileLine(melee, 'bow');
    const scores = ({ init, atk, dfn, dam }: typeof melee) => [init, atk, dfn, dam].map(String);
    expect(slaver?.lines.head).toEqual(['', 'INIT', 'ATK', 'DFN', 'DAM']);
    expect(slaver?.lines.rows).toEqual([
      ['Melee', ...scores(melee)],
      ['Bow', ...scores(shooting)],
    ]);
    expect(troll?.lines.rows).toHaveLength(1);
    expect(slaver?.body).toEqual([
      ['Soak', String(melee.soak)],
      ['HP', String(melee.hp)],
      ['Res', String(melee.res)],
      ['Wound Threshold', String(foeWoundThreshold(melee.hp))],
      ['Might', String(mightOf(melee))],
    ]);
  });

  it('[RUN-RUN-102] has tracks for hit points, Wounds up to death, and what impairs and invigorates', () => {
    const [slaver] = foesOf(armed);
    expect(slaver?.hitPoints).toBe(42);
    expect(slaver?.tracks.map(({ boxes }) => boxes)).toEqual([
      ['−1', '−2', '−3', 'out', 'dead'],
      ['−2', '−1', '+1', '+2'],
    ]);
    expect(slaver?.special).toBe('Crafty, sees in the dark.');
  });

  it('[RUN-RUN-102] a fight says what it earns that nobody shoots, where half of the foes could', () => {
    const facts = (noMissiles: boolean, kind: 'dwarf-laborer' | 'wendol') => {
      const foes = [{ id: 'a', name: 'A', kind, threat: 'equal' as const }];
      return notesOf(encounter([fightEvent({ combat: { foes, noMissiles } })]), 'en').events[0]?.fight?.facts;
    };
    expect(facts(true, 'dwarf-laborer')).toEqual([['No missile weapons', '+10']]);
    expect(facts(false, 'dwarf-laborer')).toEqual([['No missile weapons', 'would earn, but is not claimed']]);
    expect(facts(false, 'wendol')).toEqual([]);
  });

  it('says without a Roll of Valor how each number will differ from its tally', () => {
    const [slaver, troll] = foesOf(armed, null);
    expect(slaver?.lines.rows).toEqual([
      ['Melee', 'R−4', 'R−2', 'R−4', 'R+3'],
      ['Bow', 'R−5', 'R−6', 'Res', 'R+3, 11 at most'],
    ]);
    expect(troll?.lines.rows).toEqual([['Melee', 'R', 'R', 'R', 'R']]);
    expect([slaver?.hitPoints, entry(slaver?.body ?? [], 'Might')]).toEqual([null, '']);
  });

  it('leaves out a foe of a kind that is not there', () => {
    const given = encounter([
      fightEvent({
        combat: {
          foes: [{ id: 'a', name: 'A', kind: { creature: 3 }, threat: 'equal' }, ...laborers(1).foes],
        },
      }),
    ]);
    expect(foesOf(given).map(({ number }) => number)).toEqual([2]);
  });
});

describe('forms to fill in', () => {
  it('[RUN-RUN-103] a loot cache has its place and Difficulty, and room for the rest', () => {
    const found = encounter([
      event({ location: 'Under the oak', elements: [gain([{ kind: 'lootCache', difficulty: 5 }])] }),
      fightEvent(),
    ]);
    expect(notesOf(found, 'en').caches).toEqual([
      [
        ['Location', 'Under the oak'],
        ['Date', ''],
        ['Runner', ''],
        ['Recovery Difficulty', '5'],
        ['Trap bonus', ''],
        ['Contents', ''],
      ],
    ]);
    expect(notesOf(TOLL, 'en').caches.map((fields) => fields.every(([, value]) => value === ''))).toEqual([
      true,
    ]);
  });

  it('[RUN-RUN-104] the Roll of Valor has eight rows of seven numbers and a tally', () => {
    const { valor } = notesOf(TOLL, 'en', TALLY);
    expect(valor).toEqual({
      head: ['Hero', 'INIT', 'ATK', 'DFN', 'DAM', 'Soak', 'HP', 'Res'],
      rows: 8,
      tally: ['Tally', '8', '9', '7', '10', '8', '52', '6'],
    });
    expect(notesOf(TOLL, 'en').valor.tally).toEqual(['Tally', '', '', '', '', '', '', '']);
  });

  it('[RUN-RUN-105] a map is printed only for a fight whose ground is more than plain', () => {
    const uneven = field({ zones: [{ kind: 'uneven', area: rows(2) }] });
    const printed = (what: Parameters<typeof fightEvent>[0]): boolean[] =>
      encounter([fightEvent(what)]).events.map(hasPrintedMap);
    expect(printed({ map: uneven })).toEqual([true]);
    expect(printed({ map: field({ walls: [[0, 0, 3]] }) })).toEqual([true]);
    expect(printed({ map: field() })).toEqual([false]);
    expect(printed({ map: null })).toEqual([false]);
    expect(printed({ map: uneven, combat: null })).toEqual([false]);
  });
});

describe('an adventure as plain text', () => {
  it('has what holds it together, then the notes of each encounter', () => {
    const text = adventureText(STOLEN_RUNE.balanced, 'en');
    expect(text).toMatch(
      /^The Stolen Rune, balanced\n=+\nKind Teaching: seven with a plot, Where it is set the Underground/,
    );
    expect(text).toMatch(/\nBy what they know that it is done: /);
    expect(text).toMatch(/\n1\. Taken in the Night \(plot: set-up\), Player 1, the plotter\n2\. /);
    const { encounters } = STOLEN_RUNE.balanced;
    expect(encounters.map(({ encounter }) => text.includes(notesText(encounter, 'en')))).toEqual(
      encounters.map(() => true),
    );
  });

  it('is German in German', () => {
    const [cover = ''] = adventureText(STOLEN_RUNE.balanced, 'de').split('\n\n\n');
    expect(cover).toMatch(/^Die gestohlene Rune, ausgewogen\n/);
    expect(cover.match(/\b(the|and|of|with|Kind|Player)\b/g)).toBeNull();
  });
});

describe('notes as plain text', () => {
  it('hold events, costs, foes and forms', () => {
    const text = notesText(TOLL, 'en');
    expect(text).toMatch(/^The Goblins’ Toll\n=+\nType basic, Hook the Underground, Heroes 4\n/);
    for (const part of [
      'Event 2: The toll-house',
      'Cost sheet',
      'Foe sheets',
      'Roll of Valor',
      'Loot cache record',
    ])
      expect(text).toContain(`\n${part}\n${'-'.repeat(part.length)}\n`);
    expect(text).toMatch(/\n\* The cord: Whoever likes rolls Awareness/);
    expect(text).toMatch(/\nSum +55 +61\n/);
    expect(text).toMatch(/\n3 Mother Rot\nType rock goblin, Threat inferior/);
  });

  it('are German in German', () => {
    const text = notesText(TOLL, 'de');
    expect(text).toMatch(/^Der Goblinzoll\n/);
    expect(text.match(/\b(the|and|of|with|Roll|Wound|Cost)\b/g)).toBeNull();
  });

  it('of an empty sheet say little, and fail at nothing', () => {
    const text = notesText(ENCOUNTER_SAMPLES[0], 'en');
    expect(text).not.toContain('Foe sheets');
    expect(text).not.toMatch(/undefined|null|NaN/);
  });
});
