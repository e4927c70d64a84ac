export { difference, same, sent } from './difference.ts';
export { Driver, drive } from './driver.ts';
export { type FuzzPlan, fuzz, playRandomly, type Random, type Start } from './fuzz.ts';
export { type LawName, laws } from './laws/index.ts';
export { fits, type Law, looked } from './laws/law.ts';
export { limitsOf } from './limits.ts';
export { type Raid, raid } from './raid.ts';
export { everybody, type Move, pick, playMatches, type Secrets, seedOf, sure, type Trial } from './trial.ts';
export { type WalkPlan, walk } from './walk.ts';
