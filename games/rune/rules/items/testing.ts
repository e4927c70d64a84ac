// Ragnar with things of magic, and a foe of round numbers beside him, in one line.

import { LEGENDARY, type LegendaryItem } from '../../content/legendary.ts';
import type { Item, Trinket } from '../../content/treasure/item.ts';
import { withLines } from '../../documents/hero/account.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { DAY, paid, rich } from '../../documents/hero/testing.ts';
import { fighterOf, formOf, sheetOf } from '../fight/fighters.ts';
import type { play, Scene } from '../fight/testing.ts';
import { facing } from '../gifts/testing.ts';

export { allDiceCast, happening, one, optionsOf, play } from '../fight/testing.ts';
export { addedTo, FOE, giftPoints } from '../gifts/testing.ts';

export const finding = (hero: Hero, ...things: Item[]): Hero =>
  withLines(hero, { line: 'found', on: DAY, how: 'treasure', things });

type Legends = Readonly<Partial<Record<LegendaryItem, number>>>;

/** A hero with these levels of legends. */
export const legendary = (levels: Legends, hero: Hero = READY_MADE.ragnar): Hero => {
  const items = Object.entries(levels) as [LegendaryItem, number][];
  const lines = items.flatMap(([item, level]) =>
    Array.from({ length: level }, () => paid({ kind: 'legendary', item }, LEGENDARY[item].cost)),
  );
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const things = items.map(([item]): Item => ({ kind: 'legendary', item }));
  return withLines(finding(rich(points, hero), ...things), ...lines);
};

/** As `facing` of the gifts, with legends or with what he carries. */
export const armedWith = (hero: Hero, more: Scene = {}): Scene => ({
  ...facing({}, more),
  heroes: [hero, ...(more.heroes ?? [])],
});

/** What he has about him now. */
export const carried = ({ state }: ReturnType<typeof play>, hero = 0): readonly Trinket[] =>
  heroNow(state.heroes[hero] as Hero).items;

/** INIT, ATK, DFN and DAM of what is in his hand, and what he soaks. */
export function scoresOf({ state }: ReturnType<typeof play>, id = 'h0') {
  const one = fighterOf(state, id);
  const { init, atk, dfn, dam } = formOf(state, one);
  return {
    init: init.total,
    atk: atk.total,
    dfn: dfn.total,
    dam: dam.total,
    soak: sheetOf(state, one).soak.total,
  };
}
