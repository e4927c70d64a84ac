// Potions, charms and amulets as the dice make them. RUN-TRE-45, -50, -53

import { AMULET_BONUS, AMULET_EFFECT, AMULET_FAILURE } from '../../content/treasure/amulets.ts';
import { ABILITY_CHART, CHARACTERISTIC_CHART } from '../../content/treasure/bindings.ts';
import { CHARM_BONUS, CHARM_DURATION, CHARM_RECHARGE, CHARM_TYPE } from '../../content/treasure/charms.ts';
import type { BoundTo, ItemOf } from '../../content/treasure/item.ts';
import type { Lasting } from '../../content/treasure/measures.ts';
import {
  POTION_DOSES,
  POTION_DURATION,
  POTION_POTENCY,
  POTION_TYPE,
} from '../../content/treasure/potions.ts';
import { type Finding, plainDice, rollOn } from './charts.ts';

export function potion(finding: Finding): ItemOf<'potion'> {
  const type = rollOn(finding, POTION_TYPE);
  const bonus = rollOn(finding, POTION_POTENCY);
  const rounds = type === 'simple' ? null : lengthOf(finding, rollOn(finding, POTION_DURATION));
  const to = boundTo(finding, type === 'characteristic');
  return { kind: 'potion', to, bonus, rounds, doses: rollOn(finding, POTION_DOSES) };
}

export function charm(finding: Finding): ItemOf<'charm'> {
  const type = rollOn(finding, CHARM_TYPE);
  const bonus = rollOn(finding, CHARM_BONUS);
  const rounds = lengthOf(finding, rollOn(finding, CHARM_DURATION));
  const recharge = rollOn(finding, CHARM_RECHARGE);
  const to = boundTo(finding, type === 'characteristic');
  return { kind: 'charm', to, bonus, rounds, recharge, charged: true };
}

export function amulet(finding: Finding): ItemOf<'amulet'> {
  const bonus = rollOn(finding, AMULET_BONUS);
  const limit = lengthOf(finding, rollOn(finding, AMULET_FAILURE));
  return { kind: 'amulet', effect: rollOn(finding, AMULET_EFFECT), bonus, limit, failures: 0 };
}

const boundTo = (finding: Finding, characteristic: boolean): BoundTo =>
  characteristic ? rollOn(finding, CHARACTERISTIC_CHART) : rollOn(finding, ABILITY_CHART);

const lengthOf = (finding: Finding, { count, andDie }: Lasting): number =>
  count + (andDie ? plainDice(finding, 1) : 0);
