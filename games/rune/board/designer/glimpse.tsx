// An encounter as somebody sees it who may play it: nothing that its runner keeps to himself.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';

export function EncounterGlimpse({
  document: { kind, hook, group },
  language,
}: {
  document: Encounter;
  language: Language;
}): ReactElement {
  const { kinds, hooks } = NOTES_WORDS[language];
  return (
    <p>
      {designerWords(language).glimpse(group.heroes)}: {kinds[kind]}, {hooks[hook]}.
    </p>
  );
}
