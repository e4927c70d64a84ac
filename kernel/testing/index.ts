export { Driver, drive } from './driver.ts';
export { type FuzzPlan, fuzz, playRandomly } from './fuzz.ts';
export { type Raid, raid } from './raid.ts';
export { type WalkPlan, walk } from './walk.ts';
