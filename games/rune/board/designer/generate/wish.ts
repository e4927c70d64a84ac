// What somebody wishes who wants an encounter made for him, and what he gets.

import type { EncounterKind } from '../../../content/design/budget.ts';
import type { Theme } from '../../../content/fights.ts';
import { HEROES } from '../../../content/generating/budget.ts';
import type { Scene } from '../../../content/generating/scenes.ts';
import { majorityTotal } from '../../../documents/encounter/budget.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { generateEncounter, generateQuickEncounter } from '../../../text/generator/index.ts';

export interface Wish {
  readonly seed: number;
  readonly heroes: number;
  /** Victory points that more than half of the players have. */
  readonly points: number;
  readonly kind: EncounterKind;
  readonly place: Scene | 'any';
  readonly foes: Theme;
  /** By the charts for those in a hurry. */
  readonly quick: boolean;
}

export const MOST_SEED = 999_999;

/** For the group that the encounter at hand is made for. */
export const wishFor = ({ group, kind }: Encounter, seed: number): Wish => ({
  seed,
  heroes: Math.min(HEROES.most, Math.max(HEROES.least, group.heroes)),
  points: Math.max(0, majorityTotal(group.totals)),
  kind,
  place: 'any',
  foes: 'any',
  quick: false,
});

/** For the same group where that is as wished, and in the same place of its adventure. */
export function wished(wish: Wish, { group, hook, kind }: Encounter): Encounter {
  const { seed, heroes, points, place, foes, quick } = wish;
  if (quick) return generateQuickEncounter({ seed, heroes, place });
  const isSame = heroes === group.heroes && points === Math.max(0, majorityTotal(group.totals));
  const totals = isSame ? group.totals : Array.from({ length: heroes }, () => points);
  const made = generateEncounter({
    seed,
    heroes,
    totals,
    kind: wish.kind,
    place,
    foes,
    // A cushion stays in the setting of its adventure. RUN-ADV-02
    ...(wish.kind === kind && kind !== 'basic' && { hook }),
  });
  return isSame ? { ...made, group } : made;
}
