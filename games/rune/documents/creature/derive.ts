// A creature as a fight and the Mix know every foe.

import type { FoeKind } from '../../content/foes.ts';
import { POWER, type Tag } from '../../content/powers.ts';
import { adjustMix, priceOf } from './price.ts';
import type { Creature } from './schema.ts';

export function derive(creature: Creature): FoeKind {
  const { maxThreat, move, adjust, powers, missile, weapon, temper, nightVision, stunnable, size } = creature;
  const tags = tagsOf(creature);
  return {
    maxThreat,
    move,
    adjust,
    mix: priceOf(creature).totals.mix,
    adjustMix: adjustMix(adjust),
    tags,
    powers: powers.map((kind) => POWER[kind]),
    options: [],
    missile,
    weapon,
    temper,
    nightVision,
    stunnable,
    size,
    // Only what has no mind of its own cannot be given one.
    maySelfWill: !tags.includes('craftwerk') || temper === 'crafty',
  };
}

/** Whatever rises again is undead. */
const tagsOf = ({ tags, powers }: Creature): readonly Tag[] =>
  powers.includes('undead') && !tags.includes('undead') ? [...tags, 'undead'] : tags;
