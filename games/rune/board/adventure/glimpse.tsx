// An adventure before it is played: what everybody is told beforehand. RUN-ADV-08

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { said } from '../../text/encounter.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { EncounterNotes } from '../notes/notes.tsx';
import { Cover } from './cover.tsx';

interface Props {
  readonly document: Adventure;
  readonly language: Language;
}

export function AdventureGlimpse({ document: adventure, language }: Props): ReactElement {
  const { hooks, kinds } = NOTES_WORDS[language];
  const constraints = said(adventure.constraints, language);
  return (
    <div className="advglimpse">
      <p>{hooks[adventure.hook]}</p>
      {constraints !== '' && <p>{constraints}</p>}
      <ol>
        {adventure.encounters.map(({ encounter }, i) => (
          <li key={i}>
            {said(encounter.name, language)} <small>({kinds[encounter.kind]})</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What holds it together, then the notes of all its encounters, one after the other. RUN-RUN-101 */
export const AdventureSheet = ({ document: adventure, language }: Props): ReactElement => (
  <>
    <Cover adventure={adventure} language={language} />
    {adventure.encounters.map(({ encounter }, i) => (
      <EncounterNotes key={i} document={encounter} language={language} />
    ))}
  </>
);
