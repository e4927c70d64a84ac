// What the documents of The Stolen Rune say besides their prices.

import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../content/design/adventures.ts';
import { foeWoundThreshold, mightOf } from '../../rules/foe-making.ts';
import { check as checkAdventure } from '../adventure/check.ts';
import { adventureRules } from '../adventure/index.ts';
import { check } from '../encounter/check/index.ts';
import { derive } from '../encounter/derive.ts';
import { priceOf } from '../encounter/price/index.ts';
import type { Element } from '../encounter/schema.ts';
import { type Edition, ENCOUNTER_KEYS, type EncounterKey, MAP_KEYS } from './script.ts';
import { EDITION, encounterOf } from './testing.ts';

const EDITIONS = ['printed', 'balanced'] as const;

const elementsOf = (edition: Edition, key: EncounterKey): Element[] =>
  encounterOf(edition, key).events.flatMap(({ elements }) => elements);

function element(id: string, edition: Edition = 'printed'): Element {
  const found = ENCOUNTER_KEYS.flatMap((key) => elementsOf(edition, key)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

const foesOf = (edition: Edition, key: EncounterKey, event: string) =>
  encounterOf(edition, key).events.find(({ id }) => id === event)?.combat?.foes ?? [];

/** Tenths of Mix of each fight, and what they round to. */
const mixOf = (edition: Edition, key: EncounterKey): [number, number][] =>
  derive(encounterOf(edition, key)).fights.map(({ mix }) => [mix.tenths, mix.rounded]);

/** Everywhere that two values differ; what has an id is found by it. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [at];
  const entries = (of: object): [string, unknown][] =>
    Array.isArray(of)
      ? of.map((item: { id?: string }, i) => [item?.id ?? String(i), item])
      : Object.entries(of);
  const [ours, theirs] = [new Map(entries(one)), new Map(entries(other))];
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) =>
    ours.has(key) && theirs.has(key)
      ? differences(ours.get(key), theirs.get(key), at === '' ? key : `${at}.${key}`)
      : [`${at}.${key}`],
  );
}

/** What keeps it from being run, and what a waiver covers. */
const waived = (key: EncounterKey): string[] => [
  ...new Set(
    check({ ...encounterOf('printed', key), waivers: [] })
      .filter(({ advice }) => !advice)
      .map(({ code }) => code),
  ),
];

describe('the adventure', () => {
  it('[RUN-STOLEN-00a] is for six heroes who have just begun', () => {
    for (const edition of EDITIONS) {
      const { group, encounters } = EDITION[edition];
      expect(group).toMatchObject({ heroes: 6, totals: [0, 0, 0, 0, 0, 0] });
      for (const { encounter } of encounters) expect(encounter.group).toEqual(group);
    }
    expect(adventureRules.check(EDITION.balanced, { heroes: 5 }).map(({ code }) => code)).toContain('mix');
  });

  it('[RUN-STOLEN-00b] has a set-up at home, and below it two cushions, a development, two cushions and a climax', () => {
    const { encounters, hook } = EDITION.printed;
    expect(encounters.map(({ encounter }) => encounter.kind)).toEqual([
      'setup',
      'cushion',
      'cushion',
      'development',
      'cushion',
      'cushion',
      'climax',
    ]);
    expect(hook).toBe('underground');
    expect(encounters.map(({ encounter }) => encounter.hook)).toEqual([
      'scandinavia',
      ...Array.from({ length: 6 }, () => 'underground'),
    ]);
  });

  it('[RUN-STOLEN-00c] [RUN-RULING-R70] has seven encounters, where a plot of six players has thirteen', () => {
    const adventure = EDITION.balanced;
    expect(slotsOf('plot', 6)).toHaveLength(13);
    expect(adventure.encounters.map(({ runner }) => runner)).toEqual([0, 1, 2, 0, 3, 4, 0]);
    expect(checkAdventure(adventure).filter(({ advice }) => !advice)).toEqual([]);
    expect(checkAdventure({ ...adventure, form: 'plot' }).map(({ code }) => code)).toContain('encounters');
  });

  it('[RUN-STOLEN-00d] tells every event aloud, on a closer look, and when it is over', () => {
    for (const { encounter } of EDITION.printed.encounters)
      for (const { narration, inspection, background } of encounter.events)
        expect([narration, inspection, background]).toEqual(Array(3).fill({ en: 'x', de: 'x' }));
  });

  it('[RUN-STOLEN-00e] spends less than it might where it teaches', () => {
    const left = ENCOUNTER_KEYS.map((key) => {
      const { spent, limit } = priceOf(encounterOf('balanced', key)).totals;
      return limit - spent;
    });
    expect(left).toEqual([239, 68, 10, 27, 84, 100, 7]);
  });

  it('[RUN-STOLEN-90] [RUN-RULING-R86] has a drawn map for every fight but two on plain ground', () => {
    const fought = ENCOUNTER_KEYS.flatMap((key) =>
      encounterOf('printed', key).events.flatMap(({ id, combat, map }) =>
        combat === null ? [] : [{ at: `${key}-${id}`, map }],
      ),
    );
    expect(fought.map(({ at }) => at).filter((at) => !(MAP_KEYS as readonly string[]).includes(at))).toEqual([
      'taken-in-the-night-e3',
      'lava-e1',
    ]);
    for (const { at, map } of fought) {
      const isPlain = at === 'taken-in-the-night-e3' || at === 'lava-e1';
      expect(map?.objects.length === 0 && map.zones.length === 0 && map.heights.length === 0).toBe(isPlain);
    }
  });
});

describe('as printed', () => {
  it.each([
    ['taken-in-the-night', ['mix']],
    ['lava', ['unpaid']],
    ['downfall', ['mix', 'overLimit', 'unpaid']],
    ['temple-of-loki', ['overLimit', 'unpaid']],
    ['jellyfish', ['mix']],
    ['longship', ['mix', 'impairmentTooMuch', 'unpaid']],
    ['rescue', ['stickOnAllFoes', 'overLimit', 'unpaid']],
  ] as const)(
    '[RUN-RULING-T60] [RUN-RULING-R72] %s has a waiver for each breach and no more: %j',
    (key, codes) => {
      expect(waived(key).toSorted()).toEqual([...codes].toSorted());
      expect([...encounterOf('printed', key).waivers].toSorted()).toEqual([...codes].toSorted());
      expect(check(encounterOf('printed', key)).filter(({ advice }) => !advice)).toEqual([]);
    },
  );

  it('[RUN-STOLEN-1.4] six rock goblins, Inferior: a match for four', () => {
    const goblins = foesOf('printed', 'taken-in-the-night', 'e3');
    expect(goblins.map(({ id }) => id)).toEqual(['gull', 'shreek', 'blomp', 'thornweed', 'daza', 'cringe']);
    for (const goblin of goblins)
      expect(goblin).toMatchObject({ kind: 'rock-goblin', threat: 'inferior', selfWilled: false });
    expect(mixOf('printed', 'taken-in-the-night')).toEqual([[42, 4]]);
  });

  it('[RUN-STOLEN-1.4] whose Might is 18 by the numbers of the sample', () => {
    expect(mightOf({ init: 6, atk: 8, dfn: 5, dam: 8, soak: 5, hp: 42, res: 0 })).toBe(18);
    expect(foeWoundThreshold(42)).toBe(15);
  });

  it('[RUN-STOLEN-1.2] [RUN-STOLEN-1.3] one clue helps with the next, and that with the bombs', () => {
    expect(element('s1-2').gains).toMatchObject([{ for: { roll: element('s1-3').roll?.id }, by: 4 }]);
    expect(element('s1-3').gains).toMatchObject([{ for: { roll: element('s1-5').roll?.id }, by: 4 }]);
  });

  it('[RUN-STOLEN-1.5] a bomb in every body, for whoever touches it', () => {
    expect(element('s1-5').roll).toMatchObject({
      type: 'rush',
      methods: [{ ability: 'dodge' }],
      condition: { exposure: 'remains', most: 6 },
    });
  });

  it('[RUN-TER-08] the first encounter is for beginners, and has no terrain', () => {
    expect(ENCOUNTER_KEYS.filter((key) => encounterOf('printed', key).beginner)).toEqual([
      'taken-in-the-night',
    ]);
    expect(
      derive(encounterOf('printed', 'taken-in-the-night')).events.flatMap(({ features }) => features),
    ).toEqual([]);
  });

  it('[RUN-STOLEN-2.1] two large crabs, Equal: half of a match, and no hunt', () => {
    expect(foesOf('printed', 'lava', 'e1')).toMatchObject(
      Array(2).fill({ kind: 'land-crab-large', threat: 'equal', adjust: { dfn: -1, soak: 3 } }),
    );
    expect(mixOf('printed', 'lava')[0]).toEqual([30, 3]);
  });

  it('[RUN-RULING-R73] nobody hunts the crabs, so nobody scores by them', () => {
    for (const edition of EDITIONS)
      expect(encounterOf(edition, 'lava').events[0]?.combat?.mustHunt).toBe(false);
  });

  it('[RUN-RULING-R90] what the dying man tells helps with a Single Weapon against the leader, in every round', () => {
    expect(element('s2-2').gains).toEqual([
      {
        kind: 'carrot',
        for: { score: 'atk', ability: 'single-weapon', against: 'haurapir' },
        by: 5,
        rounds: 1,
        onward: true,
      },
    ]);
  });

  it('[RUN-STOLEN-2.3] mercy is a singular award', () => {
    expect(element('s2-3')).toMatchObject({ roll: null, gains: [{ award: 20, shared: 'singular' }] });
  });

  it('[RUN-STOLEN-2.6] each pays for his own failure, and any failure rouses all trolls', () => {
    const { roll, effects } = element('s2-6');
    expect(roll).toMatchObject({ type: 'weakLink', serves: [effects[1]?.id] });
    expect(effects).toMatchObject([{ dam: 4 }, { score: 'init', by: 9, rounds: 1, foes: 'all' }]);
  });

  it('[RUN-STOLEN-2.10] a Superior troll and three Equal ones: a match for six', () => {
    expect(foesOf('printed', 'lava', 'e4').map(({ id, threat, adjust }) => [id, threat, adjust])).toEqual([
      ['haurapir', 'superior', 'none'],
      ['zalnaup', 'equal', 'none'],
      ['urjordir', 'equal', 'none'],
      ['mikko', 'equal', 'none'],
    ]);
    expect(mixOf('printed', 'lava')[1]).toEqual([59, 6]);
  });

  it('[RUN-STOLEN-2.11] [RUN-RULING-R74] one hero an attempt, four in all, and he alone is paid', () => {
    expect(element('s2-11')).toMatchObject({
      roll: { type: 'rush', extra: 3, action: true },
      gains: [{ kind: 'points', award: 10, shared: 'doer' }],
    });
  });

  it('[RUN-STOLEN-3.2] who loses against the lyre loses the treasure, and all are impaired to the end', () => {
    expect(element('s3-2')).toMatchObject({
      roll: { type: 'dogpile', against: { kind: 'opposed', bonus: 4 } },
      effects: [{ kind: 'impairment', points: 1, only: null, until: null }],
      gains: [{ kind: 'treasure', category: 'F' }],
    });
  });

  it('[RUN-STOLEN-3.5] as many hits as heroes, with a bow or by throwing', () => {
    const [drums] = element('s3-4').effects;
    expect(drums).toMatchObject({
      end: {
        countdown: 'all',
        roll: { methods: [{ ability: 'bows' }, { ability: 'thrown-weapon' }] },
      },
    });
  });

  it('[RUN-RULING-R77] [RUN-RULING-R87] four treasures and five ounces lie with the dead, and Lore tells of them first', () => {
    expect(element('s3-8').gains).toEqual([
      ...['E', 'C', 'C', 'A'].map((category) => ({ kind: 'treasure', category })),
      { kind: 'silver', ounces: 5 },
    ]);
    expect(element('s3-7').roll).toMatchObject({
      methods: [{ ability: 'lore' }],
      against: { difficulty: 6 },
    });
  });

  it('[RUN-STOLEN-3.9] nine spiders, Inferior, with the book’s Adjust: more than a match', () => {
    const spiders = foesOf('printed', 'downfall', 'e3');
    expect(spiders).toMatchObject(
      Array(9).fill({ kind: 'spider-werk', threat: 'inferior', adjust: { dam: 5, hp: -10 } }),
    );
    expect(mixOf('printed', 'downfall')).toEqual([[72, 7]]);
  });

  it('[RUN-STOLEN-3.12] [RUN-STOLEN-3.13] blades at whom the chart names, until two rolls at once stop them', () => {
    expect(element('s3-12').targets).toMatchObject({
      most: 1,
      by: 'chart',
      repeats: {
        roll: {
          methods: [{ ability: 'traps' }],
          type: 'rush',
          action: true,
          extra: 'unlimited',
          also: [{ methods: [{ ability: 'balance' }], action: false, leadsTo: 's3-11' }],
        },
      },
    });
  });

  it('[RUN-STOLEN-4.2] LeClerc is no foe, and his Might is 12, not the 9 of the book', () => {
    const [leclerc] = encounterOf('printed', 'temple-of-loki').events[0]?.people ?? [];
    expect(leclerc).toMatchObject({ id: 'leclerc', move: 15, weapon: 'shortsword' });
    expect(leclerc && mightOf({ ...leclerc.statistics, res: 0 })).toBe(12);
    expect(encounterOf('printed', 'temple-of-loki').events[0]?.combat).toBeNull();
  });

  it('[RUN-STOLEN-4.13] [RUN-RULING-R92] two Dark Vikings and three Dishonored, all with bows: a match for six', () => {
    const minions = foesOf('printed', 'temple-of-loki', 'e3');
    expect(minions.map(({ id, kind, threat, adjust }) => [id, kind, threat, adjust])).toEqual([
      ['oddi', 'dark-viking', 'equal', { atk: 1 }],
      ['snurri', 'dark-viking', 'equal', 'type'],
      ['no-nose', 'dishonored', 'inferior', 'type'],
      ['maggot-breath', 'dishonored', 'weak', 'type'],
      ['svein', 'dishonored', 'weak', 'type'],
    ]);
    expect(minions.every(({ missile }) => missile === 'bow')).toBe(true);
    expect(mixOf('printed', 'temple-of-loki')).toEqual([[59, 6]]);
  });

  it('[RUN-RULING-T63] calls things by the names of the rules, whatever the book calls them', () => {
    const ways = (id: string) => element(id).roll?.methods.map(({ ability }) => ability);
    // Solo, Disarm Trap, Healing, Missiles, and hiding places.
    expect(element('s2-11').roll).toMatchObject({ type: 'rush', methods: [{ ability: 'traps' }] });
    expect(ways('s3-3')).toEqual(['healer']);
    const drums = element('s3-4').effects[0];
    expect(drums?.kind === 'damage' && drums.end?.roll?.methods.map(({ ability }) => ability)).toEqual([
      'bows',
      'thrown-weapon',
    ]);
    expect(elementsOf('printed', 'jellyfish')[0]?.effects).toMatchObject([{ kind: 'ambush' }]);
  });

  it('[RUN-STOLEN-5.3] [RUN-RULING-R80] who avoids the goo climbs and balances', () => {
    expect(element('s5-3').roll).toMatchObject({
      methods: [{ ability: 'climb' }],
      also: [{ methods: [{ ability: 'balance' }], against: { difficulty: 6 } }],
    });
  });

  it('[RUN-STOLEN-5.5] [RUN-RULING-R81] six centi-werks, Weak and without poison: a match for three', () => {
    expect(foesOf('printed', 'jellyfish', 'e1')).toMatchObject(
      Array(6).fill({ kind: 'centi-werk', threat: 'weak', adjust: 'type' }),
    );
    expect(mixOf('printed', 'jellyfish')).toEqual([[30, 3]]);
    const harms = elementsOf('printed', 'jellyfish').flatMap(({ effects }) =>
      effects.map(({ kind }) => kind),
    );
    expect(harms).toEqual(['ambush', 'fall', 'damage']);
  });

  it('[RUN-STOLEN-6.4] a day of rest that earns nothing, since nothing has hurt', () => {
    const { gains, waives } = element('s6-4');
    expect(gains).toEqual([{ kind: 'healing', time: '24h' }]);
    expect(waives).toEqual(['healing']);
    const claimed = encounterOf('printed', 'longship');
    const events = claimed.events.map((event) => ({
      ...event,
      elements: event.elements.map((one) => (one.id === 's6-4' ? { ...one, waives: [] } : one)),
    }));
    expect(check({ ...claimed, events }).map(({ code }) => code)).toContain('healingUnpaid');
  });

  it('[RUN-STOLEN-6.5] [RUN-RULING-R91] ten points for who sees what Mord is, ten for who helps him, and no shares', () => {
    expect([element('s6-5'), element('s6-5b')].map(({ gains }) => gains)).toMatchObject(
      Array(2).fill([{ kind: 'points', award: 10, shared: 'doer' }]),
    );
  });

  it('[RUN-STOLEN-6.6] to linger wins nothing and costs nothing', () => {
    expect(element('s6-6')).toMatchObject({ nature: 'task', roll: null, effects: [], gains: [] });
  });

  it('[RUN-STOLEN-6.8] the eye beam strikes three by their order', () => {
    expect(element('s6-8')).toMatchObject({
      targets: { most: 3, by: 'marchingOrder', repeats: null },
      effects: [{ points: 5, only: { on: 'ability', ability: 'single-weapon' } }],
    });
  });

  it('[RUN-STOLEN-6.10] the cannons strike the three quickest, for a point of DFN', () => {
    expect(element('s6-10')).toMatchObject({
      targets: { most: 3, by: 'initiative', repeats: { roll: null } },
      effects: [{ points: 1, only: { on: 'score', score: 'dfn' } }],
    });
  });

  it('[RUN-STOLEN-6.11] seven Dishonored, Weak: a match for seven', () => {
    expect(foesOf('printed', 'longship', 'e3')).toMatchObject(
      Array(7).fill({ kind: 'dishonored', threat: 'weak' }),
    );
    expect(mixOf('printed', 'longship')).toEqual([[70, 7]]);
  });

  it('[RUN-STOLEN-7.6] five centurions, one with a will of his own: half of a match', () => {
    const guards = foesOf('printed', 'rescue', 'e2');
    expect(guards.map(({ selfWilled }) => selfWilled)).toEqual([true, false, false, false, false]);
    expect(mixOf('printed', 'rescue')[0]).toEqual([25, 2]);
    expect(mixOf('balanced', 'rescue')[0]).toEqual([35, 3]);
  });

  it('[RUN-STOLEN-7.13] four hits with whatever one fights with, from up there, before the fight is over', () => {
    expect(element('s7-13')).toMatchObject({
      partOf: 's7-12',
      roll: {
        methods: [{ ability: null, score: 'atk' }],
        multiple: { kind: 'actionSink', successes: 4, trapAtEnd: true },
      },
      effects: [{ kind: 'status', points: 20 }],
    });
  });

  it('[RUN-STOLEN-7.16] medic, machine, guards and spiders: a match for six by their own Adjusts', () => {
    expect(mixOf('printed', 'rescue')[1]).toEqual([62, 6]);
    expect(foesOf('printed', 'rescue', 'e3').map(({ kind }) => kind)).toEqual([
      'dwarf-medic',
      'mecha-dwarf',
      'dwarf-centurion',
      'dwarf-centurion',
      'spider-werk',
      'spider-werk',
      'spider-werk',
    ]);
  });

  it('[RUN-RULING-R84] the shaking room rouses all foes without a Weak Link', () => {
    expect(element('s7-5').roll?.type).toBe('noFault');
    expect(waived('rescue')).toContain('stickOnAllFoes');
  });
});

describe('balanced', () => {
  it.each(ENCOUNTER_KEYS)('[RUN-RULING-R72] %s is legal as it stands', (key) => {
    const encounter = encounterOf('balanced', key);
    expect(encounter.waivers).toEqual([]);
    expect(check(encounter).filter(({ advice }) => !advice)).toEqual([]);
  });

  it('[RUN-RULING-R72] every fight is a match: nine goblins, six spiders, twelve centi-werks, six dead, two spiders', () => {
    expect(ENCOUNTER_KEYS.map((key) => mixOf('balanced', key))).toEqual([
      [[63, 6]],
      [
        [26, 3],
        [59, 6],
      ],
      [[60, 6]],
      [[59, 6]],
      [[60, 6]],
      [[60, 6]],
      [
        [35, 3],
        [60, 6],
      ],
    ]);
    const count = (key: EncounterKey, event: string, kind: string): number =>
      foesOf('balanced', key, event).filter((foe) => foe.kind === kind).length;
    expect([
      count('taken-in-the-night', 'e3', 'rock-goblin'),
      count('downfall', 'e3', 'spider-werk'),
      count('jellyfish', 'e1', 'centi-werk'),
      count('longship', 'e3', 'dishonored'),
      count('rescue', 'e3', 'spider-werk'),
    ]).toEqual([9, 6, 12, 6, 2]);
    expect(element('s1-5', 'balanced').roll?.condition?.most).toBe(9);
  });

  it('[RUN-RULING-R78] the river is claimed, a D lies for the A, and by that alone all is paid', () => {
    const ours = encounterOf('balanced', 'downfall');
    expect(element('s3-11', 'balanced').waives).toEqual([]);
    expect(element('s3-8', 'balanced').gains).toContainEqual({ kind: 'treasure', category: 'D' });
    // With the book's lyre and drums again.
    const printed = encounterOf('printed', 'downfall');
    const strict = { ...ours, events: [printed.events[0]!, printed.events[1]!, ours.events[2]!] };
    expect(priceOf(strict).totals).toMatchObject({ spent: 389, earned: 393 });
    expect(
      check(strict)
        .filter(({ advice }) => !advice)
        .map(({ code }) => code),
    ).toEqual(['overLimit']);
  });

  it('[RUN-RULING-R82] the eye beam impairs by two, for 20 points', () => {
    expect(element('s6-8', 'balanced').effects).toMatchObject([{ points: 2 }]);
    const lines = priceOf(encounterOf('balanced', 'longship')).lines;
    expect(lines.find(({ code, params }) => code === 'impairment' && params.points === 2)?.points).toBe(20);
  });

  it.each([
    [
      'taken-in-the-night',
      [
        'events.e3.combat.foes.snick',
        'events.e3.combat.foes.mudlark',
        'events.e3.combat.foes.hob',
        'events.e3.elements.s1-5.roll.condition.most',
      ],
    ],
    [
      'lava',
      [
        'events.e1.combat.foes.land-crab-1.adjust',
        'events.e1.combat.foes.land-crab-2.adjust',
        'events.e2.elements.s2-4.waives.0',
        'events.e4.combat.foes.haurapir.adjust',
        'events.e4.combat.foes.zalnaup.adjust',
        'events.e4.combat.foes.urjordir.adjust',
        'events.e4.combat.foes.mikko.adjust',
        'events.e4.elements.s2-13.waives.0',
      ],
    ],
    [
      'downfall',
      [
        'events.e1.elements.s3-2.effects.s3-2-impairment.until',
        'events.e2.elements.s3-4.effects.s3-4-damage.end.countdown',
        ...[1, 2, 3, 4, 5, 6].map((i) => `events.e3.combat.foes.spider-werk-${i}.adjust`),
        ...[7, 8, 9].map((i) => `events.e3.combat.foes.spider-werk-${i}`),
        'events.e3.elements.s3-8.gains.3.category',
        'events.e3.elements.s3-11.waives.0',
      ],
    ],
    ['temple-of-loki', ['events.e2.elements.s4-4.effects.s4-4-drowning.surface']],
    ['jellyfish', [7, 8, 9, 10, 11, 12].map((i) => `events.e1.combat.foes.centi-werk-${i}`)],
    [
      'longship',
      [
        'events.e1.elements.s6-5.waives.0',
        'events.e2.elements.s6-8.effects.s6-8-impairment.points',
        'events.e3.combat.foes.busla',
        'events.e3.elements.s6-10.roll.against.difficulty',
      ],
    ],
    [
      'rescue',
      [
        ...['deugrasch', 'thembrodt', 'yarosh', 'zangschidt', 'florian'].map(
          (id) => `events.e2.combat.foes.${id}.adjust`,
        ),
        'events.e2.elements.s7-5.effects.s7-5-dice.dice',
        'events.e2.elements.s7-5.effects.s7-5-foesstick',
        'events.e3.combat.foes.heino.adjust',
        'events.e3.combat.foes.yona.adjust',
        'events.e3.combat.foes.spider-werk-3',
        'events.e3.elements.s7-12.roll.against.difficulty',
      ],
    ],
  ] as const)('[RUN-RULING-R72] %s is the book’s in everything else', (key, changes) => {
    const [book, ours] = EDITIONS.map((edition) => ({ ...encounterOf(edition, key), waivers: [] }));
    expect(differences(book, ours)).toEqual(changes);
  });

  it.each([
    ['taken-in-the-night', 111, 111],
    ['lava', 232, 251],
    ['downfall', 290, 413],
    ['temple-of-loki', 323, 349],
    ['jellyfish', 216, 216],
    ['longship', 200, 208],
    ['rescue', 443, 462],
  ] as const)('%s comes to %i against %i', (key, spent, earned) => {
    expect(priceOf(encounterOf('balanced', key)).totals).toMatchObject({ spent, earned });
  });
});
