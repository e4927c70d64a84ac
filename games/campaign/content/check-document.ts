// What a map's document itself must keep to: edges that are edges, bridges over water, names for what has a name.

import { directionOf, edgeOf, type Hex } from './hexes.ts';
import type { Geography } from './map.ts';
import { type Problem, problem } from './problem.ts';
import { hexesOf } from './river.ts';

export function* documentProblems(geography: Geography): Generator<Problem> {
  yield* edges(geography);
  yield* names(geography);
}

/** CAM-RULING-02 */
function* edges({ map, river }: Geography): Generator<Problem> {
  const bridged = map.bridges.map(({ edge }) => edge);
  for (const edge of new Set([...map.river, ...bridged])) {
    const [a, b] = hexesOf(edge);
    if (directionOf(a, b) === null) yield problem('edge-between-strangers', 2, [a, b], { edge });
    else if (edgeOf(a, b) !== edge) yield problem('edge-misspelt', 2, [a, b], { edge });
  }
  for (const edge of repeated(map.river)) yield problem('edge-twice', 2, hexesOf(edge), { edge });
  for (const edge of repeated(bridged)) yield problem('bridge-twice', 2, hexesOf(edge), { edge });
  for (const { edge, name } of map.bridges)
    if (!river.has(edge)) yield problem('bridge-without-river', 2, hexesOf(edge), { name });
}

function* names({ map, terrain, names }: Geography): Generator<Problem> {
  const hasName = (hex: Hex): boolean => ['village', 'castle'].includes(terrain.get(hex) ?? '');
  const unnamed = [...terrain.keys()].filter((hex) => hasName(hex) && !names.has(hex));
  if (unnamed.length > 0) yield problem('unnamed', null, unnamed, { count: unnamed.length });
  for (const { hex, name } of map.places)
    if (!hasName(hex)) yield problem('name-of-nothing', null, [hex], { name });
  for (const hex of repeated(map.places.map((place) => place.hex)))
    yield problem('named-twice', null, [hex], { name: names.get(hex) ?? '' });
  const called = [...map.places, ...map.bridges.map(({ edge, name }) => ({ hex: hexesOf(edge)[0], name }))];
  for (const name of repeated(called.map((place) => place.name))) {
    const hexes = called.filter((place) => place.name === name).map(({ hex }) => hex);
    if (new Set(hexes).size > 1) yield problem('same-name', null, hexes, { name });
  }
}

/** What stands more than once in a list, each once. */
const repeated = (list: readonly string[]): Set<string> =>
  new Set(list.filter((one, i) => list.indexOf(one) !== i));
