// Where the numbers of an attack come from, in words.

import { isOneOf } from '@skald/kernel';
import { type Language, sumText } from '@skald/text';
import { ITEMS } from '../content/index.ts';
import type { Attack } from '../rules/agenda.ts';
import { MODIFIERS } from '../rules/modifiers.ts';
import type { Part, Source } from '../rules/sums.ts';
import { MARK_NAMES, SOURCE_NAMES } from './lexicon.ts';
import { NAMES } from './names.ts';

export type Sums = Readonly<Record<'attack' | 'defence' | 'armour', readonly Part[]>>;

const LABELS: Readonly<Record<Language, Readonly<Record<keyof Sums, string>>>> = {
  en: { attack: 'Attack dice', defence: 'Defence dice', armour: 'Armour' },
  de: { attack: 'Angriffswürfel', defence: 'Abwehrwürfel', armour: 'Rüstung' },
};

const OTHER_NAMES = { ...MARK_NAMES, ...SOURCE_NAMES };

/** “5 Orlaf + 1 Grund’s Hammer − 1 Injured = 5”; `own` is whose card, or which spell, it begins with. */
export const sumOfParts = (parts: readonly Part[], own: string, language: Language): string =>
  sumText(parts.map(({ from, amount }) => ({ name: sourceName(from, own, language), amount })));

/** One line for each number that has more than one part. */
export function sumLines(
  sums: Sums,
  { attacker, target, spell }: Pick<Attack, 'attacker' | 'target' | 'spell'>,
  language: Language,
): string[] {
  const names = NAMES[language];
  const defender = target === null ? '' : names.model(target);
  const own = { attack: spell === null ? names.model(attacker) : names.spell(spell) };
  return (['attack', 'defence', 'armour'] as const)
    .filter((number) => sums[number].length > 1)
    .map((number) => {
      const whose = number === 'attack' ? own.attack : defender;
      return `${LABELS[language][number]}: ${sumOfParts(sums[number], whose, language)}`;
    });
}

function sourceName(from: Source, own: string, language: Language): string {
  const names = NAMES[language];
  if (from === 'card' || from === 'spell') return own;
  if (isOneOf(ITEMS, from)) return names.item(from);
  if (isOneOf(MODIFIERS, from)) return names.modifiers[from];
  return OTHER_NAMES[from][language];
}
