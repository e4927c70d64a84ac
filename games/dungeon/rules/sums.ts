// Where a number of an attack comes from, part by part.

import { ITEMS, type Item } from '../content/index.ts';
import { MODIFIERS } from './modifiers.ts';

/**
 * Beside items and what costs a die: the model's own card, a spell's or a lock's; what Feats, crystals and effects add;
 * what the adventure takes; and the limits, so that every sum comes out.
 */
const SOURCES = [
  'card',
  'spell',
  'lock',
  'feat',
  'crystal',
  'guided',
  'ethereal',
  'stance',
  'shielded',
  'hardened',
  'corroded',
  'chilled',
  'weakness',
  /** Costs of dice that would leave fewer than two lower the Armour instead. DUN-FIGHT-11 */
  'beyond',
  'least',
  'most',
  ...MODIFIERS,
] as const;

export const ALL_SOURCES = [...SOURCES, ...ITEMS] as const;
export type Source = (typeof SOURCES)[number] | Item;

export interface Part {
  readonly from: Source;
  readonly amount: number;
}

/** Hears of every part of a number while it is reckoned. */
export type Add = (from: Source, amount: number) => void;

export const UNHEARD: Add = () => {};

/** The parts of a number that adds to a listener, and what it comes to. */
export function partsOf(reckon: (add: Add) => unknown): Part[] {
  const parts: Part[] = [];
  reckon((from, amount) => {
    if (amount !== 0) parts.push({ from, amount });
  });
  return parts;
}
