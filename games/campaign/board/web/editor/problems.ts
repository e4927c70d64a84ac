// What is wrong with a map, in words and with its place.

import type { DocumentProblem } from '@skald/games/board';
import type { Language } from '@skald/text';
import { check, type Hex, type HexMap, hexLabel } from '../../../content/index.ts';
import { editorWords } from './words.ts';

/** So many hexes are named; the rest are counted. */
const NAMED = 4;

export function problemsOf(map: HexMap, language: Language): DocumentProblem[] {
  const words = editorWords(language);
  return check(map).map(({ code, rule, hexes, params }) => {
    const named = hexes.slice(0, hexes.length > NAMED ? NAMED - 1 : NAMED).map(hexLabel);
    const where = words.and(named, hexes.length - named.length);
    return {
      text: words.problems[code](params, where),
      ...(rule !== null && { rule }),
      ...(hexes.length > 0 && { place: hexes }),
    };
  });
}

/** The hexes of a problem, as this editor gave them. */
export const placeOf = ({ place }: DocumentProblem): readonly Hex[] =>
  Array.isArray(place) ? (place as Hex[]) : [];
