// Where pieces stand in their hexes: an army in the middle, a ship with its crew along its side, both side by side.

import type { ArmyId, Hex } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import type { PieceId } from './deeds.ts';
import { centreOf, type Point } from './hexmap/index.ts';

export interface Stand {
  readonly piece: PieceId;
  readonly hex: Hex;
  readonly at: Point;
  readonly scale: number;
  readonly aboard: boolean;
}

const ALONE = 1.22;
/** How far two that meet in a hex stand from its middle. */
const MEETING = 17;
const BESIDE = 1;
const SHIP = { alone: { y: 10, scale: 0.98 }, beside: { y: -14, scale: 0.72 } };
/** The row of shields along a ship's side. */
const RAIL = { y: 8, width: 66, gap: 22 };

/** `elsewhere`: pieces that are shown in another place than they are, or not at all (null), while they travel. */
export function standsOf(view: State, elsewhere: ReadonlyMap<PieceId, Hex | null>): Stand[] {
  const shipHex = elsewhere.has('ship') ? elsewhere.get('ship') : view.ship.at;
  const stands: Stand[] = [];
  const ashore = view.armies.flatMap(({ id, at }): [ArmyId, Hex][] => {
    const shown = elsewhere.has(id) ? elsewhere.get(id) : at === 'ship' ? null : at;
    return shown ? [[id, shown]] : [];
  });
  for (const [id, hex] of ashore) {
    const beside = hex === shipHex;
    const [x, y] = centreOf(hex);
    // Only for as long as they fight are there two.
    const rival = ashore.find(([other, at]) => other !== id && at === hex);
    const aside = rival === undefined ? 0 : rival[0] < id ? MEETING : -MEETING;
    stands.push({
      piece: id,
      hex,
      at: [x + aside, y + (beside ? 18 : -4)],
      scale: beside ? BESIDE : ALONE,
      aboard: false,
    });
  }
  if (!shipHex) return stands;
  const beside = ashore.some(([, hex]) => hex === shipHex);
  const { y: down, scale } = beside ? SHIP.beside : SHIP.alone;
  const [x, y] = centreOf(shipHex);
  stands.push({ piece: 'ship', hex: shipHex, at: [x, y + down], scale, aboard: false });
  const crew = view.armies.filter(({ id, at }) => at === 'ship' && !elsewhere.has(id));
  const gap = Math.min(RAIL.gap, RAIL.width / Math.max(crew.length - 1, 1));
  crew.forEach(({ id }, i) => {
    const aside = (i - (crew.length - 1) / 2) * gap;
    stands.push({
      piece: id,
      hex: shipHex,
      at: [x + aside * scale, y + down + RAIL.y * scale],
      scale,
      aboard: true,
    });
  });
  return stands;
}

/** Where a piece alone in a hex stands, for things that travel. */
export const standIn = (hex: Hex): Point => {
  const [x, y] = centreOf(hex);
  return [x, y - 4];
};
