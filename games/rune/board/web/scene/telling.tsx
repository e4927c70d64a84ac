// What is read aloud: the narration, what a closer look has shown, and what was found.

import type { Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import type { EncounterEvent } from '../../../documents/encounter/schema.ts';
import { isBlank } from '../../../documents/encounter/words.ts';
import type { GameEvent } from '../../../rules/fight/events.ts';
import type { State } from '../../../rules/fight/state.ts';
import { deedOf, offersIn } from '../../../rules/sitting/notes.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { BOARD_WORDS } from '../../../text/board.ts';
import { said } from '../../../text/encounter.ts';
import { eventText } from '../../../text/log.ts';
import { unended } from '../../../text/sitting.ts';
import { Treasures } from '../../treasure/picture.tsx';
import { WEB_WORDS } from '../words.ts';

export function Telling({
  view,
  event,
  language,
  happened,
  children,
}: {
  view: State;
  event: EncounterEvent | null;
  language: Language;
  /** What has come to pass since the place before. */
  happened: readonly GameEvent[];
  children?: ReactNode;
}): ReactElement {
  const words = WEB_WORDS[language].scene;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is scrolled by keys, too
    <section className="run-telling" aria-label={words.told} tabIndex={0} key={event?.id ?? 'between'}>
      {children}
      {event === null && whereIn(view) === 'event' && <p className="run-narration">{words.untold}</p>}
      <Happened view={view} events={happened} language={language} />
      {event !== null && (
        <>
          <h2>
            {said(event.title, language)}
            {!isBlank(event.location) && <small> {said(event.location, language)}</small>}
          </h2>
          <p className="run-narration">{said(event.narration, language)}</p>
          {!isBlank(event.inspection) && (
            <p className="run-closer">
              <b>{words.closer}</b> {said(event.inspection, language)}
            </p>
          )}
          <CloserLooks view={view} language={language} />
        </>
      )}
      <Hoard view={view} language={language} />
    </section>
  );
}

/** Line by line, as the log has it. */
function Happened({
  view,
  events,
  language,
}: {
  view: State;
  events: readonly GameEvent[];
  language: Language;
}): ReactElement | null {
  const lines = events.flatMap((event) => eventText(event, view, language) ?? []);
  if (lines.length === 0) return null;
  return (
    <aside className="run-happened" aria-label={WEB_WORDS[language].scene.happened}>
      <h3>{WEB_WORDS[language].scene.happened}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

/** What has been seen of the things that lie open here. */
function CloserLooks({ view, language }: { view: State; language: Language }): ReactElement[] {
  const offers = view.sitting === undefined ? [] : offersIn(view.sitting);
  return offers
    .filter(({ inspection }) => !isBlank(inspection))
    .map((offer) => (
      <p key={offer.id} className="run-closer">
        <b>{unended(said(deedOf(offer), language))}:</b> {said(offer.inspection, language)}
      </p>
    ));
}

/** Found, and nobody's yet. */
function Hoard({ view, language }: { view: State; language: Language }): ReactElement | null {
  const items = (view.sitting?.hoard ?? []).map(({ item }) => item);
  if (items.length === 0) return null;
  return (
    <div className="run-hoard">
      <h3>{BOARD_WORDS[language].hoard}</h3>
      <Treasures items={items} language={language} />
    </div>
  );
}
