// Heroes with their spells and items, the Overlord with his deck and pool, rewards.

import type { DocumentPath, Problem } from '@skald/kernel';
import { modelFacts } from '../../content/cards.ts';
import { ITEM, type Item } from '../../content/items.ts';
import { type Boss, type Hero, isBoss, type Minion } from '../../content/models.ts';
import { OVERLORD } from '../../content/overlords.ts';
import { layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { SPELL } from '../../content/spells.ts';
import { advice, problem } from './problem.ts';
import { squareOf } from './squares.ts';

export function checkParty(quest: Quest): Problem[] {
  return [...heroes(quest), ...bosses(quest), ...finds(quest), ...overlord(quest), ...rewards(quest)];
}

function heroes({ heroes: all }: Quest): Problem[] {
  const rule = 'DUN-SPELL-01';
  return all.flatMap(({ hero, items, spells }, i) => [
    ...spells.flatMap((spell, j) =>
      SPELL[spell].casters.includes(hero)
        ? []
        : [problem('spellNotForCaster', ['heroes', i, 'spells', j], { params: { hero, spell }, rule })],
    ),
    ...misplaced(hero, items, ['heroes', i, 'items']),
  ]);
}

function bosses(quest: Quest): Problem[] {
  return layoutOf(quest).figures.flatMap(({ type, square, items }) => {
    const i = quest.figures.findLastIndex(({ at }) => squareOf(quest.map, at) === square);
    return isBoss(type) ? misplaced(type, items, ['figures', i, 'items']) : [];
  });
}

/** Items that name their owner, in other hands. */
function misplaced(owner: Hero | Boss, items: readonly Item[], list: DocumentPath): Problem[] {
  return items.flatMap((item, i) => (mayOwn(owner, item) ? [] : [notForOwner([...list, i], owner, item)]));
}

const notForOwner = (path: DocumentPath, owner: Hero | Boss, item: Item): Problem =>
  problem('itemNotForOwner', path, { params: { owner, item }, rule: 'DUN-ITEM-01' });

/** What Heroes can find must be of use to one of them. DUN-RULING-33 */
function finds(quest: Quest): Problem[] {
  const places = [
    ...quest.chests.map(({ contents }, i) => ({ list: ['chests', i, 'contents'], items: contents })),
    ...quest.searches.map((search, i) =>
      'every' in search
        ? { list: ['searches', i, 'roll'], items: search.roll }
        : { list: ['searches', i, 'items'], items: search.items },
    ),
  ];
  const useful = (item: Item): boolean => quest.heroes.some(({ hero }) => mayOwn(hero, item));
  return places.flatMap(({ list, items }) =>
    items.flatMap((item, i) =>
      item === null || useful(item)
        ? []
        : [advice('itemForNobody', [...list, i], { params: { item }, rule: 'DUN-RULING-33' })],
    ),
  );
}

function overlord({ overlord: { type, deck, pool } }: Quest): Problem[] {
  const most = OVERLORD[type].deck.length;
  const large = (Object.keys(pool) as Minion[]).filter((minion) => modelFacts(minion).size === 2);
  return [
    ...(deck > most
      ? [problem('deckTooLarge', ['overlord', 'deck'], { params: { deck, most }, rule: 'DUN-CONTENT-01' })]
      : []),
    ...large.map((minion) =>
      problem('poolTooLarge', ['overlord', 'pool', minion], { params: { minion }, rule: 'DUN-RULING-27' }),
    ),
  ];
}

function rewards({ heroes: all, rewards: given }: Quest): Problem[] {
  const present = all.map(({ hero }) => hero);
  return given.flatMap(({ item, to }, i) => {
    if (to === 'each' || to === 'anyone') {
      const useful = present.some((hero) => mayOwn(hero, item));
      return useful ? [] : [advice('itemForNobody', ['rewards', i], { params: { item } })];
    }
    if (!present.includes(to)) return [problem('heroAbsent', ['rewards', i], { params: { hero: to } })];
    return mayOwn(to, item) ? [] : [notForOwner(['rewards', i], to, item)];
  });
}

/** What names no owner is for any Hero or Boss. */
function mayOwn(owner: Hero | Boss, item: Item): boolean {
  const { owners } = ITEM[item];
  return owners === null || owners.includes(owner);
}
