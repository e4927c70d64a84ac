// One contender in a process of its own: `node bench/contender.ts kernel-classic` prints its numbers as JSON.
// A shared process would mix what the compiler has learnt of one into the other.

import { dungeonPaths } from './dungeon.ts';
import { encounterPaths } from './encounters.ts';
import { fights } from './fights.ts';
import { heroPaths } from './heroes.ts';
import { hotPaths } from './hot-paths.ts';
import { adventures, campaigns } from './kernel-games.ts';
import { throughPeer } from './peer.ts';
import { heroes, pace, throughKernel } from './playouts.ts';
import { runePaths } from './rune.ts';
import { smallThroughKernel, smallThroughPeer } from './small-game.ts';

const PLAN = { warmUpMs: 4_000, rounds: 7 };
/** Games a round; the kernel gives the checksum of the peer's games too. */
const GAMES = 1_000;
const PEER_GAMES = 25;
/** One on each map at least. */
const FIGHTS = 120;
const PEER_FIGHTS = 4;
/** Longer games, and no peer. */
const OTHER_GAMES = 100;
const SMALL_GAMES = 100_000;
const PEER_SMALL_GAMES = 1_500;

export const CONTENDERS = {
  'kernel-classic': () => pace(throughKernel(heroes('classic')), GAMES, PEER_GAMES, PLAN),
  'kernel-amended': () => pace(throughKernel(heroes('amended')), GAMES, PEER_GAMES, PLAN),
  'copies-classic': () => pace(throughPeer(heroes('classic'), 'copies'), PEER_GAMES, PEER_GAMES, PLAN),
  'shared-classic': () => pace(throughPeer(heroes('classic'), 'shared'), PEER_GAMES, PEER_GAMES, PLAN),
  'copies-amended': () => pace(throughPeer(heroes('amended'), 'copies'), PEER_GAMES, PEER_GAMES, PLAN),
  'shared-amended': () => pace(throughPeer(heroes('amended'), 'shared'), PEER_GAMES, PEER_GAMES, PLAN),
  'drafts-classic': () => pace(throughPeer(heroes('classic'), 'drafts'), PEER_GAMES, PEER_GAMES, PLAN),
  'drafts-amended': () => pace(throughPeer(heroes('amended'), 'drafts'), PEER_GAMES, PEER_GAMES, PLAN),
  'kernel-small': () => pace(smallThroughKernel, SMALL_GAMES, PEER_SMALL_GAMES, PLAN),
  'peer-small': () => pace(smallThroughPeer(), PEER_SMALL_GAMES, PEER_SMALL_GAMES, PLAN),
  'kernel-campaign': () => pace(throughKernel(campaigns), OTHER_GAMES, OTHER_GAMES, PLAN),
  'kernel-rune': () => pace(throughKernel(fights), FIGHTS, PEER_FIGHTS, PLAN),
  'copies-rune': () => pace(throughPeer(fights, 'copies'), PEER_FIGHTS, PEER_FIGHTS, PLAN),
  'shared-rune': () => pace(throughPeer(fights, 'shared'), PEER_FIGHTS, PEER_FIGHTS, PLAN),
  'drafts-rune': () => pace(throughPeer(fights, 'drafts'), PEER_FIGHTS, PEER_FIGHTS, PLAN),
  'kernel-dungeon': () => pace(throughKernel(adventures), OTHER_GAMES, OTHER_GAMES, PLAN),
  'dungeon-paths': () => dungeonPaths({ warmUpMs: 2_000, rounds: 9 }),
  'hero-paths': () => heroPaths({ warmUpMs: 1_000, rounds: 9, repeats: 20 }),
  'encounter-paths': () => encounterPaths({ warmUpMs: 1_000, rounds: 1 }),
  'rune-paths': () => runePaths({ warmUpMs: 2_000, rounds: 5 }),
  'hot-paths': () => hotPaths(8, { warmUpMs: 2_000, rounds: 9 }),
} as const;

export type Contender = keyof typeof CONTENDERS;
export type Numbers<C extends Contender> = ReturnType<(typeof CONTENDERS)[C]>;

if (import.meta.main) {
  const name = process.argv[2] as Contender;
  if (!(name in CONTENDERS)) {
    console.error(`Which one? ${Object.keys(CONTENDERS).join(', ')}`);
    process.exit(2);
  }
  console.log(JSON.stringify(CONTENDERS[name]()));
}
