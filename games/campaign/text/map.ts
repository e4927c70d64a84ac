// A map as it is told before it is played on.

import type { Language } from '@skald/text';
import { geographyOf, type HexMap, nameIn } from '../content/index.ts';
import { BOARD_WORDS } from './board.ts';

export function aboutMap(map: HexMap, language: Language) {
  const { villages, land, bridges } = geographyOf(map);
  const places = map.places.map((place) => nameIn(place, language));
  const { mapInWords } = BOARD_WORDS[language];
  return { story: [], goals: [], picture: mapInWords(land.length, villages.length, bridges.size, places) };
}
