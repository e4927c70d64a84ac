// The games of the hall. Adding a game is adding its folder and one line here.

import { ageOfHeroes } from '@skald/age-of-heroes/module';
import { type GameModule, host } from './module.ts';

export const GAMES: readonly GameModule[] = [host(ageOfHeroes)];

export const gameById = (id: string): GameModule | undefined => GAMES.find(({ game }) => game.id === id);

export {
  type BoardSection,
  type GameModule,
  type Place,
  type Preset,
  type Span,
  sampleSeats,
  type Tone,
  type Topic,
} from './module.ts';
