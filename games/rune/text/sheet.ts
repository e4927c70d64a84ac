// A hero's sheet: all his numbers with their names, for print and as plain text. RUN-HERO-28 to -32

import { dateText, type Language } from '@skald/text';
import { ABILITIES, ABILITY, type Ability, type AbilityFacts, canBeTried } from '../content/abilities.ts';
import { ARMOR, type Armor, SHIELD } from '../content/armor.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GIFT } from '../content/gifts.ts';
import { GODS } from '../content/gods.ts';
import { HORSE } from '../content/horse.ts';
import { LEGENDARY_ITEMS } from '../content/legendary.ts';
import { type Load, loadNumber, thresholds } from '../content/load.ts';
import { loadWith, WEAPON } from '../content/weapons.ts';
import { connectionsOf } from '../documents/hero/connections.ts';
import { derive, type HeroNumbers, kitsHad } from '../documents/hero/derive.ts';
import { OWN_NUMBERS, ownNumber, SCORES } from '../documents/hero/effect.ts';
import { horseNumbers } from '../documents/hero/horse.ts';
import { giftsHad, levelOf } from '../documents/hero/levels.ts';
import type { Line } from '../documents/hero/lines.ts';
import { itemsLoad } from '../documents/hero/possessions.ts';
import type { Hero } from '../documents/hero/schema.ts';
import { standingOf } from '../documents/hero/standing.ts';
import { abilityScore } from '../rules/rolls/score.ts';
import { heroName } from './cognomens.ts';
import { sheet as de } from './de/sheet.ts';
import { minus } from './effects.ts';
import { sheet as en, type SheetWords } from './en/sheet.ts';
import { GIFT_EFFECTS } from './gift-effects.ts';
import { itemName } from './items/index.ts';
import { lineText } from './ledger.ts';
import {
  ABILITY_SET_NAMES,
  CHARACTERISTIC_SHORT,
  LOAD_NAMES,
  OWN_NUMBER_NAMES,
  STATISTIC_SHORT,
} from './lexicon.ts';
import { NAMES } from './names.ts';
import { thingName } from './things.ts';

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { en, de };

/** A label and what stands beside it. */
export type Entry = readonly [label: string, value: string];
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Boxes to cross off. */
interface Track {
  readonly label: string;
  readonly boxes: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly standing: readonly Entry[];
  readonly characteristics: readonly Entry[];
  readonly numbers: readonly Entry[];
  readonly hitPoints: number;
  /** To be filled in with a pencil. RUN-HERO-29 */
  readonly tracks: readonly Track[];
  readonly attacks: Table;
  /** Every Ability, by sets: its rating, what is added to the die, and the Characteristics that govern it. */
  readonly abilities: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
  readonly gear: Table;
  readonly load: string;
  /** What his armor keeps off, and what it costs him. */
  readonly worn: string;
  /** Name, god, level, effect. */
  readonly gifts: readonly (readonly [name: string, god: string, level: string, effect: string])[];
  readonly connections: readonly Entry[];
  readonly legendary: readonly Entry[];
  readonly horse: readonly Entry[];
  /** The newest first. */
  readonly ledger: readonly (readonly [day: string, what: string, points: string])[];
}

export function sheetOf(hero: Hero, language: Language): Sheet {
  const words = SHEET_WORDS[language];
  const names = NAMES[language];
  const numbers = derive(hero);
  const { now, traits } = numbers;
  const standing = standingOf(hero);
  const connections = connectionsOf(now);
  return {
    name: heroName({ ...hero, name: now.name }, language),
    standing: (['wins', 'overall', 'spent', 'free', 'deficit'] as const).map((of) => [
      words.standing[of],
      String(standing[of]),
    ]),
    characteristics: CHARACTERISTICS.map((name) => [
      names.characteristics[name],
      minus(traits.characteristics[name]),
    ]),
    numbers: OWN_NUMBERS.map((number) => [
      OWN_NUMBER_NAMES[number][language],
      minus(ownNumber(numbers, number)),
    ]),
    hitPoints: numbers.hitPoints.total,
    tracks: [
      { label: words.wounds, boxes: words.woundNotes },
      { label: words.impairment, boxes: boxes(IMPAIRMENTS, '−') },
      { label: words.invigoration, boxes: boxes(INVIGORATIONS, '+') },
    ],
    attacks: attacksOf(numbers, language),
    abilities: SETS.map((set) => ({
      title: ABILITY_SET_NAMES[set][language],
      rows: abilitiesOf(set, numbers, language),
    })),
    gear: gearOf(numbers, language),
    load: [
      words.carried(words.number(loadNumber(numbers.load)), LOAD_NAMES[numbers.degree][language]),
      words.loadFrom(thresholds(traits.characteristics.Str).map(words.number).join(', ')),
    ].join('; '),
    worn: wornOf(now.armor, language),
    gifts: giftsHad(now).map((gift) => {
      const { patron } = GIFT[gift];
      return [
        names.gift(gift),
        patron === null ? words.runePower : names.gods[patron],
        String(levelOf(now, gift)),
        GIFT_EFFECTS[gift][language],
      ];
    }),
    connections: GODS.map((god) => [names.gods[god], String(connections[god])]),
    legendary: LEGENDARY_ITEMS.flatMap((item) => {
      const had = now.legendary[item];
      return had === undefined ? [] : [[thingName(item, language), String(had.level)] as const];
    }),
    horse: now.horse === null ? [] : horseOf(now.horse, language),
    ledger: hero.ledger
      .toReversed()
      .map((line) => [dateText(line.on, language), lineText(line, language), linePoints(line)]),
  };
}

const [IMPAIRMENTS, INVIGORATIONS] = [10, 5];
const boxes = (count: number, sign: string): string[] =>
  Array.from({ length: count }, (_, i) => `${sign}${i + 1}`);

/** What a line of the ledger brings or takes. */
export function linePoints(line: Line): string {
  switch (line.line) {
    case 'gain':
    case 'traded':
      return line.points < 0 ? minus(line.points) : `+${line.points}`;
    case 'expense':
      return line.points === 0 ? '0' : `−${line.points}`;
    case 'inherited':
      return `+${line.overall + line.bonusFree - line.spent}`;
    case 'found':
    case 'lost':
    case 'changed':
    case 'worn':
    case 'damaged':
    case 'battered':
    case 'won':
    case 'death':
      return '';
  }
}

function attacksOf({ forms, nonCombatInit }: HeroNumbers, language: Language): Table {
  const words = SHEET_WORDS[language];
  const { abilities } = NAMES[language];
  return {
    head: [
      words.weapon,
      ...SCORES.map((score) => STATISTIC_SHORT[score][language]),
      words.range,
      words.ability,
    ],
    rows: [
      ...forms.map(({ weapon, shield, range, ...scores }) => [
        [weapon, ...(shield === null ? [] : [shield])].map((id) => thingName(id, language)).join(' + '),
        ...SCORES.map((score) => minus(scores[score].total)),
        range === null ? '' : words.paces(range.least, range.standard),
        abilities[WEAPON[weapon].ability],
      ]),
      [words.nonCombat, minus(nonCombatInit.total), '', '', '', '', abilities.sprint],
    ],
  };
}

const SETS: readonly AbilityFacts['set'][] = ['fighting', 'exploratory', 'interaction', 'miscellaneous'];

const abilitiesOf = (set: AbilityFacts['set'], numbers: HeroNumbers, language: Language): string[][] =>
  ABILITIES.filter((ability) => ABILITY[ability].set === set).map((ability) => [
    NAMES[language].abilities[ability],
    String(numbers.traits.abilities[ability] ?? 0),
    rollOf(ability, numbers),
    ABILITY[ability].governing
      .flatMap((name) => (name === null ? [] : [CHARACTERISTIC_SHORT[name][language]]))
      .join('/'),
  ]);

/** With its usual Characteristic and under his load. RUN-ABIL-15 */
function rollOf(ability: Ability, { traits }: HeroNumbers): string {
  const [governing] = ABILITY[ability].governing;
  if (governing === null || governing === undefined) return '';
  if (!canBeTried(ability, traits.abilities[ability] ?? 0)) return '–';
  return minus(abilityScore({ traits, kits: [] }, [ability, governing], false).total);
}

function gearOf({ now }: HeroNumbers, language: Language): Table {
  const words = SHEET_WORDS[language];
  const weight = (load: Load): string => words.number(loadNumber(load));
  const weapon = ({ weapon: id, dozens = 1, magic = {} }: (typeof now.weapons)[number]): string[] => [
    itemName({ kind: 'weapon', weapon: id, magic }, language) +
      (WEAPON[id].pieces !== null && dozens !== 1 ? ` (${dozens} × 12)` : ''),
    weight(loadWith(WEAPON[id], dozens)),
  ];
  return {
    head: [words.gear, words.load],
    rows: [
      ...now.weapons.map(weapon),
      ...(now.armor === null
        ? []
        : [
            [
              itemName({ kind: 'armor', armor: now.armor, magic: now.magic.armor }, language),
              weight(ARMOR[now.armor].load),
            ],
          ]),
      ...(now.shield === null
        ? []
        : [
            [
              itemName({ kind: 'shield', shield: now.shield, magic: now.magic.shield }, language),
              weight(SHIELD[now.shield].load),
            ],
          ]),
      ...kitsHad(now.abilities)
        .filter((ability) => !now.kitsLeft.includes(ability))
        .map((ability) => [
          words.kit(NAMES[language].abilities[ability]),
          weight(ABILITY[ability].kit ?? (0 as Load)),
        ]),
      ...now.items.map((item) => [itemName(item, language), weight(itemsLoad([item]))]),
    ],
  };
}

/** “Chain mail: Prot 7, INIT −5” */
function wornOf(armor: Armor | null, language: Language): string {
  if (armor === null) return '';
  const { prot, init } = ARMOR[armor];
  const { horseNumbers: called } = SHEET_WORDS[language];
  return `${thingName(armor, language)}: ${called.prot} ${prot}, ${called.init} ${minus(init)}`;
}

/** Unladen: what it carries changes from day to day. */
function horseOf(upgrades: Parameters<typeof horseNumbers>[0], language: Language): Entry[] {
  const { horseNumbers: called } = SHEET_WORDS[language];
  const numbers = horseNumbers(upgrades, 0 as Load);
  return (Object.keys(HORSE) as (keyof typeof HORSE)[]).map((of) => [called[of], minus(numbers[of].total)]);
}
