// Every thing of magic that acts in a fight.

import type { MagicItem } from '../../content/boons.ts';
import type { GiftRule } from '../gifts/gift.ts';
import { absorptionArmor } from './absorption-armor.ts';
import { amulet } from './amulet.ts';
import { armorOfInflexibleSurety } from './armor-of-inflexible-surety.ts';
import { axeOfGlory } from './axe-of-glory.ts';
import { bladeOfFairTitle } from './blade-of-fair-title.ts';
import { blindingArmor } from './blinding-armor.ts';
import { bloodTributeArmor } from './blood-tribute-armor.ts';
import { blueCloakOfTreachery } from './blue-cloak-of-treachery.ts';
import { bluntingArmor } from './blunting-armor.ts';
import { charm } from './charm.ts';
import { demonMawHelm } from './demon-maw-helm.ts';
import { einherjarsArmor } from './einherjars-armor.ts';
import { evenHandedTorc } from './even-handed-torc.ts';
import { lightTreadingBoots } from './light-treading-boots.ts';
import { lokiThwartingArmor } from './loki-thwarting-armor.ts';
import { lokiTrouncingWand } from './loki-trouncing-wand.ts';
import { mantleOfGrimJustice } from './mantle-of-grim-justice.ts';
import { potion } from './potion.ts';
import { ringOfAlberich } from './ring-of-alberich.ts';
import { shieldOfFury } from './shield-of-fury.ts';
import { spittingArmor } from './spitting-armor.ts';
import { torcOfAlberich } from './torc-of-alberich.ts';
export const ITEM_RULES: { readonly [I in MagicItem]?: GiftRule } = {
  'absorption-armor': absorptionArmor,
  amulet,
  'axe-of-glory': axeOfGlory,
  'blade-of-fair-title': bladeOfFairTitle,
  'blinding-armor': blindingArmor,
  'blood-tribute-armor': bloodTributeArmor,
  'blunting-armor': bluntingArmor,
  charm,
  'demon-maw-helm': demonMawHelm,
  'einherjars-armor': einherjarsArmor,
  'even-handed-torc': evenHandedTorc,
  'loki-thwarting-armor': lokiThwartingArmor,
  'loki-trouncing-wand': lokiTrouncingWand,
  potion,
  'shield-of-fury': shieldOfFury,
  'spitting-armor': spittingArmor,
  'armor-of-inflexible-surety': armorOfInflexibleSurety,
  'blue-cloak-of-treachery': blueCloakOfTreachery,
  'light-treading-boots': lightTreadingBoots,
  'mantle-of-grim-justice': mantleOfGrimJustice,
  'ring-of-alberich': ringOfAlberich,
  'torc-of-alberich': torcOfAlberich,
};
