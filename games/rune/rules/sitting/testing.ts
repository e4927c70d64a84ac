// Sittings for tests: some heroes, a seat for each, and notes as plain as they come.

import type { Driver } from '@skald/kernel/testing';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { AdventureSchema } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { encounter, event, type GivenElement, type GivenEvent } from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { resolveOptions } from '../fight/options.ts';
import { fightOf } from '../fight/setup.ts';
import type { State } from '../fight/state.ts';
import { playFrom } from '../fight/testing.ts';

const { ragnar, gunnhild } = READY_MADE;

/** Nobody fails it, or nobody succeeds. */
export const EASY = -90;
export const HOPELESS = 99;

/** Notes for two. */
export const notes = (...events: readonly Partial<GivenEvent>[]): Encounter =>
  encounter(
    events.map((one) => event(one)),
    { group: { heroes: 2 } },
  );

/** The same with one event that holds these. */
export const holding = (...elements: readonly GivenElement[]): Encounter =>
  notes({ elements: [...elements] });

export const adventure = (...encounters: readonly Encounter[]): Adventure =>
  AdventureSchema.parse({
    skald: 'adventure',
    version: 1,
    name: 'A way home',
    form: 'basic',
    group: { heroes: 2 },
    encounters: encounters.map((one) => ({ encounter: one })),
  });

/** Ragnar is `h0` and seat 0, Gunnhild `h1` and seat 1, unless others come. */
export function begun(document: Encounter | Adventure, heroes: readonly Hero[] = [ragnar, gunnhild]): State {
  const hands = heroes.map((hero) => [hero]);
  const made = fightOf(hands, resolveOptions({ sitting: structuredClone(document) }));
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
}

export const sit = (document: Encounter | Adventure, ...faces: number[]): Driver<State> =>
  playFrom(begun(document), ...faces);

/** One hero alone. */
export const sitAlone = (document: Encounter | Adventure, ...faces: number[]): Driver<State> =>
  playFrom(begun(document, [ragnar]), ...faces);

/** Everybody wants to go on, wherever they are. */
export function goOn(driver: Driver<State>): Driver<State> {
  const at = driver.state.sitting?.progress;
  while (driver.kind === 'room' && driver.state.sitting?.progress === at) driver.choose('goOn');
  return driver;
}

/** The kinds of all that was told, without dice. */
export const types = (driver: Driver<State>): string[] =>
  driver.events.map(({ type }) => type).filter((type) => type !== 'roll');
