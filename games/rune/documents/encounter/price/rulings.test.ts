// Where the book contradicts itself, or leaves a price to be inferred: what a line costs all the same.

import { describe, expect, it } from 'vitest';
import { ABILITY } from '../../../content/abilities.ts';
import { diffCost, oppCost, ROLL_TYPES } from '../../../content/design/rolls.ts';
import { GODS } from '../../../content/gods.ts';
import { check } from '../check/index.ts';
import type { Encounter } from '../schema.ts';
import {
  encounter,
  event,
  field,
  fightEvent,
  freestanding,
  type GivenElement,
  gain,
  holding,
  linesOf,
  pointsOf,
  roll,
  rows,
  sumOf,
  trap,
} from '../testing.ts';
import { priceOf } from './index.ts';

const EQUIPMENT = { kind: 'equipment' } as const;
const breaches = (given: Encounter): string[] =>
  check(given).flatMap(({ code, advice }) => (advice || code === 'unpaid' ? [] : [code]));

describe('a roll', () => {
  it('[RUN-RULING-T02] to read a map against 12 costs 60, as in the table', () => {
    expect(linesOf(holding(trap(roll('map', 12), [EQUIPMENT])))).toContainEqual(['difficulty', 60]);
  });

  it.each(ROLL_TYPES)('[RUN-RULING-T11] against somebody costs the same, whoever rolls: %s', (type) => {
    const against = { kind: 'opposed', bonus: 5, opponent: 'A skald' } as const;
    const lines = linesOf(holding(trap(roll('music', 6, { type, against }), [EQUIPMENT])));
    expect(lines.filter(([code]) => code === 'opposed')).toEqual([['opposed', 30]]);
    // Four less than a Difficulty of the same price.
    for (let difficulty = 4; difficulty <= 14; difficulty++)
      expect(oppCost(difficulty - 4)).toBe(diffCost(difficulty));
  });

  it('[RUN-DIF-08] that neither spares nor wins anything is priced like any other, and is legal', () => {
    const task: GivenElement = {
      id: 'barricade',
      name: 'Tip the barricade over',
      nature: 'task',
      roll: roll('brawling', 9, { type: 'weakLink' }),
    };
    expect(linesOf(holding(task))).toEqual([
      ['difficulty', 30],
      ['weakLink', 40],
    ]);
    expect(linesOf(holding(task)).slice(0, 2)).toEqual(
      linesOf(holding(trap(roll('brawling', 9, { type: 'weakLink' }), [EQUIPMENT]))).slice(0, 2),
    );
    expect(breaches(holding(task))).toEqual([]);
  });

  it('[RUN-TER-101] may be harder in the dark, at the price of any other', () => {
    const dark = field({ zones: [{ kind: 'darkness', area: rows(6), torches: true }] });
    const searching = (map: typeof dark) =>
      encounter([fightEvent({ map, elements: [trap(roll('awareness', 10), [EQUIPMENT])] })]);
    const lines = (map: typeof dark) =>
      priceOf(searching(map)).lines.filter(({ path }) => path.includes('elements'));
    expect(lines(dark).map(({ code, points }) => [code, points])).toEqual([
      ['difficulty', 40],
      ['equipment', 40],
    ]);
    expect(lines(dark)).toEqual(lines(field()));
    expect(breaches(searching(dark))).toEqual([]);
  });

  it('[RUN-RULING-T72] to sprint is of a primary Ability, and never clumps', () => {
    expect(ABILITY.sprint.category).toBe('primary');
    const four = (ability: 'sprint' | 'pursuit') =>
      linesOf(holding(...[1, 2, 3, 4].map(() => trap(roll(ability, 6), [EQUIPMENT])))).map(([code]) => code);
    expect(four('sprint')).not.toContain('clumping');
    expect(ABILITY.pursuit.category).toBe('secondary');
    expect(four('pursuit')).toContain('clumping');
  });

  it('[RUN-GAIN-33] that is Freestanding neither clumps nor makes others clump', () => {
    const free = [1, 2, 3].map(() => freestanding(roll('pursuit', 6)));
    const codes = linesOf(holding(...free, trap(roll('pursuit', 6), [EQUIPMENT]))).map(([code]) => code);
    expect(codes).not.toContain('clumping');
  });
});

describe('an element', () => {
  it('[RUN-DIF-151] is reckoned in eight steps, each upon those before it', () => {
    const hardest = trap(
      roll(null, 8, {
        defies: 'ull',
        leadsTo: 'river',
        type: 'singular',
        condition: { trigger: 'Step on it.', exposure: 'first' },
        extra: 1,
        also: [roll('balance', 7)],
        multiple: { kind: 'endurance', rolls: 2 },
      }),
      [{ kind: 'damage', dam: 20, armorIgnoring: true }, EQUIPMENT],
      { targets: { most: 2, by: 'chance' } },
    );
    const river = trap(roll('swim', 6), [EQUIPMENT], { id: 'river' });
    const swims = [1, 2, 3].map(() => trap(roll('swim', 6), [EQUIPMENT]));
    const lines = linesOf(holding(hardest, river, ...swims));
    expect(lines.slice(0, 15)).toEqual([
      // 1. How hard it is.
      ['difficulty', 20],
      ['exotic', 20],
      ['defiance', 10],
      ['leadsToTrap', 10],
      // 2. Who rolls, and how often.
      ['conditional', -20],
      ['firstExposure', -5],
      ['extraRolls', -5],
      // 3. What must be passed with it.
      ['difficulty', 10],
      ['simultaneous', 15],
      // 4. What it does.
      ['damage', 25],
      ['armorIgnoring', 10],
      ['equipment', 40],
      // 5. Half of what both Difficulties cost, for the second effect: without the trap behind them and being at once.
      ['combo', 30],
      // 6. All that costs so far, once more.
      ['endurance', 190],
      // 7. Whom it strikes.
      ['limited', -10],
    ]);
    // 8. What clumps, over the whole encounter and by itself.
    expect(lines.at(-1)).toEqual(['clumping', 45]);
    expect(lines.filter(([code]) => code === 'clumping')).toHaveLength(1);
  });

  it('[RUN-TV-T47] of the quick charts: Difficulty 4 and Dam 30 earn 20 and cost 45', () => {
    expect(pointsOf(trap(roll('dodge', 4), [{ kind: 'damage', dam: 30 }]))).toEqual([-20, 45]);
  });

  it('[RUN-TRAP-01] is priced and checked the same, whether somebody made it or nobody', () => {
    const pit = (nature: 'trap' | 'hazard') =>
      holding(
        trap(roll('jump', 9, { id: 'leap' }), [{ id: 'fall', kind: 'fall', feet: 20 }], {
          id: 'pit',
          nature,
        }),
        trap(null, [{ id: 'bog', kind: 'damage', dam: 60 }], { id: 'mire', nature }),
      );
    expect(linesOf(pit('hazard'))).toEqual(linesOf(pit('trap')));
    expect(breaches(pit('hazard'))).toEqual(breaches(pit('trap')));
    expect(breaches(pit('hazard'))).toEqual(['noRollToAvoid', 'damTooHigh']);
  });

  it('[RUN-TRAP-52] that strikes everybody is paid as it stands', () => {
    expect(pointsOf(trap(roll('dodge', 6), [EQUIPMENT], { targets: null }))).toEqual([0, 40]);
  });

  it('[RUN-TRAP-53] that strikes some is the cheaper, whether choice or chance says whom', () => {
    const some = (by: 'choice' | 'chance') =>
      pointsOf(trap(roll('dodge', 6), [EQUIPMENT], { targets: { most: 2, by } }));
    expect(some('choice')).toEqual([0, 40, -10]);
    expect(some('chance')).toEqual(some('choice'));
  });

  it('[RUN-TRAP-56] that can be left alone earns for that, and for striking few only if it does', () => {
    const condition = { trigger: 'Lift the lid.', exposure: 'remains' } as const;
    const lid = (targets: GivenElement['targets']) =>
      linesOf(holding(trap(roll('dodge', 6, { condition }), [EQUIPMENT], { targets: targets ?? null })));
    expect(lid({ most: 1, by: 'choice' })).toEqual([
      ['difficulty', 0],
      ['conditional', -10],
      ['equipment', 40],
      ['limited', -15],
    ]);
    expect(lid(null)).toEqual([
      ['difficulty', 0],
      ['conditional', -10],
      ['equipment', 40],
    ]);
  });
});

describe('an ill effect', () => {
  it('[RUN-RULING-T35] of Impairment counts three for a Freestanding roll', () => {
    const dazed = trap(roll('bravery', 6), [{ kind: 'impairment', points: 1 }]);
    const given = encounter([
      fightEvent(),
      event({ elements: [dazed, freestanding(roll('lore', 6)), freestanding(roll('music', 6))] }),
    ]);
    expect(linesOf(given)).toContainEqual(['impairment', 6]);
  });

  it('[RUN-RULING-T36] of Impairment, avoided against 4, earns 20 for that', () => {
    const dazed = trap(roll('bravery', 4), [{ kind: 'impairment', points: 1 }]);
    expect(linesOf(holding(dazed))).toEqual([
      ['difficulty', -20],
      ['impairment', 30],
    ]);
  });

  it('[RUN-TRAP-45] [RUN-FOELIST-CENTI-WERK.2] an alarm lets the foes of the next fight begin sooner, also one that crawls', () => {
    const alarm = (by: number, rounds: number) =>
      trap(roll('stealth', 6, { type: 'weakLink' }), [
        { kind: 'foesStick', score: 'init', by, rounds, foes: 'all' },
      ]);
    expect(linesOf(holding(alarm(9, 1)))).toContainEqual(['foesStick', 15]);
    expect(linesOf(holding(alarm(9, 2)))).toContainEqual(['foesStick', 30]);
    expect(breaches(holding(alarm(9, 1)))).toEqual([]);
    // Without a fight to come it warns nobody; it is no foe, and so makes none.
    expect(breaches(encounter([event({ elements: [alarm(9, 1)] })]))).toContain('stickWithoutFight');
    expect(breaches(encounter([event({ elements: [alarm(9, 1)] })]))).toContain('noCombat');
  });

  it('[RUN-HAZ-01] off the rack is one thing, and the roll to avoid it another', () => {
    const river = { kind: 'drowning', surface: 'choppy', current: 'slight' } as const;
    const lines = (avoid: Parameters<typeof trap>[0]) => linesOf(holding(trap(avoid, [river])));
    expect(lines(null)).toEqual([
      ['drowning', 30],
      ['current', 30],
    ]);
    expect(lines(roll('jump', 8, { type: 'rush', extra: 1 }))).toEqual([
      ['difficulty', 20],
      ['extraRolls', -5],
      ...lines(null),
    ]);
  });

  it.each([
    [1, 2],
    [10, 25],
    [50, 212],
  ])('[RUN-HAZ-ACID-01] of acid recurs and ignores armor, whatever its Dam: %i for %i', (dam, points) => {
    const end = { roll: null, countdown: null, how: 'Climb out.' };
    expect(linesOf(holding(trap(roll('jump', 6), [{ kind: 'acid', dam, end }])))).toEqual([
      ['difficulty', 0],
      ['recurring', points],
      ['armorIgnoring', 10],
      ['equipment', 40],
    ]);
    expect(breaches(holding(trap(roll('jump', 6), [{ kind: 'acid', dam, end }])))).toEqual([]);
  });

  it('[RUN-HAZ-FALL-05] of a fall costs by its row, and as much for any length of that', () => {
    const fall = (feet: number) => sumOf(trap(roll('climb', 6), [{ kind: 'fall', feet }]))[0];
    expect([10, 15, 16, 20, 21, 25].map(fall)).toEqual([17, 17, 25, 25, 42, 42]);
  });
});

describe('a gain', () => {
  it.each([
    [4, -70],
    [6, -50],
    [8, -30],
    [14, 30],
  ])(
    '[RUN-GAIN-05] to lie in ambush by Stealth against %i: %i, the Weak Link being included',
    (difficulty, points) => {
      const hidden = gain([{ kind: 'ambush' }], roll('stealth', difficulty, { type: 'weakLink' }));
      const lines = linesOf(holding(hidden));
      expect(lines.reduce((sum, [, each]) => sum + each, 0)).toBe(points);
      expect(lines.map(([code]) => code)).toEqual(['difficulty', 'heroesAmbush']);
    },
  );

  it('[RUN-TV-T49] the hiding place of the quick chart, against 15, is illegal and would cost 40', () => {
    const hidden = holding(gain([{ kind: 'ambush' }], roll('stealth', 15, { type: 'weakLink' })));
    expect(breaches(hidden)).toEqual(['difficultyRange']);
    expect(linesOf(hidden).reduce((sum, [, points]) => sum + points, 0)).toBe(40);
  });

  it.each(GODS)('[RUN-GAIN-80] a shrine is one god’s and earns by him: %s', (god) => {
    const worth: Partial<Record<typeof god, number>> = {
      freyja: 10,
      heimdal: 15,
      loki: 15,
      njord: 15,
      odin: 20,
      thor: 25,
      tyr: 15,
      ull: 10,
    };
    expect(pointsOf(gain([{ kind: 'shrine', god }]))).toEqual([-(worth[god] ?? 5)]);
  });

  it('[RUN-GAIN-84] a shrine may have to be found by a roll, which is paid', () => {
    const found = gain([{ kind: 'shrine', god: 'tyr' }], roll('divine-awareness', 8));
    expect(pointsOf(found)).toEqual([20, -15]);
    expect(breaches(holding(found))).toEqual([]);
  });

  it('[RUN-TRE-12] that nobody can really have earns nothing; the trap it baits keeps what it earns', () => {
    const condition = { trigger: 'Climb the stair.', exposure: 'first' } as const;
    const stair = (waives: string[]) =>
      linesOf(
        holding(
          trap(roll('dodge', 6, { type: 'singular', condition }), [{ kind: 'damage', dam: 10 }], {
            gains: [{ kind: 'treasure', category: 'D' }],
            waives,
          }),
        ),
      );
    expect(stair(['treasure'])).toEqual([
      ['difficulty', 0],
      ['conditional', -20],
      ['firstExposure', -5],
      ['damage', 10],
      ['treasure', 0],
    ]);
    expect(stair([])).toContainEqual(['treasure', -40]);
  });
});

describe('a limit', () => {
  it('[RUN-RULING-T73] is the group’s to choose, and four events are the most with either', () => {
    const five = [fightEvent(), event(), event(), event(), event()];
    for (const baseLimit of [300, 350] as const) {
      const given = (events: typeof five) => encounter(events, { rulings: { baseLimit } });
      expect(priceOf(given(five.slice(0, 4))).totals.limit).toBe(baseLimit);
      expect(breaches(given(five.slice(0, 4)))).toEqual([]);
      expect(breaches(given(five))).toEqual(['events']);
    }
    expect(priceOf(encounter(five)).totals.limit).toBe(300);
  });
});
