// Which land a campaign is fought over.

import { type Outcome, refuse } from '@skald/kernel';
import { GARROCK, type GameOptions, generate, type HexMap } from '../content/index.ts';
import { check } from '../documents/index.ts';

/** The map that was agreed on; an own one only when nothing is wrong with it. CAM-RULING-35 to -40 */
export function mapFor({
  mapSeed,
  ownMap,
  map = ownMap === null ? 'garrock' : 'own',
}: Pick<GameOptions, 'map' | 'mapSeed' | 'ownMap'>): Outcome<HexMap> {
  if (map === 'garrock') return { ok: GARROCK };
  if (map === 'generated') return { ok: generate(mapSeed) };
  if (ownMap === null) return refuse('no-own-map');
  const problems = check(ownMap);
  return problems[0] === undefined
    ? { ok: ownMap }
    : refuse('bad-map', { problem: problems[0].code, count: problems.length });
}
