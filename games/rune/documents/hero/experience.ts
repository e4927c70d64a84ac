// By what an Ability proves itself in an encounter. RUN-XP-02

import type { Ability, FightingAbility } from '../../content/abilities.ts';

/** What somebody did and succeeded in. */
export type Deed =
  /** A roll that the encounter's notes call for. */
  | { readonly deed: 'roll'; readonly ability: Ability }
  /** A blow or a shot that reached a foe, however it was warded. RUN-RULING-G76 */
  | { readonly deed: 'hit'; readonly ability: FightingAbility; readonly foe: boolean }
  /** Somebody recovered by his help. */
  | { readonly deed: 'healing'; readonly hero: boolean }
  /** An advantage on the battlefield. */
  | { readonly deed: 'advantage'; readonly ability: Ability };

/** Each once, however often it did. */
export const marksOf = (deeds: readonly Deed[]): Ability[] => [...new Set(deeds.flatMap(markOf))];

function markOf(deed: Deed): readonly Ability[] {
  switch (deed.deed) {
    case 'roll':
    case 'advantage':
      return [deed.ability];
    case 'hit':
      return deed.foe ? [deed.ability] : [];
    case 'healing':
      return deed.hero ? ['healer'] : [];
  }
}
