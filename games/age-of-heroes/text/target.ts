import type { CounterId } from '../content/index.ts';

/** What an attack names: the land, a face-down jarl by his token, or a counter. */
export function readTarget(id: string): 'land' | number | CounterId {
  if (id === 'land') return 'land';
  const token = /^jarl-(\d+)$/.exec(id)?.[1];
  return token === undefined ? (id as CounterId) : Number(token);
}
