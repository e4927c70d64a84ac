// Models and squares in words: what assistive technology reads.

import { placeOf } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import { isMinion, type Square } from '../../content/index.ts';
import { factsOf, isInjured, layout, terrain } from '../../rules/models.ts';
import { barAt } from '../../rules/numbers.ts';
import type { Model, State } from '../../rules/state.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';
import { squareLabel, thingAt } from '../../text/squares.ts';
import type { Walk } from './walks.ts';
import { WEB_WORDS } from './words.ts';

/** “Orlaf, C4, facing north, 2 of 5 wounds (Injured from 3), has acted” */
export function modelInWords(view: State, one: Model, language: Language): string {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  return [
    names.model(one.id),
    squareLabel([one.x, one.y]),
    WEB_WORDS[language].facing(names.facings[one.facing]),
    ...(isMinion(one.type) ? [] : [words.wounds(one.wounds, factsOf(view, one).injuredFrom)]),
    ...(isInjured(view, one) ? [words.injured] : []),
    ...(one.acted ? [words.hasActed] : []),
    ...one.marks.map(({ type }) => names.marks[type]),
  ].join(', ');
}

/** “C4, door, a strong lock …, Orlaf, 3 steps away, your Move would end there” */
export function squareInWords(
  view: State,
  square: Square,
  walk: Walk | undefined,
  language: Language,
): string {
  const words = WEB_WORDS[language];
  const drawn = layout(view);
  const [x, y] = placeOf(drawn, square);
  const piles = view.bones.find((bones) => bones.x === x && bones.y === y)?.piles ?? 0;
  return [
    squareLabel([x, y]),
    ...thingInWords(view, square, language),
    ...(drawn.exits.includes(square) ? [words.exit] : []),
    ...(piles > 0 ? [words.bones(piles)] : []),
    ...view.ground
      .filter((thing) => thing.x === x && thing.y === y)
      .map(({ item }) => NAMES[language].item(item)),
    ...view.models.filter((one) => one.x === x && one.y === y).map(({ id }) => NAMES[language].model(id)),
    ...(terrain(view).revealed[square] === 1 ? [] : waitingInWords(view, square, language)),
    ...(walk === undefined ? [] : walkInWords(walk, language)),
  ].join(', ');
}

/** Who waits where nobody has been; only the Overlord's view knows. */
const waitingInWords = (view: State, square: Square, language: Language): string[] => [
  ...layout(view)
    .figures.filter((figure) => figure.square === square)
    .map(({ type }) => NAMES[language].type(type)),
  WEB_WORDS[language].hidden,
];

function thingInWords(view: State, square: Square, language: Language): string[] {
  const drawn = layout(view);
  const names = NAMES[language];
  const barrier = drawn.barriers[drawn.barrierAt[square] ?? -1];
  const piece = drawn.pieces[drawn.pieceAt[square] ?? -1];
  const [first] = barrier?.squares ?? piece?.squares ?? [];
  if (first === undefined) return [WEB_WORDS[language].floor];
  const at = placeOf(drawn, first);
  const bar = barAt(view, at);
  const shut = [
    ...(bar?.lock ? [names.lockValues(bar.lock)] : []),
    ...(bar !== undefined && bar.ward > 0 ? [names.ward(bar.ward)] : []),
  ];
  const open = barrier !== undefined && view.dungeon.open.some(([x, y]) => x === at[0] && y === at[1]);
  const searched = view.searched.some(([x, y]) => x === at[0] && y === at[1]);
  return [
    names.thing(thingAt(view, at)),
    ...shut,
    ...(open ? [BOARD_WORDS[language].open] : []),
    ...(searched ? [BOARD_WORDS[language].searched] : []),
  ];
}

export const walkInWords = ({ cost, stopped, strikers }: Walk, language: Language): string[] => {
  const words = WEB_WORDS[language];
  return [
    words.walk(cost),
    ...(stopped ? [words.walkStops] : []),
    ...(strikers.length > 0 ? [words.walkStruck(NAMES[language].models(strikers))] : []),
  ];
};
