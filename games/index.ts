// The games of the hall. Adding a game is adding its folder and one line here.

import { ageOfHeroes } from '@skald/age-of-heroes';
import type { Game } from '@skald/kernel';

export const GAMES: readonly Game[] = [ageOfHeroes as unknown as Game];

export const gameById = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
