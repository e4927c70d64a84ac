// English names of fighters, weapons and all the rest, as they stand in a sentence.

import { english, spoken } from '@skald/text';
import type { Armor, Shield } from '../../content/armor.ts';
import type { ZoneOf } from '../../content/battle-map.ts';
import type { Boon } from '../../content/boons.ts';
import type { Weapon } from '../../content/weapons.ts';
import type { FoeSheet } from '../../rules/fight/state.ts';
import { pricedWhat } from '../../rules/gifts/gift.ts';
import { BATTLE_MAP_TITLES } from '../battle-maps.ts';
import { FOE_NAMES } from '../foes.ts';
import { GALLERY_NAMES } from '../gallery.ts';
import { BOON_NAMES, boonWhat, GOD_NAMES } from '../gifts.ts';
import type { Noun } from '../lexicon/noun.ts';
import * as lexicon from '../lexicon.ts';

/** Of the gallery, or somebody's own. */
export type AnyFoe = FoeSheet['foe'];

/** English has but one. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

const { several } = english;
const possessive = (name: string, as: Case): string => (as === 'genitive' ? `${name}’s` : name);
const weapons = spoken(lexicon.WEAPON_NAMES, 'en');
const armors = spoken(lexicon.ARMOR_NAMES, 'en');
const shields = spoken(lexicon.SHIELD_NAMES, 'en');
const boons = spoken(BOON_NAMES, 'en');

export const names = {
  hero: (name: string, as: Case): string => possessive(name, as),
  /** “the troll”, “goblin warrior 2”; an own creature goes by its name alone. */
  foe: (foe: AnyFoe, number: number | null, as: Case): string => {
    const name = names.kind(foe);
    const alone = typeof foe === 'string' ? `the ${name}` : name;
    return possessive(number === null ? alone : `${name} ${number}`, as);
  },
  /** “troll” */
  kind: (foe: AnyFoe): string => (typeof foe === 'string' ? FOE_NAMES[foe].en[0] : foe.name),
  /** “3 trolls” */
  several: (foe: AnyFoe, count: number): string =>
    typeof foe === 'string' ? several(count, ...FOE_NAMES[foe].en) : `${count} ${foe.name}`,
  /** “Ragnar’s horse” */
  horseOf: (whose: string, as: Case): string => possessive(`${whose} horse`, as),
  /** “the hostage”, “decoy 2” */
  extra: ({ en }: Noun, number: number | null, as: Case): string =>
    possessive(number === null ? `the ${en}` : `${en} ${number}`, as),
  /** “Viking axe” */
  plain: ({ en }: Noun): string => en,
  /** “the Viking axe” as something that is taken up */
  the: ({ en }: Noun): string => (/^two /.test(en) ? en : `the ${en}`),
  /** “with the Viking axe” */
  by: (noun: Noun): string => `with ${names.the(noun)}`,
  weapon: (weapon: Weapon): string => weapons[weapon],
  armor: (armor: Armor): string => armors[armor],
  shield: (shield: Shield): string => shields[shield],
  gift: (gift: Boon): string => boons[gift],
  gallery: spoken(GALLERY_NAMES, 'en'),
  giftWhat: (gift: Boon, what: string): string => {
    const { of, points } = pricedWhat(what);
    const name = boonWhat(gift, of)?.en ?? of;
    return points === null
      ? name
      : [...(name === '' ? [] : [name]), `for ${several(points, 'point')}`].join(', ');
  },
  gods: spoken(GOD_NAMES, 'en'),
  maps: spoken(BATTLE_MAP_TITLES, 'en'),
  characteristics: spoken(lexicon.CHARACTERISTIC_NAMES, 'en'),
  abilities: spoken(lexicon.ABILITY_NAMES, 'en'),
  statistics: spoken(lexicon.STATISTIC_NAMES, 'en'),
  conditions: spoken(lexicon.CONDITION_NAMES, 'en'),
  stances: spoken(lexicon.STANCE_NAMES, 'en'),
  movements: spoken(lexicon.MOVEMENT_NAMES, 'en'),
  holds: spoken(lexicon.HOLD_NAMES, 'en'),
  plights: spoken(lexicon.PLIGHT_NAMES, 'en'),
  causes: spoken(lexicon.CAUSE_NAMES, 'en'),
  settlings: spoken(lexicon.SETTLING_NAMES, 'en'),
  verdicts: spoken(lexicon.VERDICT_NAMES, 'en'),
  fights: spoken(lexicon.FIGHT_NAMES, 'en'),
  adventures: spoken(lexicon.ADVENTURE_TITLES, 'en'),
  modes: spoken(lexicon.MODE_NAMES, 'en'),
  forms: spoken(lexicon.FORM_NAMES, 'en'),
  difficulties: spoken(lexicon.DIFFICULTY_NAMES, 'en'),
  themes: spoken(lexicon.THEME_TITLES, 'en'),
  threats: spoken(lexicon.THREAT_NAMES, 'en'),
  manners: spoken(lexicon.MANNER_NAMES, 'en'),
  powers: spoken(lexicon.POWER_NAMES, 'en'),
  marks: spoken(lexicon.MARK_NAMES, 'en'),
  rolls: spoken({ ...lexicon.ABILITY_NAMES, ...lexicon.CHARACTERISTIC_NAMES, ...lexicon.ROLL_NAMES }, 'en'),
  zones: spoken(lexicon.ZONE_NAMES, 'en'),
  places: spoken(lexicon.PLACE_NAMES, 'en'),
  covers: spoken(lexicon.COVER_NAMES, 'en'),
  /** “fire, Damage 20” */
  place: (nature: string, dam: number): string => `${nature}, Damage ${dam}`,
  /** “weird magic, Attack −2 for heroes” */
  weird: (score: string, by: number, whom: ZoneOf<'weird'>['side']): string =>
    `weird magic, ${score} ${english.signed(by)}${whom === 'both' ? '' : ` for ${whom}`}`,
  wind: (by: number): string => `wind, shots −${by}`,
  slope: (up: number): string => `slope, rising to the ${names.course(up)}`,
  lit: (lit: boolean): string => (lit ? 'a fire, burning' : 'a fire, out'),
  exit: (open: boolean): string => (open ? 'an exit' : 'an exit, shut'),
  course: (direction: number): string => lexicon.COURSE_NAMES[direction]?.en ?? '',
  parts: spoken(lexicon.PART_NAMES, 'en'),
  /** A sentence as it is said once its words stand beside each other. */
  polished: (text: string): string => text,
  loads: spoken(lexicon.LOAD_NAMES, 'en'),
  percent: english.percent,
  signed: english.signed,
  list: english.list,
  paces: (n: number): string => several(n, 'pace'),
  hitPoints: (n: number): string => several(n, 'hit point'),
  wounds: (n: number): string => several(n, 'Wound'),
  points: (n: number): string => several(n, 'point'),
  times: (n: number): string => ['never', 'once', 'twice'][n] ?? `${n} times`,
  hitPointsBought: 'Hit points',
  horse: 'Horse',
  rounds: (n: number): string => several(n, 'round'),
};

export type Names = typeof names;
