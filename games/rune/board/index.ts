export { goal } from './goal.ts';
export { isGoing } from './going.ts';
export { hint } from './hints.ts';
export { sites } from './sites.ts';
export { textBoard } from './text.ts';
