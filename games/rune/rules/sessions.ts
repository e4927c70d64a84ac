// What a sitting brings everybody, and who has won it. RUN-VP-05 to -08, -25 to -27, -43, -44, RUN-WIN, RUN-RULING-F11, -F15

import { winnersOf } from './occasions.ts';

/** Where somebody stands while a session lasts. */
export interface Purse {
  /** What he owes for encounters that killed. RUN-VPR-21 */
  readonly deficit: number;
  /** It was his turn to run, and he passed it on. RUN-VP-43 */
  readonly slothful: boolean;
  /** Victory points of this session. RUN-RULING-F15 */
  readonly gained: number;
}

export const EMPTY_PURSE: Purse = { deficit: 0, slothful: false, gained: 0 };

/** What comes in pays what he owes first, and that never counts as gained; below nothing it is owed. RUN-VP-05, -07, -08 */
export function banked(purse: Purse, points: number): Purse {
  if (points < 0) return { ...purse, deficit: purse.deficit - points };
  const paid = Math.min(purse.deficit, points);
  return { ...purse, deficit: purse.deficit - paid, gained: purse.gained + points - paid };
}

/** Half of all, until he runs one. RUN-VP-43, RUN-RULING-F11 */
export const halvedBySloth = ({ slothful }: Purse, points: number): number =>
  slothful && points > 0 ? Math.floor(points / 2) : points;

/** The encounter that he runs at last is his in full, and clears his name. RUN-VP-44 */
export const ran = (purse: Purse, score: number): Purse => banked({ ...purse, slothful: false }, score);
export const passedOn = (purse: Purse): Purse => ({ ...purse, slothful: true });

/** Ounces of silver, or what is worth as much, that are given away at home. RUN-VP-25 to -27 */
export const broughtHome = (purse: Purse, ounces: number): Purse =>
  banked(purse, halvedBySloth(purse, Math.max(0, Math.floor(ounces))));

/** RUN-WIN-02, -03 */
export const sessionWinners = (purses: Readonly<Record<string, Purse>>): string[] =>
  winnersOf('session', pointsIn(purses));

const pointsIn = (purses: Readonly<Record<string, Purse>>): Record<string, number> =>
  Object.fromEntries(Object.entries(purses).map(([player, { gained }]) => [player, gained]));

/** Until so many sessions are over or somebody has so many points; else until all agree to end it. RUN-WIN-05 to -07 */
export type Campaign =
  | { readonly until: 'sessions' | 'points'; readonly goal: number }
  | { readonly until: 'agreement' };

export interface Renown {
  readonly wins: number;
  readonly total: number;
}

export function isCampaignOver(
  campaign: Campaign,
  { sessions, best, allAgree }: { sessions: number; best: number; allAgree: boolean },
): boolean {
  switch (campaign.until) {
    case 'sessions':
      return sessions >= campaign.goal;
    case 'points':
      return best >= campaign.goal;
    case 'agreement':
      return allAgree;
  }
}

/** Everybody begins anew with the hero that he has: sessions won before count no more, what the hero is does. RUN-WIN-08 */
export const nextCampaign = (players: readonly string[]): Record<string, Renown> =>
  Object.fromEntries(players.map((player) => [player, { wins: 0, total: 0 }]));

/** By sessions won, then by all their points. RUN-WIN-04, RUN-RULING-F15 */
export function campaignWinners(players: Readonly<Record<string, Renown>>): string[] {
  const all = Object.entries(players);
  const wins = Math.max(...all.map(([, one]) => one.wins));
  const first = all.filter(([, one]) => one.wins === wins);
  const total = Math.max(...first.map(([, one]) => one.total));
  return first.filter(([, one]) => one.total === total).map(([player]) => player);
}
