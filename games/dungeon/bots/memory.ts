// What was reckoned stays true while nobody else does anything: a model on its way meets the same board at every step,
// and a search meets it in playout after playout.

import { FACINGS, type Facing } from '../content/index.ts';
import type { Model, State } from '../rules/state.ts';
import { type Field, pressOn, type Unit } from './field.ts';
import type { Valuer } from './plan.ts';

const MOST_KEPT = 512;
const kept = new Map<number, Map<number, number>>();

/** What has been found out about stands on a board with this fingerprint. */
function remembered(fingerprint: number): Map<number, number> {
  let worths = kept.get(fingerprint);
  if (worths === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    worths = new Map();
    kept.set(fingerprint, worths);
  }
  return worths;
}

const FACING = Object.fromEntries(FACINGS.map((facing, i) => [facing, i])) as Record<Facing, number>;

/** The stands in a square, and the best of them, are numbered one after another. */
const IN_A_SQUARE = FACINGS.length + 1;

/** The worths of stands as they are asked for: `reckon` tells those of a square, by facing. */
export function recall(
  fingerprint: number,
  width: number,
  reckon: (x: number, y: number) => readonly number[],
): Valuer {
  const known = remembered(fingerprint);
  const first = (x: number, y: number): number => {
    const number = (y * width + x) * IN_A_SQUARE;
    if (known.has(number)) return number;
    const worths = reckon(x, y);
    for (let way = 0; way < FACINGS.length; way++) known.set(number + way, worths[way] as number);
    known.set(number + FACINGS.length, Math.max(...worths));
    return number;
  };
  return {
    at: ({ x, y, facing }) => known.get(first(x, y) + FACING[facing]) as number,
    best: (x, y) => known.get(first(x, y) + FACINGS.length) as number,
  };
}

/** Two hashes of 32 bits as one number: boards that differ have different ones, as far as anybody will live to see. */
class Fingerprint {
  #first = 0x811c_9dc5;
  #second = 0x9e37_79b9;

  add(value: number): void {
    this.#first = Math.imul(this.#first ^ value, 0x0100_0193);
    this.#second = Math.imul(this.#second ^ (value + (this.#second >>> 15)), 0x85eb_ca6b);
  }

  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  get value(): number {
    return (this.#first >>> 0) * 0x20_0000 + (this.#second >>> 11);
  }
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A number of its own for each thing that is never changed. */
export function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(thing, lastNumber);
  return lastNumber;
}

/** Everything but where the mover stands and looks. */
export function boardOf({ state, terrain, heroes, foes, quest }: Field, mover: Unit): Fingerprint {
  const print = new Fingerprint();
  print.add(numberOf(terrain));
  print.add(numberOf(quest));
  print.add(state.overlord.pile);
  addModel(print, mover.model);
  for (const side of [heroes, foes])
    for (const { model } of side) {
      if (model === mover.model) continue;
      addModel(print, model);
      print.add(model.x * 256 + model.y);
      print.add(FACING[model.facing]);
    }
  addThings(print, state);
  return print;
}

/** What a fighter without bow or spells has before him: the Heroes, and how many others hold each of them. */
export function meleeOf({ terrain, quest, heroes, foes }: Field, fighter: Unit): Fingerprint {
  const print = new Fingerprint();
  print.add(numberOf(terrain));
  print.add(numberOf(quest));
  addModel(print, fighter.model);
  for (const hero of heroes) {
    addModel(print, hero.model);
    print.add(hero.x * 256 + hero.y);
    print.add(FACING[hero.facing] * 64 + pressOn(hero, foes, fighter));
  }
  return print;
}

function addModel(
  print: Fingerprint,
  { type, wounds, injured, acted, items, spells, usedFeats, marks }: Model,
): void {
  print.addText(type);
  print.add(wounds * 4 + (injured ? 2 : 0) + (acted ? 1 : 0));
  for (const list of [items, spells, usedFeats, marks]) print.add(list.length === 0 ? 0 : numberOf(list));
}

/** Locks and Wards, what has been searched and opened, who can still be raised. */
function addThings(print: Fingerprint, { bars, searched, opened, pulled, ground, pool }: State): void {
  for (const { x, y, lock, ward } of bars)
    print.add((x * 256 + y) * 64 + ward * 4 + (lock === null ? 0 : Number(lock.slice(1))));
  print.add(searched.length * 4096 + opened.length * 256 + pulled.length * 16 + ground.length);
  for (const count of Object.values(pool)) print.add(count ?? 0);
}
