// What seats, and those who sit there, are called.

import type { SeatLook } from '@skald/games/boards';
import type { Language } from '@skald/text';
import type { Loaded } from '../games.ts';
import type { TableModel } from '../model.ts';
import type { Words } from '../words/index.ts';

/** A seat as the game calls it. */
export const seatName = (
  { view }: TableModel,
  { module }: Loaded,
  seat: number,
  language: Language,
): string => (view ? module.words.seat(view, seat, language) : String(seat + 1));

/** Whoever sits there by name; where nobody has told one, the seat's. */
export const personAt = (model: TableModel, loaded: Loaded, seat: number, language: Language): string =>
  model.info.seats[seat]?.name || seatName(model, loaded, seat, language);

/** Who sits where, as boards are told it. */
export const seatLooks = ({ info }: TableModel, { account, create }: Words): SeatLook[] =>
  info.seats.map(({ gone, name, level }, seat) => ({
    seat,
    player: gone ? account.gone : name || (level ? create.bot(create.levels[level]) : ''),
    you: info.mine.includes(seat),
  }));
