export * from './quest/index.ts';
export { SAMPLES } from './samples.ts';
