// The boards of the games, loaded when one is opened. Adding a game is adding its folder and one line here.

import type { ComponentType } from 'react';
import type { BoardModule, GameCard } from './board.ts';

export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'age-of-heroes': () => import('@skald/age-of-heroes/board/web').then(({ board }) => board),
};

/** The picture on a game's card, without the rest of its board. */
export const PICTURES: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  'age-of-heroes': () =>
    import('@skald/age-of-heroes/board/picture').then(({ Picture }) => ({ default: Picture })),
};

export const CARDS: Readonly<Record<string, GameCard>> = {
  'age-of-heroes': { title: 'Age of Heroes', players: '1–6', minutes: 45, difficulty: 2 },
};

export type { BoardModule, BoardProps, GameCard, PanelProps, SeatLook } from './board.ts';
