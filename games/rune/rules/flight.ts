// All heroes turn and run: they get away, but not always whole. RUN-RUN-80 to -87, RUN-RULING-R57, -R58

import type { Die } from './hooks/bearer.ts';

interface Pursuer {
  readonly move: number;
  readonly res: number;
}

/** The fastest of those who live, and of them the one with the best Res, rolls for all. RUN-RUN-81 */
export const pursuerOf = <P extends Pursuer>(foes: readonly P[]): P | null =>
  foes.reduce<P | null>(
    (best, foe) =>
      best === null || foe.move > best.move || (foe.move === best.move && foe.res > best.res) ? foe : best,
    null,
  );

/** Whoever has less is let go. RUN-RUN-82 */
const WORTH_CATCHING = 20;
/** What is left of whoever is caught; no Soak helps, and no Wound comes of it. RUN-RULING-R57 */
export const CAUGHT_HP = 5;

export interface Fleeing {
  /** What his Sprint came to. */
  readonly sprint: number;
  readonly hp: number;
  /** Carried by the others. RUN-RULING-R58 */
  readonly helpless: boolean;
}

/** RUN-RUN-81, -82 */
export const isCaught = ({ sprint, hp, helpless }: Fleeing, pursuit: number): boolean =>
  sprint < pursuit && hp >= WORTH_CATCHING && !helpless;

/** Hit points that being caught costs; they count as damage suffered. RUN-RUN-82, RUN-RULING-R57 */
export const lostToPursuit = (hp: number): number => hp - CAUGHT_HP;

/** Crafty foes may take what he carries instead, if he has anything. RUN-RUN-83, RUN-RULING-R56 */
export const mayRobInstead = ({ crafty }: { readonly crafty: boolean }, pieces: number): boolean =>
  crafty && pieces > 0;

/** Pieces of treasure for each so many that he fell short. RUN-RUN-83 */
const SHORT_OF = 3;
export const piecesLost = (sprint: number, pursuit: number, pieces: number): number =>
  Math.min(pieces, 1 + Math.floor((pursuit - sprint) / SHORT_OF));

/** Which are left to him is chance. RUN-RUN-83 */
export function sparedOf<T>(pieces: readonly T[], lost: number, dice: Die): T[] {
  const left = [...pieces];
  const spared: T[] = [];
  while (spared.length < pieces.length - lost) spared.push(...left.splice(dice(left.length) - 1, 1));
  return spared;
}

/** Of a hero of the runner's own nothing need be taken: he chooses as he likes. RUN-RUN-84 */
export const mustTake = (isRunnersHero: boolean): boolean => !isRunnersHero;

/** One through each way out in a round, two through a wide one; who came first goes first. RUN-RUN-85 */
export const leaversOf = <T>(
  arrived: readonly T[],
  exits: readonly { readonly wide: boolean }[] | null,
): T[] =>
  exits === null
    ? [...arrived]
    : arrived.slice(
        0,
        exits.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0),
      );

export interface Consent {
  readonly able: boolean;
  /** His player's, and for the runner's hero also the runner's. RUN-RUN-16 */
  readonly agreed: boolean;
}

/** All or none: whoever runs alone flees as in any fight. RUN-RUN-80, -87, RUN-RULING-R58 */
export const fleeTogether = (heroes: readonly Consent[]): boolean =>
  heroes.some(({ able }) => able) && heroes.every(({ able, agreed }) => !able || agreed);
