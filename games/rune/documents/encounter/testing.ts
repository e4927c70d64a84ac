// Encounters for tests, as plain as they come.

import { valueAt } from '@skald/kernel';
import type { z } from 'zod';
import type { Ability } from '../../content/abilities.ts';
import type { BattleMap } from '../../content/battle-map.ts';
import type { EffectSchema } from './effect-schema.ts';
import type { GainSchema } from './gain-schema.ts';
import { type EncounterPrice, priceOf } from './price/index.ts';
import type { RollSchema } from './roll-schema.ts';
import { type Encounter, type EncounterContext, EncounterSchema } from './schema.ts';

type Given<T extends z.ZodType> = z.input<T>;
export type GivenEncounter = Given<typeof EncounterSchema>;
export type GivenEvent = GivenEncounter['events'][number];
export type GivenElement = NonNullable<GivenEvent['elements']>[number];
export type GivenRoll = Given<typeof RollSchema>;
export type GivenEffect = Given<typeof EffectSchema>;
export type GivenGain = Given<typeof GainSchema>;

let made = 0;
const id = (): string => `x${made++}`;

const against = (difficulty: number) => ({ kind: 'difficulty', difficulty }) as const;

/** A roll with this Ability against this Difficulty. */
export const roll = (
  ability: Ability | null,
  difficulty: number,
  what: Partial<GivenRoll> = {},
): GivenRoll => ({
  id: id(),
  methods: [{ ability, characteristic: ability === null ? 'Sta' : null }],
  against: against(difficulty),
  type: 'standard',
  ...what,
});

type Loose<T> = T extends unknown ? Omit<T, 'id'> & { readonly id?: string } : never;

const effect = (given: Loose<GivenEffect>): GivenEffect => ({ id: id(), ...given }) as GivenEffect;

export const trap = (
  avoid: GivenRoll | null,
  effects: readonly Loose<GivenEffect>[],
  what: Partial<GivenElement> = {},
): GivenElement => ({
  id: id(),
  name: 'A trap',
  nature: 'trap',
  roll: avoid,
  effects: effects.map(effect),
  ...what,
});

export const gain = (
  gains: readonly GivenGain[],
  won: GivenRoll | null = null,
  what: Partial<GivenElement> = {},
): GivenElement => ({
  id: id(),
  name: 'A gain',
  nature: 'gain',
  roll: won,
  gains: [...gains],
  how: 'Take it.',
  ...what,
});

export const freestanding = (won: GivenRoll): GivenElement => ({
  id: id(),
  name: 'A trial',
  nature: 'freestanding',
  roll: won,
});

/** Four laborers, Equal, are three heroes' match; six heroes meet five of them. */
export const laborers = (count: number): NonNullable<GivenEvent['combat']> => ({
  foes: Array.from({ length: count }, (_, i) => ({
    id: `foe-${i}`,
    name: 'Laborer',
    kind: 'dwarf-laborer',
    threat: 'equal',
  })),
});

/** Twelve by twelve paces, cells of two: thirty-six of them. */
export const field = (what: Partial<BattleMap> = {}): BattleMap => ({
  skald: 'battle-map',
  version: 1,
  name: 'field',
  width: 12,
  height: 12,
  cell: 2,
  edge: 'open',
  walls: [],
  heights: [],
  zones: [],
  objects: [],
  starts: { heroes: [{ x: 0, y: 0 }], foes: [] },
  ...what,
});

/** So many rows of cells of that field. */
export const rows = (count: number, from = 0): BattleMap['walls'] =>
  Array.from({ length: 2 * count }, (_, i) => [0, 2 * from + i, 12]);

export const event = (what: Partial<GivenEvent> = {}): GivenEvent => {
  const name = id();
  return { id: name, title: 'An event', location: name, summary: 'Something happens.', ...what };
};

/** Six heroes against five laborers on a plain field, which is legal by itself. */
export const fightEvent = (what: Partial<GivenEvent> = {}): GivenEvent =>
  event({ combat: laborers(5), map: field(), ...what });

export const encounter = (events: readonly GivenEvent[], what: Partial<GivenEncounter> = {}): Encounter =>
  EncounterSchema.parse({
    skald: 'encounter',
    version: 1,
    name: 'An encounter',
    kind: 'basic',
    group: { heroes: 6 },
    events,
    ...what,
  });

/** Elements of the first event, with a fight after them. */
export const holding = (...elements: readonly GivenElement[]): Encounter =>
  encounter([event({ elements: [...elements] }), fightEvent()]);

/** Its price, each line of which leads to something in it. */
function priced(given: Encounter, context?: EncounterContext): EncounterPrice {
  const price = priceOf(given, context);
  const astray = price.lines.find(({ path }) => valueAt(given, path) === undefined);
  if (astray !== undefined) throw new Error(`${astray.code} leads to ${astray.path.join('.')}`);
  return price;
}

/** Codes and points of all lines. */
export const linesOf = (given: Encounter, context?: EncounterContext): [string, number][] =>
  priced(given, context).lines.map(({ code, points }) => [code, points]);

export const pointsOf = (...elements: readonly GivenElement[]): number[] =>
  priced(holding(...elements)).lines.map(({ points }) => points);

/** What is spent and what is earned by these. */
export const sumOf = (...elements: readonly GivenElement[]): [number, number] => {
  const { spent, earned } = priced(holding(...elements)).totals;
  return [spent, earned];
};
