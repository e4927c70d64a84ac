// Lists of which little changes from one telling to the next: told are the things that changed, by what is new about them,
// and where in the list told before the others stand.

import { clone } from '@skald/kernel';

/** So many things from this place on are as they were. */
type Run = readonly [from: number, count: number];
/** The thing in this place is as it was, but for these fields, and for what came behind in these lists. */
type Change = readonly [place: number, fields: object, grown?: Grown];
type Grown = Readonly<Record<string, readonly unknown[]>>;
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
      told.push((old === before ? changesIn(i, before[i] as object, thing) : null) ?? thing);
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
const MANY = 12;

/** What is other now; null where it is as short to tell the whole, or where a field has gone. */
function changesIn(place: number, before: object, now: object): Change | null {
  const [old, fields] = [before as Fields, now as Fields];
  const names = Object.keys(now).filter((name) => fields[name] !== undefined);
  if (names.length < MANY) return null;
  for (const name in old) if (old[name] !== undefined && fields[name] === undefined) return null;
  const changed: Record<string, unknown> = {};
  const grown: Record<string, readonly unknown[]> = {};
  for (const name of names) {
    const [was, is] = [old[name], fields[name]];
    if (isEqual(was, is)) continue;
    const more = grownBy(was, is);
    if (more === null) changed[name] = is;
    else grown[name] = more;
  }
  const count = Object.keys(changed).length;
  if (2 * count > names.length) return null;
  return Object.keys(grown).length === 0 ? [place, changed] : [place, changed, grown];
}

/** What came behind all that there was; null where anything of it has changed, or nothing came. */
function grownBy(before: unknown, now: unknown): readonly unknown[] | null {
  if (!Array.isArray(before) || !Array.isArray(now)) return null;
  if (before.length === 0 || before.length >= now.length) return null;
  return before.every((one, i) => isEqual(one, now[i])) ? now.slice(before.length) : null;
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
    const [from, what, grown = {}] = one;
    if (typeof what === 'number') return before.slice(from, from + what);
    const old = before[from] as Fields;
    const longer = Object.entries(grown).map(([name, more]) => [
      name,
      [...(old[name] as readonly unknown[]), ...more],
    ]);
    return { ...old, ...what, ...Object.fromEntries(longer) };
  });

const isPlaced = (one: ToldList[number]): one is Run | Change => Array.isArray(one);
