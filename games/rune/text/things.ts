// The name of anything a hero may have, be good at, or owe to somebody, by its id.

import { isOneOf } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import { ABILITIES } from '../content/abilities.ts';
import { ARMORS, SHIELDS } from '../content/armor.ts';
import { GIFTS } from '../content/gifts.ts';
import { HORSE_UPGRADES } from '../content/horse.ts';
import { LEGENDARY_ITEMS } from '../content/legendary.ts';
import { WEAPONS } from '../content/weapons.ts';
import { HORSE_UPGRADE_NAMES, LEGENDARY_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';

/** As it stands in a list: “Viking axe”, “Great Weapon”. */
export function thingName(id: string, language: Language): string {
  const names = NAMES[language];
  if (isOneOf(WEAPONS, id)) return capital(names.weapon(id));
  if (isOneOf(ABILITIES, id)) return names.abilities[id];
  if (isOneOf(ARMORS, id)) return capital(names.armor(id));
  if (isOneOf(SHIELDS, id)) return capital(names.shield(id));
  if (isOneOf(GIFTS, id)) return names.gift(id);
  if (isOneOf(LEGENDARY_ITEMS, id)) return LEGENDARY_NAMES[id][language];
  if (isOneOf(HORSE_UPGRADES, id)) return `${names.horse}: ${HORSE_UPGRADE_NAMES[id][language]}`;
  return id === 'horse' ? names.horse : id;
}
