// Sittings that are about to be over, for tests of what comes then.

import type { Driver } from '@skald/kernel/testing';
import type { Item } from '../../../content/treasure/item.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { gain } from '../../../documents/encounter/testing.ts';
import { withLines } from '../../../documents/hero/account.ts';
import { READY_MADE } from '../../../documents/hero/ready-made.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import { DAY, rich } from '../../../documents/hero/testing.ts';
import type { State } from '../../fight/state.ts';
import { playFrom } from '../../fight/testing.ts';
import { amend } from '../heroes.ts';
import { adventure, begun, notes } from '../testing.ts';

export const { ragnar, gunnhild } = READY_MADE;

export const silver = (ounces: number): Item => ({ kind: 'loot', form: 'silver', ounces });
export const jewelry = (ounces: number): Item => ({ kind: 'loot', form: 'jewelry', ounces });

export const award = (points: number) =>
  gain([{ kind: 'points', award: points, shared: 'doer', deed: 'A deed' }], null, { how: 'Do it.' });

/** A hero with points to spend and things about him. */
export const owning = (hero: Hero, points: number, ...things: Item[]): Hero =>
  withLines(points > 0 ? rich(points, hero) : hero, ...(things.length === 0 ? [] : [found(things)]));
const found = (things: Item[]) => ({ line: 'found', on: DAY, how: 'treasure', things }) as const;

/** Two encounters of one empty room each; the first is over, and this lies there. */
export function finding(
  things: readonly (Item | readonly [Item, finder: string])[],
  heroes: readonly Hero[] = [ragnar, gunnhild],
  ...faces: number[]
): Driver<State> {
  const driver = playFrom(begun(adventure(notes({}), notes({})), heroes), ...faces);
  while (driver.kind === 'bustle') for (const seat of driver.asked) driver.chooseAs(seat, 'goOn');
  amend(driver.state, {
    hoard: things.map((thing) =>
      Array.isArray(thing) ? { item: thing[0], finder: thing[1] } : { item: thing as Item, finder: 'h0' },
    ),
  });
  while (driver.kind === 'room') driver.choose('goOn');
  return driver;
}

/** The same with nothing to divide: everybody is about his own business. */
export const bustling = (heroes: readonly Hero[], ...faces: number[]): Driver<State> =>
  finding([], heroes, ...faces);

/** All encounters are over. */
export function home(
  heroes: readonly Hero[],
  document: Encounter = notes({}),
  ...faces: number[]
): Driver<State> {
  const driver = playFrom(begun(document, heroes), ...faces);
  while (driver.kind === 'bustle') for (const seat of driver.asked) driver.chooseAs(seat, 'goOn');
  while (driver.kind === 'room') driver.choose('goOn');
  return driver;
}
