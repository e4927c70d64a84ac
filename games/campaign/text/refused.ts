// What refusals name, read from their parameters.

import type { Refusal } from '@skald/kernel';
import { ARMY_IDS, type ArmyId, CARDS, type Card, hexLabel, isHex } from '../content/index.ts';

type Params = Refusal['params'];

const isArmy = (id: unknown): id is ArmyId => (ARMY_IDS as readonly unknown[]).includes(id);
const isCard = (id: unknown): id is Card => (CARDS as readonly unknown[]).includes(id);

/** “E5”; what is no hex at all stays as it was said. */
export const hexIn = ({ hex }: Params): string => (isHex(hex) ? hexLabel(hex) : String(hex));

export const armyIn = (
  params: Params,
  name: (id: ArmyId) => string,
  key: 'army' | 'with' = 'army',
): string => {
  const id = params[key];
  return isArmy(id) ? name(id) : String(id);
};

export const cardIn = ({ card }: Params, names: Readonly<Record<Card, string>>): string =>
  isCard(card) ? names[card] : String(card);
