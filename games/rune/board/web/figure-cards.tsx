// The card of whoever is under the pointer or the cursor.

import type { BoardProps } from '@skald/games/board';
import type { FigureCard } from '@skald/games/board-kit';
import type { State } from '../../rules/fight/state.ts';
import { figureCard } from '../figure-card.ts';
import { FighterPicture } from './emblems.tsx';
import { findFighter } from './figures.ts';
import type { Spot } from './spots.ts';

export function cardAt(
  { view, seats, language }: Pick<BoardProps<State>, 'view' | 'seats' | 'language'>,
  { fighter }: Spot,
): FigureCard | null {
  const one = findFighter(view, fighter);
  if (one === undefined) return null;
  const player = seats.find(({ seat }) => seat === one.seat)?.player ?? '';
  return {
    ...figureCard(view, one, player, language),
    mark: <FighterPicture view={view} one={one} size={48} />,
  };
}
