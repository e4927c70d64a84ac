// The board as a bot looks at it: every model with its numbers at hand.

import {
  type Facing,
  FEWEST_DICE,
  isBoss,
  isMinion,
  LEAST_ARMOUR,
  type ModelFacts,
  type Quest,
} from '../content/index.ts';
import type { Terrain } from '../rules/geometry/terrain.ts';
import { factsOf, has, isHeroModel, isInjured, markOf, quest, sumOf, terrain } from '../rules/models.ts';
import { armourOf } from '../rules/numbers.ts';
import type { Model, State } from '../rules/state.ts';
import { felling, hitChance } from './chances.ts';
import { bossWound, heroWound, MINION_WORTH } from './worth.ts';

/** Where something stands and looks. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly size: 1 | 2;
}

export interface Unit extends Stand {
  readonly model: Model;
  readonly facts: ModelFacts;
  readonly hero: boolean;
  /** Dice it attacks with, before circumstances. */
  readonly fight: number;
  readonly shot: number;
  readonly injured: number;
  readonly armour: number;
  readonly magicArmour: number;
  /** Never outnumbered, nothing from behind. */
  readonly stance: boolean;
}

export interface Field {
  readonly state: State;
  readonly quest: Quest;
  readonly terrain: Terrain;
  readonly width: number;
  readonly heroes: readonly Unit[];
  readonly foes: readonly Unit[];
  /** By square: 1 under a model. */
  readonly occupied: Uint8Array;
  /** What has been found out about lines of sight, by both squares. */
  readonly lines: Map<number, boolean>;
  readonly roundsLeft: number;
}

export function survey(state: State): Field {
  const ground = terrain(state);
  const { width, size } = ground.grid;
  const heroes: Unit[] = [];
  const foes: Unit[] = [];
  const occupied = new Uint8Array(size);
  for (const model of state.models) {
    const unit = unitOf(state, model);
    (unit.hero ? heroes : foes).push(unit);
    for (let y = unit.y; y < unit.y + unit.size; y++)
      for (let x = unit.x; x < unit.x + unit.size; x++) occupied[y * width + x] = 1;
  }
  return {
    state,
    quest: quest(state),
    terrain: ground,
    width,
    heroes,
    foes,
    occupied,
    lines: new Map(),
    roundsLeft: state.overlord.pile + 1,
  };
}

function unitOf(state: State, model: Model): Unit {
  const facts = factsOf(state, model);
  const injured = isInjured(state, model) && !has(model, 'ignoresInjury') ? 1 : 0;
  const guided = markOf(model, 'guided')?.dice ?? 0;
  return {
    model,
    facts,
    x: model.x,
    y: model.y,
    facing: model.facing,
    size: facts.size,
    hero: isHeroModel(model),
    fight: facts.combat + guided + sumOf(model, 'fightDice', ({ dice }) => dice),
    shot: facts.shooting === null ? 0 : facts.shooting + guided,
    injured,
    armour: armourOf(state, model),
    magicArmour: armourOf(state, model, 'magic'),
    stance: markOf(model, 'stance') !== undefined,
  };
}

export const unitNamed = ({ heroes, foes }: Field, id: string): Unit =>
  (heroes.find(({ model }) => model.id === id) ?? foes.find(({ model }) => model.id === id)) as Unit;

/** Whether a square lies beside or before a stand, however far. */
export function isAhead({ x, y, facing, size }: Stand, toX: number, toY: number): boolean {
  if (facing === 'N') return toY < y + size;
  if (facing === 'S') return toY >= y;
  return facing === 'E' ? toX >= x : toX < x + size;
}

/** The ways to look, as bits in the order of `FACINGS`, that have a square beside or before one who stands here. */
export const facingsTo = ({ x, y, size }: Stand, toX: number, toY: number): number =>
  (toY < y + size ? 1 : 0) | (toX >= x ? 2 : 0) | (toY >= y ? 4 : 0) | (toX < x + size ? 8 : 0);

/** The ways to look that have any square of another in the front arc. */
export function frontFacings(one: Stand, other: Stand): number {
  if (isApart(one, other)) return 0;
  let ways = 0;
  for (let y = other.y; y < other.y + other.size; y++)
    for (let x = other.x; x < other.x + other.size; x++)
      if (isBeside(one, x, y)) ways |= facingsTo(one, x, y);
  return ways;
}

export const isBeside = ({ x, y, size }: Stand, toX: number, toY: number): boolean =>
  toX >= x - 1 &&
  toX <= x + size &&
  toY >= y - 1 &&
  toY <= y + size &&
  !(toX >= x && toX < x + size && toY >= y && toY < y + size);

/** Too far from each other to touch. */
const isApart = (one: Stand, other: Stand): boolean =>
  other.x > one.x + one.size ||
  one.x > other.x + other.size ||
  other.y > one.y + one.size ||
  one.y > other.y + other.size;

/** Whether a stand has any square of another in its front arc. */
export function faces(one: Stand, other: Stand): boolean {
  if (isApart(one, other)) return false;
  for (let y = other.y; y < other.y + other.size; y++)
    for (let x = other.x; x < other.x + other.size; x++)
      if (isBeside(one, x, y) && isAhead(one, x, y)) return true;
  return false;
}

export function areBeside(one: Stand, other: Stand): boolean {
  if (isApart(one, other)) return false;
  for (let y = other.y; y < other.y + other.size; y++)
    for (let x = other.x; x < other.x + other.size; x++) if (isBeside(one, x, y)) return true;
  return false;
}

const isBehind = (defender: Stand, attacker: Stand): boolean => {
  for (let y = attacker.y; y < attacker.y + attacker.size; y++)
    for (let x = attacker.x; x < attacker.x + attacker.size; x++) if (isAhead(defender, x, y)) return false;
  return true;
};

/** How many enemies have it before them; Large ones count twice against others. */
export const pressOn = (one: Stand, enemies: readonly Unit[], but: Unit | null = null): number => {
  let press = 0;
  for (const enemy of enemies) if (enemy !== but && faces(enemy, one)) press += enemy.size > one.size ? 2 : 1;
  return press;
};

/** How likely an attack is to wound a Hero or Boss. */
export function woundChance(dice: number, target: Unit, penalties: number, magic = false): number {
  const { defence, armour } = defenceOf(target, penalties, magic);
  return hitChance(Math.max(FEWEST_DICE, dice), defence, armour);
}

/** Penalties beyond two dice lower the Armour; magic knows none. */
function defenceOf({ facts: { combat }, armour, magicArmour }: Unit, penalties: number, magic: boolean) {
  if (magic) return { defence: combat, armour: magicArmour };
  const rest = Math.max(0, penalties - Math.max(0, combat - FEWEST_DICE));
  return {
    defence: Math.max(FEWEST_DICE, combat - penalties),
    armour: Math.max(LEAST_ARMOUR, armour - rest),
  };
}

/** What an attack is worth to the attacker's side: lives taken, wounds given. */
export function blow(field: Field, dice: number, target: Unit, penalties: number, magic = false): number {
  const { type } = target.model;
  if (isMinion(type)) {
    const { defence, armour } = defenceOf(target, penalties, magic);
    const { bones, removed, injured } = felling(type, Math.max(FEWEST_DICE, dice), defence, armour);
    const gone = removed + bones * BONES + injured * (target.model.injured ? 1 : 0.4);
    return MINION_WORTH[type] * gone + menace(field, target) * (removed + bones);
  }
  const chance = woundChance(dice, target, penalties, magic);
  return (
    chance * (isBoss(type) ? bossWound(field.quest, target.model) : heroWound(field.quest, target.model))
  );
}

/** Bones can be raised again. */
const BONES = 0.75;
/** How much of what a foe is about to do counts for being rid of it. */
const RESCUE = 0.7;

/** What a foe would do to the Heroes before it; an archer to those he need not walk to. */
function menace({ heroes, quest }: Field, foe: Unit): number {
  let most = 0;
  for (const hero of heroes) {
    const worth = heroWound(quest, hero.model);
    if (faces(foe, hero))
      most = Math.max(most, worth * woundChance(foe.fight - foe.injured, hero, hero.injured));
    else if (foe.shot > 0 && Math.abs(foe.x - hero.x) <= BOWSHOT && Math.abs(foe.y - hero.y) <= BOWSHOT)
      most = Math.max(most, worth * woundChance(foe.shot - foe.injured, hero, hero.injured));
  }
  return RESCUE * most;
}

const BOWSHOT = 9;

/** A Fight from a stand: who is outnumbered, who has somebody behind him. */
export function fightFrom(field: Field, attacker: Unit, at: Stand, target: Unit, bonus = 0): number {
  const [friends, enemies] = attacker.hero ? [field.heroes, field.foes] : [field.foes, field.heroes];
  const outnumbered = !attacker.stance && pressOn(at, enemies) >= 2 ? 1 : 0;
  const mine = faces(at, target) ? (at.size > target.size ? 2 : 1) : 0;
  const pressed = !target.stance && pressOn(target, friends, attacker) + mine >= 2 ? 1 : 0;
  const behind = !target.stance && isBehind(target, at) ? 1 : 0;
  return blow(
    field,
    attacker.fight + bonus - attacker.injured - outnumbered,
    target,
    pressed + behind + target.injured,
  );
}

export function shotFrom(field: Field, attacker: Unit, at: Stand, target: Unit, cover: number): number {
  const behind = !target.stance && isBehind(target, at) ? 1 : 0;
  return blow(field, attacker.shot - attacker.injured - cover, target, behind + target.injured);
}

/** The same board while this one is on its way. */
export function leaving(field: Field, { x, y, size }: Stand): Field {
  const occupied = field.occupied.slice();
  for (let row = y; row < y + size; row++)
    for (let column = x; column < x + size; column++) occupied[row * field.width + column] = 0;
  return { ...field, occupied, lines: new Map() };
}
