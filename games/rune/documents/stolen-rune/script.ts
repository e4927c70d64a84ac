// How the encounters of The Stolen Rune are written down: the facts are here, and the words come from whoever tells the
// tale. Everything is known by its line of the ledger: `s2-6` is RUN-STOLEN-2.6.

import type { z } from 'zod';
import type { Ability } from '../../content/abilities.ts';
import type { BattleMap } from '../../content/battle-map.ts';
import type { RollType } from '../../content/design/rolls.ts';
import type { Foe } from '../../content/foes.ts';
import type { Threat } from '../../content/threats.ts';
import type { EffectSchema } from '../encounter/effect-schema.ts';
import type { GainSchema } from '../encounter/gain-schema.ts';
import type { Condition, RollSchema } from '../encounter/roll-schema.ts';
import { type Encounter, EncounterSchema } from '../encounter/schema.ts';

export const ENCOUNTER_KEYS = [
  'taken-in-the-night',
  'lava',
  'downfall',
  'temple-of-loki',
  'jellyfish',
  'longship',
  'rescue',
] as const;
export type EncounterKey = (typeof ENCOUNTER_KEYS)[number];

/** With the book's numbers, or with such as the rules of design allow. RUN-RULING-R72 */
export type Edition = 'printed' | 'balanced';

export type Bilingual = { readonly en: string; readonly de: string };

interface EventTale {
  readonly title: Bilingual;
  readonly location: Bilingual;
  readonly summary: Bilingual;
  readonly narration: Bilingual;
  readonly inspection: Bilingual;
  readonly background: Bilingual;
}

interface ElementTale {
  readonly name: Bilingual;
  readonly how?: Bilingual;
  readonly trigger?: Bilingual;
  readonly inspection?: Bilingual;
  readonly background?: Bilingual;
}

/** The words of one encounter. */
export interface EncounterTale {
  readonly name: Bilingual;
  readonly concept: Bilingual;
  readonly events: Readonly<Record<string, EventTale>>;
  readonly elements: Readonly<Record<string, ElementTale>>;
  readonly foes: Readonly<Record<string, Bilingual>>;
  readonly tactics?: Readonly<Record<string, Bilingual>>;
}
export type Tale = Readonly<Record<EncounterKey, EncounterTale>>;

/** Fights that the book draws. RUN-STOLEN-90 */
export const MAP_KEYS = [
  'lava-e4',
  'downfall-e3',
  'temple-of-loki-e3',
  'jellyfish-e1',
  'longship-e3',
  'rescue-e2',
  'rescue-e3',
] as const;
type MapKey = (typeof MAP_KEYS)[number];
export type StolenMaps = Readonly<Record<MapKey, BattleMap>>;

type GivenEncounter = z.input<typeof EncounterSchema>;
type GivenEvent = GivenEncounter['events'][number];
type GivenElement = NonNullable<GivenEvent['elements']>[number];
type GivenRoll = z.input<typeof RollSchema>;
type GivenMethod = GivenRoll['methods'][number];
type GivenFoe = NonNullable<GivenEvent['combat']>['foes'][number];
type GivenGain = z.input<typeof GainSchema>;
type Nameless<T> = T extends unknown ? Omit<T, 'id'> : never;
type GivenEffect = Nameless<z.input<typeof EffectSchema>>;

/** What is rolled: an Ability, perhaps with a Characteristic that is not its own, or something else. */
type Rolled = Ability | Pick<GivenMethod, 'ability' | 'characteristic' | 'score'>;
const methodOf = (rolled: Rolled): GivenMethod =>
  typeof rolled === 'string' ? { ability: rolled, characteristic: null } : rolled;
const nameOf = (rolled: Rolled): string =>
  typeof rolled === 'string'
    ? rolled
    : (rolled.ability ?? rolled.characteristic?.toLowerCase() ?? rolled.score ?? 'roll');

/** By which other elements name it: `s1-5-dodge`. */
export const roll = (
  element: string,
  rolled: Rolled,
  difficulty: number,
  type: RollType,
  what: Partial<GivenRoll> = {},
): GivenRoll => ({
  id: `${element}-${nameOf(rolled)}`,
  methods: [methodOf(rolled)],
  against: { kind: 'difficulty', difficulty },
  type,
  ...what,
});

/** Several ways to do it. */
export const ways = (...rolled: readonly Rolled[]): GivenMethod[] => rolled.map(methodOf);

/** RUN-STOLEN-00a: six players who have just begun. */
export const GROUP = { heroes: 6, totals: [0, 0, 0, 0, 0, 0] };

export type Script = ReturnType<typeof scriptOf>;

export function scriptOf(edition: Edition, tale: EncounterTale) {
  const told = (id: string): ElementTale => {
    // A second element of one line may share its words.
    const found = tale.elements[id] ?? tale.elements[id.replace(/[a-z]$/, '')];
    if (found === undefined) throw new Error(`the tale says nothing of ${id}`);
    return found;
  };
  const how = (id: string): Bilingual => told(id).how ?? told(id).trigger ?? told(id).name;
  const element = (id: string, what: Omit<GivenElement, 'id' | 'name'>): GivenElement => ({
    id,
    name: told(id).name,
    inspection: told(id).inspection ?? '',
    background: told(id).background ?? '',
    ...what,
  });
  /** One of many goes by a number where the tale has no name for him. */
  const foeName = (id: string): Bilingual => {
    const own = tale.foes[id];
    const [, kind = id, number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
    const one = own ?? tale.foes[kind];
    if (one === undefined) throw new Error(`the tale has no name for ${id}`);
    return own ?? { en: `${one.en} ${number}`, de: `${one.de} ${number}` };
  };

  return {
    edition,
    /** Of the book, or ours. */
    either: <const Book, const Ours>(book: Book, ours: Ours): Book | Ours =>
      edition === 'printed' ? book : ours,
    /** What the group agrees to, or the designer leaves unclaimed, in the book's edition alone. */
    onlyPrinted: (...codes: readonly string[]): string[] => (edition === 'printed' ? [...codes] : []),
    how,
    name: (id: string): Bilingual => told(id).name,

    encounter: (what: Pick<GivenEncounter, 'kind' | 'hook' | 'beginner' | 'events' | 'waivers'>): Encounter =>
      EncounterSchema.parse({
        skald: 'encounter',
        version: 1,
        name: tale.name,
        concept: tale.concept,
        group: GROUP,
        ...what,
      }),

    event(id: string, what: Omit<GivenEvent, 'id' | keyof EventTale>): GivenEvent {
      const words = tale.events[id];
      if (words === undefined) throw new Error(`the tale says nothing of ${id}`);
      const { title, location, summary, narration, inspection, background } = words;
      return { id, title, location, summary, narration, inspection, background, ...what };
    },

    fight: (event: string, ...foes: readonly (readonly GivenFoe[])[]) => ({
      foes: foes.flat(),
      tactics: tale.tactics?.[event] ?? '',
    }),

    foes: (
      ids: readonly string[],
      kind: Foe,
      threat: Threat,
      what: Partial<GivenFoe> = {},
    ): readonly GivenFoe[] => ids.map((id) => ({ id, name: foeName(id), kind, threat, ...what })),

    trap: (
      id: string,
      avoid: GivenRoll | null,
      effects: readonly GivenEffect[],
      what: Partial<GivenElement> = {},
    ): GivenElement =>
      element(id, {
        nature: 'trap',
        roll: avoid,
        // One of a kind is enough for every trap of this adventure.
        effects: effects.map((effect) => ({ id: `${id}-${effect.kind.toLowerCase()}`, ...effect })),
        ...what,
      }),

    gain: (
      id: string,
      won: GivenRoll | null,
      gains: readonly GivenGain[],
      what: Partial<GivenElement> = {},
    ): GivenElement =>
      element(id, {
        nature: 'gain',
        roll: won,
        ...(won === null && { how: how(id) }),
        gains: [...gains],
        ...what,
      }),

    task: (id: string, done: GivenRoll | null, what: Partial<GivenElement> = {}): GivenElement =>
      element(id, { nature: 'task', roll: done, ...(done === null && { how: how(id) }), ...what }),

    /** Something that can be noticed or known, and is worth no more than the trying. */
    freestanding: (id: string, tried: GivenRoll, what: Partial<GivenElement> = {}): GivenElement =>
      element(id, { nature: 'freestanding', roll: tried, ...what }),

    /** What somebody must do to be struck. */
    condition: (id: string, exposure: 'first' | 'remains', most: number | null = null): Condition => ({
      trigger: told(id).trigger ?? how(id),
      exposure,
      most,
    }),
  };
}

/** So many that have only a number. */
export const numbered = (kind: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${kind}-${from + i}`);

export const treasures = (...categories: readonly ('A' | 'B' | 'C' | 'D' | 'E' | 'F')[]): GivenGain[] =>
  categories.map((category) => ({ kind: 'treasure', category }));
