// Matches on this device.

import type { LocalMatch } from './messages.ts';
import { Shelf } from './shelf.ts';

const matches = new Shelf<LocalMatch>('skald', 'matches');

export const saveMatch = (match: LocalMatch): Promise<void> => matches.save(match);
export const loadMatch = (id: string): Promise<LocalMatch | undefined> => matches.load(id);
export const allMatches = (): Promise<LocalMatch[]> => matches.all();
export const dropMatch = (id: string): Promise<void> => matches.drop(id);
