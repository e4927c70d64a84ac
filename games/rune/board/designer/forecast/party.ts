// Who is sent into a fight that is tried out: heroes of the gallery, or one's own from this device.

import type { KeptBeside } from '@skald/games/board';
import { isOneOf } from '@skald/kernel';
import { GALLERY_IDS } from '../../../documents/hero/builds/index.ts';
import { HeroSchema } from '../../../documents/hero/schema.ts';
import type { AnyHero } from '../../../rules/fight/options.ts';
import { MOST_HEROES } from '../../../rules/fight/words.ts';

/** One of the gallery by his name, or one's own by the id under which he is kept. */
export type Chosen = string;

/** So many as are expected, as far as there is room for them. */
export const partyOf = (heroes: number): Chosen[] => resized([], Math.min(MOST_HEROES, heroes));

/** Whoever is chosen stays, and others of the gallery join him. */
export function resized(party: readonly Chosen[], heroes: number): Chosen[] {
  const others = GALLERY_IDS.filter((id) => !party.includes(id));
  return [...party, ...others].slice(0, heroes);
}

/** Another in one place; whoever was already somewhere else changes places with him. */
export const withHero = (party: readonly Chosen[], at: number, hero: Chosen): Chosen[] =>
  party.map((one, i) => (i === at ? hero : one === hero ? (party[at] as Chosen) : one));

/** As a fight takes them; whoever is no longer kept stays at home. */
export const heroesOf = (party: readonly Chosen[], own: readonly KeptBeside[]): AnyHero[] =>
  party.flatMap((id): AnyHero[] => {
    if (isOneOf(GALLERY_IDS, id)) return [id];
    const hero = HeroSchema.safeParse(own.find((one) => one.id === id)?.document);
    return hero.success ? [hero.data] : [];
  });
