// Notes that are only made when somebody unfolds them.

import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import type { Encounter } from '../../../documents/encounter/schema.ts';
import { said } from '../../../text/encounter.ts';
import { notesOf } from '../../../text/notes/index.ts';
import { RunnersNotes } from '../../notes/runners-notes.tsx';
import { WEB_WORDS } from '../words.ts';
import type { Opened } from './opened.ts';

interface Props {
  readonly encounter: Encounter;
  readonly language: Language;
}

export function FoldedNotes({ summary, ...props }: Props & { summary: string }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details className="run-notes" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <Unfolded {...props} />}
    </details>
  );
}

function Unfolded({ encounter, language }: Props): ReactElement {
  const notes = useMemo(() => notesOf(encounter, language), [encounter, language]);
  return <RunnersNotes notes={notes} language={language} headings={['h2', 'h3', 'h4']} />;
}

/** Of encounters that are over. RUN-RUN-90 */
export const OpenedNotes = ({
  opened,
  language,
}: {
  opened: readonly Opened[];
  language: Language;
}): ReactElement[] =>
  opened.map(({ number, encounter }) => (
    <FoldedNotes
      key={number}
      encounter={encounter}
      summary={WEB_WORDS[language].console.opened(said(encounter.name, language))}
      language={language}
    />
  ));
