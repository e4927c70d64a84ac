import { FastDice, LoadedDice } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { GROUND_WORTH, QUICK_GROUNDS } from '../../../content/quick/combat.ts';
import { PRIZES } from '../../../content/quick/prizes.ts';
import type { Threat } from '../../../content/threats.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { exitsPrice, featuresOf, NOTHING_PLACED } from '../../../documents/encounter/features.ts';
import { combatOf } from '../../../documents/encounter/fights.ts';
import { mixSheets } from '../../../documents/encounter/mix.ts';
import { priceOf } from '../../../documents/encounter/price/index.ts';
import { EncounterSchema } from '../../../documents/encounter/schema.ts';
import { QUICK_TALE } from '../../../text/generator/quick.ts';
import { groundOf, placesFor } from '../../space/index.ts';
import { filled } from '../filling.ts';
import { prizeElements, trapElement } from './elements.ts';
import { quickEncounter } from './encounter.ts';
import { faultsOf, type QuickFault } from './faults.ts';
import { quickField } from './field.ts';
import { type QuickSketch, rollSketch, sumsOfSketch, type TrapSketch } from './sketch.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const made = SEEDS.map((seed) => ({ seed, heroes: 2 + (seed % 7) })).map((request) => ({
  ...request,
  encounter: quickEncounter(request, QUICK_TALE),
}));

const trap = (dam: number | null = 20, what: Partial<TrapSketch> = {}): TrapSketch => ({
  difficulty: 6,
  roll: { ability: 'dodge', type: 'standard' },
  dam,
  ...what,
});
const plain: QuickSketch = {
  heroes: 4,
  events: [
    { traps: [trap()], prizes: [{ won: null, prize: 'treasure' }] },
    { traps: [trap()], prizes: [{ won: null, prize: 'treasure' }] },
  ],
  foe: 'dark-viking',
  threats: ['equal', 'equal', 'equal'],
  grounds: (['cover', 'levels', 'slopes'] as const).map((ground) => ({ ground, trap: trap(10) })),
};

describe('the worked example', () => {
  // One trap and one prize, then the same event again, then elf courtiers on the ground of the example.
  const event = [2, 2, 50, 5, 14, 78];
  const combat = [55, 4, 74, 37, 70];
  const traps = [5, 50, 5, 50, 5, 50];
  const dice = new LoadedDice([...event, ...event, ...combat, ...traps]);
  const sketch = rollSketch(dice, 4, 'literal');

  it('[RUN-QUICK-02] [RUN-QUICK-03] a trap of Difficulty 4 to jump over leaves 50 points, which buy Dam 30', () => {
    expect(sketch.events[0]?.traps).toEqual([
      { difficulty: 4, roll: { ability: 'jump', type: 'standard' }, dam: 30 },
    ]);
  });

  it('[RUN-QUICK-04] [RUN-QUICK-05] and one prize: two treasures for a bargain of Difficulty 6', () => {
    expect(sketch.events[0]?.prizes).toEqual([
      { won: { difficulty: 6, roll: { ability: 'bargain', type: 'rush' } }, prize: 'treasures' },
    ]);
  });

  it('[RUN-QUICK-07] the second event is rolled as the first', () => {
    expect(sketch.events).toHaveLength(2);
    expect(sketch.events[1]).toEqual(sketch.events[0]);
  });

  it('[RUN-QUICK-08] [RUN-QUICK-10] three elf courtiers for four heroes, and a trap for each of three features', () => {
    expect(sketch.foe).toBe('elf-courtier');
    expect(sketch.threats).toEqual(['equal', 'equal', 'equal']);
    expect(sketch.grounds.map(({ ground, trap: { dam } }) => [ground, dam])).toEqual([
      ['tubeStrikers', 20],
      ['levels', 15],
      ['slopes', 20],
    ]);
  });

  it('[RUN-QUICK-13] an event that spends 45 and earns 50 is paid', () => {
    const alone = { ...sketch, events: sketch.events.slice(0, 1), grounds: [] };
    expect(sumsOfSketch(alone)).toEqual({ spent: 45, earned: 50 });
  });
});

describe('dice', () => {
  it('[RUN-QUICK-08] are rolled again where a type may not be so dangerous, and for ground that is there already', () => {
    const simple = [1, 5, 45, 1, 33];
    const goblins = [58, 1, 2, 3, 4, 5];
    const ground = [1, 12, 37, 61, 61, 36];
    const dice = new LoadedDice([
      ...simple,
      ...simple,
      ...goblins,
      ...ground.slice(0, 4),
      5,
      45,
      5,
      45,
      5,
      45,
    ]);
    const sketch = rollSketch(dice, 4, 'literal');
    expect(sketch.foe).toBe('rock-goblin');
    expect(new Set(sketch.threats)).toEqual(new Set(['inferior']));
    expect(sketch.grounds.map((one) => one.ground)).toEqual(['cover', 'levels', 'slopes']);
    expect(dice.roll.bind(dice, 6)).toThrow();
  });

  it('[RUN-QUICK-08] never give a Terrifying foe to fewer than four', () => {
    for (const heroes of [2, 3])
      for (let seed = 0; seed < 200; seed++)
        expect(rollSketch(new FastDice(seed), heroes, 'literal').threats).not.toContain('terrifying');
  });

  it('[RUN-QUICK-15] [RUN-RULING-R33] are rolled again for a Difficulty that no budget pays', () => {
    const simple = [1, 5, 45, 1, 33];
    const fight = [1, 4, 1, 37, 61];
    const loaded = [...simple, ...simple, ...fight, 5, 45, 9, 45];
    const literal = rollSketch(new LoadedDice([...loaded, 5, 45]), 4, 'literal');
    expect(literal.grounds[1]?.trap).toEqual(trap(null, { difficulty: 8 }));
    const mended = rollSketch(new LoadedDice([...loaded, 10, 3, 5, 45]), 4, 'mended');
    expect(mended.grounds[1]?.trap).toEqual(trap(20, { difficulty: 5 }));
  });
});

describe('[RUN-QUICK-11] how many foes', () => {
  it.each<[Threat, number, number, Partial<Record<Threat, number>>]>([
    ['equal', 0, 4, { equal: 3 }],
    ['equal', 0, 6, { equal: 5 }],
    ['inferior', 0, 6, { inferior: 9 }],
    ['weak', 0, 6, { weak: 12 }],
    ['pitiful', 0, 4, { pitiful: 13 }],
    ['superior', 0, 5, { superior: 2, inferior: 1 }],
    ['terrifying', 0, 4, { terrifying: 1 }],
    ['exceptional', 0, 2, { superior: 1 }],
    ['terrifying', 8, 6, { terrifying: 1, pitiful: 1 }],
  ])('%s with %i tenths more for %i heroes', (threat, bonus, heroes, counts) => {
    const found = filled(threat, bonus, heroes) ?? [];
    expect(
      Object.fromEntries([...Map.groupBy(found, (one) => one)].map(([one, all]) => [one, all.length])),
    ).toEqual(counts);
  });
});

describe('[RUN-QUICK-15] what the charts give is not legal', () => {
  const [first, second] = plain.events;
  const withEvents = (
    prizes: QuickSketch['events'][number]['prizes'],
    traps = first!.traps,
  ): QuickSketch => ({
    ...plain,
    events: [{ traps, prizes }, second!],
  });
  const ground = (...grounds: readonly QuickSketch['grounds'][number]['ground'][]): QuickSketch['grounds'] =>
    grounds.map((one) => ({ ground: one, trap: trap(10) }));
  const shrine = { won: null, prize: 'thor' } as const;
  const balance = trap(1, { roll: { ability: 'balance', type: 'standard' } });
  const hard = { difficulty: 8, roll: { ability: 'dodge', type: 'standard' } } as const;

  it('but what is plain is', () => {
    expect(faultsOf(plain)).toEqual([]);
  });

  it.each<[QuickFault, QuickSketch]>([
    ['traps', { ...plain, events: [1, 2].map(() => ({ traps: [trap(1), trap(1), trap(1)], prizes: [] })) }],
    ['negativeBudget', { ...plain, grounds: [{ ground: 'levels', trap: trap(null) }] }],
    ['unpaid', withEvents([], [trap(50), trap(50)])],
    ['overLimit', withEvents(Array(9).fill({ won: hard, prize: 'cache' }), Array(4).fill(trap(30)))],
    ['shrines', withEvents([shrine, shrine])],
    ['healing', withEvents([{ won: null, prize: 'refuge' }], [trap(20)])],
    ['hostages', { ...plain, foe: 'wendol', grounds: ground('hostages') }],
    ['weird', { ...plain, grounds: ground('weirdDfn', 'weirdDam') }],
    ['treasures', withEvents(Array(5).fill({ won: null, prize: 'treasure' }))],
    ['clumping', withEvents([{ won: null, prize: 'cache' }], [balance, balance, balance, balance])],
  ])('%s', (fault, sketch) => {
    const found = faultsOf(sketch);
    expect(found).toContain(fault);
    expect(found.filter((one) => one !== fault && one !== 'unpaid')).toEqual([]);
  });

  it('nor are three shrines; two to different gods are, and so is healing of what hurt before', () => {
    const gods = (prize: 'odin-freyja') => ({ won: null, prize });
    expect(faultsOf(withEvents([gods('odin-freyja')]))).toEqual([]);
    expect(faultsOf(withEvents([gods('odin-freyja'), shrine]))).toEqual(['shrines']);
    expect(faultsOf(withEvents([{ won: null, prize: 'refuge' }], [trap(21)]))).toEqual([]);
    expect(faultsOf({ ...plain, grounds: ground('hostages') })).toEqual([]);
    expect(faultsOf({ ...plain, foe: 'other', grounds: ground('hostages') })).toEqual(['hostages']);
    expect(faultsOf(withEvents([], [balance, balance, balance]))).not.toContain('clumping');
    expect(faultsOf(withEvents([], Array(4).fill(trap(1))))).not.toContain('clumping');
  });
});

it('[RUN-QUICK-16] about two of five that the charts give are legal as they stand', () => {
  const dice = new FastDice(1);
  const count = 6000;
  const found = Array.from({ length: count }, (_, i) => faultsOf(rollSketch(dice, 2 + (i % 7), 'literal')));
  const share = (is: (faults: readonly QuickFault[]) => boolean): number => found.filter(is).length / count;
  const counted = share((faults) => faults.every((fault) => fault === 'hostages' || fault === 'clumping'));
  expect(Math.abs(counted - 0.4)).toBeLessThan(0.03);
  const shares: [QuickFault, number][] = [
    ['unpaid', 0.3],
    ['overLimit', 0.22],
    ['negativeBudget', 0.1],
    ['weird', 0.09],
    ['shrines', 0.08],
    ['healing', 0.05],
    ['traps', 0.04],
  ];
  for (const [fault, expected] of shares)
    expect(Math.abs(share((faults) => faults.includes(fault)) - expected), fault).toBeLessThan(0.06);
});

describe('a ground', () => {
  it('[RUN-RULING-R32] where heroes can hide is an ambush of theirs, and earns 30', () => {
    const hidden = made.flatMap(({ encounter }) =>
      encounter.events[2]!.elements.flatMap((element, i) =>
        element.id === 'hiding' ? [{ encounter, element, i }] : [],
      ),
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { encounter, element, i } of hidden) {
      expect(element).toMatchObject({
        gains: [{ kind: 'ambush' }],
        roll: { type: 'weakLink', methods: [{ ability: 'stealth' }], against: { difficulty: 8 } },
      });
      const lines = priceOf(encounter).lines.filter(
        ({ path }) => path[1] === 2 && path[2] === 'elements' && path[3] === i,
      );
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(-30);
    }
  });

  it.each(QUICK_GROUNDS.filter((ground) => ground !== 'hiding'))(
    '[RUN-QUICK-08] [RUN-QUICK-12] %s is drawn, and earns what the chart says',
    (ground) => {
      for (let seed = 0; seed < 8; seed++) {
        const { map, claims } = quickField(new FastDice(seed), [ground], 6);
        const features = featuresOf(map, NOTHING_PLACED, { foesSee: false });
        const claimed = features.filter(({ id }) => claims.includes(id));
        const points = claimed.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.points, 0);
        expect(points).toBe(-GROUND_WORTH[ground]);
      }
    },
  );

  it('[RUN-QUICK-12] has the way in, several ways out, and room for everybody', () => {
    for (const { encounter } of made) {
      const { map, combat } = encounter.events[2]!;
      expect(map?.objects.filter(({ kind }) => kind === 'exit').length).toBeGreaterThan(2);
      expect(exitsPrice(map!)).toBeNull();
      expect(map?.starts.foes.length).toBeGreaterThanOrEqual(combat?.foes.length ?? 0);
      const ground = groundOf(map!);
      expect(placesFor(ground, map!.starts.heroes, Array(8).fill(1))).not.toBeNull();
    }
  });
});

describe('prizes', () => {
  const won = { difficulty: 8, roll: { ability: 'bargain', type: 'rush' } } as const;
  const trials = (['lore', 'swim', 'healer'] as const).map((ability) => ({
    ability,
    type: 'noFault' as const,
  }));

  it.each(PRIZES)('[RUN-QUICK-17] %s: its Difficulty is charged once, whatever it holds', (prize) => {
    const bare = made[0]!.encounter;
    // Harm to heal, and nothing else.
    const harm = trapElement('harm', trap(40), 'before', QUICK_TALE);
    const priced = (...elements: ReturnType<typeof prizeElements>): readonly [number, number] => {
      const [event, ...rest] = bare.events;
      const fight = { ...rest[1], elements: [], claims: [] };
      const whole = EncounterSchema.parse({
        ...bare,
        events: [{ ...event, elements: [harm, ...elements] }, fight],
      });
      const { spent, earned } = priceOf(whole).totals;
      return [spent, earned];
    };
    const [spent, earned] = priced();
    const [more, all] = priced(...prizeElements('x', { won, prize }, QUICK_TALE, trials, false));
    expect([more - spent, all - earned]).toEqual([20, 30]);
  });

  it('[RUN-QUICK-06] without a roll are had by something simple, once the trap has gone off', () => {
    for (const prize of PRIZES) {
      const elements = prizeElements('x', { won: null, prize }, QUICK_TALE, trials, false);
      for (const { nature, roll, how } of elements)
        if (nature === 'gain') {
          expect(roll ?? null).toBeNull();
          expect(how).toMatchObject({ en: expect.stringMatching(/when the trap has gone off|has won/) });
        }
    }
  });

  it.each([
    [won, ['x', 'x', 'x']],
    [null, [null, null, null]],
  ])(
    '[RUN-QUICK-17] are trials of the roll before them, and stand for themselves without one: %#',
    (by, of) => {
      const trying = PRIZES.filter((prize) =>
        prizeElements('x', { won, prize }, QUICK_TALE, trials, false).some(
          ({ nature }) => nature === 'freestanding',
        ),
      );
      expect(trying).not.toEqual([]);
      for (const prize of trying)
        expect(
          prizeElements('x', { won: by, prize }, QUICK_TALE, trials, false)
            .filter(({ nature }) => nature === 'freestanding')
            .map(({ partOf }) => partOf),
        ).toEqual(of);
    },
  );

  it.each(PRIZES)('[RUN-QUICK-17] %s: what it holds is called by its names, one after the other', (prize) => {
    const { name, more } = QUICK_TALE.prizes[prize];
    const [first, ...rest] = prizeElements('x', { won, prize }, QUICK_TALE, trials, false);
    const called = first?.nature === 'task' ? [name, ...more] : more;
    expect(rest.map((one) => one.name)).toEqual(rest.map((_, i) => called[i] ?? name));
  });

  it('[RUN-QUICK-09] may be won from somebody instead', () => {
    const roll = (opposed: boolean) =>
      prizeElements('x', { won, prize: 'treasure' }, QUICK_TALE, trials, opposed)[0]?.roll?.against;
    expect(roll(false)).toEqual({ kind: 'difficulty', difficulty: 8 });
    expect(roll(true)).toMatchObject({ kind: 'opposed', bonus: 4, opponent: { en: 'The pedlar' } });
    const lore = { difficulty: 7, roll: { ability: 'lore', type: 'noFault' } } as const;
    const other = prizeElements('x', { won: lore, prize: 'treasure' }, QUICK_TALE, trials, true);
    expect(other[0]?.roll?.against).toEqual({ kind: 'difficulty', difficulty: 7 });
  });
});

describe('an encounter of the charts', () => {
  it('[RUN-QUICK-01] has three events, two of them without a fight, and costs no more than 300', () => {
    for (const { encounter } of made) {
      expect(encounter.events.map(({ combat }) => combat !== null)).toEqual([false, false, true]);
      expect(priceOf(encounter).totals.spent).toBeLessThanOrEqual(300);
    }
  });

  it('[RUN-QUICK-13] [RUN-QUICK-14] [RUN-QUICK-15] [RUN-RULING-R33] is legal, whatever the seed and however many heroes', () => {
    for (const { seed, heroes, encounter } of made) {
      const { spent, earned } = priceOf(encounter).totals;
      expect(earned, `seed ${seed}`).toBeGreaterThanOrEqual(spent);
      expect(
        check(encounter).filter(({ advice }) => !advice),
        `seed ${seed}`,
      ).toEqual([]);
      expect(mixSheets([combatOf(encounter, encounter.events[2]!)], heroes)[0]?.ok).toBe(true);
      expect(EncounterSchema.parse(encounter)).toEqual(encounter);
    }
  });

  it('[RUN-RULING-R33] lets the slain carry what is not earned otherwise', () => {
    const spoils = made.flatMap(({ encounter }) =>
      encounter.events[2]!.elements.filter(({ id }) => id === 'spoils').map((found) => ({
        encounter,
        found,
      })),
    );
    expect(spoils.length).toBeGreaterThan(0);
    for (const { encounter, found } of spoils) {
      expect(found).toMatchObject({ phase: 'after', roll: null, gains: [{ kind: 'treasure' }] });
      const without = {
        ...encounter,
        events: encounter.events.map((event) => ({
          ...event,
          elements: event.elements.filter((one) => one !== found),
        })),
      };
      const { spent, earned } = priceOf(without).totals;
      expect(spent).toBeGreaterThan(earned);
    }
  });

  it('[RUN-QUICK-14] is the same for the same seed, and another for another', () => {
    const bytes = made.map(({ encounter }) => JSON.stringify(encounter));
    expect(new Set(bytes).size).toBe(bytes.length);
    expect(JSON.stringify(quickEncounter({ seed: 7, heroes: 2 }, QUICK_TALE))).toBe(bytes[7]);
  });
});
