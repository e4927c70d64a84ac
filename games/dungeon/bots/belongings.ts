// What Heroes and Bosses carry: when to use it, and who should have it.

import { ITEM, type Item, isObject } from '../content/index.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import { type Field, pressOn, type Unit } from './field.ts';
import { wardWorth } from './magic.ts';
import { FAR } from './ways.ts';
import { bossWound, heroWound } from './worth.ts';

type Option = ChoiceOf<'turn'>;

/** Nobody gives the potion away that he may need. */
const NOTHING = -1;

/** Whoever was refused so often in a square asks no more. */
const PATIENCE = 2;

interface Owner {
  readonly field: Field;
  readonly owner: Unit;
  readonly ways: Uint8Array;
}

/** A potion or charm used now. */
export function usingWorth({ field, owner, ways }: Owner, item: Item, here: number): number {
  const { effect } = ITEM[item];
  const { wounds } = owner.model;
  const engaged = pressOn(owner, owner.hero ? field.foes : field.heroes);
  switch (effect.type) {
    case 'heal':
      return wounds >= Math.min(3, owner.facts.injuredFrom ?? 3) && wounds >= effect.wounds
        ? (owner.hero ? heroWound : bossWound)(field.quest, { ...owner.model, wounds: wounds - 1 })
        : NOTHING;
    case 'movement': {
      const far = ways[owner.y * field.width + owner.x] as number;
      const left = owner.facts.movement;
      const hurries = owner.hero && field.roundsLeft < 4;
      return far > left && far < FAR && (far - left <= effect.by || hurries) ? 0.3 : NOTHING;
    }
    case 'stone':
      return engaged >= 2 || wounds >= 3 ? 0.3 : NOTHING;
    case 'noFreeStrikes':
      return wounds >= 2 && engaged > 0 && here < -3 ? 0.4 : NOTHING;
    case 'removesBones':
      return owner.hero ? 0.2 : NOTHING;
    case 'restoresFeat':
      return 0.5;
    default:
      return NOTHING;
  }
}

/** A crystal or key spent on a Ward. */
export function wardUse(field: Field, item: Item, x: number, y: number): number {
  const bar = field.state.bars.find((each) => each.x === x && each.y === y);
  const { effect } = ITEM[item];
  if (bar === undefined) return NOTHING;
  const by = effect.type === 'crystal' ? effect.power : effect.type === 'lowerWard' ? effect.by : 0;
  if (by > bar.ward + 1 || bar.what === 'chest') return by > bar.ward ? NOTHING : 0.1;
  return wardWorth(field, bar.what, bar.ward, by) - 0.3;
}

/** Potions to the wounded, crystals to the wizard, and never back. */
export function tradeWorth(
  { heroes }: Field,
  hero: Unit,
  { act, item, hero: name }: Extract<Option, { act: 'give' | 'take' }>,
  trades: number,
): number {
  if (trades >= PATIENCE) return NOTHING;
  const other = heroes.find(({ model }) => model.type === name) as Unit;
  const [giver, taker] = act === 'give' ? [hero, other] : [other, hero];
  const { effect } = ITEM[item];
  if (isObject(item)) return NOTHING;
  if (effect.type === 'heal')
    return taker.model.wounds >= 2 && taker.model.wounds > giver.model.wounds + 1 ? 0.3 : NOTHING;
  const breaks = ({ model }: Unit): boolean => model.spells.length > 0;
  if (effect.type === 'crystal') return breaks(taker) && !breaks(giver) ? 0.3 : NOTHING;
  if (effect.type === 'lockDice')
    return taker.facts.combat > giver.facts.combat && taker.facts.combat >= 4 ? 0.2 : NOTHING;
  return NOTHING;
}
