// What parts of an encounter are called where others refer to them.

import type { Language } from '@skald/text';
import { type ListedRoll, type Step, stepsOf } from '../../documents/encounter/order.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { said } from '../encounter.ts';
import { ABILITY_NAMES, STATISTIC_SHORT } from '../lexicon.ts';
import { NAMES } from '../names.ts';

/** “Dodge: The beam” */
export function rollName({ ability, score }: ListedRoll, { element }: Step, language: Language): string {
  const what =
    score !== null
      ? STATISTIC_SHORT[score][language]
      : ability === null
        ? '…'
        : ABILITY_NAMES[ability][language];
  return element === null ? what : `${what}: ${said(element.name, language)}`;
}

/** An event, an element, a roll or a foe by its id; the id itself where nothing bears it. */
export function nameOf(id: string, encounter: Encounter, language: Language): string {
  for (const { id: own, title, combat } of encounter.events) {
    if (own === id) return said(title, language);
    const foe = combat?.foes.find((one) => one.id === id);
    if (foe !== undefined) return said(foe.name, language);
  }
  for (const step of stepsOf(encounter, encounter.group.heroes)) {
    if (step.element?.id === id) return said(step.element.name, language);
    const roll = step.rolls.find((one) => one.id === id);
    if (roll !== undefined) return rollName(roll, step, language);
  }
  return id;
}

export const namesOf = (ids: readonly string[], encounter: Encounter, language: Language): string =>
  NAMES[language].list(ids.map((id) => nameOf(id, encounter, language)));
