// A small sheet for every foe, with boxes to tick. RUN-RUN-102

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { type FoeNotes, NOTES_WORDS, type Notes } from '../../text/notes/index.ts';
import { Entries, Rows } from './parts.tsx';

export const FoeSheets = ({ notes, language }: { notes: Notes; language: Language }): ReactElement => (
  <>
    {notes.events.map(
      ({ title, fight }) =>
        fight !== null && (
          <section key={title}>
            <h3 className="encnotes-fight">{title}</h3>
            <div className="encnotes-foes">
              {fight.foes.map((foe) => (
                <FoeSheet key={foe.number} foe={foe} language={language} />
              ))}
            </div>
          </section>
        ),
    )}
  </>
);

function FoeSheet({ foe, language }: { foe: FoeNotes; language: Language }): ReactElement {
  const words = NOTES_WORDS[language];
  const { number, name, facts, lines, body, hitPoints, tracks, special } = foe;
  return (
    <article className="encnotes-foe">
      <h3>
        <span className="encnotes-number">{number}</span> {name}
      </h3>
      <Entries of={facts} />
      <Rows of={lines} className="encnotes-lines" />
      <Entries of={body} />
      {tracks.map(({ label, boxes }) => (
        <p key={label}>
          {label}{' '}
          {boxes.map((box) => (
            <span key={box} className="encnotes-box">
              {box}
            </span>
          ))}
        </p>
      ))}
      <p>
        {words.hitPoints}{' '}
        {hitPoints === null ? (
          <span className="encnotes-blank" />
        ) : (
          // By tens, so that they can be counted.
          Array.from({ length: Math.ceil(hitPoints / 10) }, (_, ten) => (
            <span key={ten} className="encnotes-ten">
              {Array.from({ length: Math.min(10, hitPoints - 10 * ten) }, (__, i) => (
                <span key={i} className="encnotes-tick" />
              ))}
            </span>
          ))
        )}
      </p>
      <p>
        <b>{words.special}.</b> {special}
      </p>
    </article>
  );
}
