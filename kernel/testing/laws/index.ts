// What must hold in every game, whatever its rules, tried on random ones.

import type { Game, GameState } from '../../game.ts';
import { fuzz } from '../fuzz.ts';
import type { Trial } from '../trial.ts';
import { copies } from './copies.ts';
import { type Law, type LawOfGames, looked } from './law.ts';
import { tellsInParts } from './parts.ts';
import { images, loads, replays, undoes } from './records.ts';
import { speaksBySchema } from './schemas.ts';
import { keepsSecrets } from './secrets.ts';
import { imagines } from './sense.ts';

const ends: LawOfGames = {
  title: 'ends with a result and breaks no invariant on the way',
  holds(game, { games, setUp }) {
    looked(fuzz(game, { games, seed: 20, setUp }), games * 3, 'choices');
  },
};

const LAWS = {
  ends,
  replays,
  loads,
  undoes,
  images,
  speaksBySchema,
  copies,
  tellsInParts,
  imagines,
  keepsSecrets,
} as const;

export type LawName = keyof typeof LAWS;

/** Every law for this game; `rules` names in brackets those of the game's ledger that a law proves. */
export function laws<S extends GameState>(
  game: Game<S>,
  trial: Trial<S>,
  rules: Partial<Record<LawName, string>> = {},
): Law[] {
  return (Object.keys(LAWS) as LawName[])
    .filter((name) => name !== 'keepsSecrets' || trial.secrets !== undefined)
    .map((name) => ({
      title: [rules[name], LAWS[name].title].filter(Boolean).join(' '),
      holds: () => LAWS[name].holds(game, trial),
    }));
}
