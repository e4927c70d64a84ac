// What one holds in the hand while drawing, which key takes it up, and what it does to the quest.

import { type Brush, brush, dot, squaresTowards, UNIT } from '@skald/games/board-kit';
import {
  BOSSES,
  FURNITURE_KINDS,
  type FurnitureKind,
  HEROES,
  MINIONS,
  type ModelType,
  type Place,
  type Quest,
} from '../../../content/index.ts';
import { furnish, furnitureLetter, hangDoor, lay, layRoom, modelLetter, post } from './edits.ts';
import { onSheet, widthOf } from './squares.ts';

export const GROUPS = {
  ground: ['look', 'room', 'floor', 'wall', 'door', 'weakSpot', 'exit', 'bones'],
  heroes: HEROES,
  foes: [...MINIONS, ...BOSSES],
  furniture: FURNITURE_KINDS,
} as const;

export type Group = keyof typeof GROUPS;
export type GroundTool = (typeof GROUPS.ground)[number];
export type Tool = (typeof GROUPS)[Group][number];

const GROUND_KEYS: Readonly<Record<GroundTool, string>> = {
  look: 'm',
  room: 'r',
  floor: '.',
  wall: '#',
  door: 'd',
  weakSpot: 'u',
  exit: 'X',
  bones: 'b',
};

export const isGround = (tool: Tool): tool is GroundTool => tool in GROUND_KEYS;
export const isFurniture = (tool: Tool): tool is FurnitureKind =>
  (FURNITURE_KINDS as readonly Tool[]).includes(tool);

/** The letters of the drawing itself, capitals too. */
export const keyOf = (tool: Tool): string =>
  isGround(tool) ? GROUND_KEYS[tool] : isFurniture(tool) ? furnitureLetter(tool) : modelLetter(tool);

const TOOLS: readonly Tool[] = Object.values(GROUPS).flat();
export const toolOf = (key: string): Tool | undefined => TOOLS.find((tool) => keyOf(tool) === key);

export const groupOf = (tool: Tool): Group =>
  (Object.keys(GROUPS) as Group[]).find((group) => (GROUPS[group] as readonly Tool[]).includes(tool)) ??
  'ground';

/** What pressing a square does. A room needs two of them. */
export function applied(quest: Quest, tool: Tool, place: Place): Quest {
  if (tool === 'look' || tool === 'room') return quest;
  if (tool === 'door') return hangDoor(quest, place);
  if (isGround(tool)) return lay(quest, place, tool);
  return isFurniture(tool) ? furnish(quest, place, tool) : post(quest, place, tool satisfies ModelType);
}

/** Floor and wall are painted over every square on the way; a room follows its corner; the rest is put once. */
export function brushOf(tool: Tool): Brush<Quest, Place> {
  if (tool === 'room') return { press: (quest, at) => layRoom(quest, at, at), span: layRoom };
  const paint = (quest: Quest, place: Place): Quest => applied(quest, tool, place);
  return tool === 'floor' || tool === 'wall' ? brush(paint, squaresTowards) : dot(paint);
}

export const placeUnder = ([x, y]: readonly [number, number]): Place => [
  Math.floor(x / UNIT),
  Math.floor(y / UNIT),
];

/** Where a key leads from a square; the sheet's own edge stops it. */
export function steppedTo(quest: Quest, [x, y]: Place, key: string): Place | null {
  const steps: Readonly<Record<string, Place>> = {
    ArrowLeft: [x - 1, y],
    ArrowRight: [x + 1, y],
    ArrowUp: [x, y - 1],
    ArrowDown: [x, y + 1],
    Home: [0, y],
    End: [widthOf(quest) - 1, y],
    PageUp: [x, 0],
    PageDown: [x, quest.map.length - 1],
  };
  const to = steps[key];
  if (to === undefined) return null;
  return onSheet(quest, to) ? to : [x, y];
}
