// What nobody else knows of the event: its background, what it holds and how far that has come, and who is fought.

import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Element } from '../../../documents/encounter/schema.ts';
import type { Run } from '../../../rules/sitting/veil.ts';
import { runningWords } from '../../../text/designer/rolling.ts';
import { NATURE_NAMES, TRIGGER_NAMES } from '../../../text/lexicon.ts';
import { namingOf } from '../../../text/naming.ts';
import { type ElementNotes, NOTES_WORDS, type Notes } from '../../../text/notes/index.ts';
import { Told } from '../../notes/parts.tsx';
import { Fight } from '../../notes/runners-notes.tsx';
import { WEB_WORDS } from '../words.ts';
import { tickedIn } from './marks.ts';

interface Props {
  readonly run: Run;
  readonly language: Language;
}

export function EventNotes({
  notes: { title, place, told, elements, fight },
  holds,
  ...props
}: Props & {
  notes: Notes['events'][number];
  /** What the notes are about, in the same order. */
  holds: readonly Element[];
}): ReactElement {
  const { narration } = NOTES_WORDS[props.language];
  return (
    <section>
      <h2>{title}</h2>
      {place !== '' && <p className="encnotes-place">{place}</p>}
      {/* The narration stands beside it, where everybody reads it. */}
      <Told of={told.filter(([label]) => label !== narration)} />
      <ul className="run-ticked">
        {holds.map((element, i) => {
          const its = elements[i];
          return its && <ElementItem key={element.id} element={element} notes={its} {...props} />;
        })}
      </ul>
      {fight !== null && <Fight of={fight} language={props.language} heading="h3" />}
    </section>
  );
}

function ElementItem({
  element,
  notes: { name, phase, runs, told },
  run,
  language,
}: Props & { element: Element; notes: ElementNotes }): ReactElement {
  const words = WEB_WORDS[language].console;
  const { mark, times, by, have, seen } = tickedIn(run, element);
  const { all } = namingOf(run, language);
  const { nature, trigger } = element;
  return (
    <li className={`run-tick-${mark}`}>
      <b>{name}</b>{' '}
      <small>
        {[NATURE_NAMES[nature][language], ...(phase === null ? [] : [phase])].join(', ')} ·{' '}
        <em>
          {[
            words.marks[mark],
            ...(seen ? [words.seen] : []),
            ...(times === 0 ? [] : [words.broughtOn(times)]),
            ...(have === 0 ? [] : [words.have(have)]),
            ...(by.length === 0 ? [] : [words.triedBy(all(by, 'dative'))]),
          ].join(', ')}
        </em>
      </small>
      {trigger !== null && <p>{capital(runningWords(language).trigger(TRIGGER_NAMES[trigger][language]))}</p>}
      {runs !== '' && <p>{runs}</p>}
      <Told of={told} />
    </li>
  );
}
