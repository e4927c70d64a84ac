// How much of a sheet fits on its pages: what is longer is cut, and says so.

import type { Sheet } from '../../text/sheet.ts';

/** Lines of the second page, and those that a heading takes. */
const LINES = 46;
const HEADING = 2;
/** Most gifts take one line, and some two. */
const GIFT = 1.3;
const MOST_GEAR = 16;
const LEAST_LEDGER = 4;
/** For loot, silver and whatever else comes up. */
const NOTES = 6;
/** Rows of the first page; the last is for whatever is no fight. */
const MOST_ATTACKS = 13;

/** As much of something as there is room for, and how much is left out. */
interface Cut<T> {
  readonly shown: readonly T[];
  readonly left: number;
}

const cut = <T>(all: readonly T[], most: number): Cut<T> => {
  const shown = all.slice(0, Math.max(0, all.length <= most ? most : most - 1));
  return { shown, left: all.length - shown.length };
};

export interface Cuts {
  readonly attacks: Sheet['attacks']['rows'];
  readonly gear: Cut<readonly string[]>;
  readonly gifts: Cut<Sheet['gifts'][number]>;
  readonly ledger: Cut<Sheet['ledger'][number]>;
}

export function cutsFor(sheet: Sheet): Cuts {
  const { attacks, connections, legendary, horse } = sheet;
  const gear = cut(sheet.gear.rows, MOST_GEAR);
  const beside = [connections, legendary, horse]
    .filter(({ length }) => length > 0)
    .reduce((sum, { length }) => sum + Math.ceil(length / 2) + HEADING, 0);
  const above = HEADING + Math.max(gear.shown.length + 2, beside);
  const room = LINES - above - 2 * HEADING - NOTES;
  const gifts = cut(sheet.gifts, Math.floor((room - LEAST_LEDGER) / GIFT));
  const ledger = cut(sheet.ledger, Math.floor(room - Math.max(1, gifts.shown.length * GIFT)));
  const forms = attacks.rows;
  return {
    attacks: forms.length <= MOST_ATTACKS ? forms : [...forms.slice(0, MOST_ATTACKS - 1), ...forms.slice(-1)],
    gear,
    gifts,
    ledger,
  };
}
