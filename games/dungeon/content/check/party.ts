// Heroes with their spells and items, the Overlord with his deck and pool, rewards.

import { modelFacts } from '../cards.ts';
import { ITEM, type Item } from '../items.ts';
import { type Boss, type Hero, isBoss, type Minion } from '../models.ts';
import { OVERLORD } from '../overlords.ts';
import { layoutOf } from '../quest/layout.ts';
import type { Place, Quest } from '../quest/schema.ts';
import { SPELL } from '../spells.ts';
import { advice, type Problem, problem } from './problem.ts';
import { placeOf } from './squares.ts';

export function checkParty(quest: Quest): Problem[] {
  return [...heroes(quest), ...bosses(quest), ...finds(quest), ...overlord(quest), ...rewards(quest)];
}

function heroes({ heroes: all }: Quest): Problem[] {
  return all.flatMap(({ hero, items, spells }) => [
    ...spells
      .filter((spell) => !SPELL[spell].casters.includes(hero))
      .map((spell) => problem('spellNotForCaster', { params: { hero, spell }, rule: 'DUN-SPELL-01' })),
    ...misplaced(hero, items),
  ]);
}

function bosses(quest: Quest): Problem[] {
  return layoutOf(quest).figures.flatMap(({ type, square, items }) =>
    isBoss(type) ? misplaced(type, items, placeOf(quest.map, square)) : [],
  );
}

/** Items that name their owner, in other hands. */
function misplaced(owner: Hero | Boss, items: readonly Item[], at: Place | null = null): Problem[] {
  return items
    .filter((item) => !mayOwn(owner, item))
    .map((item) => problem('itemNotForOwner', { at, params: { owner, item }, rule: 'DUN-ITEM-01' }));
}

/** What Heroes can find must be of use to one of them. DUN-RULING-33 */
function finds(quest: Quest): Problem[] {
  const places = [
    ...quest.chests.map(({ at, contents }) => ({ at, items: contents })),
    ...quest.searches.map((search) =>
      'every' in search
        ? { at: null, items: search.roll.filter((prize) => prize !== null) }
        : { at: search.at, items: search.items },
    ),
  ];
  return places.flatMap(({ at, items }) =>
    items
      .filter((item) => !quest.heroes.some(({ hero }) => mayOwn(hero, item)))
      .map((item) => advice('itemForNobody', { at, params: { item }, rule: 'DUN-RULING-33' })),
  );
}

function overlord({ overlord: { type, deck, pool } }: Quest): Problem[] {
  const most = OVERLORD[type].deck.length;
  const large = (Object.keys(pool) as Minion[]).filter((minion) => modelFacts(minion).size === 2);
  return [
    ...(deck > most ? [problem('deckTooLarge', { params: { deck, most }, rule: 'DUN-CONTENT-01' })] : []),
    ...large.map((minion) => problem('poolTooLarge', { params: { minion }, rule: 'DUN-RULING-27' })),
  ];
}

function rewards({ heroes: all, rewards: given }: Quest): Problem[] {
  const present = all.map(({ hero }) => hero);
  return given.flatMap(({ item, to }) => {
    if (to === 'each' || to === 'anyone') {
      const useful = present.some((hero) => mayOwn(hero, item));
      return useful ? [] : [advice('itemForNobody', { params: { item } })];
    }
    if (!present.includes(to)) return [problem('heroAbsent', { params: { hero: to } })];
    return misplaced(to, [item]);
  });
}

/** What names no owner is for any Hero or Boss. */
function mayOwn(owner: Hero | Boss, item: Item): boolean {
  const { owners } = ITEM[item];
  return owners === null || owners.includes(owner);
}
