// Scenes for the tests of the table: a match set up as one needs it, and somebody at the keyboard.

import { GAMES, type GameModule } from '@skald/games';
import { Match } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Control } from '../records.ts';
import { Script, SEED } from '../testing.ts';
import { Session } from './session.ts';
import { playTable } from './table.ts';

export const module = GAMES[0] as GameModule;

/** The parts of a position that scenes change. */
export interface SceneState {
  agenda: object[];
  turn: number;
  phase: string;
  players: { luck: number; glory: number; counter: string }[];
  pieces: {
    id: string;
    area: string;
    owner: number | null;
    faceUp: boolean;
    token: number;
    items: string[];
  }[];
  piles: { monsters: string[]; jarls: string[]; treasures: string[] };
}

/** A match of Beowulf and Ragnar in which everything is as it was dealt but for what the scene changes. */
export function scene(change: (state: SceneState) => void, options: object = {}): Match {
  const begun = Match.create(module.game, { seats: ['beowulf', 'ragnar'], options, seed: SEED });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const position = begun.ok.position();
  change(position.state as SceneState);
  const loaded = Match.load(module.game, position, SEED);
  if ('refused' in loaded) throw new Error(JSON.stringify(loaded.refused));
  return loaded.ok;
}

/** Puts a counter into an area, from its pile if need be. */
export function put(
  { pieces, piles }: SceneState,
  id: string,
  area: string,
  owner: number | null = null,
): void {
  const there = pieces.find((piece) => piece.id === id);
  piles.monsters = piles.monsters.filter((other) => other !== id);
  piles.jarls = piles.jarls.filter((other) => other !== id);
  const model = pieces.find((piece) => piece.id === 'beowulf') as SceneState['pieces'][number];
  if (there === undefined) pieces.push({ ...structuredClone(model), id, area, owner, items: [], token: 0 });
  else Object.assign(there, { area, owner, faceUp: true });
}

interface Seating {
  readonly controls?: readonly Control[];
  readonly delay?: number;
  readonly language?: Language;
}

/** Plays a match with somebody who types these lines and then falls silent. */
export async function at(
  match: Match,
  lines: ConstructorParameters<typeof Script>[0],
  seating: Seating = {},
) {
  const io = new Script(lines);
  const { controls = ['human', 'karl'], delay = 0, language = 'en' } = seating;
  const session = new Session({ io, module, match, controls, language, ms: 1, delay, file: null });
  session.hush();
  const leaving = await playTable(session);
  return { io, session, leaving, screen: io.screen, state: match.position().state as SceneState };
}

export const pieceOf = (state: SceneState, id: string) => state.pieces.find((piece) => piece.id === id);
