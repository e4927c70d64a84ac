// A found thing in words: its name for a list, and all that is known of it at sight. RUN-TRE-43

import { isOneOf } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import type { ArmorMagic, BoundTo, Item, WeaponMagic } from '../../content/treasure/item.ts';
import { CHARACTERISTIC_NAMES } from '../lexicon.ts';
import { thingName } from '../things.ts';
import { AMULET_TEXTS, LEGEND_TEXTS, LOOT_NAMES, RECHARGE_TEXTS, TRINKET_NAMES } from './names.ts';

const WORDS = {
  en: {
    ounces: (n: number) => `${n} oz`,
    amount: (n: number, what: string) => `${n === 1 ? 'an ounce' : `${n} ounces`} of ${what.toLowerCase()}`,
    one: (what: string) => `${/^[AEIOU]/.test(what) ? 'an' : 'a'} ${what}`,
    pieces: (n: number) => (n === 1 ? '1 piece' : `${n} pieces`),
    of: (what: string) => `of ${what}`,
    rounds: (n: number) => (n === 1 ? '1 round' : `${n} rounds`),
    doses: (n: number) => (n === 1 ? '1 dose' : `${n} doses`),
    again: 'for one more try',
    charged: 'ready',
    spent: 'spent',
    wakes: (by: string) => `wakes again by ${by}`,
    fails: (n: number, of: number) => `has failed ${n} of ${of} times`,
    levels: (n: number) => `level ${n}`,
    stats: { init: 'INIT', atk: 'ATK', dfn: 'DFN', dam: 'DAM', prot: 'Prot' },
  },
  de: {
    ounces: (n: number) => (n === 1 ? '1 Unze' : `${n} Unzen`),
    amount: (n: number, what: string) => `${n === 1 ? 'eine Unze' : `${n} Unzen`} ${what}`,
    one: (what: string) => what,
    pieces: (n: number) => `${n} Stück`,
    of: (what: string) => `für ${what}`,
    rounds: (n: number) => (n === 1 ? '1 Runde' : `${n} Runden`),
    doses: (n: number) => (n === 1 ? '1 Schluck' : `${n} Schlucke`),
    again: 'für einen weiteren Versuch',
    charged: 'bereit',
    spent: 'erschöpft',
    wakes: (by: string) => `erwacht wieder durch: ${by}`,
    fails: (n: number, of: number) => `hat ${n} von ${of} Malen versagt`,
    levels: (n: number) => `Stufe ${n}`,
    stats: { init: 'INI', atk: 'AT', dfn: 'AB', dam: 'SCH', prot: 'Schutz' },
  },
} as const satisfies Record<Language, unknown>;

/** “Potion of Climb +2”, “Viking axe (DAM +1)”, “40 oz Ceramics” */
export function itemName(item: Item, language: Language): string {
  const words = WORDS[language];
  switch (item.kind) {
    case 'weapon':
      return thingName(item.weapon, language) + magicText(item.magic, language);
    case 'armor':
      return thingName(item.armor, language) + magicText(item.magic, language);
    case 'shield':
      return thingName(item.shield, language) + magicText(item.magic, language);
    case 'legendary':
      return thingName(item.item, language);
    case 'loot':
      return `${LOOT_NAMES[item.form][language]}, ${words.ounces(item.ounces)}`;
    case 'liars-silver':
      return `${TRINKET_NAMES[item.kind][language]}, ${words.pieces(item.pieces)}`;
    case 'amulet':
      return `${TRINKET_NAMES.amulet[language]} +${item.bonus}: ${AMULET_TEXTS[item.effect][language]}`;
    case 'helm':
      return `${TRINKET_NAMES.helm[language]}: ${thingName(item.gift, language)}, ${words.levels(item.levels)}`;
    case 'kit':
      return `${TRINKET_NAMES.kit[language]} ${words.of(thingName(item.ability, language))} +${item.bonus}`;
    case 'potion':
    case 'charm':
      return `${TRINKET_NAMES[item.kind][language]} ${words.of(boundName(item.to, language))} +${item.bonus}`;
  }
}

/** As somebody tells of it: “40 ounces of ceramics”, “a Potion of Climb +2” */
export function itemTold(item: Item, language: Language): string {
  const words = WORDS[language];
  switch (item.kind) {
    case 'loot':
      return words.amount(item.ounces, LOOT_NAMES[item.form][language]);
    case 'potion':
    case 'charm':
    case 'amulet':
    case 'helm':
    case 'kit':
      return words.one(itemName(item, language));
    default:
      return itemName(item, language);
  }
}

/** What it does and what is left of it. */
export function itemText(item: Item, language: Language): string {
  const words = WORDS[language];
  switch (item.kind) {
    case 'potion':
      return sentence([
        item.rounds === null ? words.again : words.rounds(item.rounds),
        words.doses(item.doses),
      ]);
    case 'charm':
      return sentence([
        words.rounds(item.rounds),
        item.charged ? words.charged : words.spent,
        words.wakes(RECHARGE_TEXTS[item.recharge][language]),
      ]);
    case 'amulet':
      return sentence([
        `+${item.bonus}: ${AMULET_TEXTS[item.effect][language]}`,
        words.fails(item.failures, item.limit),
      ]);
    case 'legendary':
      return [LEGEND_TEXTS[item.item][language], ...detailsOf(item, language)].join(' ');
    default:
      return sentence([itemName(item, language)]);
  }
}

type Legend = Extract<Item, { kind: 'legendary' }>;

const detailsOf = ({ base, helm, ability }: Legend, language: Language): string[] => [
  ...(base === undefined ? [] : [sentence([itemName(base, language)])]),
  ...(helm === undefined
    ? []
    : [sentence([itemName({ kind: 'helm', ...helm, whole: helm.levels }, language)])]),
  ...(ability === undefined ? [] : [sentence([thingName(ability, language)])]),
];

const boundName = (to: BoundTo, language: Language): string =>
  isOneOf(CHARACTERISTICS, to) ? CHARACTERISTIC_NAMES[to][language] : thingName(to, language);

/** “ (ATK +2, DAM +1)” */
function magicText(magic: WeaponMagic | ArmorMagic | undefined, language: Language): string {
  const { stats } = WORDS[language];
  const parts = Object.entries(magic ?? {}).map(
    ([stat, by]) => `${stats[stat as keyof typeof stats]} +${by}`,
  );
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const sentence = (parts: readonly string[]): string => `${capital(parts.join('; '))}.`;
