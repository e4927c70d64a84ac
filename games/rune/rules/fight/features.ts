// Terrain that moved a hero to do something: whoever plays the foes is paid for it. RUN-VPR-09, -10, RUN-RULING-F14, -T70

import { isOneOf } from '@skald/kernel';
import type { Spot, Thing, Zone } from '../../content/battle-map.ts';
import { BOONS, type Boon } from '../../content/boons.ts';
import { VERTICAL_PACE } from '../../content/terrain.ts';
import type { Feature } from '../runner-scoring.ts';
import { frayOf } from '../sitting/works.ts';
import { type Base, distance, type Ground, isAnyWithin } from '../space/index.ts';
import { extraSpot } from './extras.ts';
import { groundFor, isHero, sheetOf } from './fighters.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State } from './state.ts';
import { mayUse } from './using.ts';

/**
 * A hero sets out for somewhere, or shoves another there: whatever that leads into, up to, or out of has come into
 * play. RUN-RULING-T70
 */
export function noteTerrain(state: State, one: Fighter, to: Spot, from: Spot = one): void {
  if (!isHero(one)) return;
  const here = new Set(elementsAt(state, from));
  const there = new Set(elementsAt(state, to, one.fire !== null));
  note(state, one, [
    ...here.symmetricDifference(there),
    ...(feetApart(state, from, to) >= VERTICAL_PACE ? [LEVELS] : []),
  ]);
}

/** A hero jumps over something. RUN-RULING-T70 */
export function noteJump(state: State, one: Fighter, over: readonly string[]): void {
  if (!isHero(one)) return;
  const things = drawnThings(state).filter(({ part }) => over.includes(part.id));
  note(
    state,
    one,
    things.flatMap(({ part }) => elementOf(part)),
  );
}

/** A hero had to roll because of a trap. RUN-VPR-10, RUN-TRAP-65, RUN-RULING-T70 */
export function noteTrap(state: State, one: Fighter, trap: string): void {
  if (isHero(one)) note(state, one, [`${TRAP}:${trap}`]);
}

function note(state: State, one: Fighter, elements: readonly string[]): void {
  const found = elements.filter((element) => !state.features.includes(element));
  if (found.length === 0 || treadsLightly(state, one)) return;
  state.features = [...state.features, ...new Set(found)];
}

/** So often as a legend lets him. RUN-ITEM-BOOTS */
function treadsLightly(state: State, one: Fighter): boolean {
  let by: Boon | null = null;
  ask(
    state,
    'groundQuery',
    () => ({ who: seen(state, one) }),
    (_, of) => {
      if (isOneOf(BOONS, of) && mayUse(state, one, of)) by = of;
    },
    one,
  );
  if (by === null) return false;
  one.uses = [...one.uses, { gift: by, round: state.round }];
  return true;
}

/** `burns`: water would douse him, and its edge is near enough for that. RUN-HAZ-FIRE-09 */
function elementsAt(state: State, { x, y }: Spot, burns = false): string[] {
  const { grid, zones } = groundFor(state);
  const square = y * grid.width + x;
  const body: Base = { x, y, size: 1 };
  const isBeside = (at: number): boolean =>
    distance(body, { x: at % grid.width, y: Math.floor(at / grid.width), size: 1 }) <= 1;
  return [
    ...zones.flatMap(({ part, squares }, i) =>
      squares.has(square) || (burns && part.kind === 'water' && [...squares].some(isBeside))
        ? [elementIn(part, i)]
        : [],
    ),
    ...drawnThings(state).flatMap(({ part, squares }) =>
      isAnyWithin(grid, body, 1, (at) => squares.has(at)) ? elementOf(part) : [],
    ),
    ...state.extras.flatMap((extra) => {
      const at = extraSpot(state, extra);
      return extra.state !== 'down' && isBeside(at.y * grid.width + at.x)
        ? [extra.hostage ? 'hostage' : 'decoy']
        : [];
    }),
  ];
}

/** What somebody has found or heaped up since is no feature of the field. RUN-TER-23, RUN-TERA-12 */
function drawnThings(state: State): Ground['things'] {
  const ground = groundFor(state);
  const known =
    drawn.get(ground) ??
    ground.things.filter(({ part: { id } }) => state.map.objects.some((thing) => thing.id === id));
  drawn.set(ground, known);
  return known;
}

/** A ground is of one map. */
const drawn = new WeakMap<Ground, Ground['things']>();

const TRAP = 'grabber';
const LEVELS = 'level';

/** Ramps are priced together; every other zone is one of the notes. RUN-TER-09, RUN-RULING-F14 */
const elementIn = ({ kind }: Zone, i: number): string => (kind === 'slope' ? kind : `${kind}:${i}`);

/** Things of a kind are one feature, but each cover is one of its own. RUN-TER-09, RUN-RULING-F14, -T18 */
function elementOf({ kind, id }: Thing): string[] {
  // A light is part of the dark around it, and nobody sees a trap before it springs.
  if (kind === 'light' || kind === TRAP) return [];
  return [kind === 'cover' ? `${kind}:${id}` : kind];
}

const feetApart = (state: State, a: Spot, b: Spot): number => {
  const { feet, grid } = groundFor(state);
  const at = ({ x, y }: Spot): number => feet[y * grid.width + x] ?? 0;
  return Math.abs(at(a) - at(b));
};

/** A goblin leader counts as one. RUN-VPR-14 */
const LEADER = 'goblin-leader';

/** All that could ever come into play on this field. RUN-VPR-16, RUN-RULING-F14 */
export function possibleFeatures(state: State): string[] {
  const { zones, things, feet } = groundFor(state);
  const traps = [
    ...things.flatMap(({ part: { kind, id } }) => (kind === TRAP ? [id] : [])),
    ...frayOf(state).flatMap(({ id, nature }) => (nature === 'trap' || nature === 'hazard' ? [id] : [])),
  ];
  const heights = [...feet];
  return [
    ...new Set([
      ...zones.map(({ part }, i) => elementIn(part, i)),
      ...drawnThings(state).flatMap(({ part }) => elementOf(part)),
      ...(Math.max(...heights) - Math.min(...heights) >= VERTICAL_PACE ? [LEVELS] : []),
      ...state.extras.map(({ hostage }) => (hostage ? 'hostage' : 'decoy')),
      ...traps.map((id) => `${TRAP}:${id}`),
      ...(hasLeader(state) ? [LEADER] : []),
    ]),
  ];
}

/** It is said to have moved a hero. */
export function claimFeature(state: State, element: string): void {
  if (!state.features.includes(element)) state.features = [...state.features, element];
}

const hasLeader = (state: State): boolean =>
  state.fighters.some(
    (one) => !isHero(one) && sheetOf(state, one).powers.some(({ kind }) => kind === 'landmark'),
  );

/** As whoever runs is paid for them. */
export function featuresOf(state: State): Feature[] {
  return [...new Set([...state.features, ...(hasLeader(state) ? [LEADER] : [])])].map((element) => {
    const kind = element.split(':')[0] as string;
    return { element, kind, trap: kind === TRAP, inPlay: true };
  });
}
