import { describe, expect, it } from 'vitest';
import type { Spot } from '../../content/battle-map.ts';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '../../content/maps/index.ts';
import { damAt, groundOf, lengthOf, reachable, waterAt, wayTo } from './index.ts';
import { hero } from './testing.ts';

describe.each(BATTLE_MAP_NAMES)('%s', (name) => {
  const map = BATTLE_MAPS[name];
  const ground = groundOf(map);
  const starts = [...map.starts.heroes, ...map.starts.foes];
  const [first] = map.starts.heroes;
  const one = hero(first!.x, first!.y);
  const keyOf = ({ x, y }: Spot): string => `${x},${y}`;
  const costs = new Map(reachable(ground, [one], one, 500).map((goal) => [keyOf(goal), goal.paces]));

  it('[RUN-RULING-C02] is one field: everybody can walk to everybody', () => {
    expect(starts.filter((spot) => !costs.has(keyOf(spot)))).toEqual([]);
  });

  it('[RUN-TER-41] nobody starts in a place that hurts, in water, or where another does', () => {
    expect(new Set(starts.map(keyOf)).size).toBe(starts.length);
    for (const spot of starts) {
      expect(damAt(ground, { ...spot, size: 1 })).toBe(0);
      expect(waterAt(ground, { ...spot, size: 1 })).toBeNull();
    }
  });

  it('nobody starts so far away that the fight would begin with walking only', () => {
    for (const spot of map.starts.foes) expect(costs.get(keyOf(spot))).toBeLessThan(110);
  });

  it('has a way to every foe that can be walked', () => {
    for (const spot of map.starts.foes) {
      const way = wayTo(ground, [one], one, spot, 500)!;
      expect(way.path.at(-1)).toEqual(spot);
      expect(lengthOf(way.path)).toBeLessThanOrEqual(2 * way.paces);
    }
  });

  it('[RUN-TER-162] has terrain that matters to whoever crosses it', () => {
    const plain = costs.size === ground.grid.size;
    expect(plain).toBe(false);
    expect(map.zones.length + map.objects.length + map.heights.length).toBeGreaterThanOrEqual(6);
  });
});
