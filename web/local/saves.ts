// Matches on this device.

import { Chest } from './chest.ts';
import type { LocalMatch } from './messages.ts';

const matches = new Chest<LocalMatch>('skald', 'matches');

export const saveMatch = (match: LocalMatch): Promise<void> => matches.save(match);
export const loadMatch = (id: string): Promise<LocalMatch | undefined> => matches.load(id);
export const allMatches = (): Promise<LocalMatch[]> => matches.all();
export const dropMatch = (id: string): Promise<void> => matches.drop(id);
