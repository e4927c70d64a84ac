import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BattleMapSchema } from '../../content/battle-map.ts';
import { ENCOUNTER_KINDS } from '../../content/design/budget.ts';
import { ROLL_TYPES } from '../../content/design/rolls.ts';
import { THEME_NAMES } from '../../content/fights.ts';
import { FOE, type Foe } from '../../content/foes.ts';
import { MOST_SPENT } from '../../content/generating/budget.ts';
import { PRIZE_THINGS, type PrizeFacts } from '../../content/generating/prizes.ts';
import {
  HOOK_OF,
  SCENES,
  SETTING_NAMES,
  type SettingName,
  settingOf,
} from '../../content/generating/scenes.ts';
import { HARMS, TRAP_THINGS, type TrapFacts } from '../../content/generating/traps.ts';
import { BATTLE_MAPS } from '../../content/maps/index.ts';
import { check as checkAdventure } from '../../documents/adventure/check.ts';
import { AdventureSchema } from '../../documents/adventure/schema.ts';
import { check } from '../../documents/encounter/check/index.ts';
import { combatOf } from '../../documents/encounter/fights.ts';
import { mixSheets } from '../../documents/encounter/mix.ts';
import { priceOf } from '../../documents/encounter/price/index.ts';
import { type Encounter, EncounterSchema } from '../../documents/encounter/schema.ts';
import { generateAdventure, generateEncounter } from '../../text/generator/index.ts';
import { THEMES } from '../mustering.ts';
import { groundOf, placesFor } from '../space/index.ts';
import type { EncounterRequest } from './encounter.ts';
import { turned } from './field/turned.ts';
import { hardnessFor } from './hardness.ts';
import { harmFor } from './harm.ts';

const breaches = (encounter: Encounter): string[] =>
  check(encounter)
    .filter(({ advice }) => !advice)
    .map(({ code, path }) => `${code} at ${path.join('.')}`);

const requests = fc.record({
  seed: fc.nat(),
  heroes: fc.integer({ min: 2, max: 8 }),
  totals: fc.array(fc.integer({ min: -500, max: 20_000 }), { maxLength: 8 }),
  kind: fc.constantFrom(...ENCOUNTER_KINDS),
  place: fc.constantFrom(...SCENES, 'any' as const),
  foes: fc.constantFrom(...THEME_NAMES),
}) satisfies fc.Arbitrary<EncounterRequest>;

/** All places, all sizes, beginners and others. */
const made = Array.from({ length: 84 }, (_, seed): [EncounterRequest, Encounter] => {
  const heroes = 2 + (seed % 7);
  const totals = Array.from({ length: heroes }, () => [0, 400, 1500, 4000][seed % 4] as number);
  const place = SCENES[seed % 12] as (typeof SCENES)[number];
  const request = { seed, heroes, totals, place };
  return [request, generateEncounter(request)];
});

describe('an encounter that nobody designed', () => {
  it('[RUN-ENC-09] [RUN-ENC-18] [RUN-BUDGET-03] [RUN-BUDGET-04] [RUN-CEVENT-05] is legal, whatever is asked for', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const encounter = generateEncounter(request);
        expect(breaches(encounter)).toEqual([]);
        expect(encounter.waivers).toEqual([]);
      }),
      { numRuns: 200, seed: 14 },
    );
  });

  it('is whole as a document, and the same for the same number', () => {
    for (const [request, encounter] of made.slice(0, 24)) {
      expect(EncounterSchema.parse(encounter)).toEqual(encounter);
      expect(JSON.stringify(generateEncounter(request))).toBe(JSON.stringify(encounter));
    }
    const bytes = made.map(([, encounter]) => JSON.stringify(encounter));
    expect(new Set(bytes).size).toBe(bytes.length);
  });

  it('[RUN-CEVENT-01] [RUN-CEVENT-06] leads over several places to a fight that is a match for all', () => {
    for (const [{ heroes }, encounter] of made) {
      expect(encounter.events.length).toBeGreaterThanOrEqual(3);
      const fought = encounter.events.filter(({ combat }) => combat !== null);
      expect(encounter.events.at(-1)?.combat).not.toBeNull();
      const sheets = mixSheets(
        fought.map((event) => combatOf(encounter, event)),
        heroes,
      );
      expect(sheets.every(({ ok }) => ok)).toBe(true);
      expect(sheets.at(-1)?.rounded).toBe(heroes);
    }
    expect(made.some(([, { events }]) => events.filter(({ combat }) => combat !== null).length === 2)).toBe(
      true,
    );
  });

  it('[RUN-HAZ-AMBUSH-01] [RUN-TRAP-43] surprises heroes before some fights, has their foes warned before others, and never both', () => {
    const before = made.map(([, { events }]) =>
      events.flatMap(({ elements }) =>
        elements.flatMap(({ id, effects: [effect] }) =>
          id === 'ambush' || id === 'alarm' ? [`${id}: ${effect?.kind}`] : [],
        ),
      ),
    );
    expect(new Set(before.map((there) => there.join(', ')))).toEqual(
      new Set(['', 'ambush: ambush', 'alarm: foesStick']),
    );
  });

  it('[RUN-TER-70] has no captive whom nobody holds', () => {
    let captives = 0;
    for (const foes of ['monsters', 'vikings', 'goblins'] as const)
      for (let seed = 0; seed < 25; seed++)
        for (const { map, combat } of generateEncounter({ seed, heroes: 5, foes }).events) {
          const there = map?.objects.flatMap(({ id, kind }) => (kind === 'hostage' ? [id] : [])) ?? [];
          const held = combat?.foes.flatMap(({ holds }) => holds ?? []) ?? [];
          expect(held.sort()).toEqual(there.sort());
          captives += there.length;
        }
    expect(captives).toBeGreaterThan(0);
  });

  it('[RUN-RULING-F03] earns no more than it may spend', () => {
    const over = made.filter(([, encounter]) => check(encounter).some(({ code }) => code === 'overEarned'));
    expect(over.map(([{ seed }]) => seed)).toEqual([]);
  });

  it('[RUN-CEVENT-06] meets even two heroes now and then with somebody on the way', () => {
    const fights = Array.from({ length: 40 }, (_, seed) => generateEncounter({ seed, heroes: 2 })).map(
      ({ events }) => events.filter(({ combat }) => combat !== null).length,
    );
    expect(new Set(fights)).toEqual(new Set([1, 2]));
  });

  it('[RUN-BUDGET-03] [RUN-BUDGET-04] spends nearly all it may, as far as that is sensible, and earns hardly more', () => {
    const shares = made.map(([, encounter]) => {
      const { spent, limit } = priceOf(encounter).totals;
      return spent / Math.min(limit, MOST_SPENT);
    });
    for (const share of shares) expect(share).toBeGreaterThan(0.75);
    expect(shares.filter((share) => share > 0.93).length).toBeGreaterThan(0.85 * shares.length);
    const wasted = made.filter(([, encounter]) => {
      const { spent, earned } = priceOf(encounter).totals;
      return earned > 1.1 * spent;
    });
    expect(wasted.length).toBeLessThan(0.1 * made.length);
  });

  it('holds what is at home there, and foes of the theme', () => {
    for (const [{ place }, { events }] of made) {
      expect(new Set(events.map(({ scene }) => scene))).toEqual(new Set([place]));
    }
    for (const foes of THEME_NAMES) {
      const { events } = generateEncounter({ seed: 5, heroes: 5, foes, place: 'forge' });
      for (const { kind } of events.flatMap(({ combat }) => combat?.foes ?? []))
        if (foes !== 'any') expect(THEMES[foes] as readonly unknown[]).toContain(kind);
    }
  });

  it('asks for rolls of many types, and hurts and rewards in many ways', () => {
    const elements = made.flatMap(([, { events }]) => events.flatMap((event) => event.elements));
    const types = new Set(elements.flatMap(({ roll }) => roll?.type ?? []));
    expect([...types].sort()).toEqual([...ROLL_TYPES].sort());
    const effects = new Set(elements.flatMap((element) => element.effects.map(({ kind }) => kind)));
    expect(effects.size).toBeGreaterThanOrEqual(10);
    const gains = new Set(elements.flatMap((element) => element.gains.map(({ kind }) => kind)));
    expect(gains.size).toBeGreaterThanOrEqual(9);
  });

  it('is told in both languages, everywhere', () => {
    for (const [, encounter] of made.slice(0, 36))
      for (const event of encounter.events) {
        const named = [event.title, event.location, event.summary, event.narration, encounter.name];
        for (const words of [...named, encounter.concept, ...event.elements.map(({ name }) => name)]) {
          expect(words).toMatchObject({ en: expect.stringMatching(/\S/), de: expect.stringMatching(/\S/) });
          expect(JSON.stringify(words)).not.toMatch(/undefined|\[object| {2}/);
        }
      }
  });

  it('[RUN-TER-163] has a map on which everybody finds room, however large he is', () => {
    for (const [{ heroes }, encounter] of made.slice(0, 36))
      for (const { map, combat } of encounter.events) {
        if (map === null || combat === null) continue;
        expect(BattleMapSchema.parse(map)).toEqual(map);
        const ground = groundOf(map);
        const places = placesFor(ground, map.starts.heroes, Array(heroes).fill(1)) ?? [];
        expect(places).toHaveLength(heroes);
        const sizes = combat.foes.map(({ kind }) => FOE[kind as Foe].size as 1);
        const taken = places.map((spot) => ({ ...spot, size: 1 as const }));
        expect(placesFor(ground, map.starts.foes, sizes, taken)).not.toBeNull();
      }
  });

  it('[RUN-TER-80] is shut in by rock where one can leave by its ways out alone', () => {
    const maps = made.flatMap(([, { events }]) => events.flatMap(({ map }) => map ?? []));
    const walled = maps.filter(({ edge, name }) => edge === 'walled' && name.startsWith('field-'));
    expect(walled.length).toBeGreaterThan(0);
    for (const { width, height, walls, objects, name } of walled) {
      const things = objects.flatMap((thing) => ('area' in thing ? thing.area : []));
      const shut = new Set(
        [...walls, ...things].flatMap(([x, y, length]) => Array.from({ length }, (_, i) => `${x + i} ${y}`)),
      );
      const border = Array.from({ length: width }, (_, x) => [`${x} 0`, `${x} ${height - 1}`]).flat();
      const sides = Array.from({ length: height }, (_, y) => [`0 ${y}`, `${width - 1} ${y}`]).flat();
      expect([name, [...border, ...sides].filter((square) => !shut.has(square))]).toEqual([name, []]);
    }
  });

  it('[RUN-TER-71] has captives only where the last fight is', () => {
    const maps = Array.from({ length: 120 }, (_, seed) =>
      generateEncounter({ seed, heroes: 6, place: 'forge', foes: 'dwarves' }),
    ).map(({ events }) =>
      events.map(({ map }) => map?.objects.filter(({ kind }) => kind === 'hostage').length ?? 0),
    );
    expect(maps.some((counts) => (counts.at(-1) ?? 0) > 0)).toBe(true);
    for (const counts of maps) expect(counts.slice(0, -1).every((count) => count === 0)).toBe(true);
  });

  it('[RUN-TER-02] claims the features that earn', () => {
    for (const [, encounter] of made) {
      const earned = priceOf(encounter).lines.filter(
        ({ path: [, , part], points }) => part === 'map' && points < 0,
      );
      expect(earned.length).toBeGreaterThan(0);
    }
  });
});

describe('how hard it is', () => {
  it('goes with what the heroes have gained, up to a point', () => {
    expect(hardnessFor(0)).toEqual({ difficulty: 6, dam: 25, rows: 2 });
    expect(hardnessFor(-300)).toEqual(hardnessFor(0));
    expect(hardnessFor(1200)).toEqual({ difficulty: 8, dam: 40, rows: 4 });
    expect(hardnessFor(100_000)).toEqual({ difficulty: 10, dam: 50, rows: 8 });
  });

  it('never exceeds what beginners can bear', () => {
    for (const [{ totals = [] }, { events }] of made) {
      if ((totals[0] ?? 0) > 0) continue;
      for (const { effects, roll } of events.flatMap(({ elements }) => elements)) {
        for (const effect of effects)
          if (effect.kind === 'damage') expect(effect.dam).toBeLessThanOrEqual(31);
        if (roll?.against.kind === 'difficulty') expect(roll.against.difficulty).toBeLessThanOrEqual(8);
      }
    }
  });

  const request = { id: 'x', hardness: hardnessFor(0), stop: { en: 'a', de: 'b' }, until: null };

  it.each(HARMS.filter((harm) => harm !== 'daze' && harm !== 'drowning'))(
    'gives nothing for %s that cannot be paid',
    (harm) => {
      expect(harmFor({ ...request, harm, budget: 1 })).toBeNull();
      expect(harmFor({ ...request, harm, budget: 60 })).not.toBeNull();
    },
  );

  it.each([
    ['blow', 30, { dam: 20, armorIgnoring: false }],
    ['blow', 500, { dam: 25 }],
    ['piercing', 30, { dam: 15, armorIgnoring: true }],
    ['lasting', 20, { dam: 8, over: 'recurring' }],
    ['dice', 22, { dice: 4 }],
    ['fall', 25, { feet: 20 }],
    ['fall', 500, { feet: 25 }],
    ['drowning', 30, { surface: 'choppy' }],
    ['drowning', 500, { surface: 'choppy' }],
    ['fire', 36, { raging: false }],
    ['lost', 30, { difficulty: 4 }],
    ['swarm', 500, { dam: 4 }],
    ['shame', 14, { points: 10 }],
    ['shame', 99, { points: 20 }],
  ] as const)('gives for %s and %i points %o', (harm, budget, effect) => {
    expect(harmFor({ ...request, harm, budget })).toMatchObject(effect);
  });
});

describe('what it is made from', () => {
  it.each(SCENES)('%s has traps and prizes of many kinds', (scene) => {
    const traps = Object.values<TrapFacts>(TRAP_THINGS).filter(({ at }) => at.includes(scene));
    const prizes = Object.values<PrizeFacts>(PRIZE_THINGS).filter(({ at }) => at.includes(scene));
    expect(traps.length).toBeGreaterThanOrEqual(7);
    expect(new Set(traps.map(({ harm }) => harm)).size).toBeGreaterThanOrEqual(5);
    expect(prizes.length).toBeGreaterThanOrEqual(10);
    expect(prizes.some(({ boon }) => boon === 'rest')).toBe(true);
  });
});

describe('a map in a mirror', () => {
  it.each(Object.values(BATTLE_MAPS))('$name is itself again in two of them', (map) => {
    const once = turned(map, { across: true, down: true });
    expect(once).not.toEqual(map);
    expect(turned(once, { across: true, down: true })).toEqual(map);
    expect(BattleMapSchema.safeParse(once).success).toBe(true);
  });

  it('turns slopes as well', () => {
    const [first] = Object.values(BATTLE_MAPS);
    const up = (given: number, across: boolean, down: boolean) =>
      turned({ ...first!, zones: [{ kind: 'slope', up: given, area: [[0, 0, 1]] }] }, { across, down })
        .zones[0];
    expect([0, 1, 2, 6].map((way) => up(way, true, false))).toMatchObject([
      { up: 0 },
      { up: 7 },
      { up: 6 },
      { up: 2 },
    ]);
    expect([0, 1, 2, 4].map((way) => up(way, false, true))).toMatchObject([
      { up: 4 },
      { up: 3 },
      { up: 2 },
      { up: 0 },
    ]);
  });
});

describe('an adventure that nobody designed', () => {
  it.each([
    ['basic', 4, 6],
    ['basic', 7, 7],
    ['plot', 2, 9],
    ['plot', 3, 7],
    ['plot', 4, 9],
    ['plot', 6, 13],
  ] as const)(
    '[RUN-ADV-02] [RUN-ADV-03] [RUN-ADV-04] [RUN-ADV-05] %s for %i is legal and has %i encounters',
    (form, heroes, count) => {
      const adventure = generateAdventure({ seed: heroes, heroes, form, totals: Array(heroes).fill(900) });
      expect(checkAdventure(adventure).filter(({ advice }) => !advice)).toEqual([]);
      expect(adventure.encounters).toHaveLength(count);
      expect(AdventureSchema.parse(adventure)).toEqual(adventure);
      const again = generateAdventure({ seed: heroes, heroes, form, totals: Array(heroes).fill(900) });
      expect(JSON.stringify(again)).toBe(JSON.stringify(adventure));
    },
  );

  /** Who leads the last fight of each part of the plot. */
  const leaders = ({ encounters }: ReturnType<typeof generateAdventure>) =>
    encounters
      .filter(({ encounter: { kind } }) => kind !== 'cushion')
      .map(
        ({ encounter }) =>
          (encounter.events.at(-1)!.combat!.foes[0]!.name as { en: string }).en.split(',')[0] ?? '',
      );

  it('[RUN-ADV-08] [RUN-ADV-10] [RUN-ADV-13] keeps to one setting, and says how it goes to its last battle', () => {
    for (let seed = 0; seed < 6; seed++) {
      const adventure = generateAdventure({ seed, heroes: 3, form: 'plot' });
      const { plot, hook, encounters } = adventure;
      for (const part of Object.values(plot)) expect(part).toMatchObject({ en: expect.stringMatching(/\S/) });
      for (const { encounter } of encounters) expect(encounter.hook).toBe(hook);
      expect((plot.climax as { en: string }).en + (plot.outline as { en: string }).en).toContain(
        leaders(adventure)[2],
      );
    }
  });

  it('[RUN-ADV-11] [RUN-ADV-12] lets another fight for its villain, who takes his place should he fall too soon', () => {
    for (let seed = 0; seed < 6; seed++) {
      const adventure = generateAdventure({ seed, heroes: 3, form: 'plot' });
      const [first, second, villain] = leaders(adventure);
      expect(first).toBe(second);
      expect(second).not.toBe(villain);
      const { outline } = adventure.plot as { outline: { en: string; de: string } };
      expect(outline.en).toContain(`${first} fights for ${villain}, and takes the matter up`);
      expect(outline.de).toContain(`${first} kämpft für ${villain}`);
      expect(checkAdventure(adventure).map(({ code }) => code)).not.toContain('villainEarly');
    }
  });

  it('[RUN-ADV-17] is made of what its setting has, and of whoever is met there', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const { hook, encounters } = generateAdventure({ seed, heroes: 2, form: 'plot' });
      seen.add(hook);
      const { scenes, foes } = settingOf(hook as SettingName);
      const way = encounters.map(({ encounter }) => encounter.events[0]?.scene);
      // Nobody stays where he was, in whatever order they come.
      if (scenes.length > 1) expect(way.filter((scene, i) => i > 0 && scene === way[i - 1])).toEqual([]);
      for (const { encounter } of encounters)
        for (const { scene, combat } of encounter.events) {
          expect(scenes).toContain(scene);
          for (const { kind } of combat?.foes ?? [])
            if (foes !== null) expect(foes.flatMap((theme) => [...THEMES[theme]])).toContain(kind);
        }
    }
    expect([...seen].sort()).toEqual([...SETTING_NAMES].sort());
    // Dwarves and their machines, beasts of the gloomy woods, giants in the cold.
    expect(settingOf('nidavellir').foes).toEqual(['dwarves']);
    expect(settingOf('svartalfheim').scenes).toContain('forest');
    expect(THEMES.monsters).toContain('giant');
    expect(settingOf('jotunheim')).toEqual({ scenes: ['ice', 'mountain'], foes: ['monsters'] });
    expect(settingOf('underground').foes).toBeNull();
  });

  it('is set where one wishes, and in all basic ones under the earth', () => {
    const swamp = generateAdventure({ seed: 3, heroes: 3, place: 'swamp', form: 'plot' });
    expect(swamp.hook).toBe(HOOK_OF.swamp);
    for (const { encounter } of swamp.encounters) expect(encounter.events[0]?.scene).toBe('swamp');
    const basic = generateAdventure({ seed: 3, heroes: 3 });
    expect(basic.hook).toBe('underground');
    expect(new Set(basic.encounters.map(({ encounter }) => encounter.events[0]?.scene)).size).toBeGreaterThan(
      3,
    );
  });
});
