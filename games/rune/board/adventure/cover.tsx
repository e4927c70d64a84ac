// The first page of an adventure on paper: what holds it together, and its encounters in order. RUN-ADV-08 to -13

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { said } from '../../text/encounter.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { Entries } from '../notes/parts.tsx';

const PARTS = ['outline', 'setup', 'development', 'climax', 'goal'] as const;

export function Cover({ adventure, language }: { adventure: Adventure; language: Language }): ReactElement {
  const words = adventureEditorWords(language);
  const { hooks, kinds } = NOTES_WORDS[language];
  const { name, form, hook, group, constraints, plot, encounters } = adventure;
  const told = [
    [words.constraints, said(constraints, language)] as const,
    ...PARTS.map((part) => [words.parts[part], said(plot[part], language)] as const),
  ].filter(([, text]) => text.trim() !== '');
  return (
    <div className="encnotes">
      <section className="encnotes-part">
        <h1>{said(name, language)}</h1>
        <Entries
          of={[
            [words.form, words.forms[form]],
            [words.hook, hooks[hook]],
            [words.players, String(group.heroes)],
          ]}
        />
        {told.map(([label, text]) => (
          <p key={label}>
            <strong>{label}.</strong> {text}
          </p>
        ))}
        <h2>{words.encounters}</h2>
        <ol>
          {encounters.map(({ runner, encounter }, i) => (
            <li key={i}>
              {said(encounter.name, language)} ({kinds[encounter.kind]})
              {runner !== null && `, ${words.player(runner + 1)}`}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
