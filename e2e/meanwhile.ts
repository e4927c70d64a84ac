// A moment before which much has happened to a player.

import { gameById } from '@skald/games';
import type { Match, MatchRecord } from '@skald/kernel';
import { GAME, momentWhere } from './scenes.ts';

/** The third turn or later, and more happened to Beowulf than a recap tells. */
export const struckMoment = (): MatchRecord =>
  momentWhere(
    ({ seat }, match) =>
      seat === 0 &&
      match.events.filter(({ type }) => type === 'turnBegan').length > 2 &&
      befallen(match, 0) > 3,
  );

/** How many events of weight have befallen a seat since its own last deed. */
function befallen(match: Match, seat: number): number {
  const { concerns } = gameById(GAME)!.words;
  const view = match.view(seat);
  const weights = match.eventsFor(seat).map((event) => concerns(event, view, seat));
  return weights.slice(weights.lastIndexOf(0) + 1).filter((weight) => (weight ?? 0) > 0).length;
}
