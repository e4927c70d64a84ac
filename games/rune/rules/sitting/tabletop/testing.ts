// Fights on a group's own table for tests.

import type { Driver } from '@skald/kernel/testing';
import { field, laborers } from '../../../documents/encounter/testing.ts';
import { READY_MADE } from '../../../documents/hero/ready-made.ts';
import type { Hero } from '../../../documents/hero/schema.ts';
import type { GameOptions } from '../../fight/options.ts';
import type { State } from '../../fight/state.ts';
import { playFrom } from '../../fight/testing.ts';
import { amend } from '../heroes.ts';
import { adventure, begun, notes } from '../testing.ts';
import { runBy } from '../testing-round.ts';

const { ragnar, gunnhild } = READY_MADE;

export const FIGHT = { id: 'fight', location: 'A field', combat: laborers(3), map: field() } as const;
export const ASKED: GameOptions = { tabletop: 'asked' };

/** Before the fight, as all are asked where they fight it; nobody runs it. */
export function atVenue(document = notes(FIGHT, {}), ...faces: number[]): Driver<State> {
  const state = begun(adventure(document, notes({})));
  amend(state, { tabletop: true });
  return onward(playFrom(state, ...faces));
}

/** The same where a guest runs it, from the last seat. */
export const ranAtVenue = (
  document = notes(FIGHT, {}),
  options: GameOptions = ASKED,
  heroes: readonly Hero[] = [ragnar, gunnhild],
): Driver<State> => onward(playFrom(runBy('guest', [document, notes({})], heroes, options)));

function onward(driver: Driver<State>): Driver<State> {
  while (driver.kind !== 'venue')
    if (driver.kind === 'room') driver.choose('goOn');
    else for (const seat of driver.asked) driver.chooseAs(seat, 'goOn');
  return driver;
}

/** All go to their table, and this seat keeps the account. */
export function onTable(driver: Driver<State>, keeper: number): Driver<State> {
  for (const seat of [...driver.asked]) driver.chooseAs(seat, seat === keeper ? 'keep' : 'table');
  return driver;
}

/** One after the other, whatever is in order; what is not said is as little as can be. */
export function enter(driver: Driver<State>, ...lines: readonly string[]): Driver<State> {
  const rest = new Set(lines);
  while (driver.kind === 'account') {
    const options = driver.options();
    const line = options.find((id) => rest.delete(id)) ?? options.find((id) => LITTLE.test(id)) ?? options[0];
    driver.choose(line as string);
  }
  if (rest.size > 0) throw new Error(`never asked: ${[...rest].join(', ')}`);
  return driver;
}

/** Nothing has moved anybody, and nobody was low. */
const LITTLE = /:(false|nobody)$/;

/** Everybody says so. */
export function agreed(driver: Driver<State>, but: readonly number[] = []): Driver<State> {
  for (const seat of [...driver.asked]) driver.chooseAs(seat, but.includes(seat) ? 'amend' : 'stands');
  return driver;
}

/** Three laborers, of whom Ragnar slays two and Gunnhild one that he has hurt. */
export const WON = [
  'won:heroes',
  'fought:4',
  'foe:f0:dead',
  'slew:f0:h0',
  'foe:f1:dead',
  'slew:f1:h1',
  'foe:f2:fled',
  'hero:h0:stands',
  'hero:h1:stands',
] as const;
