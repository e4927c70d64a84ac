// What comes after a hero's death: he as he was saved, or somebody new. RUN-INSURE, RUN-RULING-G21

import { accountOf, withLines } from './account.ts';
import { books } from './books.ts';
import type { LineOf } from './lines.ts';
import type { Bought } from './purchase.ts';
import type { Hero } from './schema.ts';
import { standingOf } from './standing.ts';

/** The blanks of a saved sheet, filled in. RUN-INSURE-02, -06 */
export type Return = Pick<Hero, 'name' | 'weapons' | 'armor' | 'shield'>;

/** Where his own player ran the encounter, somebody else's play costs him no score. RUN-INSURE-08 */
export function afterDeath(hero: Hero, as: Return, running: boolean, on: string): Bought {
  const nothing: LineOf<'gain'> = { line: 'gain', on, cause: 'pillaging', points: 0, marked: [] };
  const { name, weapons, armor, shield } = as;
  const death: LineOf<'death'> = { line: 'death', on, name, weapons, armor, shield };
  const restored = withLines(hero, ...(running ? [] : [nothing]), death);
  const known = hero.ledger.length;
  const problems = books(restored).filter(({ path: [, at] }) => Number(at) >= known);
  return problems.length > 0 ? { problems } : { hero: restored };
}

/** Somebody else, made from 60 points, who spends what his player has left. RUN-RULING-G21 */
export function heirOf(fallen: Hero, made: Hero, on: string): Hero {
  const { overall, bonusFree, spent, deficit, wins } = standingOf(fallen);
  const from = accountOf(fallen).now.name;
  const points = { overall, bonusFree, spent, deficit };
  return { ...made, ledger: [{ line: 'inherited', on, from, ...points, ...(wins > 0 && { wins }) }] };
}

/** What Dying Blow leaves to a new hero, never to one who was saved. RUN-INSURE-09 */
export const withPool = (heir: Hero, points: number, on: string): Hero =>
  withLines(heir, { line: 'gain', on, cause: 'dying-blow', points, marked: [] });
