// What a view tells of one fighter or one square.

import { BLOCKED, squareAt } from '@skald/games/grid-kit';
import { capital, type Language } from '@skald/text';
import type { Spot, Thing, Zone } from '../content/battle-map.ts';
import { bodyOf, groundFor, isOnField } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { type Base, isInReach, squaresUnder } from '../rules/space/index.ts';
import { BARRIER_NAMES, THING_NAMES, WEIRD_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';
import { type Naming, namingOf } from './naming.ts';
import { plightOf } from './plight.ts';
import { squareLabel } from './squares.ts';

export interface FighterNews {
  readonly square: string;
  readonly health: { readonly hp: number; readonly of: number } | null;
  readonly wounds: number;
  readonly condition: Fighter['condition'];
  readonly weapon: string;
  readonly engaged: readonly string[];
  /** What else can be said in a word or two. */
  readonly notes: readonly string[];
}

/** Null of somebody who is not on the field. */
export function fighterNews(view: State, one: Fighter, language: Language): FighterNews | null {
  if (!isOnField(one)) return null;
  const { health, wounds, engaged } = plightOf(view, one);
  const naming = namingOf(view, language);
  return {
    square: squareLabel(one),
    health,
    wounds,
    condition: one.condition,
    weapon: naming.weapon(one.id, one.hand),
    engaged: engaged.map((id) => (language === 'de' ? naming.toWhom(id) : naming.who(id))),
    notes: notesOf(one, naming, language).map((note, i) => (i === 0 ? capital(note) : note)),
  };
}

/** How he stands and goes, what holds him, and what works on him. */
export function notesOf(one: Fighter, { who }: Naming, language: Language): string[] {
  const { stances, movements, holds, parts, plights, marks } = NAMES[language];
  return [
    ...(one.fallen ? [parts.fallen] : []),
    ...(one.horse?.ridden ? [`${parts.mounted} (${one.horse.hp})`] : []),
    ...(one.held === null ? [] : [`${holds[one.held.how]} (${who(one.held.by)})`]),
    ...(one.stance === 'none' ? [] : [stances[one.stance]]),
    ...(one.movement === 'none' ? [] : [movements[one.movement]]),
    ...(one.tangled ? [plights.tangled] : []),
    ...(one.caught === null ? [] : [plights.caught]),
    ...(one.fire === null ? [] : [plights.fire]),
    ...(one.water === null ? [] : [plights[one.water.state]]),
    ...(one.swarm.flees ? [plights.harried] : []),
    ...new Set(one.marks.map(({ kind }) => marks[kind])),
  ];
}

export interface SquareNews {
  readonly label: string;
  readonly wall: boolean;
  readonly feet: number;
  readonly who: readonly string[];
  readonly zones: readonly string[];
  readonly things: readonly string[];
  /** Enemies of each other may stand here: whoever reaches it. */
  readonly reach: readonly string[];
  /** Whether one can leave over it. */
  readonly starts: boolean;
}

/** Null for a square that is not on the map. */
export function squareNews(view: State, spot: Spot, language: Language): SquareNews | null {
  const { map } = view;
  if (spot.x >= map.width || spot.y >= map.height) return null;
  const ground = groundFor(view);
  const square = squareAt(ground.grid, [spot.x, spot.y]);
  const here: Base = { ...spot, size: 1 };
  const naming = namingOf(view, language);
  const present = view.fighters.filter(isOnField);
  const stands = (one: Fighter): boolean => squaresUnder(ground, bodyOf(view, one)).includes(square);
  return {
    label: squareLabel(spot),
    wall: ground.ground[square] === BLOCKED,
    feet: ground.feet[square] ?? 0,
    who: [
      ...present.filter(stands),
      ...view.extras.filter((extra) => extra.captor === null && extra.x === spot.x && extra.y === spot.y),
    ].map(({ id }) => naming.who(id)),
    zones: ground.zones
      .filter(({ squares }) => squares.has(square))
      .map(({ part }) => capital(zoneText(part, language))),
    things: ground.things
      .filter(({ squares }) => squares.has(square))
      .map(({ part }) => capital(thingText(part, language))),
    reach: present
      .filter((one) => one.condition === 'able' && !stands(one))
      .filter((one) => isInReach(ground, bodyOf(view, one), here))
      .map(({ id }) => (language === 'de' ? naming.toWhom(id) : naming.who(id))),
    starts:
      map.edge === 'open' &&
      (spot.x === 0 || spot.y === 0 || spot.x === map.width - 1 || spot.y === map.height - 1),
  };
}

/** “fire, Damage 20”, “slope, rising to the north” */
export function zoneText(zone: Zone, language: Language): string {
  const { zones, places, place, slope, wind, weird } = NAMES[language];
  switch (zone.kind) {
    case 'damaging':
      return place(places[zone.nature], zone.dam);
    case 'swarm':
      return place(zones[zone.kind], zone.dam);
    case 'slope':
      return slope(zone.up);
    case 'wind':
      return wind(zone.penalty);
    case 'weird':
      return weird(WEIRD_NAMES[zone.statistic][language], zone.by, zone.side);
    default:
      return zones[zone.kind];
  }
}

/** “half cover”, “barrel”, “an exit” */
export function thingText(thing: Thing, language: Language): string {
  const { covers, plain, lit, exit } = NAMES[language];
  switch (thing.kind) {
    case 'cover':
      return covers[thing.degree];
    case 'barrier':
      return plain(BARRIER_NAMES[thing.item]);
    case 'light':
      return lit(thing.lit);
    case 'exit':
      return exit(thing.open);
    default:
      return plain(THING_NAMES[thing.kind]);
  }
}
