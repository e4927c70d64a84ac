// One encounter of an adventure, to be read: event after event.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { said } from '../../text/encounter.ts';
import { EventView } from '../designer/parts/part-view.tsx';

export function Reading({
  encounter,
  language,
}: {
  encounter: Encounter | null;
  language: Language;
}): ReactElement | null {
  const words = adventureEditorWords(language);
  if (encounter === null) return null;
  const concept = said(encounter.concept, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section className="advedit-reading" aria-label={words.reading} tabIndex={0}>
      <h2>{said(encounter.name, language)}</h2>
      {concept !== '' && <p className="design-told">{concept}</p>}
      {encounter.events.map((event, e) => (
        <article key={event.id}>
          <h3>
            {e + 1}. {said(event.title, language)}
          </h3>
          <EventView event={event} source={encounter} language={language} />
        </article>
      ))}
    </section>
  );
}
