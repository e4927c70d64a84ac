// Who stands on the board: finding models, their cards, their sides.

import { squareAt, squaresOf } from '@skald/games/grid-kit';
import type { Seat } from '@skald/kernel';
import {
  type Hero,
  ITEM,
  type Item,
  type ItemEffect,
  isHero,
  isMinion,
  type Layout,
  layoutOf,
  type ModelFacts,
  modelFacts,
  type Place,
  type Quest,
  questOf,
  type Spell,
  type Square,
} from '../content/index.ts';
import { hasInFrontArc } from './geometry/arcs.ts';
import type { Base } from './geometry/base.ts';
import { type Terrain, terrainOf } from './geometry/terrain.ts';
import type { Dungeon, Mark, Model, Side, SpellCard, State } from './state.ts';
import { type Add, UNHEARD } from './sums.ts';

export const quest = (state: State): Quest => questOf(state.options.quest);
export const layout = (state: State): Layout => terrain(state).layout;

const terrains = new WeakMap<Dungeon, Terrain>();

/** What was asked for last: most questions come many at a time about one state. */
let lastQuest: State['options']['quest'] | null = null;
let lastDungeon: Dungeon | null = null;
let lastTerrain: Terrain | null = null;

/** The dungeon as it is now. */
export function terrain(state: State): Terrain {
  if (lastTerrain !== null && lastDungeon === state.dungeon && lastQuest === state.options.quest)
    return lastTerrain;
  lastTerrain = findTerrain(state);
  lastDungeon = state.dungeon;
  lastQuest = state.options.quest;
  return lastTerrain;
}

function findTerrain(state: State): Terrain {
  const drawn = layoutOf(quest(state));
  const known = terrains.get(state.dungeon);
  if (known !== undefined && known.layout === drawn) return known;
  const { open } = state.dungeon;
  const built = terrainOf(drawn, {
    open: open.map((place) => drawn.barrierAt[squareAt(drawn, place)] as number).sort((a, b) => a - b),
    walled: walledUp(state).map((place) => squareAt(drawn, place)),
  });
  terrains.set(state.dungeon, built);
  return built;
}

/** Floor that nobody can enter or see through for now. DUN-ADV-08, -09 */
function walledUp(state: State): Place[] {
  const { chamber, caveIn } = state.dungeon;
  const walled: Place[] = caveIn === null ? [] : [caveIn];
  for (const special of quest(state).specials)
    if (special.type === 'turningChamber')
      walled.push(...(chamber === 'northSouth' ? special.eastWest : special.northSouth));
  return walled;
}

export const findModel = (state: State, id: string): Model | undefined => {
  for (const one of state.models) if (one.id === id) return one;
  return undefined;
};

export function model(state: State, id: string): Model {
  const found = findModel(state, id);
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
}

export const factsOf = (state: State, { type }: Model): ModelFacts =>
  modelFacts(type, quest(state).legendary);

export const sideOf = ({ type }: Pick<Model, 'type'>): Side => (isHero(type) ? 'heroes' : 'overlord');

/** The model of a Hero. */
type HeroModel<M extends Pick<Model, 'type'> = Model> = M & { readonly type: Hero };

export const isHeroModel = <M extends Pick<Model, 'type'>>(one: M): one is HeroModel<M> => isHero(one.type);

/** Which Hero a model is, where nobody else can be meant. */
export function heroOf({ id, type }: Model): Hero {
  if (!isHero(type)) throw new Error(`${id} is no Hero`);
  return type;
}
/** Heroes, and Bosses where that was agreed. DUN-ITEM-10 */
export const canUseItems = ({ options }: State, { type }: Pick<Model, 'type'>): boolean =>
  isHero(type) || (options.bossItems === true && !isMinion(type));
export const areEnemies = (a: Model, b: Model): boolean => sideOf(a) !== sideOf(b);
export const enemiesOf = (state: State, one: Model): Model[] =>
  state.models.filter((other) => areEnemies(one, other));
export const heroesOf = (state: State): HeroModel[] => state.models.filter((one) => isHeroModel(one));

export const overlordSeat = (state: State): Seat => state.seats.indexOf('overlord');

export const seatOfHero = (state: State, hero: Hero): Seat =>
  state.seats.findIndex((role) => role !== 'overlord' && role.includes(hero));

export const seatOf = (state: State, { type }: Model): Seat =>
  isHero(type) ? seatOfHero(state, type) : overlordSeat(state);

export const baseOf = (state: State, one: Model): Base => ({
  square: one.y * terrain(state).grid.width + one.x,
  facing: one.facing,
  size: modelFacts(one.type).size,
});

export const squaresUnder = (state: State, one: Model): Square[] =>
  squaresOf(terrain(state).grid, baseOf(state, one));

/** Whether `one` has `other`, or a part of it, in its front arc. */
export const threatens = (state: State, one: Model, other: Model): boolean =>
  isNear(one, other.x, other.y) &&
  hasInFrontArc(terrain(state).grid, baseOf(state, one), baseOf(state, other));

/** Whether anything that begins in this square could touch the model: most cannot. */
export const isNear = ({ x, y }: Model, otherX: number, otherY: number): boolean =>
  otherX - x <= 2 && x - otherX <= 2 && otherY - y <= 2 && y - otherY <= 2;

/** The enemies that have this model in their front arc. */
export const threateners = (state: State, one: Model): Model[] =>
  state.models.filter((other) => areEnemies(one, other) && threatens(state, other, one));

export const has = <T extends ItemEffect['type']>(one: Model, effect: T): boolean =>
  one.items.some((item) => ITEM[item].effect.type === effect);

/** What all items of a kind come to; those of the same name do not add up. DUN-RULING-33 */
export function sumOf<T extends ItemEffect['type']>(
  { items }: Model,
  type: T,
  value: (effect: Extract<ItemEffect, { type: T }>) => number,
  add: Add = UNHEARD,
): number {
  let sum = 0;
  items.forEach((item, i) => {
    const { effect } = ITEM[item];
    if (effect.type !== type || items.indexOf(item) !== i) return;
    const amount = value(effect as Extract<ItemEffect, { type: T }>);
    add(item, amount);
    sum += amount;
  });
  return sum;
}

export const markOf = <T extends Mark['type']>(one: Model, type: T): Extract<Mark, { type: T }> | undefined =>
  one.marks.find((mark) => mark.type === type) as Extract<Mark, { type: T }> | undefined;

/** DUN-DMG-08, -11, DUN-RULING-47 */
export function isInjured(state: State, one: Model): boolean {
  const { injuredFrom } = factsOf(state, one);
  return injuredFrom === null ? one.injured : one.wounds >= injuredFrom;
}

export const isLarge = (one: Model): boolean => modelFacts(one.type).size === 2;

/** What the Heroes carry, as often as they carry it. */
export const carried = (state: State, item: Item): number =>
  heroesOf(state).reduce((sum, { items }) => sum + items.filter((each) => each === item).length, 0);

/** A name that nothing on the board has had before. */
export function newId(state: State, type: Model['type']): string {
  if (!isMinion(type)) return type;
  const number = (state.numbers[type] ?? 0) + 1;
  state.numbers[type] = number;
  return `${type}-${number}`;
}

export const newModel = (id: string, type: Model['type'], [x, y]: Place, facing: Model['facing']): Model => ({
  id,
  type,
  x,
  y,
  facing,
  wounds: 0,
  injured: false,
  acted: false,
  items: [],
  spells: [],
  usedFeats: [],
  marks: [],
});

/** Ready spells: those of a Boss's card, or of the list the adventure gives a Hero. DUN-SPELL-02 */
export const spellCards = (
  type: Model['type'],
  spells: readonly Spell[] = modelFacts(type).spells,
): SpellCard[] => spells.map((spell) => ({ spell, turned: 0 }));
