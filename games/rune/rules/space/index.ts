// Where everybody stands, who reaches whom, how one moves and shoots on a battle map, and what its terrain does.

export * from './advantage.ts';
export * from './areas.ts';
export * from './bodies.ts';
export * from './bounds.ts';
export * from './exits.ts';
export * from './ground.ts';
export * from './leaps.ts';
export * from './leaving.ts';
export * from './line-of-fire.ts';
export { hasClearLine } from './lines.ts';
export * from './reach.ts';
export * from './shove.ts';
export * from './starting.ts';
export { isAnyWithin, isNearFace, roomToStand } from './steps.ts';
export * from './straight.ts';
export * from './terrain/index.ts';
export * from './ways.ts';
export * from './weightless.ts';
