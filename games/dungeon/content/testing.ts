// A whole quest around a few drawn rows, for tests.

import { HEROES } from './models.ts';
import { MODEL_LETTERS } from './quest/drawing.ts';
import type { Quest } from './quest/schema.ts';

/** Heroes are those that are drawn; the rest is plain unless it is given. */
export function sketch(map: readonly string[], given: Partial<Quest> = {}): Quest {
  const drawn = new Set([...map.join('')].map((letter) => MODEL_LETTERS[letter]));
  return {
    skald: 'quest',
    version: 1,
    id: 'sketch',
    title: { en: 'Sketch', de: 'Skizze' },
    story: { en: 'A trial.', de: 'Eine Probe.' },
    aftermath: { en: 'Done.', de: 'Fertig.' },
    map: [...map],
    heroes: HEROES.filter((hero) => drawn.has(hero)).map((hero) => ({ hero, items: [], spells: [] })),
    legendary: false,
    overlord: { type: 'necromancer', commands: 2, deck: 12, pool: {} },
    doors: [...new Set(map.join('').match(/\d/g))].map((door) => ({ door, lock: 'L1' })),
    chests: [],
    searches: [],
    figures: [],
    victory: { heroes: [{ type: 'allLeave' }], crippled: 'one', deckOut: 'overlordWins' },
    specials: [],
    rewards: [],
    ...given,
  };
}
