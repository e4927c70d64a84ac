import type { RollTexts } from '@skald/text';
import type { ROLLS } from '../../rules/events.ts';

export type Rolls = RollTexts<(typeof ROLLS)[number]>;

/** What a die was for. */
export const rolls: Rolls = {
  attack: null,
  defence: null,
  card: null,
  tough: 'Tough, a wound closes on 6',
  chamber: 'The turning chamber',
  search: 'Search',
  crystal: 'Crystallise',
  knucklebone: 'Saint’s Knucklebone',
};
