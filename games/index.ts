// The games of the hall. Adding a game is adding its folder and one line here.

import { ageOfHeroes } from '@skald/age-of-heroes/module';
import { campaign } from '@skald/campaign/module';
import { dungeon } from '@skald/dungeon/module';
import { rune } from '@skald/rune/module';
import { type GameModule, host } from './module.ts';

export const GAMES: readonly GameModule[] = [host(ageOfHeroes), host(campaign), host(dungeon), host(rune)];

export const gameById = (id: string): GameModule | undefined => GAMES.find(({ game }) => game.id === id);

export {
  type GameModule,
  type Preset,
  type SeatGist,
  type StandingWords,
  sampleSeats,
  type TablePlace,
  type Topic,
} from './module.ts';
