// The card of any model.

import { recordOf } from '@skald/kernel';
import { BOSS } from './bosses.ts';
import { HERO, LEGENDARY_HERO } from './heroes.ts';
import { MINION } from './minions.ts';
import { BOSSES, HEROES, MINIONS, type ModelFacts, type ModelType } from './models.ts';

const ORDINARY = table(HERO);
const LEGENDARY = table(LEGENDARY_HERO);

/** Only Heroes have Legendary values. */
export const modelFacts = (id: ModelType, legendary = false): ModelFacts =>
  (legendary ? LEGENDARY : ORDINARY)[id];

function table(heroes: typeof HERO): Readonly<Record<ModelType, ModelFacts>> {
  const all = { ...heroes, ...BOSS, ...MINION };
  return recordOf([...HEROES, ...BOSSES, ...MINIONS], (id) => all[id]);
}
