// A counter in words.

import { joined, type Language, type Line, ofSeat, plain, toned } from '@skald/text';
import { COUNTER, type CounterId, type Item } from '../content/index.ts';
import { combatFactor, findPiece } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';

/** A counter on the map: its name, its strength and what it carries. A hidden jarl has neither. */
export function pieceSpans(view: State, one: Piece, language: Language): Line {
  if (!one.faceUp) return [toned(BOARD_WORDS[language].hidden(one.token), 'hidden')];
  const name = NAMES[language].title(one.id);
  const carried = one.items.length > 0 ? [plain(' ('), ...itemSpans(one.items, language), plain(')')] : [];
  return [
    one.owner === null ? toned(name, 'foe') : ofSeat(name, one.owner),
    plain(` ${combatFactor(view, one)}`),
    ...carried,
  ];
}

/** The same for whoever a battle names. */
export function counterSpans(view: State, id: string, language: Language): Line {
  const one = findPiece(view, id);
  if (one !== null) return pieceSpans(view, one, language);
  return [plain(id in COUNTER ? NAMES[language].title(id as CounterId) : NAMES[language].target(id))];
}

/** Things by name; what a view hides is “a hidden treasure”. */
export function itemSpans(items: readonly Item[], language: Language): Line {
  const { item } = NAMES[language];
  const name = (id: Item): string =>
    (id as string) === 'unknown' ? BOARD_WORDS[language].something : item(id);
  return joined(items.map((id): Line => [toned(name(id), 'thing')]));
}
