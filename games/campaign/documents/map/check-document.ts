// What a map's document itself must keep to: edges that are edges, bridges over water, names for what has a name.

import type { DocumentPath, Problem } from '@skald/kernel';
import { directionOf, edgeOf, type Geography, type Hex, hexesOf, readHex } from '../../content/index.ts';
import { inRows } from './places.ts';
import { problem } from './problem.ts';

export function* documentProblems(geography: Geography): Generator<Problem> {
  yield* edges(geography);
  yield* names(geography);
}

interface Written {
  readonly text: string;
  readonly path: DocumentPath;
}

const written = (part: string, texts: readonly string[]): Written[] =>
  texts.map((text, i) => ({ text, path: [part, i] }));

/** CAM-RULING-02 */
function* edges({ map, river }: Geography): Generator<Problem> {
  const water = written('river', map.river);
  const bridges = written(
    'bridges',
    map.bridges.map(({ edge }) => edge),
  );
  for (const { text: edge, path } of onceEach([...water, ...bridges])) {
    const [a, b] = hexesOf(edge);
    if (directionOf(a, b) === null) yield problem('edge-between-strangers', 2, [path], { edge });
    else if (edgeOf(a, b) !== edge) yield problem('edge-misspelt', 2, [path], { edge });
  }
  for (const { text: edge, path } of repeated(water)) yield problem('edge-twice', 2, [path], { edge });
  for (const { text: edge, path } of repeated(bridges)) yield problem('bridge-twice', 2, [path], { edge });
  for (const [i, { edge, name }] of map.bridges.entries())
    if (!river.has(edge)) yield problem('bridge-without-river', 2, [['bridges', i]], { name });
}

function* names({ map, terrain, names }: Geography): Generator<Problem> {
  const hasName = (hex: Hex): boolean => ['village', 'castle'].includes(terrain.get(hex) ?? '');
  const unnamed = [...terrain.keys()].filter((hex) => hasName(hex) && !names.has(hex));
  if (unnamed.length > 0) yield problem('unnamed', null, unnamed.map(inRows), { count: unnamed.length });
  for (const [i, { hex, name }] of map.places.entries())
    if (!hasName(hex)) yield problem('name-of-nothing', null, [['places', i]], { name });
  const named = written(
    'places',
    map.places.map(({ hex }) => hex),
  );
  for (const { text, path } of repeated(named))
    yield problem('named-twice', null, [path], { name: names.get(readHex(text)) ?? '' });
  const called = [
    ...map.places.map(({ hex, name }, i) => ({ where: hex, text: name, path: ['places', i] })),
    ...map.bridges.map(({ edge, name }, i) => ({ where: edge, text: name, path: ['bridges', i] })),
  ];
  for (const { text: name } of repeated(called)) {
    const same = called.filter(({ text }) => text === name);
    const paths = same.map(({ path }) => path);
    if (new Set(same.map(({ where }) => where)).size > 1) yield problem('same-name', null, paths, { name });
  }
}

/** The first of each. */
const onceEach = (list: readonly Written[]): Written[] =>
  list.filter(({ text }, i) => list.findIndex((one) => one.text === text) === i);

/** What stands more than once in a list, each once, where it stands again. */
const repeated = (list: readonly Written[]): Written[] =>
  onceEach(list.filter(({ text }, i) => list.findIndex((one) => one.text === text) < i));
