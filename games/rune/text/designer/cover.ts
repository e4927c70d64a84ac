// What stands on the first page of an adventure: what holds it together, and its encounters in order. RUN-ADV-08 to -13

import type { Language } from '@skald/text';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { said } from '../encounter.ts';
import { NOTES_WORDS } from '../notes/index.ts';
import type { Entry } from '../sheet.ts';
import { adventureEditorWords } from './adventures.ts';

const PARTS = ['outline', 'setup', 'development', 'climax', 'goal'] as const;

interface AdventureCover {
  readonly title: string;
  readonly facts: readonly Entry[];
  /** What somebody has written, with what it is. */
  readonly told: readonly Entry[];
  readonly encounters: string;
  /** Each encounter with its role and with who runs it. */
  readonly order: readonly string[];
}

export function coverOf(
  { name, form, hook, group, constraints, plot, encounters }: Adventure,
  language: Language,
): AdventureCover {
  const words = adventureEditorWords(language);
  const { hooks, kinds } = NOTES_WORDS[language];
  const told: readonly Entry[] = [
    [words.constraints, said(constraints, language)],
    ...PARTS.map((part): Entry => [words.parts[part], said(plot[part], language)]),
  ];
  return {
    title: said(name, language),
    facts: [
      [words.form, words.forms[form]],
      [words.hook, hooks[hook]],
      [words.players, String(group.heroes)],
    ],
    told: told.filter(([, text]) => text.trim() !== ''),
    encounters: words.encounters,
    order: encounters.map(({ runner, encounter }) => {
      const whose = runner === null ? '' : `, ${words.player(runner + 1)}`;
      return `${said(encounter.name, language)} (${kinds[encounter.kind]})${whose}`;
    }),
  };
}
