export { Driver, drive } from './driver.ts';
export { type FuzzPlan, fuzz, playRandomly } from './fuzz.ts';
