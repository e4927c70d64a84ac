// Where everybody stands, who reaches whom, how one moves and shoots on a battle map.

export { type Base, type Bodies, type Body, distance, type Side } from './bodies.ts';
export { type Ground, groundOf, type Happened, UNTOUCHED } from './ground.ts';
export { type Errand, leaves, type Mode, type Opening } from './leaving.ts';
export { type LineOfFire, lineOfFire } from './line-of-fire.ts';
export { engagedWith, isEngaged, isInReach, pressedBy } from './reach.ts';
export type { Means } from './steps.ts';
export { costOf, type Goal, reachable, type Way, wayTo } from './ways.ts';
