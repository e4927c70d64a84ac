// Weapons, armor, shields and things of legend.

import type { Named } from '@skald/text';
import type { Armor, Shield } from '../../content/armor.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import type { Degree } from '../../content/load.ts';
import type { Availability, Weapon } from '../../content/weapons.ts';
import { type Noun, noun } from './noun.ts';

export const WEAPON_NAMES: Readonly<Record<Weapon, Noun>> = {
  'barb-net': noun('barb-net', 'Stachelnetz', 'n'),
  billhook: noun('billhook', 'Hakenspieß', 'm'),
  chair: noun('chair', 'Stuhl', 'm'),
  'composite-bow': noun('composite bow', 'Kompositbogen', 'm'),
  dagger: noun('dagger', 'Dolch', 'm'),
  'double-bladed-axe': noun('double-bladed axe', 'Doppelaxt', 'f'),
  'dwarven-battle-axe': noun('dwarven battle axe', 'Zwergenstreitaxt', 'f'),
  'dwarven-battle-hammer': noun('dwarven battle hammer', 'Zwergenstreithammer', 'm'),
  'dwarven-battle-sword': noun('dwarven battle sword', 'Zwergenschlachtschwert', 'n'),
  'dwarven-work-hammer': noun('dwarven work hammer', 'Zwergenwerkhammer', 'm'),
  'dwarven-work-sword': noun('dwarven work sword', 'Zwergenwerkschwert', 'n'),
  fist: noun('fists', 'Fäuste', 'p'),
  flagon: noun('flagon', 'Krug', 'm'),
  flail: noun('flail', 'Kriegsflegel', 'm'),
  'four-bladed-mace': noun('four-bladed mace', 'Flügelkolben', 'm'),
  gauntlet: noun('gauntlet', 'Panzerhandschuh', 'm'),
  'goblin-axe': noun('goblin axe', 'Goblinaxt', 'f'),
  'goblin-spike-club': noun('goblin spike club', 'Goblinstachelkeule', 'f'),
  'hand-axe': noun('hand axe', 'Handaxt', 'f'),
  'heavy-crossbow': noun('heavy crossbow', 'Windenarmbrust', 'f'),
  'light-crossbow': noun('light crossbow', 'Armbrust', 'f'),
  'long-bow': noun('long bow', 'Langbogen', 'm'),
  mace: noun('mace', 'Streitkolben', 'm'),
  morningstar: noun('morningstar', 'Morgenstern', 'm'),
  net: noun('net', 'Netz', 'n'),
  pike: noun('pike', 'Pike', 'f'),
  polearm: noun('polearm', 'Stangenwaffe', 'f'),
  'puny-knife': noun('puny knife', 'Messerchen', 'n'),
  quarterstaff: noun('quarterstaff', 'Kampfstab', 'm'),
  rock: noun('rock', 'Stein', 'm'),
  'roman-sword': noun('Roman sword', 'Römerschwert', 'n'),
  sap: noun('sap', 'Totschläger', 'm'),
  'severed-arm': noun('severed arm', 'Feindesarm', 'm'),
  'short-bow': noun('short bow', 'Kurzbogen', 'm'),
  shortspear: noun('short spear', 'Kurzspeer', 'm'),
  'viking-axe': noun('Viking axe', 'Wikingeraxt', 'f'),
  'war-maul': noun('war maul', 'Kriegshammer', 'm'),
  shortsword: noun('shortsword', 'Kurzschwert', 'n'),
  'viking-broadsword': noun('Viking broadsword', 'Wikingerschwert', 'n'),
  spear: noun('spear', 'Speer', 'm'),
  whip: noun('whip', 'Peitsche', 'f'),
  'shortsword-and-dagger': noun('shortsword and dagger', 'Kurzschwert und Dolch', '-'),
  'two-shortswords': noun('two shortswords', 'zwei Kurzschwerter', '-', 'zwei Kurzschwertern'),
  'two-hand-axes': noun('two hand axes', 'zwei Handäxte', '-', 'zwei Handäxten'),
  sling: noun('sling', 'Schleuder', 'f'),
  'throwing-spear': noun('throwing spear', 'Wurfspeer', 'm'),
  'throwing-axe': noun('throwing axe', 'Wurfaxt', 'f'),
  'throwing-knives': noun('throwing knives', 'Wurfmesser', 'p'),
};

export const ARMOR_NAMES: Readonly<Record<Armor, Noun>> = {
  quilted: noun('quilted armor', 'Steppwams', 'n'),
  'heavy-leather': noun('heavy leather', 'Lederpanzer', 'm'),
  'studded-leather': noun('studded leather', 'Nietenpanzer', 'm'),
  'chain-mail': noun('chain mail', 'Kettenhemd', 'n'),
  'steel-scale': noun('steel scale', 'Schuppenpanzer', 'm'),
};

export const SHIELD_NAMES: Readonly<Record<Shield, Noun>> = {
  buckler: noun('buckler', 'Faustschild', 'm'),
  'round-shield': noun('round shield', 'Rundschild', 'm'),
  'kite-shield': noun('kite shield', 'Langschild', 'm'),
  'tower-shield': noun('tower shield', 'Turmschild', 'm'),
};

export const LEGENDARY_NAMES: Readonly<Record<LegendaryItem, Named>> = {
  'armor-of-inflexible-surety': { en: 'Armor of Inflexible Surety', de: 'Panzer der starren Gewissheit' },
  'absorption-armor': { en: 'Absorption Armor', de: 'Schluckpanzer' },
  'axe-of-glory': { en: 'Axe of Glory', de: 'Axt des Ruhms' },
  'blade-of-fair-title': { en: 'Blade of Fair Title', de: 'Klinge mit dem schönen Namen' },
  'blinding-armor': { en: 'Blinding Armor', de: 'Blendpanzer' },
  'blood-tribute-armor': { en: 'Blood Tribute Armor', de: 'Blutzollpanzer' },
  'blue-cloak-of-treachery': { en: 'Blue Cloak of Treachery', de: 'Blauer Mantel der Tücke' },
  'blunting-armor': { en: 'Blunting Armor', de: 'Stumpfmacher' },
  'demon-maw-helm': { en: 'Demon-Maw Helm', de: 'Dämonenrachenhelm' },
  'einherjars-armor': { en: 'Einherjar’s Armor', de: 'Panzer des Einherjers' },
  'even-handed-torc': { en: 'Even-Handed Torc', de: 'Halsreif der Gerechtigkeit' },
  'golden-blade': { en: 'Golden Blade', de: 'Goldene Klinge' },
  'light-treading-boots': { en: 'Light-Treading Boots', de: 'Leisetreter' },
  'loki-thwarting-armor': { en: 'Loki-Thwarting Armor', de: 'Loki zum Trotz' },
  'loki-trouncing-wand': { en: 'Loki-Trouncing Wand', de: 'Lokis Zuchtrute' },
  'mantle-of-grim-justice': { en: 'Mantle of Grim Justice', de: 'Mantel des grimmigen Rechts' },
  'ring-of-alberich': { en: 'Ring of Alberich', de: 'Alberichs Ring' },
  'shield-of-fury': { en: 'Shield of Fury', de: 'Schild der Wut' },
  'spitting-armor': { en: 'Spitting Armor', de: 'Speipanzer' },
  'torc-of-alberich': { en: 'Torc of Alberich', de: 'Alberichs Halsreif' },
};

export const AVAILABILITY_NAMES: Readonly<Record<Availability, Named>> = {
  common: { en: 'common', de: 'gewöhnlich' },
  rare: { en: 'rare', de: 'selten' },
  scenery: { en: 'only where it stands about', de: 'nur wo es herumsteht' },
  natural: { en: 'grown, not made', de: 'gewachsen, nicht gemacht' },
};

/** How much he carries. */
export const LOAD_NAMES: Readonly<Record<Degree, Named>> = {
  light: { en: 'lightly loaded', de: 'leicht beladen' },
  loaded: { en: 'loaded', de: 'beladen' },
  overloaded: { en: 'overloaded', de: 'überladen' },
  'put-something-down': { en: 'better put something down', de: 'besser etwas ablegen' },
  'no-one-will-take': { en: 'a beast of burden', de: 'ein Lasttier' },
};
