// Adventures by their names: what the options only name is taken from the shelf as a sitting begins.

import type { AdventureName } from './content/library.ts';
import type { Adventure } from './documents/adventure/schema.ts';
import {
  broughtBy,
  type GameOptions,
  heroesIn,
  resolveOptions,
  type SeatEntry,
} from './rules/fight/options.ts';
import { MOST_HEROES } from './rules/fight/words.ts';
import { generateAdventure } from './text/generator/index.ts';
import { STOLEN_RUNE } from './text/stolen-rune/editions.ts';

interface Wanted {
  readonly seed: number;
  /** As many as set out, and what each of them has spent. */
  readonly heroes: number;
  readonly points: number;
}

const SHELF: Readonly<Record<AdventureName, (wanted: Wanted) => Adventure>> = {
  'stolen-rune': () => STOLEN_RUNE.balanced,
  'stolen-rune-printed': () => STOLEN_RUNE.printed,
  generated: ({ seed, heroes, points }) =>
    generateAdventure({ seed, heroes, totals: Array.from({ length: heroes }, () => points), form: 'plot' }),
};

/** The same options with the adventure they name; a document of one's own goes before any name. */
export function withAdventure(seats: readonly SeatEntry[], given: GameOptions): GameOptions {
  const { adventure, sitting, seed, points, band } = resolveOptions(given);
  if (adventure === null || sitting !== null || broughtBy(seats).length > 0) return given;
  const heroes = seats.reduce(
    (sum, seat) => sum + Math.max(heroesIn(seat)?.length ?? 0, seat === 'foes' ? 0 : band),
    0,
  );
  const wanted = { seed, heroes: Math.min(Math.max(heroes, 1), MOST_HEROES), points };
  return { ...given, sitting: SHELF[adventure](wanted) };
}
