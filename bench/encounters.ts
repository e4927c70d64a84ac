// Encounters of Rune: what is worked out after every stroke of the designer.

import { encounterRules } from '@skald/rune/encounter';
import { LARGEST } from './fights.ts';
import { type Plan, percentile, processorTime, time } from './measure.ts';

type Encounter = ReturnType<typeof encounterRules.schema.parse>;

interface Quantiles {
  readonly median: number;
  readonly p99: number;
}

interface Looked {
  readonly events: number;
  readonly elements: number;
  readonly lines: number;
  /** Milliseconds to price and check what one stroke has made of it. */
  readonly stroke: Quantiles;
  /** The same where nothing of it has been looked at before. */
  readonly opened: Quantiles;
}

export interface EncounterPaths {
  /** The largest that the rules allow: nothing is wrong with it. */
  readonly legal: Looked;
  /** The largest that can be read at all. */
  readonly crowded: Looked;
}

export function encounterPaths(plan: Plan): EncounterPaths {
  const legal = legalEncounter();
  const faults = encounterRules.check(legal).filter(({ advice }) => !advice);
  if (faults.length > 0) throw new Error(`not legal: ${faults.map(({ code }) => code).join(', ')}`);
  return { legal: looked(plan, legal), crowded: looked(plan, crowdedEncounter()) };
}

const looked = (plan: Plan, encounter: Encounter): Looked => ({
  events: encounter.events.length,
  elements: encounter.events.reduce((sum, { elements }) => sum + elements.length, 0),
  lines: encounterRules.price?.(encounter).lines.length ?? 0,
  stroke: quantiles(plan, (i) => retitled(encounter, i)),
  opened: quantiles(plan, () => structuredClone(encounter)),
});

const SAMPLES = 200;

function quantiles({ warmUpMs }: Plan, make: (i: number) => Encounter): Quantiles {
  const look = (encounter: Encounter): void => {
    encounterRules.price?.(encounter);
    encounterRules.check(encounter);
  };
  let at = 0;
  time({ warmUpMs, rounds: 1 }, () => look(make(at++)));
  const ms = Array.from({ length: SAMPLES }, (_, i) => {
    const encounter = make(i);
    const from = processorTime();
    look(encounter);
    return processorTime() - from;
  });
  return { median: percentile(ms, 0.5), p99: percentile(ms, 0.99) };
}

/** Whoever changes a word leaves the maps as they were. */
const retitled = (encounter: Encounter, i: number): Encounter => ({
  ...encounter,
  events: encounter.events.map((event, e) => (e === 0 ? { ...event, title: `Stroke ${i}` } : event)),
});

const HEROES = 12;
const ELEMENTS = 40;

/** Four events, two of them fights, forty elements in each, and maps as large as they may be. */
const legalEncounter = (): Encounter =>
  encounterOf(
    [40, 20, 0, 0].map((foes, e) => ({
      ...eventOf(e, foes),
      elements: Array.from({ length: ELEMENTS }, (_, i) => (e > 1 && i < 4 ? trap(e, i) : trial(e, i))),
    })),
  );

/** As many events and foes as can be written down, and nothing but traps and hoards. */
const crowdedEncounter = (): Encounter =>
  encounterOf(
    Array.from({ length: 8 }, (_, e) => ({
      ...eventOf(e, 60),
      elements: Array.from({ length: ELEMENTS }, (_, i) => (i % 2 === 0 ? trap(e, i) : hoard(e, i))),
    })),
  );

const encounterOf = (events: readonly object[]): Encounter =>
  encounterRules.schema.parse({
    skald: 'encounter',
    version: 1,
    name: 'The largest',
    kind: 'climax',
    group: { heroes: HEROES, totals: Array.from({ length: HEROES }, () => 4_000) },
    events,
  });

const KINDS = ['slippery', 'uneven', 'slope', 'darkness', 'obstructed', 'gloom'] as const;
const FACTS = {
  slippery: { from: 1 },
  uneven: {},
  slope: { up: 0 },
  darkness: { torches: true },
  obstructed: {},
  gloom: { torches: true },
} as const;

/** Sixty zones, each over a third of the field. */
const crowdedMap = (): object => ({
  ...LARGEST,
  cell: 2,
  zones: Array.from({ length: 60 }, (_, i) => {
    const kind = KINDS[i % KINDS.length] as (typeof KINDS)[number];
    return {
      kind,
      ...FACTS[kind],
      area: Array.from({ length: 40 }, (_, y) => [(i * 7) % 40, y, 20]),
    };
  }),
});

const eventOf = (e: number, foes: number): object => ({
  id: `event-${e}`,
  title: `Event ${e}`,
  location: `Place ${e}`,
  summary: 'Much happens.',
  map: foes === 0 ? null : crowdedMap(),
  claims: foes === 0 ? [] : ['slippery', 'slope', 'uneven'],
  combat:
    foes === 0
      ? null
      : {
          foes: Array.from({ length: foes }, (_, i) => ({
            id: `foe-${e}-${i}`,
            name: `Goblin ${i}`,
            kind: 'rock-goblin',
            threat: 'pitiful',
          })),
        },
});

const rollOf = (id: string, difficulty: number): object => ({
  id,
  methods: [{ ability: 'dodge', characteristic: null }],
  against: { kind: 'difficulty', difficulty },
  type: 'standard',
});

const trial = (e: number, i: number): object => ({
  id: `trial-${e}-${i}`,
  name: 'A trial',
  nature: 'freestanding',
  roll: rollOf(`trial-roll-${e}-${i}`, 14),
});

const trap = (e: number, i: number): object => ({
  id: `trap-${e}-${i}`,
  name: 'A trap',
  nature: 'trap',
  roll: rollOf(`trap-roll-${e}-${i}`, 6),
  effects: [
    { id: `harm-${e}-${i}`, kind: 'damage', dam: 5 },
    { id: `daze-${e}-${i}`, kind: 'impairment', points: 1, until: `trial-${e}-${i + 8}` },
  ],
});

const hoard = (e: number, i: number): object => ({
  id: `hoard-${e}-${i}`,
  name: 'A hoard',
  nature: 'gain',
  roll: rollOf(`hoard-roll-${e}-${i}`, 6),
  gains: [
    { kind: 'treasure', category: 'A' },
    { kind: 'silver', ounces: 1 },
  ],
});
