// What a runner reads, event by event: on paper, and on a screen wherever notes lie open. RUN-ENC-10

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { type FightNotes, NOTES_WORDS, type Notes } from '../../text/notes/index.ts';
import { Entries, Told } from './parts.tsx';

type Heading = 'h1' | 'h2' | 'h3' | 'h4';

export function RunnersNotes({
  notes,
  language,
  headings: [Title, Event, Part] = ['h1', 'h2', 'h3'],
}: {
  notes: Notes;
  language: Language;
  /** By what stands around them: of the whole, of an event, and of what is in it. */
  headings?: readonly [Heading, Heading, Heading];
}): ReactElement {
  return (
    <section className="encnotes-part">
      <Title>{notes.title}</Title>
      <Entries of={notes.facts} />
      {notes.concept !== '' && <p className="encnotes-concept">{notes.concept}</p>}
      {notes.events.map(({ title, place, told, elements, fight }) => (
        <section key={title} className="encnotes-event">
          <Event>{title}</Event>
          {place !== '' && <p className="encnotes-place">{place}</p>}
          <Told of={told} />
          {elements.map(({ name, phase, runs, told: more }, i) => (
            <div key={i} className="encnotes-element">
              <Part>
                {name}
                {phase !== null && <span> ({phase})</span>}
              </Part>
              <p>{runs}</p>
              <Told of={more} />
            </div>
          ))}
          {fight !== null && <Fight of={fight} language={language} heading={Part} />}
        </section>
      ))}
    </section>
  );
}

/** Who is fought, by type and threat, and how they go about it. */
export const Fight = ({
  of: { foes, facts },
  language,
  heading: Title,
}: {
  of: FightNotes;
  language: Language;
  heading: Heading;
}): ReactElement => (
  <div className="encnotes-element">
    <Title>{NOTES_WORDS[language].foes}</Title>
    <p>
      {foes
        .map(({ number, name, facts: [type, threat] }) => `${number} ${name} (${type?.[1]}, ${threat?.[1]})`)
        .join('; ')}
    </p>
    <Told of={facts} />
  </div>
);
