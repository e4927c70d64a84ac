// What terrain does to those in it, with its numbers; who rolls and when is the fight's business.

export * from './decoys.ts';
export * from './falling.ts';
export * from './flames.ts';
export * from './footing.ts';
export * from './grabbers.ts';
export * from './hiding.ts';
export * from './hostages.ts';
export * from './light.ts';
export * from './places.ts';
export * from './swarms.ts';
export * from './water.ts';
export * from './weather.ts';
export * from './weird.ts';
