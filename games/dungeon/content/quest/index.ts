export * from './layout.ts';
export * from './schema.ts';
