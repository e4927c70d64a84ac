// Sittings for tests: some heroes, a seat for each, and notes as plain as they come.

import type { Driver } from '@skald/kernel/testing';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { AdventureSchema } from '../../documents/adventure/schema.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import {
  encounter,
  event,
  field,
  type GivenElement,
  type GivenEvent,
  laborers,
} from '../../documents/encounter/testing.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import type { AnyFrame } from '../fight/agenda.ts';
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

/** Everybody wants to go on, wherever they are; at home they give what they have. */
export function goOn(driver: Driver<State>): Driver<State> {
  const at = driver.state.sitting?.progress;
  while (driver.kind === 'room' && driver.state.sitting?.progress === at) driver.choose('goOn');
  return hurryOn(driver);
}

/** Past all that may be done between two encounters, and at home. */
export function hurryOn(driver: Driver<State>): Driver<State> {
  while (driver.kind === 'bustle' || driver.kind === 'giveAway')
    together(driver, driver.kind === 'bustle' ? 'goOn' : 'giveAll');
  return driver;
}

/** Whoever is asked at once says this, the first of them the first; the last of it is for all who are left. */
export function together(driver: Driver<State>, ...ids: string[]): Driver<State> {
  for (const [i, seat] of driver.asked.entries()) driver.chooseAs(seat, (ids[i] ?? ids.at(-1)) as string);
  return driver;
}

/** The kinds of all that was told, without dice. */
export const types = (driver: Driver<State>): string[] =>
  driver.events.map(({ type }) => type).filter((type) => type !== 'roll');

/** A fight as somebody's turn comes, on a field without anything. */
export function fighting(
  document: Encounter,
  frames: readonly AnyFrame[] = [{ step: 'turn', fighter: 'h0' }],
  heroes: readonly Hero[] = [ragnar, gunnhild],
): State {
  const driver = playFrom(begun(document, heroes));
  while (driver.kind === 'room') driver.choose('goOn');
  const { state } = driver;
  for (const one of state.fighters) Object.assign(one, { steps: [10], planned: -1, total: 10 });
  Object.assign(state, { step: 10, round: 1, agenda: [...frames] });
  return state;
}

/** Notes for two with a fight, in the middle of which there are these. */
export const amid = (...elements: readonly GivenElement[]): Encounter =>
  notes({
    id: 'fight',
    location: 'A field',
    combat: laborers(3),
    map: field(),
    elements: elements.map((element) => ({ phase: 'during' as const, ...element })),
  });
