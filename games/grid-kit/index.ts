// Boards of squares: who is next to whom, the cheapest ways, lines, areas.

export * from './areas.ts';
export type { Point } from './bands.ts';
export * from './distance.ts';
export * from './fan.ts';
export * from './footprint.ts';
export * from './grid.ts';
export * from './lines.ts';
export * from './open.ts';
export * from './search.ts';
export * from './sight.ts';
export * from './steps.ts';
export * from './walls.ts';
export * from './ways.ts';
