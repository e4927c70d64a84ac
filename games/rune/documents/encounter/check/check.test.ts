import { describe, expect, it } from 'vitest';
import type { BattleMap, Thing, Zone } from '../../../content/battle-map.ts';
import { encounterRules } from '../index.ts';
import { priceOf } from '../price/index.ts';
import { ConditionSchema } from '../roll-schema.ts';
import type { EncounterContext } from '../schema.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  freestanding,
  type GivenElement,
  type GivenEncounter,
  type GivenEvent,
  gain,
  holding,
  laborers,
  roll,
  rows,
  trap,
} from '../testing.ts';
import { check } from './index.ts';

type Found = [code: string, rule: string | null, path: string];
const found = (given: ReturnType<typeof encounter>, context?: EncounterContext, advised = false): Found[] =>
  check(given, context)
    .filter(({ advice = false }) => advice === advised)
    .map(({ code, rule, path }) => [code, rule, path.join('.')]);

/** What keeps this from being run, besides its budget. */
const wrong = (events: readonly GivenEvent[], what: Partial<GivenEncounter> = {}): Found[] =>
  found(encounter(events, what)).filter(([code]) => code !== 'unpaid' && code !== 'overLimit');
const counsel = (events: readonly GivenEvent[], what: Partial<GivenEncounter> = {}): Found[] =>
  found(encounter(events, what), undefined, true);

/** Of the first event, which has no fight. */
const of = (...elements: GivenElement[]): Found[] => wrong([event({ elements }), fightEvent()]);
const advisedOf = (...elements: GivenElement[]): Found[] => counsel([event({ elements }), fightEvent()]);
/** Of the fight, while it lasts. */
const inFight = (...elements: GivenElement[]): Found[] =>
  wrong([fightEvent({ elements: elements.map((one) => ({ phase: 'during' as const, ...one })) })]);

const AT = 'events.0.elements.0';
const harm = { kind: 'damage', dam: 5 } as const;

describe('an encounter', () => {
  it('is legal when nothing is wrong with it', () => {
    expect(wrong([fightEvent()])).toEqual([]);
    expect(counsel([fightEvent()])).toEqual([]);
  });

  it('[RUN-ENC-18] [RUN-RECAP-05] [RUN-RULING-F04] [RUN-RULING-R29] has one to four events', () => {
    expect(wrong([])).toContainEqual(['events', 'RUN-ENC-18', 'events']);
    const five = [fightEvent(), event(), event(), event(), event()];
    expect(wrong(five)).toEqual([['events', 'RUN-ENC-18', 'events']]);
    expect(wrong(five.slice(0, 4))).toEqual([]);
  });

  it('[RUN-ENC-19] has a place of its own for every event', () => {
    expect(wrong([event({ location: ' ' }), fightEvent()])).toEqual([
      ['noLocation', 'RUN-ENC-19', 'events.0.location'],
    ]);
    expect(wrong([event({ location: 'The Hall' }), fightEvent({ location: 'the hall ' })])).toEqual([
      ['sameLocation', 'RUN-ENC-19', 'events.1.location'],
    ]);
    const both = { en: 'Hall', de: '' };
    expect(wrong([fightEvent({ location: both })])).toEqual([
      ['noLocation', 'RUN-ENC-19', 'events.0.location'],
    ]);
  });

  it('[RUN-ENC-21] is advised to say in a sentence what happens', () => {
    expect(counsel([fightEvent({ summary: '' })])).toEqual([['noSummary', 'RUN-ENC-21', 'events.0.summary']]);
  });

  it('[RUN-ENC-13] is set in the Underground if it is a basic one', () => {
    expect(counsel([fightEvent()], { hook: 'jotunheim' })).toEqual([
      ['notUnderground', 'RUN-ENC-13', 'hook'],
    ]);
    expect(counsel([fightEvent()], { hook: 'jotunheim', kind: 'cushion' })).toEqual([]);
  });

  it('[RUN-ENC-07] [RUN-ENC-22] [RUN-RECAP-02] needs foes', () => {
    expect(wrong([event()])).toEqual([['noCombat', 'RUN-CEVENT-01', 'events']]);
    expect(wrong([event({ combat: { foes: [] } })])).toEqual([['noCombat', 'RUN-CEVENT-01', 'events']]);
  });

  it('[RUN-ENC-23] [RUN-CEVENT-01] has two fights at most', () => {
    const small = fightEvent({ combat: laborers(2) });
    const third = fightEvent({ combat: laborers(2) });
    const codes = wrong([fightEvent(), small, third].map((one, i) => renamed(one, i))).map(([code]) => code);
    expect(codes).toContain('tooManyCombats');
  });

  it('[RUN-CEVENT-05] [RUN-CEVENT-06] weighs its foes against its heroes', () => {
    expect(wrong([fightEvent({ combat: laborers(4) })])).toEqual([
      ['mix', 'RUN-CEVENT-05', 'events.0.combat'],
    ]);
    expect(wrong([renamed(fightEvent(), 0), renamed(fightEvent({ combat: laborers(3) }), 1)])).toEqual([
      ['mixOfSecond', 'RUN-CEVENT-06', 'events.1.combat'],
    ]);
    expect(wrong([renamed(fightEvent(), 0), renamed(fightEvent({ combat: laborers(2) }), 1)])).toEqual([]);
  });

  it('[RUN-CEVENT-05] one foe is a fight', () => {
    const lone = { foes: [{ id: 'f', name: 'He', kind: 'dark-viking', threat: 'superior' }] } as const;
    const given = (heroes: number) =>
      wrong([fightEvent({ combat: { foes: [...lone.foes] } })], { group: { heroes } });
    expect(given(2)).toEqual([]);
    expect(given(3)).toEqual([['mix', 'RUN-CEVENT-05', 'events.0.combat']]);
  });

  it('is judged for whoever is asked about, whoever was asked about before', () => {
    const given = encounter([fightEvent()]);
    const codes = (context?: EncounterContext): string[] => check(given, context).map(({ code }) => code);
    const six = codes();
    const three = codes({ heroes: 3 });
    expect(three).toContain('mix');
    expect(six).not.toContain('mix');
    expect([codes(), codes({ heroes: 3 }), codes({ totals: [] })]).toEqual([six, three, six]);
  });

  it('[RUN-CEVENT-11] tells when others will play it than it was made for', () => {
    const given = encounter([fightEvent()]);
    expect(found(given, { heroes: 5 })).toEqual([['mix', 'RUN-CEVENT-05', 'events.0.combat']]);
    expect(found(given, { heroes: 5 }, true)).toEqual([['otherHeroes', 'RUN-CEVENT-11', 'group.heroes']]);
  });

  it('[RUN-CEVENT-13] finds breaches of single foes where they stand', () => {
    const combat = laborers(5);
    const grand = {
      ...combat,
      foes: combat.foes.map((foe, i) => (i === 1 ? { ...foe, threat: 'superior' as const } : foe)),
    };
    expect(wrong([fightEvent({ combat: grand })])).toContainEqual([
      'maxThreat',
      'RUN-CEVENT-13',
      'events.0.combat.foes.1.threat',
    ]);
  });

  it('[RUN-CEVENT-12] knows its own creatures, and what is wrong with them', () => {
    const rat = {
      skald: 'creature',
      version: 1,
      name: 'Rat',
      description: '',
      benchmark: 6,
      missile: false,
      weapon: 'natural',
      temper: 'headlong',
      nightVision: true,
      stunnable: true,
    } as const;
    const combat = {
      foes: Array.from({ length: 5 }, (_, i) => ({
        id: `r${i}`,
        name: 'Rat',
        kind: { creature: 0 },
        threat: 'equal' as const,
      })),
    };
    expect(wrong([fightEvent({ combat })])).toContainEqual([
      'unknownCreature',
      'RUN-CEVENT-12',
      'events.0.combat.foes.0.kind',
    ]);
    expect(wrong([fightEvent({ combat })], { creatures: [rat] })).toEqual([
      ['undescribed', 'RUN-CREATE-01', 'creatures.0.description'],
    ]);
  });

  it('knows everything by one name', () => {
    const twice = trap(roll('dodge', 6, { id: 'same' }), [harm], { id: 'same' });
    expect(of(twice)).toEqual([['idTwice', null, `${AT}.roll.id`]]);
    const effects = [
      { ...harm, id: 'harm' },
      { kind: 'equipment', id: 'harm' },
    ] as const;
    expect(of(trap(roll('dodge', 6), [...effects]))).toEqual([['idTwice', null, `${AT}.effects.1.id`]]);
  });

  it('[RUN-RULING-T60] is run all the same where the group has agreed to a breach, and says so', () => {
    const given = encounter([fightEvent({ combat: laborers(4) })], { waivers: ['mix'] });
    expect(found(given)).toEqual([]);
    expect(found(given, undefined, true)).toEqual([['mix', 'RUN-CEVENT-05', 'events.0.combat']]);
    const strict = encounter([fightEvent({ combat: laborers(4) })]);
    expect(found(strict, { waivers: ['mix'] })).toEqual([]);
  });

  it.each([
    [null, 'notAnEncounter'],
    [{ skald: 'hero' }, 'notAnEncounter'],
    [{ skald: 'encounter', version: 2 }, 'otherVersion'],
    [{ skald: 'encounter', version: 1 }, 'malformed'],
  ])('says what is wrong with %j: %s', (given, code) => {
    expect(encounterRules.fault?.(given)).toMatchObject({ code });
  });

  it('shows whoever will play it nothing but its name and its kind', () => {
    const given = encounter([fightEvent()], { concept: 'A secret.', waivers: ['mix'] });
    expect(encounterRules.open?.(given)).toEqual({ ...given, concept: '', events: [], waivers: [] });
  });
});

const renamed = (given: GivenEvent, i: number): GivenEvent => ({
  ...given,
  combat: given.combat && {
    ...given.combat,
    foes: given.combat.foes.map((foe) => ({ ...foe, id: `${foe.id}-${i}` })),
  },
});

describe('its budget', () => {
  it('[RUN-BUDGET-03] [RUN-RECAP-01] [RUN-ENC-06] [RUN-DIF-153] [RUN-QUICK-13] must be earned', () => {
    const cost = trap(roll('dodge', 6), [{ kind: 'damage', dam: 10 }]);
    const given = (ounces: number) =>
      found(
        holding(
          cost,
          gain([
            { kind: 'treasure', category: 'A' },
            { kind: 'silver', ounces },
          ]),
        ),
      );
    expect(found(holding(cost))).toEqual([['unpaid', 'RUN-BUDGET-03', '']]);
    expect(given(0)).toEqual([]);
    expect(
      found(
        holding(
          trap(roll('dodge', 6), [{ kind: 'damage', dam: 11 }]),
          gain([{ kind: 'treasure', category: 'A' }]),
        ),
      ),
    ).toEqual([['unpaid', 'RUN-BUDGET-03', '']]);
  });

  it('[RUN-BUDGET-04] must be within its limit', () => {
    const traps = (last: number) =>
      found(
        encounter([
          event({
            elements: [50, 50, 50, last].map((dam) => trap(roll('dodge', 6), [{ kind: 'damage', dam }])),
          }),
          fightEvent({
            elements: [gain([1, 2, 3].map(() => ({ kind: 'treasure', category: 'F' }) as const))],
          }),
          event({ elements: [gain([1, 2].map(() => ({ kind: 'treasure', category: 'F' }) as const))] }),
        ]),
      );
    expect(traps(30)).toEqual([]);
    expect(traps(31)).toEqual([['overLimit', 'RUN-BUDGET-04', '']]);
  });

  it('[RUN-RULING-F03] may earn more than its limit, which brings nothing', () => {
    const rich = encounter([
      event({ elements: [gain([1, 2, 3].map(() => ({ kind: 'treasure', category: 'F' }) as const))] }),
      fightEvent({ elements: [gain([1, 2].map(() => ({ kind: 'treasure', category: 'F' }) as const))] }),
    ]);
    expect(found(rich, undefined, true)).toEqual([['overEarned', 'RUN-RULING-F03', '']]);
  });

  it('[RUN-DIF-152] cannot be mended by waiving a cost', () => {
    const given = trap(roll('dodge', 6), [harm], { waives: ['damage'] });
    expect(of(given)).toEqual([['costWaived', 'RUN-DIF-152', `${AT}.waives.0`]]);
    const free = trap(roll('dodge', 6, { type: 'noFault' }), [{ kind: 'damage', dam: 20 }], {
      waives: ['noFault'],
    });
    expect(of(free)).toEqual([]);
  });

  it('[RUN-RULING-T40] is told of traps that earn more than they cost', () => {
    const odd = trap(roll('dodge', 4, { type: 'noFault' }), [harm]);
    expect(advisedOf(odd)).toContainEqual(['netNegative', 'RUN-RULING-T40', AT]);
  });

  it('[RUN-DIF-06] is told where a low Difficulty earns nothing', () => {
    const given = gain([{ kind: 'treasure', category: 'A' }], roll('climb', 4));
    expect(advisedOf(given)).toEqual([['lowDifficulty', 'RUN-DIF-06', `${AT}.roll.against.difficulty`]]);
  });
});

describe('terrain', () => {
  const onField = (what: Partial<BattleMap>, also: Partial<GivenEvent> = {}) =>
    wrong([fightEvent({ map: field(what), ...also })]);
  const cover = (count: number): Thing[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `c${i}`,
      kind: 'cover',
      degree: 'half',
      persons: 1,
      area: [[i, 0, 1]],
    }));

  it('[RUN-TER-160] [RUN-RECAP-03] a fight has a map', () => {
    expect(wrong([fightEvent({ map: null })])).toEqual([['noMap', 'RUN-TER-160', 'events.0.map']]);
  });

  it('[RUN-TER-163] foes begin on it, wherever their designer likes', () => {
    const combat = laborers(5);
    const placed = (x: number) => ({
      ...combat,
      foes: combat.foes.map((foe) => ({ ...foe, start: { x, y: 0 } })),
    });
    expect(wrong([fightEvent({ combat: placed(11) })])).toEqual([]);
    expect(wrong([fightEvent({ combat: placed(12) })])[0]).toEqual([
      'startOutside',
      'RUN-TER-163',
      'events.0.combat.foes.0.start',
    ]);
  });

  it('[RUN-TER-02] [RUN-TER-03] [RUN-TERA-02] [RUN-RULING-T19] [RUN-RULING-F43] three features earn, and barriers besides', () => {
    const barrier: Thing = { id: 'b', kind: 'barrier', item: 'crate', area: [[0, 5, 1]] };
    const given = (count: number) =>
      onField(
        { objects: [...cover(count), barrier] },
        { claims: [...cover(count).map(({ id }) => `cover:${id}`), 'barriers'] },
      );
    expect(given(3)).toEqual([]);
    expect(given(4)).toEqual([['terrainSlots', 'RUN-TER-02', 'events.0.claims']]);
  });

  it('[RUN-TER-04] [RUN-TERA-03] earns nothing where nobody fights', () => {
    expect(wrong([event({ map: field(), claims: ['levels'] }), fightEvent()])).toEqual([
      ['terrainWithoutFoes', 'RUN-TER-04', 'events.0.claims'],
    ]);
  });

  it('[RUN-TER-162] what is claimed stands on the map', () => {
    expect(onField({}, { claims: ['slippery'] })).toEqual([
      ['claimsNothing', 'RUN-TER-162', 'events.0.claims.0'],
    ]);
  });

  it('[RUN-TER-22] [RUN-TER-65] [RUN-TERA-01] [RUN-TER-08] [RUN-VPR-12] is advised about caps, crowds, beginners and what came before', () => {
    const large: Thing = { id: 'c', kind: 'cover', degree: 'full', persons: 4, area: [[0, 0, 4]] };
    const told = (
      what: Partial<BattleMap>,
      also: Partial<GivenEvent>,
      whole: Partial<GivenEncounter> = {},
      context?: EncounterContext,
    ) => found(encounter([fightEvent({ map: field(what), ...also })], whole), context, true);
    expect(told({ objects: [large] }, { claims: ['cover:c'] })).toEqual([
      ['coverCapped', 'RUN-TER-22', 'events.0.map.objects.0.persons'],
    ]);
    const decoys = Array.from(
      { length: 4 },
      (_, i): Thing => ({ id: `d${i}`, kind: 'decoy', area: [[i, 0, 1]] }),
    );
    expect(told({ objects: decoys }, {})).toEqual([['manyDecoys', 'RUN-TER-65', 'events.0.map.objects']]);
    expect(told({ objects: decoys.slice(1) }, {})).toEqual([]);
    expect(told({ objects: cover(1) }, {}, { beginner: true })).toEqual([
      ['beginnerTerrain', 'RUN-TERA-01', 'events.0.map'],
    ]);
    expect(told({ objects: cover(1) }, {}, {}, { recent: ['cover'] })).toEqual([
      ['repeatedTerrain', 'RUN-VPR-12', 'events.0.map'],
    ]);
  });

  it('[RUN-TER-70] [RUN-TER-71] hostages are held by the crafty, and are three at most', () => {
    const captives = (count: number) =>
      Array.from({ length: count }, (_, i): Thing => ({ id: `h${i}`, kind: 'hostage', area: [[i, 0, 1]] }));
    expect(onField({ objects: captives(3) })).toEqual([]);
    expect(onField({ objects: captives(4) })).toEqual([['hostages', 'RUN-TER-71', 'events']]);
    const held = (kind: 'land-crab-large' | 'elf-courtier', holds: string) =>
      wrong([
        fightEvent({
          map: field({ objects: captives(1) }),
          combat: {
            foes: Array.from({ length: 5 }, (_, i) => ({
              id: `f${i}`,
              name: kind,
              kind,
              threat: 'equal' as const,
              holds: i === 0 ? holds : null,
            })),
          },
        }),
      ]);
    expect(held('elf-courtier', 'h0')).toEqual([]);
    expect(held('elf-courtier', 'h1')).toEqual([
      ['captorWithoutHostage', 'RUN-TER-70', 'events.0.combat.foes.0.holds'],
    ]);
    expect(held('land-crab-large', 'h0')).toEqual([
      ['captorNotCrafty', 'RUN-TER-70', 'events.0.combat.foes.0.holds'],
    ]);
  });

  it('[RUN-TER-80] [RUN-TER-82] limited exits are few', () => {
    const exit: Thing = {
      id: 'e',
      kind: 'exit',
      viable: true,
      heroesPerRound: 1,
      open: true,
      area: [[0, 0, 1]],
    };
    const given = (edge: 'open' | 'walled') => onField({ edge, objects: [exit] }, { claims: ['exits'] });
    expect(given('walled')).toEqual([]);
    expect(given('open')).toEqual([['exitsNotFew', 'RUN-TER-82', 'events.0.claims.0']]);
  });

  it('[RUN-TER-130] a ramp that earns has six cells', () => {
    const ramp: Zone = {
      kind: 'slope',
      up: 0,
      area: [
        [0, 0, 10],
        [0, 1, 10],
      ],
    };
    expect(onField({ zones: [ramp] }, { claims: ['slope'] })).toEqual([
      ['smallRamp', 'RUN-TER-130', 'events.0.map.zones.0'],
    ]);
    expect(onField({ zones: [ramp] })).toEqual([]);
  });

  it('[RUN-TER-146] [RUN-TER-148] weird magic has three points, and never touches certain things', () => {
    const magic = (
      ...effects: [
        statistic: 'init' | 'atk' | 'dfn' | 'dam' | 'soak',
        by: number,
        side?: 'heroes' | 'foes' | 'both',
      ][]
    ) =>
      onField({
        zones: effects.map(
          ([statistic, by, side = 'both']): Zone => ({ kind: 'weird', statistic, by, side, area: rows(6) }),
        ),
      });
    expect(magic(['atk', 2], ['dam', 1])).toEqual([]);
    expect(magic(['atk', 2], ['dam', -2])).toEqual([
      ['weirdTooStrong', 'RUN-TER-146', 'events.0.map.zones.0'],
    ]);
    const forbidden = [['weirdForbidden', 'RUN-TER-148', 'events.0.map.zones.0']];
    expect(magic(['atk', 1], ['dfn', 1])).toEqual(forbidden);
    expect(magic(['dam', 1], ['soak', 1])).toEqual(forbidden);
    expect(magic(['init', 1])).toEqual(forbidden);
    expect(magic(['init', 1, 'foes'])).toEqual(forbidden);
    expect(magic(['init', -1, 'heroes'])).toEqual([]);
  });

  it('[RUN-TER-108] [RUN-CEVENT-19] where shots are hindered nothing is earned for foes who do not shoot', () => {
    const combat = {
      foes: Array.from({ length: 5 }, (_, i) => ({
        id: `f${i}`,
        name: 'C',
        kind: 'dwarf-centurion' as const,
        threat: 'equal' as const,
      })),
      noMissiles: true,
    };
    expect(onField({}, { combat })).toEqual([]);
    expect(onField({ zones: [{ kind: 'wind', penalty: 1, area: rows(6) }] }, { combat })).toEqual([
      ['notWithoutMissiles', 'RUN-CEVENT-19', 'events.0.combat.noMissiles'],
    ]);
  });
});

describe('a roll', () => {
  const avoiding = (what: Parameters<typeof roll>[2], difficulty = 6) =>
    of(trap(roll('dodge', difficulty, what), [harm]));

  it.each([3, 15])('[RUN-DIF-02] [RUN-DIF-03] [RUN-RULING-T74] cannot have Difficulty %i', (difficulty) => {
    expect(avoiding({}, difficulty)).toEqual([
      ['difficultyRange', 'RUN-DIF-02', `${AT}.roll.against.difficulty`],
    ]);
  });

  it('[RUN-DIF-12] [RUN-DIF-124] nor an opponent or a baseline beyond its table', () => {
    const opposed = (bonus: number) => avoiding({ against: { kind: 'opposed', bonus, opponent: 'He' } });
    expect([opposed(0), opposed(11)]).toEqual([[], []]);
    expect(opposed(12)).toEqual([['bonusRange', 'RUN-DIF-12', `${AT}.roll.against.bonus`]]);
    expect(opposed(-1)).toEqual([['bonusRange', 'RUN-DIF-12', `${AT}.roll.against.bonus`]]);
    const baseline = (by: number) =>
      avoiding({ methods: [], against: { kind: 'baseline', score: 'dfn', by } });
    expect([baseline(-2), baseline(8)]).toEqual([[], []]);
    expect(baseline(9)).toEqual([['baselineRange', 'RUN-DIF-124', `${AT}.roll.against.by`]]);
    expect(baseline(-3)).toEqual([['baselineRange', 'RUN-DIF-124', `${AT}.roll.against.by`]]);
  });

  it('[RUN-DIF-01] [RUN-DIF-05] names what is rolled, and the Characteristic where there are several', () => {
    expect(avoiding({ methods: [] })).toEqual([['noMethod', 'RUN-DIF-01', `${AT}.roll.methods`]]);
    expect(avoiding({ methods: [{ ability: null, characteristic: null }] })).toEqual([
      ['noMethod', 'RUN-DIF-01', `${AT}.roll.methods.0`],
    ]);
    const swim = (characteristic: 'Str' | null) =>
      avoiding({ methods: [{ ability: 'swim', characteristic }] });
    expect(swim(null)).toEqual([
      ['characteristicNotNamed', 'RUN-DIF-05', `${AT}.roll.methods.0.characteristic`],
    ]);
    expect(swim('Str')).toEqual([]);
  });

  it('[RUN-DIF-95] has three ways at most', () => {
    const way = { ability: 'dodge', characteristic: null } as const;
    expect(avoiding({ methods: [way, way, way] })).toEqual([]);
    expect(avoiding({ methods: [way, way, way, way] })).toEqual([
      ['tooManyMethods', 'RUN-DIF-95', `${AT}.roll.methods`],
    ]);
  });

  it('[RUN-DIF-35] [RUN-DIF-37] says where the danger lies if marching order matters', () => {
    expect(avoiding({ type: 'lineOfDoom' })).toEqual([['noDirection', 'RUN-DIF-35', `${AT}.roll.direction`]]);
    expect(avoiding({ type: 'domino' })).toEqual([['noDirection', 'RUN-DIF-37', `${AT}.roll.direction`]]);
    expect(avoiding({ type: 'domino', direction: 'rear' })).toEqual([]);
  });

  it('[RUN-COND-08] [RUN-COND-10] says whether what can be left alone strikes once', () => {
    expect(avoiding({ condition: { trigger: 'Touch it.', exposure: null } })).toEqual([
      ['noExposure', 'RUN-COND-08', `${AT}.roll.condition.exposure`],
    ]);
  });

  it('[RUN-COND-08] [RUN-COND-02] nor does it matter whether it asks for its own rolls', () => {
    const river = (exposure: 'remains' | null, id = 'river') =>
      trap(null, [{ kind: 'drowning', surface: 'choppy', current: 'none' }], {
        id,
        nature: 'hazard',
        condition: { trigger: 'Step in.', exposure },
      });
    expect(of(river(null))).toEqual([
      ['noExposure', 'RUN-COND-08', 'events.0.elements.0.condition.exposure'],
    ]);
    expect(of(river('remains'))).toEqual([]);
    const slippery = trap(roll('balance', 7, { leadsTo: 'river' }), [{ kind: 'damage', dam: 5 }]);
    expect(advisedOf(slippery, river('remains'))).toContainEqual([
      'forced',
      'RUN-COND-02',
      'events.0.elements.1.condition',
    ]);
    const twice = trap(roll('swim', 6), [], { condition: { trigger: 'Step in.', exposure: 'first' } });
    expect(encounterRules.fault?.({ ...holding(), events: [event({ elements: [twice] })] })?.code).toBe(
      'malformed',
    );
  });

  it('[RUN-STOLEN-7.13] a score is a way to do it', () => {
    const methods = [{ ability: null, characteristic: null, score: 'atk' as const }];
    expect(of(trap(roll(null, 6, { methods }), [{ kind: 'damage', dam: 5 }]))).toEqual([]);
  });

  it('[RUN-RULING-R98] a Freestanding roll has as many ways as it likes', () => {
    const methods = (['single-weapon', 'great-weapon', 'longshaft-weapon', 'two-weapons'] as const).map(
      (ability) => ({ ability, characteristic: null }),
    );
    expect(of(freestanding(roll(null, 6, { methods })))).toEqual([]);
    expect(
      of(gain([{ kind: 'silver', ounces: 1 }], roll(null, 6, { methods }))).map(([code]) => code),
    ).toEqual(['tooManyMethods']);
  });

  it('[RUN-GAIN-13] people go by one name each, like foes', () => {
    const person = {
      id: 'leclerc',
      name: 'LeClerc',
      move: 15,
      statistics: { init: 6, atk: 4, dfn: 5, dam: 4, soak: 1, hp: 48 },
      weapon: 'shortsword' as const,
    };
    expect(wrong([event({ people: [person] }), fightEvent()])).toEqual([]);
    expect(wrong([event({ people: [person, person] }), fightEvent()])).toEqual([
      ['idTwice', null, 'events.0.people.1.id'],
    ]);
  });

  it('[RUN-COND-02] cannot be left alone if a failed roll leads to it', () => {
    const river = trap(
      roll('swim', 6, {
        methods: [{ ability: 'swim', characteristic: 'Str' }],
        condition: { trigger: 'Step in.', exposure: 'remains' },
      }),
      [harm],
      { id: 'river' },
    );
    const bridge = trap(roll('balance', 6, { leadsTo: 'river' }), [harm]);
    expect(advisedOf(river, bridge)).toContainEqual(['forced', 'RUN-COND-02', `${AT}.roll.condition`]);
    expect(of(trap(roll('balance', 6, { leadsTo: 'nowhere' }), [harm]))).toEqual([
      ['leadsNowhere', 'RUN-DIF-130', `${AT}.roll.leadsTo`],
    ]);
  });

  it('[RUN-COND-32] takes an action only in a fight', () => {
    expect(avoiding({ action: true })).toEqual([['actionOutsideCombat', 'RUN-COND-32', `${AT}.roll.action`]]);
    expect(inFight(trap(roll('dodge', 6, { action: true }), [harm]))).toEqual([]);
  });

  it('[RUN-COND-41] earns nothing for a kit that nobody has', () => {
    expect(avoiding({ withoutKit: true })).toEqual([['noKitAnyway', 'RUN-COND-41', `${AT}.roll.withoutKit`]]);
    expect(of(trap(roll('music', 6, { withoutKit: true }), [harm]))).toEqual([]);
  });

  it('[RUN-DIF-100] [RUN-DIF-101] with others at once has another Ability each, and one action', () => {
    const also = [roll('dodge', 6)];
    expect(avoiding({ also })).toEqual([['sameAbilityAtOnce', 'RUN-DIF-100', `${AT}.roll.also`]]);
    const two = roll('traps', 6, { action: true, also: [roll('balance', 6, { action: true })] });
    expect(inFight(trap(two, [harm]))).toEqual([['actionsAtOnce', 'RUN-DIF-101', `${AT}.roll.also`]]);
  });

  it('[RUN-DIF-92] may be tried again by those who roll for themselves', () => {
    expect(avoiding({ extra: 2 })).toEqual([]);
    expect(avoiding({ extra: 2, type: 'weakLink' })).toEqual([
      ['extraRollsType', 'RUN-DIF-92', `${AT}.roll.extra`],
    ]);
  });

  it('[RUN-TER-164] is made at a spot that is not too far from any other', () => {
    const at = (x: number) =>
      wrong([
        fightEvent({
          map: field({ width: 60, height: 40 }),
          elements: [trap(roll('traps', 6, { spot: { x, y: 0 } }), [harm])],
        }),
      ]);
    expect(at(30)).toEqual([]);
    expect(at(60)).toEqual([['spotWithoutMap', 'RUN-TER-164', `${AT}.roll.spot`]]);
    expect(at(59)).toEqual([]);
    expect(avoiding({ spot: { x: 0, y: 0 } })).toEqual([
      ['spotWithoutMap', 'RUN-TER-164', `${AT}.roll.spot`],
    ]);
  });

  it('[RUN-DIF-39] is plain where beginners play', () => {
    const given = [event({ elements: [trap(roll('dodge', 6, { type: 'dogpile' }), [harm])] }), fightEvent()];
    expect(counsel(given, { beginner: true })).toEqual([
      ['notForBeginners', 'RUN-DIF-39', `${AT}.roll.type`],
    ]);
    expect(counsel(given)).toEqual([]);
  });
});

describe('many rolls', () => {
  const many = (
    multiple: NonNullable<ReturnType<typeof roll>['multiple']>,
    what: Parameters<typeof roll>[2] = {},
  ) => trap(roll('brawling', 6, { multiple, ...what }), [harm]);
  const M = `${AT}.roll.multiple`;

  it('[RUN-DIF-50] [RUN-DIF-52] an Action Sink belongs into a fight, and four successes are enough before a trap', () => {
    const sink = (successes: number, trapAtEnd: boolean) =>
      many({ kind: 'actionSink', successes, trapAtEnd });
    expect(of(sink(3, false))).toEqual([['sinkOutsideCombat', 'RUN-DIF-50', M]]);
    expect(inFight(sink(4, true))).toEqual([]);
    expect(inFight(sink(5, false))).toEqual([]);
    expect(inFight(sink(5, true))).toEqual([['sinkSuccesses', 'RUN-DIF-52', `${M}.successes`]]);
    expect(inFight(sink(1, false))).toEqual([['sinkSuccesses', 'RUN-DIF-52', `${M}.successes`]]);
  });

  it('[RUN-DIF-56] a Panic Button can be ended', () => {
    expect(of(many({ kind: 'panicButton', end: null, ending: '' }))).toEqual([
      ['noEnding', 'RUN-DIF-56', `${M}.end`],
    ]);
    expect(of(many({ kind: 'panicButton', end: null, ending: 'Run.' }))).toEqual([]);
    const end = roll('traps', 15) as never;
    expect(of(many({ kind: 'panicButton', end, ending: '' }))).toEqual([
      ['difficultyRange', 'RUN-DIF-02', `${M}.end.against.difficulty`],
    ]);
  });

  it('[RUN-DIF-61] [RUN-DIF-62] an Endurance Test is of two to five Standard or Singular rolls', () => {
    const test = (rolls: number, type: 'standard' | 'singular' | 'rush' = 'standard') =>
      of(many({ kind: 'endurance', rolls }, { type }));
    expect([test(2), test(5), test(3, 'singular')]).toEqual([[], [], []]);
    expect(test(6)).toEqual([['enduranceRolls', 'RUN-DIF-62', `${M}.rolls`]]);
    expect(test(1)).toEqual([['enduranceRolls', 'RUN-DIF-62', `${M}.rolls`]]);
    expect(test(3, 'rush')).toEqual([['enduranceType', 'RUN-DIF-61', M]]);
  });

  it('[RUN-DIF-74] [RUN-DIF-77] a Countdown has one to five attempts, and is neither No-Fault nor Freestanding', () => {
    const down = (attempts: number, what: Parameters<typeof roll>[2] = {}) =>
      of(many({ kind: 'countdown', share: 'all', attempts }, what));
    expect([down(1), down(5)]).toEqual([[], []]);
    expect(down(0)).toEqual([['countdownAttempts', 'RUN-DIF-74', `${M}.attempts`]]);
    expect(down(6)).toEqual([['countdownAttempts', 'RUN-DIF-74', `${M}.attempts`]]);
    expect(down(3, { type: 'noFault' })).toEqual([['countdownType', 'RUN-DIF-77', M]]);
    const free = freestanding(
      roll('lore', 6, { multiple: { kind: 'countdown', share: 'all', attempts: 3 } }),
    );
    expect(of(free)).toEqual([['countdownType', 'RUN-DIF-77', M]]);
  });

  it('[RUN-DIF-80] a Scoreboard is against somebody, to three, four or five', () => {
    const board = (successes: number) =>
      of(many({ kind: 'scoreboard', successes }, { against: { kind: 'opposed', bonus: 2, opponent: 'He' } }));
    expect([board(3), board(5)]).toEqual([[], []]);
    expect(board(2)).toEqual([['scoreboardSuccesses', 'RUN-DIF-80', `${M}.successes`]]);
    expect(board(6)).toEqual([['scoreboardSuccesses', 'RUN-DIF-80', `${M}.successes`]]);
    expect(of(many({ kind: 'scoreboard', successes: 3 }))).toEqual([
      ['scoreboardNotOpposed', 'RUN-DIF-80', M],
    ]);
  });
});

describe('traps', () => {
  const E = `${AT}.effects.0`;
  const dart = () => trap(roll('dodge', 6), [{ kind: 'damage', dam: 1 }]);

  it('[RUN-TRAP-03] [RUN-TRAP-04] [RUN-ENC-20] [RUN-RULING-T55] are eight at most, and four where there is a fight', () => {
    const many = (count: number) => Array.from({ length: count }, dart);
    expect(wrong([event({ elements: many(8) }), fightEvent()])).toEqual([]);
    expect(wrong([event({ elements: many(9) }), fightEvent()])).toEqual([
      ['trapCount', 'RUN-TRAP-03', 'events'],
    ]);
    expect(wrong([fightEvent({ elements: many(4) })])).toEqual([]);
    expect(wrong([fightEvent({ elements: many(5) })])).toEqual([
      ['trapCountInCombat', 'RUN-TRAP-04', 'events.0.elements'],
    ]);
  });

  it('[RUN-RULING-T55] a part of a trap is no trap, and tube-strikers by themselves are one', () => {
    const whole = { ...dart(), id: 'whole' };
    const part = { ...dart(), partOf: 'whole' };
    expect(wrong([fightEvent({ elements: [whole, dart(), dart(), dart(), part] })])).toEqual([]);
    expect(of({ ...dart(), partOf: 'nothing' })).toEqual([
      ['partOfNothing', 'RUN-RULING-T55', `${AT}.partOf`],
    ]);
    const tube: Thing = { id: 't', kind: 'tube-striker', area: [[0, 0, 1]] };
    const eight = Array.from({ length: 8 }, dart);
    expect(wrong([event({ elements: eight, map: field({ objects: [tube] }) }), fightEvent()])).toEqual([
      ['trapCount', 'RUN-TRAP-03', 'events'],
    ]);
  });

  it('[RUN-TRAP-05] [RUN-TRAP-06] [RUN-RECAP-04] [RUN-RULING-T69] do something, and can be avoided', () => {
    expect(of(trap(roll('dodge', 6), []))).toEqual([['noEffect', 'RUN-TRAP-05', `${AT}.effects`]]);
    expect(of(trap(null, [harm]))).toEqual([['noRollToAvoid', 'RUN-TRAP-06', `${AT}.roll`]]);
    expect(of(trap(null, [{ kind: 'status', points: 5 }]))).toEqual([]);
    expect(of(trap(null, [{ kind: 'drowning', surface: 'choppy', current: 'none' }]))).toEqual([]);
    expect(of(trap(null, [{ kind: 'fire', raging: true }]))).toEqual([
      ['noRollToAvoid', 'RUN-TRAP-06', `${AT}.roll`],
    ]);
  });

  it('[RUN-TRAP-06] one effect that must be avoided is enough', () => {
    const both = [harm, { kind: 'status', points: 5 }] as const;
    expect(of(trap(null, [...both]))).toEqual([['noRollToAvoid', 'RUN-TRAP-06', `${AT}.roll`]]);
  });

  it('[RUN-DIF-02] every other roll of a trap is looked at, too', () => {
    const hard = (id: string) => ({ ...roll('traps', 15), id }) as never;
    const end = { roll: hard('end'), countdown: null, how: '' };
    const range = (path: string) => ['difficultyRange', 'RUN-DIF-02', `${AT}.${path}.against.difficulty`];
    const lasting = { kind: 'damage', dam: 2, over: 'recurring', end } as const;
    expect(of(trap(roll('dodge', 6), [lasting]))).toEqual([range('effects.0.end.roll')]);
    const grab = { kind: 'grab', dam: 0, traps: 6, escape: hard('escape') } as const;
    expect(of(trap(roll('dodge', 6), [grab]))).toEqual([range('effects.0.escape')]);
    const shots = { most: 1, by: 'chance', repeats: end } as const;
    expect(of(trap(roll('dodge', 6), [harm], { targets: shots }))).toEqual([range('targets.repeats.roll')]);
    const also = { roll: { ...roll('traps', 6), also: [hard('also')] } as never, countdown: null, how: '' };
    expect(of(trap(roll('dodge', 6), [{ ...lasting, end: also }]))).toEqual([
      range('effects.0.end.roll.also.0'),
    ]);
  });

  it('[RUN-HAZ-FIRE-06] [RUN-TRAP-13] [RUN-TRAP-21] hurt no more than they may', () => {
    expect(of(trap(roll('dodge', 6), [{ kind: 'damage', dam: 50 }]))).toEqual([]);
    expect(of(trap(roll('dodge', 6), [{ kind: 'damage', dam: 51 }]))).toEqual([
      ['damTooHigh', 'RUN-TRAP-13', `${E}.dam`],
    ]);
    expect(of(trap(roll('dodge', 6), [{ kind: 'dice', dice: 9 }]))).toEqual([
      ['diceTooMany', 'RUN-TRAP-21', `${E}.dice`],
    ]);
  });

  it('[RUN-TRAP-27] [RUN-TRAP-58] what goes on can be stopped', () => {
    const lasting = { kind: 'damage', dam: 2, over: 'recurring' } as const;
    expect(of(trap(roll('dodge', 6), [lasting]))).toEqual([['noStop', 'RUN-TRAP-27', `${E}.end`]]);
    expect(
      of(trap(roll('dodge', 6), [{ ...lasting, end: { roll: null, countdown: null, how: 'Wash it off.' } }])),
    ).toEqual([]);
    const shots = (how: string) =>
      of(
        trap(roll('dodge', 6), [harm], {
          targets: { most: 1, by: 'chance', repeats: { roll: null, countdown: null, how } },
        }),
      );
    expect(shots('')).toEqual([['noStop', 'RUN-TRAP-58', `${AT}.targets.repeats.end`]]);
    expect(shots('Break it.')).toEqual([]);
    const seven = trap(roll('dodge', 6), [harm], {
      targets: { most: 7, by: 'chance', repeats: { roll: null, countdown: null, how: 'x' } },
    });
    expect(of(seven)).toEqual([['tooManyTargets', 'RUN-TRAP-57', `${AT}.targets.most`]]);
  });

  it('[RUN-IMPAIR-05] [RUN-RULING-T33] [RUN-TV-TS29] impair by two at most', () => {
    expect(of(trap(roll('dodge', 6), [{ kind: 'impairment', points: 2 }]))).toEqual([]);
    expect(
      of(
        trap(roll('dodge', 6), [
          { kind: 'impairment', points: 5, only: { on: 'ability', ability: 'single-weapon' } },
        ]),
      ),
    ).toEqual([['impairmentTooMuch', 'RUN-IMPAIR-05', `${E}.points`]]);
  });

  it('[RUN-TRAP-40] [RUN-TRAP-42] a stick is for a later roll, and six at most', () => {
    const later = trap(roll('jump', 6, { id: 'later' }), [harm]);
    const stick = (by: number) => trap(roll('dodge', 6), [{ kind: 'stick', roll: 'later', by }]);
    expect(of(stick(6), later)).toEqual([]);
    expect(of(stick(7), later)).toEqual([['stickTooMuch', 'RUN-TRAP-42', `${E}.by`]]);
    expect(of(later, stick(6))).toEqual([
      ['stickNowhere', 'RUN-TRAP-40', 'events.0.elements.1.effects.0.roll'],
    ]);
  });

  it('[RUN-TRAP-44] [RUN-RULING-T37] [RUN-RULING-T38] a stick for all foes needs a Weak Link, and a fight to come', () => {
    const alarm = (what: Partial<GivenElement> = {}, type: 'weakLink' | 'standard' = 'weakLink', by = 18) =>
      trap(roll('awareness', 6, { type }), [{ kind: 'foesStick', score: 'init', by, foes: 'all' }], what);
    expect(of(alarm())).toEqual([]);
    expect(of(alarm({}, 'standard'))).toEqual([['stickOnAllFoes', 'RUN-TRAP-44', `${E}.foes`]]);
    expect(of(alarm({}, 'weakLink', 19))).toEqual([['stickTooMuch', 'RUN-TRAP-42', `${E}.by`]]);
    const carrot = { gains: [{ kind: 'carrot' as const, for: { score: 'init' as const }, by: 9 }] };
    expect(of(alarm(carrot, 'standard'))).toEqual([]);
    const after = wrong([fightEvent({ elements: [alarm({ phase: 'after' })] })]);
    expect(after).toEqual([['stickWithoutFight', 'RUN-TRAP-43', E]]);
    const then = wrong([fightEvent(), event({ elements: [alarm(), trap(roll('jump', 6), [harm])] })]);
    expect(then).toEqual([['stickWithoutFight', 'RUN-TRAP-43', 'events.1.elements.0.effects.0']]);
  });

  it('[RUN-TRAP-43] [RUN-TRAP-44] a stick for foes is for those who fight, and to name all of them is to say all', () => {
    const ids = laborers(5).foes.map(({ id }) => id);
    const alarm = (foes: string[], type: 'weakLink' | 'standard') =>
      of(trap(roll('awareness', 6, { type }), [{ kind: 'foesStick', score: 'atk', by: 1, foes }]));
    expect(alarm(ids.slice(1), 'standard')).toEqual([]);
    expect(alarm(ids, 'standard')).toEqual([['stickOnAllFoes', 'RUN-TRAP-44', `${E}.foes`]]);
    expect(alarm(ids, 'weakLink')).toEqual([]);
    expect(alarm(['foe-0', 'nobody'], 'standard')).toEqual([['stickNoFoe', 'RUN-TRAP-43', `${E}.foes`]]);
  });

  it('[RUN-IMPAIR-04] [RUN-GAIN-52] what lasts until something ends with something that comes later', () => {
    const later = trap(roll('jump', 6), [harm], { id: 'later' });
    const dazed = (until: string) => trap(roll('dodge', 6), [{ kind: 'impairment', points: 1, until }]);
    expect(of(dazed('later'), later)).toEqual([]);
    expect(of(later, dazed('later'))).toEqual([
      ['untilNowhere', 'RUN-IMPAIR-04', 'events.0.elements.1.effects.0.until'],
    ]);
    expect(of(gain([{ kind: 'invigoration', points: 1, until: 'gone' }]))).toEqual([
      ['untilNowhere', 'RUN-IMPAIR-04', `${AT}.gains.0.until`],
    ]);
  });

  it('[RUN-TRAP-47] with a carrot it lasts three rounds at most', () => {
    const both = (rounds: number) =>
      of(
        trap(roll('pick-lock', 6), [{ kind: 'foesStick', score: 'atk', by: 2, rounds, foes: 'all' }], {
          gains: [{ kind: 'carrot', for: { score: 'atk' }, by: 2, rounds }],
        }),
      );
    expect(both(3)).toEqual([]);
    expect(both(4)).toEqual([
      ['stickTooLong', 'RUN-TRAP-47', `${E}.rounds`],
      ['carrotTooLong', 'RUN-TRAP-47', `${AT}.gains.0.rounds`],
    ]);
  });

  it('[RUN-RULING-T39] beside a stick a carrot is no larger than six, or 18 of INIT, and both are listed', () => {
    const score = { init: 'init', atk: 'atk' } as const;
    const both = (of: 'init' | 'atk', by: number, rounds = 1) =>
      trap(roll('stealth', 6), [{ kind: 'foesStick', score: score[of], by: 3, foes: 'all' }], {
        gains: [{ kind: 'carrot', for: { score: score[of] }, by, rounds }],
      });
    const G = `${AT}.gains.0`;
    expect(of(both('init', 18, 3))).toEqual([]);
    expect(of(both('init', 19))).toEqual([['carrotTooMuch', 'RUN-TRAP-47', `${G}.by`]]);
    expect(of(both('atk', 6))).toEqual([]);
    expect(of(both('atk', 7))).toEqual([['carrotTooMuch', 'RUN-TRAP-47', `${G}.by`]]);
    expect(of(both('atk', 6, 4))).toEqual([['carrotTooLong', 'RUN-TRAP-47', `${G}.rounds`]]);
    // Alone it may be larger, which earns no more.
    expect(of(gain([{ kind: 'carrot', for: { score: 'atk' }, by: 7, rounds: 4 }]))).toEqual([]);
    // A point of each is worth five; of INIT three are.
    const lines = (given: GivenElement) =>
      priceOf(holding(given)).lines.flatMap(({ code, points }) => (/tick|arrot/.test(code) ? [points] : []));
    expect(lines(both('atk', 5))).toEqual([15, -25]);
    expect(lines(both('init', 9, 3))).toEqual([5, -45]);
  });

  it('[RUN-TRAP-50] status is lost by fives, and twenty in all', () => {
    const shame = (points: number) => trap(null, [{ kind: 'status', points }]);
    expect(of(shame(20))).toEqual([]);
    expect(of(shame(7))).toEqual([['status', 'RUN-TRAP-50', `${E}.points`]]);
    expect(of(shame(0))).toEqual([['status', 'RUN-TRAP-50', `${E}.points`]]);
    expect(of(shame(15), shame(10))).toEqual([['statusTotal', 'RUN-TRAP-50', 'events']]);
  });

  it('[RUN-TER-165] [RUN-TRAP-63] a zone is measured on a map, by ten paces', () => {
    const zone = { of: 'danger', around: { x: 0, y: 0 }, paces: 25 } as const;
    expect(of(trap(roll('dodge', 6), [harm], { zone }))).toEqual([
      ['zoneWithoutMap', 'RUN-TER-165', `${AT}.zone`],
      ['zoneSteps', 'RUN-TRAP-63', `${AT}.zone.paces`],
    ]);
    expect(inFight(trap(roll('dodge', 6), [harm], { zone: { ...zone, paces: 20 } }))).toEqual([]);
  });

  it('[RUN-HAZ-GRAB-05] [RUN-HAZ-GRAB-01] a grabber is everybody’s if there are enough of them, and belongs into a fight', () => {
    const grab = (traps: number, type: 'standard' | 'singular' | 'weakLink') =>
      trap(roll('jump', 6, { type }), [{ kind: 'grab', dam: 0, traps, escape: roll('traps', 6) as never }]);
    expect([inFight(grab(6, 'standard')), inFight(grab(4, 'singular'))]).toEqual([[], []]);
    expect(inFight(grab(6, 'singular'))).toEqual([['grabType', 'RUN-HAZ-GRAB-05', E]]);
    expect(inFight(grab(4, 'standard'))).toEqual([['grabType', 'RUN-HAZ-GRAB-05', E]]);
    expect(inFight(grab(4, 'weakLink'))).toEqual([['grabType', 'RUN-HAZ-GRAB-05', E]]);
    expect(advisedOf(grab(6, 'standard'))).toEqual([['grabWithoutFight', 'RUN-HAZ-GRAB-01', E]]);
  });

  it('[RUN-HAZ-NUIS-04] [RUN-HAZ-LOST-08] [RUN-HAZ-AMBUSH-04] packages keep to their tables', () => {
    expect(of(trap(null, [{ kind: 'nuisance', dam: 11 }]))).toEqual([
      ['nuisance', 'RUN-HAZ-NUIS-04', `${E}.dam`],
    ]);
    expect(of(trap(null, [{ kind: 'nuisance', dam: 0 }]))).toEqual([
      ['nuisance', 'RUN-HAZ-NUIS-04', `${E}.dam`],
    ]);
    expect(of(trap(null, [{ kind: 'lost', difficulty: 15 }]))).toEqual([
      ['lostRange', 'RUN-HAZ-LOST-08', `${E}.difficulty`],
    ]);
    const opposed = roll('awareness', 6, {
      type: 'weakLink',
      against: { kind: 'opposed', bonus: 2, opponent: 'He' },
    });
    expect(of(trap(opposed, [{ kind: 'ambush' }]))).toEqual([['ambushRoll', 'RUN-HAZ-AMBUSH-04', E]]);
  });

  it('[RUN-DIF-106] [RUN-TRAP-67] say only of what is there that it is served or sprung', () => {
    expect(of(trap(roll('dodge', 6, { serves: ['alarm'] }), [harm]))).toEqual([
      ['servesNothing', 'RUN-DIF-106', `${AT}.roll.serves.0`],
    ]);
    expect(of(trap(roll('dodge', 6), [harm], { trigger: 'berserk' }))).toEqual([
      ['triggerOutsideCombat', 'RUN-TRAP-67', `${AT}.trigger`],
    ]);
    expect(inFight(trap(roll('dodge', 6), [harm], { trigger: 'berserk' }))).toEqual([]);
  });
});

describe('gains', () => {
  const G = `${AT}.gains.0`;

  it('[RUN-RECAP-04] [RUN-TRE-06] [RUN-TRE-11] can be had by a roll or by something one does', () => {
    expect(of(gain([{ kind: 'treasure', category: 'A' }], null, { how: '' }))).toEqual([
      ['noWay', 'RUN-RECAP-04', `${AT}.how`],
    ]);
    expect(of(gain([{ kind: 'treasure', category: 'A' }], roll('climb', 6), { how: '' }))).toEqual([]);
    expect(of(gain([]))).toEqual([['noGain', 'RUN-TRE-06', `${AT}.gains`]]);
  });

  it('[RUN-TRE-13] [RUN-TRE-14] [RUN-RULING-R02] nine ounces in an event, and nine false pieces in all', () => {
    const silver = (ounces: number) => gain([{ kind: 'silver', ounces }]);
    expect(of(silver(9))).toEqual([]);
    expect(of(silver(5), silver(5))).toEqual([['silverTooMuch', 'RUN-TRE-13', 'events.0.elements']]);
    const liars = gain([{ kind: 'liarsSilver', pieces: 5 }]);
    expect(
      wrong([event({ elements: [liars] }), fightEvent({ elements: [{ ...liars, id: 'other' }] })]),
    ).toEqual([['liarsTooMuch', 'RUN-TRE-14', 'events']]);
  });

  it('[RUN-TRE-21] is advised where a treasure earns nothing any more', () => {
    const chest = gain([1, 2, 3, 4].map(() => ({ kind: 'treasure', category: 'A' }) as const));
    expect(advisedOf(chest)).toEqual([['treasureUnpaid', 'RUN-TRE-21', `${AT}.gains.3.category`]]);
  });

  it('[RUN-TER-44] [RUN-TER-45] bait lies in a place that hurts, for three rounds at most', () => {
    const lava: Zone = { kind: 'damaging', dam: 25, grows: false, nature: 'heat', area: [[0, 0, 2]] };
    const bait = (rounds: number, zones: Zone[]) =>
      wrong([
        fightEvent({
          map: field({ zones }),
          elements: [gain([{ kind: 'treasure', category: 'D' }], null, { bait: rounds })],
        }),
      ]);
    expect(bait(3, [lava])).toEqual([]);
    expect(bait(4, [lava])).toEqual([['baitTooLong', 'RUN-TER-45', `${AT}.bait`]]);
    expect(bait(1, [])).toEqual([['baitNowhere', 'RUN-TER-44', `${AT}.bait`]]);
  });

  it('[RUN-GAIN-10] a merchant is no better than his table', () => {
    expect(of(gain([{ kind: 'bargain', bonus: 11 }]))).toEqual([]);
    expect(of(gain([{ kind: 'bargain', bonus: 12 }]))).toEqual([
      ['bargainRange', 'RUN-GAIN-10', `${G}.bonus`],
    ]);
  });

  it('[RUN-GAIN-22] [RUN-RULING-R102] a carrot is for a roll or a fight to come', () => {
    const later = trap(roll('jump', 6, { id: 'later' }), [harm]);
    const carrot = gain([{ kind: 'carrot', for: { roll: 'later' }, by: 3 }]);
    expect(of(carrot, later)).toEqual([]);
    expect(of(later, carrot)).toEqual([['carrotNowhere', 'RUN-GAIN-22', 'events.0.elements.1.gains.0.for']]);
    const init = gain([{ kind: 'carrot', for: { score: 'init' }, by: 3 }], null, { phase: 'after' });
    expect(wrong([fightEvent({ elements: [init] })])).toEqual([['carrotNowhere', 'RUN-GAIN-22', `${G}.for`]]);
  });

  it('[RUN-HAZ-AMBUSH-03] heroes who lie in wait roll Stealth, all of them unless it says otherwise', () => {
    const hidden = (won: Parameters<typeof gain>[1]) => of(gain([{ kind: 'ambush' }], won));
    const wrongly = [['heroesAmbushRoll', 'RUN-HAZ-AMBUSH-03', `${AT}.gains.0`]];
    expect(hidden(roll('stealth', 8, { type: 'weakLink' }))).toEqual([]);
    expect(hidden(roll('stealth', 8, { type: 'domino', direction: 'rear' }))).toEqual([]);
    expect(hidden(null)).toEqual(wrongly);
    expect(hidden(roll('awareness', 8, { type: 'weakLink' }))).toEqual(wrongly);
    const opposed = { kind: 'opposed', bonus: 4, opponent: 'The guards' } as const;
    expect(hidden(roll('stealth', 8, { type: 'weakLink', against: opposed }))).toEqual(wrongly);
  });

  it('[RUN-COND-21] what asks for no roll is had without danger, unless it is bait', () => {
    const pool = (roll: Parameters<typeof trap>[0], what: Partial<GivenElement> = {}) =>
      trap(roll, [{ kind: 'drowning', surface: 'choppy', current: 'none' }], {
        gains: [{ kind: 'silver', ounces: 3 }],
        how: 'Dive for it.',
        ...what,
      });
    expect(of(pool(null))).toEqual([['gainAtRisk', 'RUN-COND-21', `${AT}.roll`]]);
    expect(of(pool(roll('jump', 6)))).toEqual([]);
    expect(of(pool(null, { gains: [] }))).toEqual([]);
    expect(of(pool(null, { effects: [] }))).toEqual([]);
    // Status is lost by whoever does not do it.
    const shame = { ...pool(null), effects: [{ id: 'shame', kind: 'status', points: 5 } as const] };
    expect(of(shame)).toEqual([]);
  });

  it('[RUN-COND-22] what the slain have on them is there for the taking', () => {
    const purse = gain([{ kind: 'silver', ounces: 7 }], null, { phase: 'after', how: 'Search the slain.' });
    expect(wrong([fightEvent({ elements: [purse] })])).toEqual([]);
    expect(priceOf(encounter([fightEvent({ elements: [purse] })])).totals.earned).toBe(7);
  });

  it('[RUN-GAIN-30] [RUN-GAIN-31] [RUN-RULING-R22] a Freestanding roll is not easy, and wins and risks nothing', () => {
    expect(of(freestanding(roll('lore', 6)))).toEqual([]);
    expect(of(freestanding(roll('lore', 5)))).toEqual([
      ['freestandingTooEasy', 'RUN-GAIN-31', `${AT}.roll.against`],
    ]);
    expect(of(freestanding(roll('lore', 15)))).toEqual([
      ['freestandingTooEasy', 'RUN-GAIN-31', `${AT}.roll.against`],
    ]);
    const winning = {
      ...freestanding(roll('lore', 6)),
      gains: [{ kind: 'shrine' as const, god: 'ull' as const }],
    };
    expect(of(winning)).toEqual([['freestandingWins', 'RUN-GAIN-30', AT]]);
  });

  it('[RUN-RULING-R90] a carrot against one foe needs a fight with him', () => {
    const against = (foe: string) =>
      gain([{ kind: 'carrot', for: { score: 'atk', ability: 'single-weapon', against: foe }, by: 5 }]);
    expect(of(against('foe-0'))).toEqual([]);
    expect(of(against('nobody'))).toEqual([
      ['carrotNowhere', 'RUN-GAIN-22', 'events.0.elements.0.gains.0.for'],
    ]);
  });

  it('[RUN-STOLEN-6.4] a rest for which nothing is claimed is free', () => {
    const rest = gain([{ kind: 'healing', time: '24h' }]);
    expect(of(rest).map(([code]) => code)).toEqual(['healingUnpaid']);
    expect(of({ ...rest, waives: ['healing'] })).toEqual([]);
  });

  it('[RUN-GAIN-42] healing is free between two fights, else it needs harm before and danger after it', () => {
    const trapped = (dam: number) => trap(roll('dodge', 6), [{ kind: 'damage', dam }]);
    const rest = (time: '6d' | 'unlimited') => gain([{ kind: 'healing', time }]);
    expect(of(trapped(20), rest('6d'))).toEqual([]);
    expect(of(trapped(20), rest('unlimited'))).toEqual([
      ['healingUnpaid', 'RUN-GAIN-42', 'events.0.elements.1.gains.0.time'],
    ]);
    const after = wrong([fightEvent({ elements: [trapped(20), { ...rest('6d'), phase: 'after' }] })]);
    expect(after).toEqual([['healingPointless', 'RUN-GAIN-42', 'events.0.elements.1.gains.0.time']]);
    const harmAfter = wrong([
      fightEvent({
        elements: [trapped(20), { ...rest('6d'), phase: 'after' }, { ...trapped(20), phase: 'after' }],
      }),
    ]);
    expect(harmAfter).toEqual([]);
    const between = wrong([
      renamed(fightEvent({ combat: laborers(2) }), 0),
      event({ elements: [rest('unlimited')] }),
      renamed(fightEvent(), 1),
    ]);
    expect(between).toEqual([]);
  });

  it('[RUN-GAIN-41] time to heal is had in a place that the notes tell of', () => {
    const trapped = trap(roll('dodge', 6), [{ kind: 'damage', dam: 20 }]);
    const found = (what: object) => gain([{ kind: 'healing', time: '1h' }], roll('survival', 8), what);
    const bare = [['noShelter', 'RUN-GAIN-41', 'events.0.elements.1.inspection']];
    expect(of(trapped, found({ how: '' }))).toEqual(bare);
    expect(of(trapped, found({ how: '', inspection: ' ' }))).toEqual(bare);
    expect(of(trapped, found({ how: '', inspection: 'A dry cave behind the falls.' }))).toEqual([]);
    expect(of(trapped, found({ how: 'Crawl in.' }))).toEqual([]);
  });

  it('[RUN-GAIN-92] a deed that nobody could guess comes with a hint', () => {
    const deed = (what: object = {}, known: object = {}) =>
      gain([{ kind: 'points', award: 10, shared: 'doer', deed: 'Bow to the stone.', ...known }], null, {
        how: 'Bow.',
        ...what,
      });
    const bare = [['noHint', 'RUN-GAIN-92', `${AT}.inspection`]];
    expect(of(deed())).toEqual(bare);
    expect(of(deed({}, { known: 'mercy' }))).toEqual([]);
    // Somebody says so, here or where they come.
    expect(of(deed({ inspection: '“They all bowed,” says the old man.' }))).toEqual([]);
    const told = { inspection: '“They all bowed,” says the old man.', elements: [deed()] };
    expect(wrong([fightEvent(told)])).toEqual([]);
    // Or a roll of Demeanor shows it, unless it comes too late; other rolls tell nothing.
    const asked = (ability: 'demeanor' | 'lore') => gain([{ kind: 'silver', ounces: 1 }], roll(ability, 6));
    const second = [['noHint', 'RUN-GAIN-92', 'events.0.elements.1.inspection']];
    expect(of(asked('demeanor'), deed())).toEqual([]);
    expect(of(asked('lore'), deed())).toEqual(second);
    expect(of(deed(), asked('demeanor'))).toEqual(bare);
  });

  it('[RUN-COND-23] what takes wits is a roll: a document cannot ask players for an answer', () => {
    const riddle = gain([{ kind: 'silver', ounces: 3 }], roll('lore', 8), { name: 'The riddle' });
    expect(of(riddle)).toEqual([]);
    const puzzle = (what: object) =>
      encounterRules.fault?.({
        ...encounter([fightEvent()]),
        events: [{ ...event(), elements: [{ ...riddle, ...what }] }],
      });
    for (const what of [{ answer: 'A shadow' }, { roll: { ...riddle.roll, answer: 'A shadow' } }])
      expect(puzzle(what)).toMatchObject({
        code: 'malformed',
        path: expect.arrayContaining(['elements', 0]),
      });
    // Whatever must be met first is something that heroes do, and what becomes of it the dice say.
    expect(Object.keys(ConditionSchema.shape)).toEqual(['trigger', 'exposure', 'most']);
  });

  it('[RUN-RULING-R23] [RUN-GAIN-61] [RUN-GAIN-62] [RUN-GAIN-70] keep to their bounds', () => {
    expect(of(gain([{ kind: 'invigoration', points: 3 }]))).toEqual([
      ['invigorationTooMuch', 'RUN-RULING-R23', `${G}.points`],
    ]);
    const rich = gain([{ kind: 'treasure', category: 'F' }]);
    expect(of(gain([{ kind: 'goHome', bonus: 5 }]), rich)).toEqual([]);
    expect(of(gain([{ kind: 'goHome', bonus: 6 }]), rich)).toEqual([
      ['goHomeTooMuch', 'RUN-GAIN-61', `${G}.bonus`],
    ]);
    expect(of(gain([{ kind: 'goHome', bonus: 1 }]))).toEqual([['goHomePoor', 'RUN-GAIN-62', G]]);
    const silver = (ounces: number) =>
      gain([
        { kind: 'treasure', category: 'E' },
        { kind: 'treasure', category: 'B' },
        { kind: 'silver', ounces },
      ]);
    expect(of(gain([{ kind: 'goHome', bonus: 1 }]), silver(5))).toEqual([]);
    expect(of(gain([{ kind: 'goHome', bonus: 1 }]), silver(4))).toEqual([['goHomePoor', 'RUN-GAIN-62', G]]);
    expect(of(gain([{ kind: 'lootCache', difficulty: 8 }]))).toEqual([
      ['cacheDifficulty', 'RUN-GAIN-70', `${G}.difficulty`],
    ]);
  });

  it('[RUN-GAIN-85] two shrines at most, to different gods', () => {
    const shrine = (god: 'odin' | 'ull' | 'thor') => gain([{ kind: 'shrine', god }]);
    expect(of(shrine('odin'), shrine('ull'))).toEqual([]);
    expect(of(shrine('odin'), shrine('odin'))).toEqual([
      ['shrineTwice', 'RUN-GAIN-85', 'events.0.elements.1.gains.0.god'],
    ]);
    expect(of(shrine('odin'), shrine('ull'), shrine('thor'))).toEqual([
      ['shrinesTooMany', 'RUN-GAIN-85', 'events.0.elements.2.gains.0'],
    ]);
  });
});
