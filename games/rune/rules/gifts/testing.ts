// A spentOn hero and a foe of round numbers beside him, in one line.

import type { Gift } from '../../content/gifts.ts';
import type { Weapon } from '../../content/weapons.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { play, Scene } from '../fight/testing.ts';

export { allDiceCast, happening, one, optionsOf, play } from '../fight/testing.ts';

/** INIT 5, ATK 8, DFN 7, DAM 10, Soak 3, Res 2, 50 hit points and a Wound Threshold of 15. */
export const FOE = { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } as const;

/**
 * Ragnar with these levels (ATK 9, DFN 9, DAM 12, Soak 6 of which 3 are armor, 77 hit points, Wound Threshold 18, Pre −1)
 * at 10,10 and a goblin warrior at 12,10; whatever else matters is said in the scene. `h0` is he, `f0` the goblin.
 */
export const facing = (levels: Levels, more: Scene = {}): Scene => ({
  ...more,
  heroes: [spentOn(levels, READY_MADE.ragnar), ...(more.heroes ?? [])],
  foes: more.foes ?? [{ statistics: FOE }],
  fighters: {
    h0: { x: 10, y: 10 },
    f0: { x: 12, y: 10 },
    ...more.fighters,
  },
});

type Levels = Readonly<Partial<Record<Gift, number>>>;

/** The same with a weapon of his own choice in hand, for rune powers. */
export const wielding = (weapon: Weapon, levels: Levels, more: Scene = {}): Scene => {
  const armed: Hero = { ...READY_MADE.ragnar, weapons: [{ weapon }, ...READY_MADE.ragnar.weapons] };
  return { ...facing({}, more), heroes: [spentOn(levels, armed), ...(more.heroes ?? [])] };
};

/** What was added to the dice of the last blow or shot, by name. */
export function addedTo(driver: ReturnType<typeof play>, side: 'attack' | 'defence'): Record<string, number> {
  const last = driver.events.findLast(({ type }) => type === 'struck' || type === 'shot');
  const { sums } = last as unknown as { sums: Record<typeof side, { of: string; by: number }[]> };
  return Object.fromEntries(sums[side].map(({ of, by }) => [of, by]));
}

/** Victory points that gifts have brought him. */
export const giftPoints = ({ state }: ReturnType<typeof play>, hero = 'h0'): number =>
  state.tally.reduce(
    (sum, entry) => (entry.hero === hero && entry.cause === 'gift' ? sum + entry.points : sum),
    0,
  );
