// Each game without its board and without the others, loaded when it is needed; where all are needed anyway, the
// registry has them.

import { byName } from './by-name.ts';
import { type GameModule, host } from './module.ts';

export const MODULES: Readonly<Record<string, () => Promise<GameModule>>> = byName({
  'age-of-heroes': () => import('@skald/age-of-heroes/module').then(({ ageOfHeroes }) => host(ageOfHeroes)),
  campaign: () => import('@skald/campaign/module').then(({ campaign }) => host(campaign)),
  dungeon: () => import('@skald/dungeon/module').then(({ dungeon }) => host(dungeon)),
  rune: () => import('@skald/rune/module').then(({ rune }) => host(rune)),
});
