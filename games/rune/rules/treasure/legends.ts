// Helms of Power and legendary items as the dice make them. RUN-ITEM-HELM, RUN-ITEM-LEG-04, -05

import { GIFT } from '../../content/gifts.ts';
import { ABILITY_CHART } from '../../content/treasure/bindings.ts';
import { MAGIC_EQUIP } from '../../content/treasure/equipment.ts';
import { HELM_GIFT, HELM_LEVEL } from '../../content/treasure/helms.ts';
import type { ItemOf } from '../../content/treasure/item.ts';
import { ANY_ARMOR, AXES, LEGEND_BASE, LEGENDARY_CHART } from '../../content/treasure/legends.ts';
import { type Finding, rollOn, rollUntil } from './charts.ts';
import { enchanted } from './equipment.ts';

/** More levels than the gift has are not lent. RUN-ITEM-HELM-05 */
export function helm(finding: Finding): ItemOf<'helm'> {
  const gift = rollOn(finding, HELM_GIFT);
  const levels = Math.min(rollOn(finding, HELM_LEVEL), GIFT[gift].cap ?? Number.POSITIVE_INFINITY);
  return { kind: 'helm', gift, levels, whole: levels };
}

export function legend(finding: Finding): ItemOf<'legendary'> {
  const item = rollOn(finding, LEGENDARY_CHART);
  const base = LEGEND_BASE[item];
  const named = { kind: 'legendary', item } as const;
  if (base === null)
    return item === 'ring-of-alberich' ? { ...named, ability: rollOn(finding, ABILITY_CHART) } : named;
  if (base === 'helm') {
    const { gift, levels } = helm(finding);
    return { ...named, helm: { gift, levels } };
  }
  if (base === 'armor')
    return { ...named, base: enchanted(finding, { kind: 'armor', armor: rollOn(finding, ANY_ARMOR) }) };
  return { ...named, base: enchanted(finding, base === 'axe' ? axe(finding) : base) };
}

/** Whatever axe comes first, of any category. RUN-RULING-R18 */
function axe(finding: Finding) {
  const found = rollUntil(
    finding,
    { rule: MAGIC_EQUIP.rule, rows: MAGIC_EQUIP.rows },
    (base) => base.kind === 'weapon' && AXES.includes(base.weapon),
  );
  return found as Extract<typeof found, { kind: 'weapon' }>;
}
