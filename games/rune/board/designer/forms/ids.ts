// Names by which the parts of an encounter know each other.

import type { Encounter } from '../../../documents/encounter/schema.ts';

/** A name that nothing bears yet, nor anything it was asked for before. */
export type Fresh = (stem: string) => string;

export function freshIds(encounter: Encounter): Fresh {
  const taken = new Set(idsIn(encounter));
  return (stem) => {
    let number = 1;
    while (taken.has(`${stem}-${number}`)) number++;
    const id = `${stem}-${number}`;
    taken.add(id);
    return id;
  };
}

export function idsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}
