// Whether the Heroes can lower every Ward with what they have and find. DUN-FURN-20 and -22.

import { sidesOf } from '@skald/games/grid-kit';
import type { Problem } from '@skald/kernel';
import { ITEM, type Item } from '../../content/items.ts';
import { type Layout, layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { SPELL } from '../../content/spells.ts';
import { problem } from './problem.ts';
import { drawnAt } from './squares.ts';

/** A door or chest that is still shut. */
interface Shut {
  readonly square: number;
  readonly ward: number;
  /** The parts of the dungeon from which it can be opened, and which it opens. */
  readonly zones: readonly number[];
  readonly contents: readonly Item[];
  readonly mark: string | null;
}

/** Opens what can be opened, weak Wards first, until nothing more can be. What stays shut lacks a key. */
export function checkKeys(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const casts = quest.heroes.some(({ spells }) =>
    spells.some((spell) => SPELL[spell].effect.type === 'lowerWard'),
  );
  if (casts) return [];
  const zones = new Set(layout.starts.map(({ square }) => layout.zoneAt[square]!));
  const items = quest.heroes.flatMap((hero) => hero.items);
  let shut = shutThings(layout).sort((a, b) => a.ward - b.ward);
  let spent = 0;
  for (;;) {
    const power = items.reduce((sum, item) => sum + wardPower(item), 0) - spent;
    const open = shut.find(
      (each) => each.zones.some((zone) => zones.has(zone)) && wardLeft(quest, each, items) <= power,
    );
    if (open === undefined) break;
    spent += wardLeft(quest, open, items);
    shut = shut.filter((each) => each !== open);
    for (const zone of open.zones) zones.add(zone);
    items.push(...open.contents);
  }
  return shut
    .filter(({ ward }) => ward > 0)
    .map(({ square, ward }) =>
      problem('keyMissing', drawnAt(quest.map, square), { params: { ward }, rule: 'DUN-FURN-22' }),
    );
}

function shutThings(layout: Layout): Shut[] {
  const zonesBeside = (squares: readonly number[]) => [
    ...new Set(
      squares
        .flatMap((square) => sidesOf(layout.grid, square))
        .map((square) => layout.zoneAt[square]!)
        .filter((zone) => zone >= 0),
    ),
  ];
  return [
    ...layout.barriers.map(({ squares, ward, mark }) => ({
      square: squares[0]!,
      ward,
      zones: zonesBeside(squares),
      contents: [],
      mark,
    })),
    ...layout.chests.map(({ square, ward, contents }) => ({
      square,
      ward,
      zones: [layout.zoneAt[square]!],
      contents,
      mark: null,
    })),
  ];
}

function wardPower(item: Item): number {
  const { effect } = ITEM[item];
  if (effect.type === 'crystal') return effect.power;
  return effect.type === 'lowerWard' ? effect.by : 0;
}

/** What is left of a Ward once the objects that unseal it are taken. */
function wardLeft({ specials }: Quest, { ward, mark }: Shut, items: readonly Item[]): number {
  const lowered = specials.reduce((sum, special) => {
    if (special.type !== 'unseals' || special.door !== mark) return sum;
    return sum + special.by * items.filter((item) => item === special.object).length;
  }, 0);
  return Math.max(0, ward - lowered);
}
