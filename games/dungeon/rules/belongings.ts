// What Heroes and Bosses carry: gaining, using up, picking up. DUN-ITEM, DUN-RULING-30 and -33.

import { placeOf } from '@skald/games/grid-kit';
import { next } from '@skald/kernel';
import { HEROES, type Hero, ITEM, type Item, type ItemEffect, isHero, isObject } from '../content/index.ts';
import { lowerWard } from './bars.ts';
import { drawCards } from './deck.ts';
import { heroesOf, heroOf, isHeroModel, layout, quest, seatOfHero } from './models.ts';
import { barAt } from './numbers.ts';
import type { Model, State, Steps, Table } from './state.ts';

type EffectOf<T extends ItemEffect['type']> = Extract<ItemEffect, { type: T }>;

export const itemsWith = ({ items }: Model, effect: ItemEffect['type']): Item[] =>
  items.filter((item) => ITEM[item].effect.type === effect);

/** Takes one item of this name away. */
export function without(items: readonly Item[], item: Item): Item[] {
  const at = items.indexOf(item);
  return items.filter((_, i) => i !== at);
}

/** Uses an item; a One Use item is gone then. DUN-ITEM-02 */
export function spend<T extends ItemEffect['type']>(table: Table, one: Model, item: Item, _: T): EffectOf<T> {
  const { oneUse, effect } = ITEM[item];
  if (oneUse) one.items = without(one.items, item);
  table.tell?.({ type: 'used', model: one.id, item });
  return effect as EffectOf<T>;
}

/** Something found goes to the finder, unless it names another Hero. DUN-FURN-18, DUN-RULING-33 */
export function gain(table: Table, finder: Model, item: Item): void {
  const { state } = table;
  const { owners } = ITEM[item];
  const heroes = HEROES.filter((each) => owners?.includes(each));
  const hero = heroOf(finder);
  if (owners === null || owners.includes(hero)) give(table, hero, item);
  else {
    const there = heroes.filter((each) => heroesOf(state).some(({ type }) => type === each));
    bestow(table, item, there.length > 0 ? there : heroes);
  }
  if (isObject(item)) take(table, item);
}

/** Where more than one Hero could have it, their player decides. */
function bestow(table: Table, item: Item, heroes: Hero[]): void {
  const [first] = heroes;
  if (first === undefined) return void table.tell?.({ type: 'lostToTheDark', item });
  if (heroes.length === 1) return give(table, first, item);
  next(table, { step: 'bestow', seat: seatOfHero(table.state, first), item, heroes });
}

/** A Hero who is not on the board has it for the next adventure. */
export function give({ state, tell }: Table, hero: Hero, item: Item): void {
  const there = state.models.find(({ type }) => type === hero);
  if (there !== undefined) there.items = [...there.items, item];
  else {
    const gone = state.gone.find((one) => one.hero === hero);
    if (gone === undefined) return void tell?.({ type: 'lostToTheDark', item });
    gone.items = [...gone.items, item];
  }
  tell?.({ type: 'gained', hero, item });
}

/** An object leaves its place: an alarm, or a Ward that wanes. DUN-ADV-07, -10 */
function take(table: Table, object: State['taken'][number]): void {
  const { state } = table;
  state.taken.push(object);
  for (const special of quest(state).specials) {
    if (special.type === 'alarm' && special.object === object) drawCards(table, special.cards);
    if (special.type === 'unseals' && special.object === object) {
      const door = layout(state).barriers.find(({ mark }) => mark === special.door);
      const bar = door && barAt(state, placeOf(layout(state), door.squares[0] as number));
      if (bar !== undefined) lowerWard(table, bar, special.by, null);
    }
  }
}

/** What lies in a square goes to the Hero that enters it. DUN-RULING-30 */
export function pickUp({ state, tell }: Table, one: Model): void {
  const { type: hero, x, y } = one;
  if (!isHero(hero) || !isHeroModel(one)) return;
  for (const { item } of state.ground.filter((lying) => lying.x === x && lying.y === y)) {
    one.items = [...one.items, item];
    tell?.({ type: 'pickedUp', hero, item, x, y });
  }
  state.ground = state.ground.filter((lying) => lying.x !== x || lying.y !== y);
}

export const bestowSteps: Steps<'bestow'> = {
  bestow: {
    options: (_state, { heroes }) => heroes.map((hero) => ({ act: 'hero', hero })),
    answer: (table, { item }, { hero }) => give(table, hero, item),
  },
};
