// Lists of which little changes from one telling to the next: told are the things that changed, and where in the list told
// before the others stand.

import { clone } from '@skald/kernel';

/** So many things from this place on are as they were. */
type Run = readonly [from: number, count: number];
export type ToldList = readonly (Run | object)[];

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
  const told: (Run | object)[] = [];
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
      told.push(thing);
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

function copyOf(thing: object, copies: Map<object, object>): object {
  const copy = copies.get(thing) ?? clone(thing);
  copies.set(thing, copy);
  return copy;
}

/** The list itself, for whoever has the one told before. */
export const listAfter = (told: ToldList, before: readonly object[]): object[] =>
  told.flatMap((one) => (isRun(one) ? before.slice(one[0], one[0] + one[1]) : one));

const isRun = (one: Run | object): one is Run => Array.isArray(one);
