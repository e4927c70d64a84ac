// A hex of the map that is being drawn, as it is read aloud.

import type { Language } from '@skald/text';
import {
  beyond,
  DIRECTIONS,
  edgeOf,
  geographyOf,
  type Hex,
  type HexMap,
  hexLabel,
  nameIn,
} from '../../../content/index.ts';
import { terrainName } from '../../../text/names.ts';
import type { PlacedProblem } from './problems.ts';
import { editorWords } from './words.ts';

/** What is there: “castle, Garrock Keep; river to the east”. */
export function hexInWords(map: HexMap, hex: Hex, language: Language): string {
  const words = editorWords(language);
  const { terrain, river, bridges } = geographyOf(map);
  const kind = terrain.get(hex);
  const parts = [kind === undefined ? words.nothing : terrainName(kind, language)];
  const place = map.places.find((one) => one.hex === hex);
  if (place !== undefined) parts.push(nameIn(place, language));
  if (map.shipStart === hex) parts.push(words.shipStarts);
  const wet = DIRECTIONS.filter((d) => river.has(edgeOf(hex, beyond(hex, d))));
  if (wet.length > 0) parts.push(words.riverOn(words.and(wet.map(words.side), 0)));
  for (const d of wet) {
    const edge = edgeOf(hex, beyond(hex, d));
    const bridge = bridges.has(edge) && map.bridges.find((one) => one.edge === edge);
    if (bridge) parts.push(words.bridgeOn(nameIn(bridge, language), words.side(d)));
  }
  return parts.join(', ');
}

/** The same with its label and what is wrong there. */
export function cursorInWords(
  map: HexMap,
  hex: Hex,
  problems: readonly PlacedProblem[],
  language: Language,
): string {
  const words = editorWords(language);
  const wrong = problems.filter(({ hexes }) => hexes.includes(hex));
  return [
    `${words.hexAt(hexLabel(hex), hexInWords(map, hex, language))}.`,
    ...wrong.map(({ text }) => words.wrong(text)),
  ].join(' ');
}
