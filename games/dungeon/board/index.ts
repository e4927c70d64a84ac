export { hint } from './hints.ts';
export { textBoard } from './text.ts';
