// Sorts events into what a storyteller tells together: days, and within a day journeys and fights.

import { type ArmyId, sideOf } from '../../content/index.ts';
import type { EventOf, GameEvent } from '../../rules/events.ts';

/** What one side did without meeting the enemy. */
export interface Journey {
  readonly kind: 'journey';
  readonly events: GameEvent[];
}

/** An attack and all that came of it. */
export interface Fight {
  readonly kind: 'fight';
  readonly attacker: ArmyId;
  readonly events: GameEvent[];
}

export type Scene = Journey | Fight;

export interface Day {
  readonly number: number;
  readonly of: number;
  /** Initiative and who moved first. */
  readonly morning: GameEvent[];
  readonly scenes: Scene[];
  /** What the end of the turn brought. */
  readonly evening: GameEvent[];
}

export interface Story {
  readonly setUp: GameEvent[];
  readonly days: Day[];
  readonly revealed: EventOf<'revealed'> | null;
  readonly over: EventOf<'campaignOver'> | null;
}

const MORNING: readonly GameEvent['type'][] = ['initiativePlayed', 'initiativeTied', 'order'];
const EVENING: readonly GameEvent['type'][] = ['pillaged', 'besieged', 'castleDestroyed'];
const TRAVEL: readonly GameEvent['type'][] = [
  'moved',
  'forded',
  'sailed',
  'exchanged',
  'forcedMarch',
  'beachTaken',
  'destroyed',
  'shipDestroyed',
];
/** What belongs to the fight under way whoever it concerns. */
const BATTLE: readonly GameEvent['type'][] = [
  'battleBegan',
  'battlefield',
  'tacticPlayed',
  'round',
  'disputed',
  'battleWon',
  'saves',
  'beachTaken',
  'flightRolled',
  'fled',
  'destroyed',
  'cardDrawn',
];

export function storyOf(events: readonly GameEvent[]): Story {
  const setUp: GameEvent[] = [];
  const days: Day[] = [];
  let revealed: EventOf<'revealed'> | null = null;
  let over: EventOf<'campaignOver'> | null = null;
  let ended = false;
  for (const event of withoutSecrets(events)) {
    const day = days.at(-1);
    if (event.type === 'turnBegan') {
      days.push({ number: event.turn, of: event.of, morning: [], scenes: [], evening: [] });
      ended = false;
    } else if (event.type === 'revealed') revealed = event;
    else if (event.type === 'campaignOver') over = event;
    else if (day === undefined) setUp.push(event);
    else if (event.type === 'turnEnded') ended = true;
    else if (MORNING.includes(event.type)) day.morning.push(event);
    else if (EVENING.includes(event.type) || ended) day.evening.push(event);
    else addTo(day.scenes, event);
  }
  return { setUp, days, revealed, over };
}

/** Who exchanged points is known to all, how many is not told; both accounts of it are one. */
function withoutSecrets(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (event.type !== 'exchanged' && event.type !== 'exchangedPoints') told.push(event);
    else if (last?.type !== 'exchanged' || last.army !== event.army || last.with !== event.with)
      told.push({ type: 'exchanged', seat: event.seat, army: event.army, with: event.with });
  }
  return told;
}

function addTo(scenes: Scene[], event: GameEvent): void {
  const scene = scenes.at(-1);
  if (event.type === 'movement') scenes.push({ kind: 'journey', events: [event] });
  else if (event.type === 'attacked') scenes.push({ kind: 'fight', attacker: event.army, events: [event] });
  else if (event.type === 'battleBegan' && !isOpenAttack(scene))
    scenes.push({ kind: 'fight', attacker: event.attacker, events: [event] });
  else if (scene?.kind === 'fight' && belongs(scene, event)) scene.events.push(event);
  else if (TRAVEL.includes(event.type)) {
    if (scene?.kind === 'journey') scene.events.push(event);
    else scenes.push({ kind: 'journey', events: [event] });
  }
}

/** An attack that has been told, and its battle not yet. */
const isOpenAttack = (scene: Scene | undefined): boolean =>
  scene?.kind === 'fight' && scene.events.every(({ type }) => type !== 'battleBegan');

function belongs({ attacker, events }: Fight, event: GameEvent): boolean {
  if (BATTLE.includes(event.type)) return true;
  if (event.type === 'sailed') return event.fled;
  if (event.type === 'shipDestroyed') return event.army === null;
  if (event.type === 'forded') return !isFriend(event.army, attacker) || isBeaten(attacker, events);
  if (event.type !== 'moved') return false;
  const own = event.how === 'march' || event.how === 'land';
  return !own || (event.army === attacker && !hasArrived(attacker, events));
}

const isFriend = (army: ArmyId, attacker: ArmyId): boolean => sideOf(army) === sideOf(attacker);

const hasArrived = (attacker: ArmyId, events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'moved' && event.army === attacker && event.how !== 'retreat');

const isBeaten = (attacker: ArmyId, events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'moved' && event.army === attacker && event.how === 'retreat');
