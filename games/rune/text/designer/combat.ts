// What stands on the forms of a fight and of an own creature, and what foes are called there.

import { recordOf } from '@skald/kernel';
import { capital, LANGUAGES, type Language } from '@skald/text';
import type { Encounter, FoeEntry } from '../../documents/encounter/schema.ts';
import type { Words } from '../../documents/encounter/words.ts';
import { combat as de } from '../de/combat.ts';
import { type CombatWords, combat as en } from '../en/combat.ts';
import { said } from '../encounter.ts';
import { NAMES } from '../names.ts';
import { SHEET_WORDS } from '../sheet.ts';

const WORDS: Readonly<Record<Language, CombatWords>> = { en, de };

export const combatWords = (language: Language): CombatWords => WORDS[language];

/** What a foe of this type is called as long as nobody gave it a name. */
export function typeWords(kind: FoeEntry['kind'], { creatures }: Pick<Encounter, 'creatures'>): Words {
  if (typeof kind === 'object') return creatures[kind.creature]?.name ?? { en: en.nobody, de: de.nobody };
  const named = recordOf(LANGUAGES, (language) => capital(NAMES[language].kind(kind)));
  return named.en === named.de ? named.en : named;
}

export const typeName = (
  kind: FoeEntry['kind'],
  encounter: Pick<Encounter, 'creatures'>,
  language: Language,
): string => said(typeWords(kind, encounter), language);

const LONGEST_NAME = 60;

/** “Goblin warrior 2”, whatever number it had before; with 0 it has none. */
export const numberedName = (name: Words, number: number): Words =>
  typeof name === 'string'
    ? numbered(name, number)
    : { en: numbered(name.en, number), de: numbered(name.de, number) };

function numbered(name: string, number: number): string {
  const ending = number === 0 ? '' : ` ${number}`;
  return name.replace(/ \d+$/, '').slice(0, LONGEST_NAME - ending.length) + ending;
}

/** Tenths as people say them: “1.3”, “0.03”. */
export const mixText = (tenths: number, language: Language): string =>
  SHEET_WORDS[language].number(Math.round(tenths * 10) / 100);

/** “+0.3”, “−0.1”, “0” */
export const mixChange = (tenths: number, language: Language): string =>
  tenths === 0 ? '0' : `${tenths > 0 ? '+' : '−'}${mixText(Math.abs(tenths), language)}`;
