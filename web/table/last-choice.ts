// How much a seat had been told when it last chose: what came after is news.

import type { GameModule } from '@skald/games';
import type { Seat } from '@skald/kernel';
import { ownQuestion, type TableModel } from '../model.ts';

/** How many events there were once the reader's choice was carried out; null where he did not choose in between. */
export function toldAtChoice(before: TableModel, now: TableModel, module: GameModule): number | null {
  if (before.seat !== now.seat || now.moves <= before.moves || !hasChosen(before, now)) return null;
  // Where more was chosen than this, nobody knows where the own choice ends.
  if (now.moves > before.moves + 1) return Math.min(before.events.length, now.events.length);
  // What a new round brings by itself is no doing of his.
  const opening = now.events.findIndex((event, i) => i >= before.events.length && module.opensRound(event));
  return opening === -1 ? now.events.length : opening;
}

/** Only who is asked chooses; where others are asked with him, he has when the question to him is gone. */
function hasChosen(before: TableModel, now: TableModel): boolean {
  const asked = ownQuestion(before);
  if (asked === null) return false;
  const others = before.decisions.some(({ seat }) => seat !== asked.seat);
  return !others || ownQuestion(now)?.kind !== asked.kind;
}

/** The same as far as events alone tell it, for a device that was not there: after the last thing the seat did itself. */
export function toldAtLastDeed(
  { events, view }: TableModel,
  seat: Seat,
  { words }: GameModule,
): number | null {
  if (view === null) return null;
  const last = events.findLastIndex((event) => words.concerns(event, view, seat) === 0);
  return last === -1 ? null : last + 1;
}
