// Matches on this device.

import type { LocalMatch } from './messages.ts';
import { Shelf } from './shelf.ts';

const matches = new Shelf<LocalMatch>('skald', 'matches');
/** What is done in one tab is seen in the others. */
const CHANGES = 'skald-matches';

export const loadMatch = (id: string): Promise<LocalMatch | undefined> => matches.load(id);
export const allMatches = (): Promise<LocalMatch[]> => matches.all();

export async function saveMatch(match: LocalMatch): Promise<void> {
  await matches.save(match);
  tell();
}

export async function dropMatch(id: string): Promise<void> {
  await matches.drop(id);
  tell();
}

/** Calls whenever a match was kept or dropped, here or in another tab. */
export function onMatches(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANGES);
  channel.onmessage = listener;
  return () => channel.close();
}

function tell(): void {
  const channel = new BroadcastChannel(CHANGES);
  channel.postMessage(null);
  channel.close();
}
