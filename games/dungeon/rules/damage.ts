// What Hits do: wounds, bones, death. DUN-DMG, DUN-RULING-30, -31 and -47.

import {
  type Damage,
  damageOf,
  type Hero,
  ITEM,
  type Item,
  isBoss,
  isHero,
  isMinion,
  isObject,
  SPELL,
  WOUND_TRACK,
} from '../content/index.ts';
import type { Attack } from './agenda.ts';
import { spend } from './belongings.ts';
import { isInjured } from './models.ts';
import { bringSummons } from './placing.ts';
import type { Model, Table } from './state.ts';

/** The damage of one attack. DUN-DMG-01, -05 */
export function harm(table: Table, target: Model, hits: number, { attacker, spell }: Attack): void {
  const { type } = target;
  if (isMinion(type)) return harmMinion(table, target, damageOf(type, hits), hits, attacker);
  if (hits === 0) return void table.tell?.({ type: 'unharmed', model: target.id, hits });
  if (!wound(table, target, attacker) || spell === null) return;
  const { effect } = SPELL[spell];
  if (effect.type === 'attack' && effect.summons !== null) bringSummons(table, effect.summons, target);
}

function harmMinion(table: Table, one: Model, damage: Damage, hits: number, by: string): void {
  const { id: model, type: modelType, x, y } = one;
  if (damage === 'none') return void table.tell?.({ type: 'unharmed', model, hits });
  if (damage === 'injured' && !one.injured) {
    one.injured = true;
    return void table.tell?.({ type: 'minionInjured', model, by });
  }
  remove(table, one);
  if (damage === 'bones') {
    addBones(table, x, y);
    table.tell?.({ type: 'boned', model, modelType, by, x, y });
  } else table.tell?.({ type: 'destroyed', model, modelType, by, x, y });
}

/** One wound, unless a Saint's Knucklebone wards it off. Returns whether it was suffered and survived. */
function wound(table: Table, one: Model, by: string): boolean {
  if (savedByBone(table, one)) return false;
  one.wounds++;
  if (one.wounds >= WOUND_TRACK) {
    cripple(table, one, by);
    return false;
  }
  const injured = isInjured(table.state, one);
  table.tell?.({ type: 'wounded', model: one.id, wounds: one.wounds, injured, by });
  return true;
}

/** DUN-ITEMCARD-17 */
function savedByBone(table: Table, one: Model): boolean {
  const item = one.items.find((each) => ITEM[each].effect.type === 'ignoresWound');
  if (item === undefined) return false;
  const { from } = spend(table, one, item, 'ignoresWound');
  if (table.roll(6, 'knucklebone') < from) return false;
  table.tell?.({ type: 'woundIgnored', model: one.id, item });
  return true;
}

export function heal(table: Table, one: Model, wounds: number, by: 'tough' | 'item' | 'spell'): void {
  const healed = Math.min(one.wounds, wounds);
  one.wounds -= healed;
  table.tell?.({ type: 'healed', model: one.id, wounds: healed, by });
}

/** The fifth wound: out of the game at once. DUN-DMG-13 */
function cripple(table: Table, one: Model, by: string): void {
  const { id: model, type: modelType, x, y } = one;
  remove(table, one);
  table.tell?.({ type: 'crippled', model, modelType, by, x, y });
  if (isBoss(modelType)) table.state.slain.push(modelType);
  if (isHero(modelType)) leaveBehind(table, modelType, one);
}

/** Objects stay on the board, the rest is out of play. DUN-RULING-30 */
function leaveBehind(table: Table, hero: Hero, { items, x, y }: Model): void {
  const { gone, ground } = table.state;
  gone.push({ hero, how: 'crippled', items: items.filter((item) => !isObject(item)) });
  for (const item of items.filter((each: Item) => isObject(each))) {
    ground.push({ item, x, y });
    table.tell?.({ type: 'dropped', hero, item, x, y });
  }
}

/** Takes a model off the board. A Minion of a listed type can be raised again; a caster's spells end. DUN-RULING-27 */
export function remove({ state }: Table, one: Model): void {
  state.models.splice(state.models.indexOf(one), 1);
  const { type } = one;
  if (isMinion(type) && state.pool[type] !== undefined) state.pool[type]++;
  for (const other of state.models)
    if (other.marks.some((mark) => mark.type === 'shielded' && mark.caster === one.id))
      other.marks = other.marks.filter((mark) => mark.type !== 'shielded' || mark.caster !== one.id);
}

/** Put on top of what lies there. DUN-RULING-31 */
function addBones({ state }: Table, x: number, y: number): void {
  const pile = state.bones.find((each) => each.x === x && each.y === y);
  if (pile === undefined) state.bones.push({ x, y, piles: 1 });
  else pile.piles++;
}
