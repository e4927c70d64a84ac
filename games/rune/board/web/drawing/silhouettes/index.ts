// Every foe of the gallery by its own picture.

import type { Foe } from '../../../../content/foes.ts';
import { kindOf } from '../../../../rules/fight/sheets.ts';
import type { FoeSheet } from '../../../../rules/fight/state.ts';
import { CRAFTWERKS, MONSTERS, STRANGERS } from './beasts.ts';
import { DWARVES, ELVES, VIKINGS } from './folk.ts';
import { GOBLINS } from './goblins.ts';
import type { Silhouette } from './silhouette.ts';

const SILHOUETTES: Readonly<Record<Foe, Silhouette>> = {
  ...VIKINGS,
  ...DWARVES,
  ...CRAFTWERKS,
  ...ELVES,
  ...GOBLINS,
  ...MONSTERS,
};

export const silhouetteOf = (foe: FoeSheet['foe']): Silhouette =>
  typeof foe === 'string' ? SILHOUETTES[foe] : STRANGERS[kindOf(foe).weapon];
