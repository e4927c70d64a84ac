// What has happened since the last place was told of, in few lines: who dared what, and what came of it.

import type { Event } from '@skald/kernel';
import type { Scene } from '../../../content/generating/scenes.ts';
import type { GameEvent } from '../../../rules/fight/events.ts';

const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'cameUpon',
  'called',
  'volunteered',
  'elbowed',
  'attempted',
  'stricken',
  'swayed',
  'swayOver',
  'hurt',
  'became',
  'touched',
  'tookLead',
  'found',
  'claimed',
  'sheltered',
  'atShrine',
  'recovered',
  'treated',
  'fightEnded',
  'encounterEnded',
]);

/** Where they are, or were last: between two encounters nobody has gone anywhere yet. */
export const sceneIn = (events: readonly Event[]): Scene | null =>
  (events as readonly GameEvent[]).findLast((event) => event.type === 'narrated')?.scene ?? null;

/** The newest last; of a fight only how it ended. */
export function happenedIn(events: readonly Event[], most: number): readonly GameEvent[] {
  const all = events as readonly GameEvent[];
  const told = all.findLastIndex(({ type }) => type === 'narrated');
  const before = told < 0 ? -1 : all.slice(0, told).findLastIndex(({ type }) => type === 'narrated');
  const lines: GameEvent[] = [];
  let fighting = false;
  for (const event of all.slice(before + 1)) {
    if (event.type === 'mustered') fighting = true;
    if (event.type === 'fightEnded') fighting = false;
    if (!fighting && TOLD.has(event.type)) lines.push(event);
  }
  return lines.slice(-most);
}
