// What else a hero may do in a fight, from a closed list. RUN-ACT-32, RUN-RULING-C44, RUN-OTHER-03 to -05

import type { Spot, ThingKind } from '../../content/battle-map.ts';
import { DISTRACTION, HASTE, STUNT_DIFFICULTY, STUNTS, type Stunt } from '../../content/stunts.ts';
import { bestWay, type Way } from '../rolls/score.ts';
import { prove } from '../sitting/interlude/proving.ts';
import { distance, hasClearLine, thingsOn } from '../space/index.ts';
import type { Turning } from './agenda.ts';
import { rollChange } from './changes.ts';
import type { ChoiceOf } from './choices.ts';
import { block, clear, turn, veil } from './field.ts';
import {
  areEnemies,
  baseOf,
  bodiesOf,
  fighterOf,
  groundFor,
  isAble,
  isHero,
  isRiding,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { open, seen } from './listening.ts';
import { stayMounted } from './riding.ts';
import { rollOnce } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';

type StuntChoice = Extract<ChoiceOf<'act'>, { act: 'stunt' }>;
type Deed = Omit<StuntChoice, 'act'>;

/** A whole action each, but for what is done in haste; what failed is not tried again under the same circumstances. RUN-OTHER-03 */
export const stuntOptions = (state: State, { halves }: Turning, one: Fighter): StuntChoice[] =>
  !isHero(one) || one.fallen || one.caught !== null || one.water !== null
    ? []
    : (halves.length === 0 ? deedsOf(state, one) : halfDeeds(state, halves, one))
        .filter(({ does }) => !isRiding(one) || FROM_THE_SADDLE.includes(does))
        .filter((deed) => one.tried.length === 0 || !one.tried.includes(taskOf(one, deed)))
        .map((deed) => ({ act: 'stunt', ...deed }));

/** What a horse can do, and what takes no hands. RUN-HORSE-05 */
const FROM_THE_SADDLE: readonly Stunt[] = ['vantage', 'distract'];

/** What half an action is enough for. RUN-ABIL-TRA-03 */
const halfDeeds = (state: State, halves: Turning['halves'], one: Fighter): Deed[] =>
  halves.length > 1 || halves.includes('disarm')
    ? []
    : armedTraps(state, one).map((thing) => ({ does: 'disarmHastily' as const, thing }));

function deedsOf(state: State, one: Fighter): Deed[] {
  const { closed, ground: walls } = groundFor(state);
  const [spots, bodies] = [besides(state, one), bodiesOf(state)];
  const squareOf = ({ x, y }: Spot): number => y * state.map.width + x;
  const isFree = (spot: Spot): boolean =>
    closed[squareOf(spot)] === 0 &&
    bodies.every((body) => distance(body, { ...spot, size: 1 }) > 0) &&
    thingsAt(state, spot).length === 0;
  return [
    ...(one.vantage ? [] : [{ does: 'vantage' as const }]),
    ...spots
      .filter((spot) => closed[squareOf(spot)] === 1 && walls[squareOf(spot)] === 0)
      .map(({ x, y }) => ({ does: 'clear' as const, x, y })),
    ...spots.filter(isFree).map(({ x, y }) => ({ does: 'block' as const, x, y })),
    ...(state.happened.veiled.some(({ x, y }) => x === one.x && y === one.y)
      ? []
      : [{ does: 'veil' as const }]),
    ...turnable(state, one).map((thing) => ({ does: 'turn' as const, thing })),
    ...armedTraps(state, one).flatMap((thing) => [
      { does: 'disarm' as const, thing },
      { does: 'disarmHastily' as const, thing },
    ]),
    ...state.fighters
      .filter((other) => areEnemies(one, other) && isAble(other) && !other.distracted)
      .filter((other) => pacesBetween(state, one, other) <= DISTRACTION)
      .filter((other) => hasClearLine(groundFor(state), baseOf(state, one), baseOf(state, other)))
      .map(({ id }) => ({ does: 'distract' as const, target: id })),
  ];
}

/** The squares around him. */
const besides = ({ map }: State, { x, y }: Fighter): Spot[] =>
  [-1, 0, 1]
    .flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })))
    .filter((spot) => spot.x >= 0 && spot.y >= 0 && spot.x < map.width && spot.y < map.height)
    .filter((spot) => spot.x !== x || spot.y !== y);

const thingsAt = (state: State, { x, y }: Spot): readonly string[] =>
  thingsOn(groundFor(state), y * state.map.width + x);

/** Doors, lights, and things that topple. */
const turnable = (state: State, one: Fighter): string[] => near(state, one, TURNABLE);
const TURNABLE: readonly ThingKind[] = ['exit', 'light', 'cover', 'barrier'];

/** Traps that nobody has sprung or made harmless; those of the map are seen by all. RUN-ABIL-TRA-01, -02 */
const armedTraps = (state: State, one: Fighter): string[] =>
  near(state, one, ['grabber']).filter((id) => !state.happened.turned.includes(id));

function near(state: State, one: Fighter, kinds: readonly ThingKind[]): string[] {
  const within = new Set([...besides(state, one), one].flatMap((spot) => thingsAt(state, spot)));
  return state.map.objects
    .filter(({ kind, id }) => within.has(id) && kinds.includes(kind))
    .map(({ id }) => id);
}

/** The task as it is remembered: a place of one's own is another circumstance, haste is none. RUN-OTHER-03, -04 */
const taskOf = ({ x, y }: Fighter, { does, ...about }: Deed): string =>
  [
    does === 'disarmHastily' ? 'disarm' : does,
    ...(does === 'vantage' || does === 'veil' ? [x, y] : Object.values(about)),
  ].join(':');

/** With the best that he can of what serves it. RUN-BASIC-16 */
export const stuntScore = (state: State, one: Fighter, does: Stunt): number =>
  wayScore(state, one, wayOf(state, one, does)) -
  hindrance(state, one) +
  (does === 'disarmHastily' ? HASTE : 0);

/** A horse knows but its own legs. RUN-HORSE-05 */
const wayOf = (state: State, one: Fighter, does: Stunt): Way =>
  bestWay(
    STUNTS[does].filter(([ability]) => !isRiding(one) || ability !== 'climb'),
    (way) => wayScore(state, one, way),
  );

const wayScore = (state: State, one: Fighter, [ability, by]: Way): number =>
  sheetOf(state, one).roll(ability, by) + rollChange(state, one, ability);

export const stuntSteps: Steps<'stunt'> = {
  stunt(table, frame) {
    const { state } = table;
    const { fighter, deed } = frame;
    const one = fighterOf(state, fighter);
    if (!isAble(one)) return;
    const [roll] = wayOf(state, one, deed.does);
    const die = { who: one, for: 'stunt', roll, lacked: lacks(state, one, roll) } as const;
    const score = () => stuntScore(state, one, deed.does);
    const total = rollOnce(table, frame, die, score, STUNT_DIFFICULTY);
    if (total === null) return;
    const done = total >= STUNT_DIFFICULTY;
    table.tell?.({ type: 'stunt', fighter, ...deed, total, done });
    if (done) prove(state, one, { deed: 'advantage', ability: roll });
    if (done) bringAbout(table, one, deed);
    else one.tried = [...one.tried, taskOf(one, deed)];
    // Whoever falls off his horse has no good place any more.
    if (deed.does === 'vantage') stayMounted(table, one, null);
  },
};

function bringAbout(table: Table, one: Fighter, { does, x, y, target, thing }: Deed): void {
  const { state } = table;
  const spot = { x: x ?? one.x, y: y ?? one.y };
  switch (does) {
    case 'vantage':
      one.vantage = true;
      return;
    case 'clear':
      clear(state, spot);
      return open(table, 'terrainChanged', () => ({ by: seen(state, one) }));
    case 'block':
      return block(state, spot);
    case 'veil':
      return veil(state, spot);
    case 'turn':
    case 'disarm':
    case 'disarmHastily':
      return thing === undefined ? undefined : turnOver(table, one, thing);
    case 'distract':
      if (target !== undefined) fighterOf(state, target).distracted = true;
  }
}

/** Doors and lights are but opened and lit; what stood in the way is brought down. */
function turnOver(table: Table, one: Fighter, thing: string): void {
  const { state } = table;
  const kind = state.map.objects.find(({ id }) => id === thing)?.kind;
  turn(state, thing);
  const known = () => ({ by: seen(state, one) });
  if (kind === 'grabber') open(table, 'trapDisarmed', known);
  if (kind === 'cover' || kind === 'barrier') open(table, 'terrainChanged', known);
}
