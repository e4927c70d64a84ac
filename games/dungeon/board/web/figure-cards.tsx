// The card of whatever figure is under the pointer or the cursor.

import type { BoardProps } from '@skald/games/board';
import type { FigureCard } from '@skald/games/board-kit';
import { squareAt } from '@skald/games/grid-kit';
import { findModel, layout, seatOf, terrain } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { figureCard, kindCard } from '../figure-card.ts';
import { ModelPicture } from './cards.tsx';
import type { Spot } from './spots.ts';

export function cardAt(
  { view, seats, language }: Pick<BoardProps<State>, 'view' | 'seats' | 'language'>,
  { x, y, model }: Spot,
): FigureCard | null {
  const one = findModel(view, model ?? '');
  if (one !== undefined) {
    const player = seats.find(({ seat }) => seat === seatOf(view, one))?.player ?? '';
    return {
      ...figureCard(view, one, player, language),
      mark: <ModelPicture view={view} one={one} size={44} />,
    };
  }
  // Only the Overlord's view knows who waits behind doors.
  const drawn = layout(view);
  const square = squareAt(drawn, [x, y]);
  const waiting = drawn.figures.find((figure) => figure.square === square);
  return waiting === undefined || terrain(view).revealed[square] === 1
    ? null
    : kindCard(view, waiting.type, language);
}
