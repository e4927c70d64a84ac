// Lists of which little changes from one telling to the next: told are the things that changed, by what is new about them,
// and where in the list told before the others stand.

import { clone } from '@skald/kernel';

/** So many things from this place on are as they were. */
type Run = readonly [from: number, count: number];
/** The thing in this place is as it was, but for these fields. */
type Change = readonly [place: number, fields: object];
export type ToldList = readonly (Run | Change | object)[];

type Same = (before: never, now: never) => boolean;

/**
 * How a list differs from the one told before. That one, which is nobody else's, becomes the list to compare the next
 * with; `copies` are shared by those who see the same things.
 */
export function difference(
  before: object[],
  now: readonly object[],
  same: Same,
  copies: Map<object, object>,
): ToldList {
  const isSame = same as (a: object, b: object) => boolean;
  const told: (Run | Change | object)[] = [];
  // Where only some things changed each stays in its place; else they are looked for.
  const old = before.length === now.length ? before : before.splice(0);
  let run: [from: number, count: number] | null = null;
  let place = 0;
  for (let i = 0; i < now.length; i++) {
    const thing = now[i] as object;
    const inPlace = place < old.length && isSame(old[place] as object, thing);
    const found = inPlace ? place : old === before ? -1 : old.findIndex((one) => isSame(one, thing));
    place = (found < 0 ? place : found) + 1;
    if (found < 0) {
      run = null;
      const fields = old === before ? changesIn(before[i] as object, thing) : null;
      told.push(fields === null ? thing : [i, fields]);
      before[i] = copyOf(thing, copies);
    } else {
      if (old !== before) before[i] = old[found] as object;
      if (run !== null && run[0] + run[1] === found) run[1] += 1;
      else {
        run = [found, 1];
        told.push(run);
      }
    }
  }
  return told;
}

/** Whether nothing has changed in a list that had so many. */
export function isAsBefore(told: ToldList, known: number): boolean {
  const [first, ...others] = told;
  if (first === undefined) return known === 0;
  return others.length === 0 && isPlaced(first) && first[0] === 0 && first[1] === known;
}

/** What has fewer fields is told as a whole. */
const MANY = 20;

/** The fields that are others now; null where it is as short to tell the whole, or where one has gone. */
function changesIn(before: object, now: object): object | null {
  if (Object.keys(before).length < MANY) return null;
  const [old, fields] = [Object.entries(before), new Map(Object.entries(now))];
  if (old.some(([name]) => fields.get(name) === undefined)) return null;
  for (const [name, value] of old) if (isEqual(value, fields.get(name))) fields.delete(name);
  return 2 * fields.size > old.length ? null : Object.fromEntries(fields);
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether plain data say the same: as in JSON, a field without a value is none. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && isEqualList(one, other);
  const [fields, others] = [one as Fields, other as Fields];
  for (const name in fields) if (!isEqual(fields[name], others[name])) return false;
  for (const name in others) if (fields[name] === undefined && others[name] !== undefined) return false;
  return true;
}

function isEqualList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isEqual(one[i], other[i])) return false;
  return true;
}

/** A copy of what the match may change, made once for all who see it alike. */
export function copyOf<T>(thing: T, copies: Map<object, object>): T {
  if (typeof thing !== 'object' || thing === null) return thing;
  const copy = copies.get(thing) ?? clone(thing);
  copies.set(thing, copy);
  return copy as T;
}

/** The list itself, for whoever has the one told before. */
export const listAfter = (told: ToldList, before: readonly object[]): object[] =>
  told.flatMap((one) => {
    if (!isPlaced(one)) return one;
    const [from, what] = one;
    return typeof what === 'number' ? before.slice(from, from + what) : { ...before[from], ...what };
  });

const isPlaced = (one: ToldList[number]): one is Run | Change => Array.isArray(one);
