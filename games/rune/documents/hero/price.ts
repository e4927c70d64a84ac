// What a hero costs in creation points, line by line. RUN-HERO-04 to -07

import type { Price, PriceLine } from '@skald/kernel';
import { ABILITIES, ABILITY, ABILITY_COST } from '../../content/abilities.ts';
import { CHARACTERISTICS, characteristicCost } from '../../content/characteristics.ts';
import type { Hero } from './schema.ts';

/** RUN-HERO-04 */
export const CREATION_POINTS = 60;

export function priceOf(
  hero: Hero,
): Price & { readonly totals: { readonly spent: number; readonly left: number } } {
  const lines = [...characteristics(hero), ...abilities(hero), ...hitPoints(hero)];
  const spent = lines.reduce((sum, { points }) => sum + points, 0);
  return { lines, totals: { spent, left: CREATION_POINTS - spent } };
}

const characteristics = ({ characteristics: ratings }: Hero): PriceLine[] =>
  CHARACTERISTICS.filter((name) => ratings[name] !== 0).map((name) => ({
    path: ['characteristics', name],
    code: 'characteristic',
    points: characteristicCost(name, ratings[name]),
    rule: 'RUN-CHAR-04',
    params: { name, rating: ratings[name] },
  }));

const abilities = ({ abilities: ratings }: Hero): PriceLine[] =>
  ABILITIES.flatMap((name) => {
    const rating = ratings[name] ?? 0;
    if (rating === 0) return [];
    const points = ABILITY_COST[ABILITY[name].category] * rating;
    return [
      { path: ['abilities', name], code: 'ability', points, rule: 'RUN-ABIL-01', params: { name, rating } },
    ];
  });

const hitPoints = ({ hitPoints: points }: Hero): PriceLine[] =>
  points === 0
    ? []
    : [{ path: ['hitPoints'], code: 'hitPoints', points, rule: 'RUN-HERO-21', params: { points } }];
