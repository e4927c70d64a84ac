// The lines of a hero's ledger, and what he may buy, in words.

import type { Language } from '@skald/text';
import type { Battered, Line, Purchase, Thing } from '../documents/hero/lines.ts';
import { ledger as de } from './de/ledger.ts';
import { ledger as en, type LedgerWords } from './en/ledger.ts';
import { itemName, itemText } from './items/index.ts';
import { CAUSE_OF_GAIN, GEAR_NAMES, LINE_NAMES, PURCHASE_NAMES, WON_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';
import { thingName } from './things.ts';

const WORDS: Readonly<Record<Language, LedgerWords>> = { en, de };

/** “Might of Thor”, “Dodge, by experience” */
export function purchaseText(purchase: Purchase, language: Language): string {
  const words = WORDS[language];
  switch (purchase.kind) {
    case 'gift':
      return thingName(purchase.gift, language);
    case 'experience':
      return words.experience(thingName(purchase.ability, language));
    case 'training':
      return words.training(thingName(purchase.ability, language));
    case 'legendary':
      return thingName(purchase.item, language);
    case 'horse-upgrade':
      return thingName(purchase.upgrade, language);
    case 'gear':
      return words.gear(thingText(purchase.ware, language), purchase.silver);
    case 'insurance':
    case 'curds':
    case 'horse':
    case 'deficit':
      return PURCHASE_NAMES[purchase.kind][language];
  }
}

export function lineText(line: Line, language: Language): string {
  const words = WORDS[language];
  const { list } = NAMES[language];
  switch (line.line) {
    case 'gain': {
      const cause = CAUSE_OF_GAIN[line.cause][language];
      const proved = line.marked.map((ability) => thingName(ability, language));
      return proved.length === 0 ? cause : `${cause} (${words.proved(list(proved))})`;
    }
    case 'expense':
      return purchaseText(line.purchase, language);
    case 'found':
    case 'lost':
      return `${LINE_NAMES[line.line][language]}: ${list(line.things.map((thing) => thingText(thing, language)))}`;
    case 'changed': {
      const [name, left] =
        line.is === null
          ? (['gone', ''] as const)
          : (['changed', `: ${itemText(line.is, language)}`] as const);
      return `${LINE_NAMES[name][language]}: ${itemName(line.was, language)}${left}`;
    }
    case 'worn':
      return line.helm === null
        ? LINE_NAMES.bareHeaded[language]
        : `${LINE_NAMES.worn[language]}: ${itemName({ kind: 'helm', ...line.helm, whole: line.helm.levels }, language)}`;
    case 'damaged':
      return `${LINE_NAMES.damaged[language]}: ${thingName(line.item, language)}`;
    case 'battered':
      return `${LINE_NAMES[line.by === 0 ? 'mended' : 'battered'][language]}: ${batteredName(line.thing, language)}`;
    case 'won':
      return `${LINE_NAMES.won[language]}: ${WON_NAMES[line.what][language]}`;
    case 'death':
      return `${LINE_NAMES.death[language]}: ${line.name}`;
    case 'traded':
      return `${LINE_NAMES[line.points < 0 ? 'paid' : 'wasPaid'][language]}: ${line.with}`;
    case 'inherited':
      return `${LINE_NAMES.inherited[language]}: ${line.from}`;
  }
}

/** Armor and shield by what they are, a kit by what it is for. */
export const batteredName = (thing: Battered, language: Language): string =>
  thing.kind === 'weapon'
    ? thingName(thing.weapon, language)
    : thing.kind === 'kit'
      ? `${GEAR_NAMES.kit[language]} (${thingName(thing.ability, language)})`
      : GEAR_NAMES[thing.kind][language];

export function thingText(thing: Thing, language: Language): string {
  return thing.kind === 'horse' ? thingName('horse', language) : itemName(thing, language);
}
