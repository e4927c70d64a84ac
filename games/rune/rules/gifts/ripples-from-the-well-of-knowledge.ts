// Odin's well is felt at the shrines of his friends, and whoever profits by it there is remembered for it: all of it
// between fights. RUN-GIFT-RIPPLES-FROM-THE-WELL-OF-KNOWLEDGE, RUN-RULING-G50

import type { God } from '../../content/gods.ts';
import type { Bearer, Held } from '../hooks/bearer.ts';
import type { Check } from '../hooks/effect.ts';
import { check, type GiftRule } from './gift.ts';

const FRIENDS: readonly God[] = ['heimdal', 'thor', 'ull', 'freyja', 'freyr'];
const DIFFICULTY = 6;
const POINTS = 5;

/** What its owner rolls at a shrine, once a visit; null where it is Odin's anyway, or cannot serve as his. */
export const rippling = (held: Held, owner: Bearer, shrine: God): Check | null =>
  FRIENDS.includes(shrine) ? check(held, owner, 'divine-awareness', 0, { difficulty: DIFFICULTY }) : null;

/** Whose shrine it is to its owner after that roll. */
export const servedBy = (shrine: God, succeeded: boolean): readonly God[] =>
  succeeded && FRIENDS.includes(shrine) ? [shrine, 'odin'] : [shrine];

/** What anybody may do there while its owner is present. */
export type Deed = 'insurance' | 'gift' | 'helm' | 'other';

/** Victory points for its owner, by all that everybody there has done, himself included. */
export const ripples = ({ level }: Held, shrines: readonly God[], deeds: readonly Deed[]): number =>
  shrines.includes('odin') ? POINTS * level * deeds.filter((deed) => deed !== 'other').length : 0;

export const ripplesFromTheWellOfKnowledge: GiftRule = { on: {} };
