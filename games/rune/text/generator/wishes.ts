// What whoever asks for an encounter or an adventure may wish for.

import { ENCOUNTER_KINDS } from '../../content/design/budget.ts';
import { THEME_NAMES } from '../../content/fights.ts';
import { HEROES } from '../../content/generating/budget.ts';
import { SCENES } from '../../content/generating/scenes.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { generateAdventure, generateEncounter, generateQuickEncounter } from './index.ts';

const MOST_POINTS = 100_000;

const COMMON = {
  heroes: HEROES,
  /** Victory points that each of the players has. RUN-BUDGET-05 */
  points: { least: 0, most: MOST_POINTS },
  place: [...SCENES, 'any'],
  foes: THEME_NAMES,
} as const;

type Wishes = Readonly<Record<string, string | number>>;

const oneOf = <T extends string>(list: readonly T[], given: unknown): T | undefined =>
  list.find((one) => one === given);

function common(wishes: Wishes) {
  const heroes = Number(wishes.heroes ?? HEROES.usual);
  const points = Number(wishes.points ?? 0);
  return {
    heroes,
    totals: Array.from({ length: heroes }, () => points),
    place: oneOf(COMMON.place, wishes.place) ?? ('any' as const),
    foes: oneOf(THEME_NAMES, wishes.foes) ?? ('any' as const),
  };
}

export const GENERATED_ENCOUNTERS = {
  wishes: { ...COMMON, kind: ENCOUNTER_KINDS, quick: ['yes'] },
  make: (seed: number, wishes: Wishes): Encounter => {
    const { heroes, totals, place, foes } = common(wishes);
    return wishes.quick === 'yes'
      ? generateQuickEncounter({ seed, heroes, place })
      : generateEncounter({
          seed,
          heroes,
          totals,
          place,
          foes,
          kind: oneOf(ENCOUNTER_KINDS, wishes.kind) ?? 'basic',
        });
  },
};

export const GENERATED_ADVENTURES = {
  wishes: { ...COMMON, plot: ['yes'] },
  make: (seed: number, wishes: Wishes): Adventure =>
    generateAdventure({ seed, ...common(wishes), form: wishes.plot === 'yes' ? 'plot' : 'basic' }),
};
