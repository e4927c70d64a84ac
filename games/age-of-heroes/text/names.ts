import type { Language } from '@skald/text';
import type { Area, CounterId, God, Item, MonsterKind, Result, Rune, Spell } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { names as de } from './de/names.ts';
import { names as en, type Names } from './en/names.ts';
import { readTarget } from './target.ts';

export const NAMES: Readonly<Record<Language, Names>> = { en, de };

export const areaName = (area: Area, language: Language): string => NAMES[language].area(area);

/** The name of a counter; `jarl-7` is a hidden jarl, `land` the land as somebody to be attacked. */
export function counterName(id: CounterId | (string & {}), language: Language): string {
  const named = readTarget(id);
  if (named === 'land') return NAMES[language].land;
  return typeof named === 'number' ? NAMES[language].hidden(named) : NAMES[language].counter(named);
}

/** The name with what it is: “Fafnir the dragon”. */
export const counterTitle = (id: CounterId | (string & {}), language: Language): string =>
  NAMES[language].target(id);

export const itemName = (item: Item, language: Language): string => NAMES[language].item(item);
export const godName = (god: God, language: Language): string => NAMES[language].gods[god];
export const runeName = (rune: Rune, language: Language): string => NAMES[language].runes[rune];
export const spellName = (spell: Spell, language: Language): string => NAMES[language].spells[spell];
export const kindName = (kind: MonsterKind, language: Language): string => NAMES[language].kinds[kind];
export const phaseName = (phase: State['phase'], language: Language): string => NAMES[language].phases[phase];

/** A combat result in words, never as a letter. AMI-DIFF-37 */
export const resultName = (result: Result, language: Language): string => NAMES[language].results[result];
