// The sheet a map is drawn on: larger or smaller at a side, as in a mirror, or turned; with all that is named by its square.

import type { Square } from '@skald/games/grid-kit';
import {
  type Area,
  type BattleMap,
  HIGHEST,
  SMALLEST,
  type Spot,
  type Thing,
  WIDEST,
  type Zone,
} from '../../../content/battle-map.ts';
import { kindOf } from '../../../documents/encounter/fights.ts';
import type { Encounter, EncounterEvent, FoeEntry } from '../../../documents/encounter/schema.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import { areaOf } from './areas.ts';
import { settled } from './things.ts';

/** Where every square goes, and what becomes of directions. */
export interface Move {
  readonly width: number;
  readonly height: number;
  /** Of what is so many squares wide and high, from its first square. */
  to(spot: Spot, size: number): Spot;
  course(up: number): number;
}

/** So many columns and rows more on each side, or fewer. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const resizing = ({ width, height }: BattleMap, { left, right, top, bottom }: Margins): Move => ({
  width: width + left + right,
  height: height + top + bottom,
  to: ({ x, y }) => ({ x: x + left, y: y + top }),
  course: (up) => up,
});

/** What was left is right. */
export const mirroring = ({ width, height }: BattleMap): Move => ({
  width,
  height,
  to: ({ x, y }, size) => ({ x: width - x - size, y }),
  course: (up) => (8 - up) % 8,
});

/** What was above is below. */
export const flipping = ({ width, height }: BattleMap): Move => ({
  width,
  height,
  to: ({ x, y }, size) => ({ x, y: height - y - size }),
  course: (up) => (12 - up) % 8,
});

/** A quarter, clockwise. */
export const turning = ({ width, height }: BattleMap): Move => ({
  width: height,
  height: width,
  to: ({ x, y }, size) => ({ x: height - y - size, y: x }),
  course: (up) => (up + 2) % 8,
});

/** Sheets are broader than they can be high. */
export const fits = ({ width, height }: Pick<Move, 'width' | 'height'>): boolean =>
  width >= SMALLEST && height >= SMALLEST && width <= WIDEST && height <= HIGHEST;

/** What falls off the sheet is gone; one place where heroes begin is kept. */
export function movedMap(map: BattleMap, move: Move): BattleMap {
  const { width, height } = move;
  const isOn = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const spotOf = (square: Square): Spot => ({ x: square % map.width, y: Math.floor(square / map.width) });
  const sheet = { ...map, width, height };
  const moved = (area: Area): Area =>
    areaOf(
      sheet,
      squaresIn(map, area)
        .map((square) => move.to(spotOf(square), 1))
        .filter(isOn)
        .map(({ x, y }) => y * width + x),
    );
  const left = <Part extends { readonly area: Area }>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, area: moved(part.area) })).filter(({ area }) => area.length > 0);
  const starts = (spots: readonly Spot[]): Spot[] => spots.map((spot) => move.to(spot, 1)).filter(isOn);
  const heroes = starts(map.starts.heroes);
  const kept = within(move, move.to(map.starts.heroes[0] ?? { x: 0, y: 0 }, 1), 1);
  return settled({
    ...sheet,
    walls: moved(map.walls),
    heights: left(map.heights),
    zones: left<Zone>(map.zones).map(
      (zone): Zone => (zone.kind === 'slope' ? { ...zone, up: move.course(zone.up) } : zone),
    ),
    objects: left<Thing>(map.objects),
    starts: { heroes: heroes.length > 0 ? heroes : [kept], foes: starts(map.starts.foes) },
  });
}

/** The map, the foes on it, and whatever else of the event names its squares. */
export function movedEvent(
  encounter: Pick<Encounter, 'creatures'>,
  event: EncounterEvent,
  map: BattleMap,
  move: Move,
): EncounterEvent {
  const placed = (foe: FoeEntry): FoeEntry => {
    if (foe.start === null) return foe;
    const size = kindOf(encounter, foe)?.size ?? 1;
    const to = move.to(foe.start, size);
    const isOn = to.x >= 0 && to.y >= 0 && to.x + size <= move.width && to.y + size <= move.height;
    return { ...foe, start: isOn ? to : null };
  };
  return {
    ...event,
    map: movedMap(map, move),
    combat: event.combat && { ...event.combat, foes: event.combat.foes.map(placed) },
    elements: JSON.parse(JSON.stringify(event.elements), (key, value) =>
      isNamed(key, value) ? within(move, move.to(value, 1), 1) : value,
    ),
  };
}

/** Where a roll must be made, and the middle of a zone. */
const isNamed = (key: string, value: unknown): value is Spot =>
  (key === 'spot' || key === 'around') && value !== null;

/** As near as can be where it would be beyond the edge. */
export const within = (
  { width, height }: Pick<Move, 'width' | 'height'>,
  { x, y }: Spot,
  size: number,
): Spot => ({
  x: Math.max(0, Math.min(x, width - size)),
  y: Math.max(0, Math.min(y, height - size)),
});
