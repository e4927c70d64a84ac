import type { ROLLS } from '../../rules/events.ts';

/** The dice of an attack and the draw of a card are told otherwise. */
type SingleRoll = Exclude<(typeof ROLLS)[number], 'attack' | 'defence' | 'card'>;
export type Rolls = Readonly<Record<SingleRoll, string>>;

/** What a die was for. */
export const rolls: Rolls = {
  tough: 'Tough, a wound closes on 6',
  chamber: 'The turning chamber',
  search: 'Search',
  crystal: 'Crystallise',
  knucklebone: 'Saint’s Knucklebone',
};
