// What heroes can do: Characteristics, Abilities, and the numbers that follow.

import type { Named } from '@skald/text';
import type { Ability, AbilityFacts } from '../../content/abilities.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import type { HorseUpgrade } from '../../content/horse.ts';
import type { Statistic } from '../../content/threats.ts';
import type { OwnNumber } from '../../documents/hero/effect.ts';
import type { Roll } from '../../rules/hooks/effect.ts';

export const CHARACTERISTIC_NAMES: Readonly<Record<Characteristic, Named>> = {
  Str: { en: 'Strength', de: 'Stärke' },
  Sta: { en: 'Stamina', de: 'Ausdauer' },
  Dex: { en: 'Dexterity', de: 'Geschick' },
  Qik: { en: 'Quickness', de: 'Schnelligkeit' },
  Int: { en: 'Intelligence', de: 'Verstand' },
  Per: { en: 'Perception', de: 'Wahrnehmung' },
  Pre: { en: 'Presence', de: 'Auftreten' },
  Com: { en: 'Communication', de: 'Redegabe' },
};

/** Rolls that are neither a Characteristic nor an Ability. */
export const ROLL_NAMES: Readonly<Record<Exclude<Roll, Ability | Characteristic>, Named>> = {
  engagement: { en: 'a push', de: 'ein Gerangel' },
  gift: { en: 'a gift', de: 'eine Gabe' },
};

/** As they stand on a sheet. */
export const CHARACTERISTIC_SHORT: Readonly<Record<Characteristic, Named>> = {
  Str: { en: 'Str', de: 'Stä' },
  Sta: { en: 'Sta', de: 'Aus' },
  Dex: { en: 'Dex', de: 'Ges' },
  Qik: { en: 'Qik', de: 'Sch' },
  Int: { en: 'Int', de: 'Ver' },
  Per: { en: 'Per', de: 'Wah' },
  Pre: { en: 'Pre', de: 'Auf' },
  Com: { en: 'Com', de: 'Red' },
};

export const ABILITY_NAMES: Readonly<Record<Ability, Named>> = {
  bows: { en: 'Bows', de: 'Bogenschießen' },
  brawling: { en: 'Brawling', de: 'Raufen' },
  'chain-weapon': { en: 'Chain Weapon', de: 'Kettenwaffe' },
  'great-weapon': { en: 'Great Weapon', de: 'Großwaffe' },
  'longshaft-weapon': { en: 'Longshaft Weapon', de: 'Langschaftwaffe' },
  'single-weapon': { en: 'Single Weapon', de: 'Einhandwaffe' },
  'thrown-weapon': { en: 'Thrown Weapon', de: 'Wurfwaffe' },
  'two-weapons': { en: 'Two Weapons', de: 'Zwei Waffen' },
  'animal-handling': { en: 'Animal Handling', de: 'Tiere führen' },
  awareness: { en: 'Awareness', de: 'Wachsamkeit' },
  balance: { en: 'Balance', de: 'Gleichgewicht' },
  bravery: { en: 'Bravery', de: 'Tapferkeit' },
  climb: { en: 'Climb', de: 'Klettern' },
  dodge: { en: 'Dodge', de: 'Ausweichen' },
  healer: { en: 'Healer', de: 'Heilkunde' },
  jump: { en: 'Jump', de: 'Springen' },
  lore: { en: 'Lore', de: 'Kunde' },
  map: { en: 'Map', de: 'Karten zeichnen' },
  'pick-lock': { en: 'Pick Lock', de: 'Schlösser öffnen' },
  pursuit: { en: 'Pursuit', de: 'Verfolgen' },
  repair: { en: 'Repair', de: 'Ausbessern' },
  ride: { en: 'Ride', de: 'Reiten' },
  seamanship: { en: 'Seamanship', de: 'Seefahrt' },
  ski: { en: 'Ski', de: 'Skilaufen' },
  sleep: { en: 'Sleep', de: 'Schlafen' },
  sprint: { en: 'Sprint', de: 'Laufen' },
  stealth: { en: 'Stealth', de: 'Schleichen' },
  survival: { en: 'Survival', de: 'Überleben' },
  swim: { en: 'Swim', de: 'Schwimmen' },
  traps: { en: 'Traps', de: 'Fallen' },
  bargain: { en: 'Bargain', de: 'Feilschen' },
  carouse: { en: 'Carouse', de: 'Zechen' },
  deception: { en: 'Deception', de: 'Täuschen' },
  demeanor: { en: 'Demeanor', de: 'Benehmen' },
  disguise: { en: 'Disguise', de: 'Verkleiden' },
  gamble: { en: 'Gamble', de: 'Würfeln' },
  insight: { en: 'Insight', de: 'Menschenkenntnis' },
  leadership: { en: 'Leadership', de: 'Anführen' },
  music: { en: 'Music', de: 'Musik' },
  runes: { en: 'Runes', de: 'Runen' },
  sing: { en: 'Sing', de: 'Singen' },
  skald: { en: 'Skald', de: 'Skaldenkunst' },
  'divine-awareness': { en: 'Divine Awareness', de: 'Göttergespür' },
};

export const ABILITY_SET_NAMES: Readonly<Record<AbilityFacts['set'], Named>> = {
  fighting: { en: 'Fighting', de: 'Kampf' },
  exploratory: { en: 'Exploring', de: 'Erkunden' },
  interaction: { en: 'Dealing with people', de: 'Umgang' },
  miscellaneous: { en: 'Other', de: 'Sonstiges' },
};

/** The scores that a fight is about. */
export const STATISTIC_NAMES: Readonly<Record<Statistic, Named>> = {
  init: { en: 'Initiative', de: 'Initiative' },
  atk: { en: 'Attack', de: 'Angriff' },
  dfn: { en: 'Defence', de: 'Abwehr' },
  dam: { en: 'Damage', de: 'Schaden' },
  soak: { en: 'Soak', de: 'Zähigkeit' },
  hp: { en: 'hit points', de: 'Lebenspunkte' },
  res: { en: 'Response', de: 'Widerstand' },
};

/** As they stand on a sheet. */
export const STATISTIC_SHORT: Readonly<Record<Statistic, Named>> = {
  init: { en: 'INIT', de: 'INI' },
  atk: { en: 'ATK', de: 'ANG' },
  dfn: { en: 'DFN', de: 'ABW' },
  dam: { en: 'DAM', de: 'SCH' },
  soak: { en: 'Soak', de: 'ZÄH' },
  hp: { en: 'HP', de: 'LP' },
  res: { en: 'Res', de: 'WID' },
};

/** Those of the hero himself, whatever he holds. */
export const OWN_NUMBER_NAMES: Readonly<Record<OwnNumber, Named>> = {
  hitPoints: { en: 'Hit points', de: 'Lebenspunkte' },
  woundThreshold: { en: 'Wound Threshold', de: 'Wundschwelle' },
  soak: { en: 'Soak', de: 'Zähigkeit' },
  half: { en: 'Half move', de: 'Halber Zug' },
  full: { en: 'Full move', de: 'Ganzer Zug' },
  response: { en: 'Response', de: 'Widerstand' },
  decrease: { en: 'Decrease by load', de: 'Abzug durch Last' },
  nonCombatInit: { en: 'INIT without a fight', de: 'INI ohne Kampf' },
};

export const HORSE_UPGRADE_NAMES: Readonly<Record<HorseUpgrade, Named>> = {
  hitPoints: { en: 'tougher', de: 'zäher' },
  dfn: { en: 'nimbler', de: 'wendiger' },
  move: { en: 'faster', de: 'schneller' },
  res: { en: 'calmer', de: 'ruhiger' },
};
