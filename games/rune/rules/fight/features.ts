// Terrain that moved a hero to do something: whoever plays the foes is paid for it. RUN-VPR-09, RUN-RULING-F14, -T70

import type { Spot, Thing } from '../../content/battle-map.ts';
import type { Feature } from '../runner-scoring.ts';
import { type Base, distance } from '../space/index.ts';
import { extraSpot } from './extras.ts';
import { groundFor, isHero, sheetOf } from './fighters.ts';
import type { Fighter, State } from './state.ts';

/** A hero sets out for somewhere: whatever he goes into, up to, or out of has come into play. RUN-RULING-T70 */
export function noteTerrain(state: State, one: Fighter, to: Spot): void {
  if (!isHero(one)) return;
  const here = new Set(elementsAt(state, one));
  const there = new Set(elementsAt(state, to));
  const crossed = here.symmetricDifference(there);
  const found = [...crossed].filter((element) => !state.features.includes(element));
  if (found.length > 0) state.features = [...state.features, ...found];
}

/** One of the notes is one feature, however often it stands there: things of a kind, squares of a zone. RUN-RULING-F14 */
function elementsAt(state: State, { x, y }: Spot): string[] {
  const { grid, zones, things } = groundFor(state);
  const square = y * grid.width + x;
  const body: Base = { x, y, size: 1 };
  const isBeside = (at: number): boolean =>
    distance(body, { x: at % grid.width, y: Math.floor(at / grid.width), size: 1 }) <= 1;
  return [
    ...zones.flatMap(({ part, squares }, i) => (squares.has(square) ? [`${part.kind}:${i}`] : [])),
    ...things.flatMap(({ part, squares }) => ([...squares].some(isBeside) ? [elementOf(part)] : [])),
    ...state.extras.flatMap((extra) => {
      const at = extraSpot(state, extra);
      return extra.state !== 'down' && isBeside(at.y * grid.width + at.x)
        ? [extra.hostage ? 'hostage' : 'decoy']
        : [];
    }),
  ];
}

function elementOf(thing: Thing): string {
  if (thing.kind === 'barrier') return `barrier:${thing.item}`;
  return thing.kind === 'cover' ? `cover:${thing.degree}` : thing.kind;
}

/** A goblin leader counts as one. RUN-VPR-14 */
const LEADER = 'goblin-leader';

/** As whoever runs is paid for them. */
export function featuresOf(state: State): Feature[] {
  const leads = state.fighters.some(
    (one) => !isHero(one) && sheetOf(state, one).powers.some(({ kind }) => kind === 'landmark'),
  );
  return [...state.features, ...(leads ? [LEADER] : [])].map((element) => ({
    element,
    kind: element.split(':')[0] as string,
    trap: false,
    inPlay: true,
  }));
}
