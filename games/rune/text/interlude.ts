// What texts look up between two encounters.

import type { Language } from '@skald/text';
import { heroNow } from '../documents/hero/now.ts';
import { costOf } from '../documents/hero/purchase.ts';
import type { State } from '../rules/fight/state.ts';
import { goodsOf, heroOf } from '../rules/sitting/interlude/goods.ts';
import { type Bustle, purchaseOf } from '../rules/sitting/interlude/improving.ts';
import { villageOf } from '../rules/sitting/interlude/village.ts';
import type { Side } from '../rules/sitting/interlude/words.ts';
import { itemName } from './items/index.ts';
import { NAMES } from './names.ts';

const THING: Readonly<Record<Language, string>> = { en: 'thing', de: 'Ding' };

/** What somebody has in this place of his list. */
export function thingAt(view: State, hero: string, thing: number, language: Language): string {
  const item = goodsOf(heroOf(view, hero))[thing];
  return item === undefined ? `${THING[language]} ${thing + 1}` : itemName(item, language);
}

/** Victory points that an act costs. */
export function costIn(view: State, act: Extract<Bustle, { hero: string }>): number {
  const purchase = purchaseOf(act);
  return purchase === null ? 0 : costOf(purchase, heroNow(heroOf(view, act.hero)), {});
}

/** The first of what lies there. */
export const firstFound = ({ sitting }: State, language: Language): string => {
  const item = sitting?.hoard[0]?.item;
  return item === undefined ? THING[language] : itemName(item, language);
};

export const hoardTold = ({ sitting }: State, language: Language): string =>
  NAMES[language].list((sitting?.hoard ?? []).map(({ item }) => itemName(item, language)));

/** “5 oz silver, Viking axe and 10 points”; nothing where that is all. */
export function sideText({ things, silver, points }: Side, language: Language): string {
  const names = NAMES[language];
  const all = [
    ...things.map((item) => itemName(item, language)),
    ...(silver > 0 ? [itemName({ kind: 'loot', form: 'silver', ounces: silver }, language)] : []),
    ...(points > 0 ? [names.points(points)] : []),
  ];
  return all.length === 0 ? { en: 'nothing', de: 'nichts' }[language] : names.list(all);
}

/** Ounces that the village has had so far. */
export const villageSilver = ({ sitting }: State): number =>
  sitting === undefined ? 0 : villageOf(sitting).silver;
