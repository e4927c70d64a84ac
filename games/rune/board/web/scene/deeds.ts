// What of a question has a place in the picture: a thing that is offered, or a hero.

import type { Asked } from '@skald/kernel';

type Option = Asked['options'][number];

export interface Deeds {
  /** By the number of what is offered. */
  readonly things: ReadonlyMap<number, readonly Option[]>;
  /** By whom it is done to, or who does it. */
  readonly heroes: ReadonlyMap<string, readonly Option[]>;
}

export function deedsIn(decision: Asked | null): Deeds {
  const things = new Map<number, Option[]>();
  const heroes = new Map<string, Option[]>();
  const add = <K>(into: Map<K, Option[]>, key: K, option: Option): unknown =>
    into.set(key, [...(into.get(key) ?? []), option]);
  for (const option of decision?.options ?? []) {
    const { offer, target, hero } = option.choice;
    if (typeof offer === 'number') add(things, offer, option);
    else if (typeof target === 'string') add(heroes, target, option);
    else if (typeof hero === 'string') add(heroes, hero, option);
  }
  return { things, heroes };
}
