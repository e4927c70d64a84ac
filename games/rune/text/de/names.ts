// German names of fighters, weapons and all the rest, as they stand in a sentence, with their cases.

import { type Gender, german, spoken } from '@skald/text';
import type { Foe } from '../../content/foes.ts';
import { pricedWhat } from '../../rules/gifts/gift.ts';
import { BATTLE_MAP_TITLES } from '../battle-maps.ts';
import type { Case, Names } from '../en/names.ts';
import { FOE_NAMES } from '../foes.ts';
import { GALLERY_NAMES } from '../gallery.ts';
import { BOON_NAMES, boonWhat, GOD_NAMES } from '../gifts.ts';
import type { GermanNoun } from '../lexicon/noun.ts';
import * as lexicon from '../lexicon.ts';

const { several } = german;

const THE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  ...german.the,
  genitive: { '-': '', m: 'des ', f: 'der ', n: 'des ', p: 'der ' },
};
const A: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { '-': '', m: 'ein ', f: 'eine ', n: 'ein ', p: '' },
  accusative: { '-': '', m: 'einen ', f: 'eine ', n: 'ein ', p: '' },
  dative: { '-': '', m: 'einem ', f: 'einer ', n: 'einem ', p: '' },
  genitive: { '-': '', m: 'eines ', f: 'einer ', n: 'eines ', p: '' },
};

/** „Troll“, „Trolls“; „Riese“, „Riesen“ */
function bent(foe: Foe, as: Case): string {
  const { de, bending } = FOE_NAMES[foe];
  const [one] = de;
  if (bending === 'weak' && as !== 'nominative') return `${one}n`;
  return bending === 'strong' && as === 'genitive' ? `${one}s` : one;
}

/** „den Trollen“, „den Goblins“ */
const inDativePlural = (name: string): string => (/[ns]$/.test(name) ? name : `${name}n`);

/** „vom Troll“, „zur Landkrabbe“ */
const contracted = (text: string): string =>
  text
    .replace(/\b([Vv]o|[Aa]|[Ii])n dem (?=\p{Lu})/gu, '$1m ')
    .replace(/\b([Zz]u|[Bb]ei) dem (?=\p{Lu})/gu, '$1m ')
    .replace(/\b([Zz]u) der (?=\p{Lu})/gu, '$1r ');

const weapons = spoken(lexicon.WEAPON_NAMES, 'de');
const armors = spoken(lexicon.ARMOR_NAMES, 'de');
const shields = spoken(lexicon.SHIELD_NAMES, 'de');
const boons = spoken(BOON_NAMES, 'de');

export const names: Names = {
  hero: (name, as) => (as === 'genitive' ? german.genitive(name) : name),
  foe: (foe, number, as) =>
    number === null && typeof foe === 'string'
      ? cases.theFoe(foe, as)
      : names.hero(number === null ? names.kind(foe) : `${names.kind(foe)} ${number}`, as),
  kind: (foe) => (typeof foe === 'string' ? FOE_NAMES[foe].de[0] : foe.name),
  several: (foe, count) =>
    typeof foe === 'string' ? several(count, ...FOE_NAMES[foe].de) : `${count} ${foe.name}`,
  horseOf: (whose, as) => `${whose} Pferd${as === 'genitive' ? 's' : ''}`,
  extra: ({ de }, number, as) => {
    const bending = as === 'genitive' && de[1] === 'm' ? 's' : '';
    return number === null ? cases.the(de, as) + bending : names.hero(`${de[0]} ${number}`, as);
  },
  plain: ({ de: [name] }) => name,
  the: ({ de }) => cases.the(de, 'accusative'),
  by: ({ de }) => `mit ${cases.the(de, 'dative')}`,
  weapon: (weapon) => weapons[weapon][0],
  armor: (armor) => armors[armor][0],
  shield: (shield) => shields[shield][0],
  gift: (gift) => boons[gift],
  gallery: spoken(GALLERY_NAMES, 'de'),
  giftWhat: (gift, what) => {
    const { of, points } = pricedWhat(what);
    const name = boonWhat(gift, of)?.de ?? of;
    return points === null
      ? name
      : [...(name === '' ? [] : [name]), `für ${several(points, 'Punkt', 'Punkte')}`].join(', ');
  },
  gods: spoken(GOD_NAMES, 'de'),
  maps: spoken(BATTLE_MAP_TITLES, 'de'),
  characteristics: spoken(lexicon.CHARACTERISTIC_NAMES, 'de'),
  abilities: spoken(lexicon.ABILITY_NAMES, 'de'),
  statistics: spoken(lexicon.STATISTIC_NAMES, 'de'),
  conditions: spoken(lexicon.CONDITION_NAMES, 'de'),
  stances: spoken(lexicon.STANCE_NAMES, 'de'),
  movements: spoken(lexicon.MOVEMENT_NAMES, 'de'),
  holds: spoken(lexicon.HOLD_NAMES, 'de'),
  plights: spoken(lexicon.PLIGHT_NAMES, 'de'),
  causes: spoken(lexicon.CAUSE_NAMES, 'de'),
  settlings: spoken(lexicon.SETTLING_NAMES, 'de'),
  verdicts: spoken(lexicon.VERDICT_NAMES, 'de'),
  fights: spoken(lexicon.FIGHT_NAMES, 'de'),
  adventures: spoken(lexicon.ADVENTURE_TITLES, 'de'),
  modes: spoken(lexicon.MODE_NAMES, 'de'),
  forms: spoken(lexicon.FORM_NAMES, 'de'),
  difficulties: spoken(lexicon.DIFFICULTY_NAMES, 'de'),
  themes: spoken(lexicon.THEME_TITLES, 'de'),
  threats: spoken(lexicon.THREAT_NAMES, 'de'),
  manners: spoken(lexicon.MANNER_NAMES, 'de'),
  powers: spoken(lexicon.POWER_NAMES, 'de'),
  marks: spoken(lexicon.MARK_NAMES, 'de'),
  rolls: spoken({ ...lexicon.ABILITY_NAMES, ...lexicon.CHARACTERISTIC_NAMES, ...lexicon.ROLL_NAMES }, 'de'),
  zones: spoken(lexicon.ZONE_NAMES, 'de'),
  places: spoken(lexicon.PLACE_NAMES, 'de'),
  covers: spoken(lexicon.COVER_NAMES, 'de'),
  place: (nature, dam) => `${nature}, Schaden ${dam}`,
  weird: (score, by, whom) =>
    `seltsamer Zauber, ${score} ${german.signed(by)}${whom === 'both' ? '' : whom === 'heroes' ? ' für Helden' : ' für Feinde'}`,
  wind: (by) => `Wind, Schüsse −${by}`,
  slope: (up) => `Hang, steigt nach ${names.course(up)}`,
  lit: (lit) => (lit ? 'ein Feuer, es brennt' : 'ein Feuer, erloschen'),
  exit: (open) => (open ? 'ein Ausgang' : 'ein Ausgang, verschlossen'),
  course: (direction) => lexicon.COURSE_NAMES[direction]?.de ?? '',
  parts: spoken(lexicon.PART_NAMES, 'de'),
  polished: contracted,
  loads: spoken(lexicon.LOAD_NAMES, 'de'),
  percent: german.percent,
  signed: german.signed,
  list: german.list,
  paces: (n) => several(n, 'Schritt', 'Schritte'),
  hitPoints: (n) => several(n, 'Lebenspunkt', 'Lebenspunkte'),
  wounds: (n) => several(n, 'Wunde', 'Wunden'),
  points: (n) => several(n, 'Punkt', 'Punkte'),
  times: (n) => ['keinmal', 'einmal', 'zweimal'][n] ?? `${n}-mal`,
  hitPointsBought: 'Lebenspunkte',
  horse: 'Pferd',
  rounds: (n) => several(n, 'Runde', 'Runden'),
};

/** The inflected forms that only German needs. */
export const cases = {
  /** „der Troll“, „den Riesen“, „des Goblinscheusals“ */
  theFoe: (foe: Foe, as: Case): string => THE[as][FOE_NAMES[foe].gender] + bent(foe, as),
  /** „ein Troll“, „einer Landkrabbe“ */
  aFoe: (foe: Foe, as: Case): string => A[as][FOE_NAMES[foe].gender] + bent(foe, as),
  /** „Trolle“, „Trollen“ */
  foes: (foe: Foe, as: Case): string =>
    as === 'dative' ? inDativePlural(FOE_NAMES[foe].de[1]) : FOE_NAMES[foe].de[1],
  /** „die Axt“, „dem Speer“, „zwei Handäxten“ */
  the: (
    [name, gender, dative = gender === 'p' ? inDativePlural(name) : name]: GermanNoun,
    as: Case,
  ): string => THE[as][gender] + (as === 'dative' ? dative : name),
};
