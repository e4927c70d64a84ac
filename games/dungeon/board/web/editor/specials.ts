// Special rules as they begin when one takes them up, at the square under the cursor where they need one.

import type { FurnitureKind, Place, Quest, Special } from '../../../content/index.ts';
import { onSheet } from './squares.ts';

export const SPECIAL_TYPES: readonly Special['type'][] = [
  'weakness',
  'alarm',
  'unseals',
  'turningChamber',
  'levers',
  'caveIn',
];

export function newSpecial(quest: Quest, type: Special['type'], at: Place): Special {
  switch (type) {
    case 'weakness':
      return { type, object: 'heart-fragment', boss: 'elshara', armour: 1 };
    case 'alarm':
      return { type, object: 'book', cards: 1 };
    case 'unseals':
      return { type, object: 'seal-stone', door: quest.doors[0]?.door ?? '1', by: 1 };
    case 'turningChamber': {
      const [x, y] = at;
      const beside = (...places: Place[]): Place[] => places.filter((place) => onSheet(quest, place));
      return {
        type,
        from: at,
        to: at,
        northSouth: beside([x, y - 1], [x, y + 1]),
        eastWest: beside([x - 1, y], [x + 1, y]),
        open: 'northSouth',
        turnsFrom: 4,
      };
    }
    case 'levers':
      return { type, at: [at] };
    case 'caveIn':
      return { type, from: at, to: at };
  }
}

export const withSpecial = (quest: Quest, index: number, special: Special | null): Quest => ({
  ...quest,
  specials: quest.specials.flatMap((one, i) => (i !== index ? [one] : special === null ? [] : [special])),
});

export type RollSearch = Extract<Quest['searches'][number], { every: unknown }>;

/** What every piece of a kind may hold, by a die; null takes it away. */
export function withRoll(quest: Quest, every: FurnitureKind, roll: RollSearch['roll'] | null): Quest {
  const known = quest.searches.some((search) => 'every' in search && search.every === every);
  const others = quest.searches.flatMap((search) => {
    if (!('every' in search) || search.every !== every) return [search];
    return roll === null ? [] : [{ every, roll }];
  });
  return { ...quest, searches: known || roll === null ? others : [...others, { every, roll }] };
}
