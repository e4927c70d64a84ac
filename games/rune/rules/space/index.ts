// Where everybody stands, who reaches whom, how one moves and shoots on a battle map, and what its terrain does.

export { type Advantage, advantage, type Gained, initiativeFor, isParted, isUphill } from './advantage.ts';
export { type Base, type Bodies, type Body, distance, feetOf, type Side } from './bodies.ts';
export { isPassable, type WayOut, wayOut } from './exits.ts';
export { type Ground, groundOf, type Happened, UNTOUCHED } from './ground.ts';
export { jumpOf, type Leap, leapTo } from './leaps.ts';
export { type Errand, leaves, type Mode, type Opening } from './leaving.ts';
export { coverFrom, type LineOfFire, lineOfFire } from './line-of-fire.ts';
export { engagedWith, isEngaged, isInReach, pressedBy } from './reach.ts';
export {
  type Bearing,
  directionTo,
  foeShove,
  heroShove,
  repositions,
  type Slide,
  shove,
  slide,
} from './shove.ts';
export type { Means } from './steps.ts';
export { dashes, dashTo, interceptions, isCharge, lengthOf, straight, strikingSquares } from './straight.ts';
export * from './terrain/index.ts';
export { costOf, type Goal, reachable, type Way, wayTo } from './ways.ts';
