// The foes of an event on its map.

import type { Place } from '@skald/games/grid-kit';
import type { BattleMap, Spot } from '../../../content/battle-map.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import type { Encounter, EncounterEvent, FoeEntry } from '../../../documents/encounter/schema.ts';
import type { Base, Body } from '../../../rules/space/index.ts';
import type { Figure } from '../../web/drawing/token.tsx';
import { within } from './sheet.ts';

export interface PlacedFoe {
  readonly index: number;
  readonly foe: FoeEntry;
  /** Null where an own creature is named that is not there. */
  readonly figure: Figure | null;
  readonly size: Base['size'];
}

const SIZES = [1, 2, 3, 4] as const;

export function foesOf(encounter: Pick<Encounter, 'creatures'>, { combat }: EncounterEvent): PlacedFoe[] {
  return (combat?.foes ?? []).map((foe, index) => {
    const own = typeof foe.kind === 'string' ? foe.kind : encounter.creatures[foe.kind.creature];
    const broad = kindOf(encounter, foe)?.size;
    return {
      index,
      foe,
      figure: own === undefined ? null : { foe: own },
      size: SIZES.find((size) => size === broad) ?? 1,
    };
  });
}

/** Another place for one of them, wholly on the map; null: none of his own. */
export function foePlaced(event: EncounterEvent, index: number, start: Spot | null): EncounterEvent {
  if (event.combat === null) return event;
  const foes = event.combat.foes.map((foe, i) => (i === index ? { ...foe, start } : foe));
  return { ...event, combat: { ...event.combat, foes } };
}

/** Where somebody begins whose middle is put on a square. */
export const startAt = (map: BattleMap, [x, y]: Readonly<Place>, size: number): Spot => {
  const before = Math.floor((size - 1) / 2);
  return within(map, { x: x - before, y: y - before }, size);
};

/** Who stands on a square. */
export const foeAt = (foes: readonly PlacedFoe[], [x, y]: Readonly<Place>): PlacedFoe | undefined =>
  foes.findLast(
    ({ foe: { start }, size }) =>
      start !== null && x >= start.x && y >= start.y && x < start.x + size && y < start.y + size,
  );

export const bodiesOf = (map: BattleMap, foes: readonly PlacedFoe[]): Body[] =>
  foes.flatMap(({ foe: { id, start }, size }) =>
    start === null || start.x + size > map.width || start.y + size > map.height
      ? []
      : [{ id, side: 'foes', ...start, size, able: true, alive: true, armed: true }],
  );
