// As much of each game as a match takes, without a word: what the workers of a page load.

import type { GameState } from '@skald/kernel';

import { byName } from './by-name.ts';
import { type Counting, kindNamed } from './documents.ts';
import type { GameModule } from './module.ts';
import { MODULES } from './modules.ts';

export interface Engine extends Pick<GameModule, 'game' | 'opensRound'> {
  seatCount(view: GameState): number;
  /** How a match that was designed so is counted; undefined where that kind cannot be foreseen. */
  counting(kind: string): Counting | undefined;
}

const engineOf = ({ game, opensRound, seats, documents }: GameModule): Engine => ({
  game,
  opensRound,
  seatCount: (view) => seats(view).length,
  counting: (kind) => kindNamed(documents, kind)?.foreseen?.counting(),
});

const whole = (id: string) => async (): Promise<Engine> => engineOf((await MODULES[id]?.()) as GameModule);

/** By the options of the match. */
export const ENGINES: Readonly<Record<string, (options: unknown) => Promise<Engine>>> = byName({
  'age-of-heroes': whole('age-of-heroes'),
  campaign: whole('campaign'),
  dungeon: whole('dungeon'),
  rune: async (options: unknown) => {
    const { engineOver, fights, namesAdventure } = await import('@skald/rune/engine');
    return namesAdventure(options) ? engineOver((await import('@skald/rune')).rune) : fights;
  },
});
