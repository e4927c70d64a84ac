// The foes of an encounter as the Mix, the price and a fight know them.

import { FOE, type FoeKind } from '../../content/foes.ts';
import { derive } from '../creature/derive.ts';
import { countThings } from './features.ts';
import { type CombatEvent, eventMix, type Opponent } from './mix.ts';
import type { Encounter, EncounterEvent, FoeEntry } from './schema.ts';

/** Undefined where an own creature is named that is not there. */
export function kindOf(
  { creatures }: Pick<Encounter, 'creatures'>,
  { kind }: Pick<FoeEntry, 'kind'>,
): FoeKind | undefined {
  if (typeof kind === 'string') return FOE[kind];
  const creature = creatures[kind.creature];
  return creature && derive(creature);
}

/** The fight of an event; one without foes where there is none. */
export function combatOf(encounter: Encounter, { combat, map }: EncounterEvent): CombatEvent {
  const foes = (combat?.foes ?? []).flatMap((entry): Opponent[] => {
    const kind = kindOf(encounter, entry);
    const { threat, adjust, selfWilled, hunts, missile } = entry;
    return kind ? [{ kind, threat, adjust, selfWilled, hunts, missile }] : [];
  });
  return {
    foes,
    magic: combat?.magic ?? [],
    tubeStrikers: map === null ? 0 : countThings(map, 'tube-striker'),
    noMissiles: combat?.noMissiles ?? false,
    // RUN-TER-108
    missileObstruction: map?.zones.some(({ kind }) => kind === 'obstructed' || kind === 'wind') ?? false,
  };
}

/** Whether those who see in the dark make half of the Mix at least. RUN-TER-90, RUN-RULING-T25 */
export const foesSee = (foes: readonly Opponent[]): boolean =>
  2 * eventMix(foes.filter(({ kind }) => kind.nightVision)) >= eventMix(foes);
