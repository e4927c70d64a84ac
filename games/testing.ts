// A game that only a test knows, at home in the house as the others are.

import { GAMES, type GameModule } from './index.ts';
import { host } from './module.ts';
import { MODULES } from './modules.ts';
import { skerries as toy } from './toy/module.ts';

/** The smallest whole game, and its board in the browser. */
export const skerries: GameModule = host(toy);
export const skerriesBoard = () => import('./toy/board/web/index.tsx').then(({ board }) => board);

/** The house hosts this game too, until what is returned is called. */
export function alsoHost(module: GameModule): () => void {
  const { id } = module.game;
  const games = GAMES as GameModule[];
  const modules = MODULES as Record<string, () => Promise<GameModule>>;
  games.push(module);
  modules[id] = async () => module;
  return () => {
    games.splice(games.indexOf(module), 1);
    delete modules[id];
  };
}
