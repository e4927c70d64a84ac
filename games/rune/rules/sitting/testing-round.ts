// Sittings for tests that somebody runs.

import type { Encounter } from '../../documents/encounter/schema.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { type GameOptions, resolveOptions } from '../fight/options.ts';
import { fightOf } from '../fight/setup.ts';
import type { State } from '../fight/state.ts';
import { playFrom } from '../fight/testing.ts';
import { amend } from './heroes.ts';
import type { Sitting } from './state.ts';
import { adventure } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;

/** Who runs each encounter; a guest runs all of them from a seat of his own. */
type Runners = 'guest' | NonNullable<Sitting['runners']>;

/** Before anything is told. */
export function runBy(
  runners: Runners,
  encounters: Encounter | readonly Encounter[],
  heroes: readonly Hero[] = [ragnar, gunnhild],
  options: GameOptions = {},
): State {
  const hands = [...heroes.map((hero) => [hero]), ...(runners === 'guest' ? ['foes' as const] : [])];
  const all: readonly Encounter[] = Array.isArray(encounters) ? encounters : [encounters as Encounter];
  const sitting = structuredClone(adventure(...all));
  const made = fightOf(hands, resolveOptions({ ...options, sitting }));
  if ('refused' in made) throw new Error(made.refused.code);
  if (runners !== 'guest') amend(made.ok, { runners });
  return made.ok;
}

/** Its first question but those before anybody sets out. */
export const sitRunBy = (
  runners: Runners,
  encounters: Encounter | readonly Encounter[],
  heroes?: readonly Hero[],
  ...faces: number[]
) => playFrom(runBy(runners, encounters, heroes), ...faces);
