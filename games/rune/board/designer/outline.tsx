// What is in an encounter, in the order of play: the way to every page, and where its parts are put in another order.

import { type ReactElement, useMemo, useRef, useState } from 'react';
import { priceOf } from '../../documents/encounter/price/index.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { accountsOf } from './accounts.ts';
import { elementMoved, eventAdded, eventMoved, mayHaveEvent, stepFrom } from './arrange.ts';
import { elementName, eventName } from './names.ts';
import { OutlineRow, type RowActs } from './outline-row.tsx';
import type { PageProps } from './page-props.ts';
import { isSame, type Place } from './place.ts';
import { outlineRow, type Row, targetOf, useDragging } from './use-dragging.ts';

export function Outline({ place, ...page }: PageProps & { place: Place }): ReactElement {
  const { encounter, change, problems, language } = page;
  const words = designerWords(language);
  const [open, setOpen] = useState(false);
  const [moved, say] = useState('');
  const list = useRef<HTMLElement>(null);
  const accounts = useMemo(() => accountsOf(priceOf(encounter).lines, problems), [encounter, problems]);

  const go = (next: Place): void => {
    setOpen(false);
    page.go(next);
  };
  /** To where it stands when it is there; one stays with what one has moved. */
  const move = (from: Row, to: Row): void => {
    const next = moving(page, from, to);
    if (next === encounter) return;
    change(next);
    page.go(placeOfRow(to));
    say(movedText({ ...page, encounter: next }, to));
  };
  const dragging = useDragging(list, outlineRow, (from, to) => move(from, targetOf(encounter, from, to)));
  const doing = {
    open: (row: Row) => go(placeOfRow(row)),
    step: (row: Row, by: -1 | 1) => {
      const to = rowAfter(page, row, by);
      if (to !== null) move(row, to);
    },
  };
  // Rows are drawn anew only where they say something else.
  const now = useRef(doing);
  now.current = doing;
  const [acts] = useState<RowActs>(() => ({
    open: (row) => now.current.open(row),
    step: (row, by) => now.current.step(row, by),
    ...dragging.grip,
  }));
  const row = (event: number, element: number | null, name: string): ReactElement => (
    <OutlineRow
      event={event}
      element={element}
      name={name}
      {...accounts(event, element)}
      isHere={isHere(place, { event, element })}
      over={dragging.over({ event, element })}
      acts={acts}
      language={language}
    />
  );
  return (
    <nav className="designer-outline" aria-label={words.outline} ref={list} data-open={open}>
      <button
        type="button"
        className="act designer-outline-fold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{open ? '▾' : '▸'}</span> {placeName(place, page)}
      </button>
      <div className="designer-outline-body">
        {WHOLE.map((one) => (
          <button
            key={one}
            type="button"
            className="designer-row"
            aria-current={place.page === one ? 'page' : undefined}
            onClick={() => go({ page: one })}
          >
            {words[one]}
          </button>
        ))}
        <ol>
          {encounter.events.map(({ id, elements }, event) => (
            <li key={id}>
              {row(event, null, eventName(encounter, event, language))}
              <ol>
                {elements.map((element, i) => (
                  <li key={element.id}>{row(event, i, elementName(element, language))}</li>
                ))}
              </ol>
              <button
                type="button"
                className="designer-row designer-row-add"
                aria-label={`${words.addElement}: ${eventName(encounter, event, language)}`}
                onClick={() => go({ page: 'event', event, tab: 'elements' })}
              >
                + {words.addElement}
              </button>
            </li>
          ))}
        </ol>
        {mayHaveEvent(encounter) && (
          <button
            type="button"
            className="act designer-add-event"
            onClick={() => {
              change(eventAdded(encounter));
              go({ page: 'event', event: encounter.events.length, tab: 'story' });
            }}
          >
            + {words.addEvent}
          </button>
        )}
      </div>
      <p className="hidden" aria-live="polite">
        {moved}
      </p>
    </nav>
  );
}

/** Pages about all of it. */
const WHOLE = ['encounter', 'steps', 'foreseen'] as const;

const moving = ({ encounter }: PageProps, from: Row, to: Row) =>
  from.element === null || to.element === null
    ? eventMoved(encounter, from.event, to.event)
    : elementMoved(
        encounter,
        { event: from.event, element: from.element },
        { event: to.event, element: to.element },
      );

function rowAfter({ encounter }: PageProps, { event, element }: Row, by: -1 | 1): Row | null {
  if (element !== null) return stepFrom(encounter, { event, element }, by);
  return encounter.events[event + by] === undefined ? null : { event: event + by, element: null };
}

function movedText({ encounter, language }: PageProps, { event, element }: Row): string {
  const words = designerWords(language);
  const elements = encounter.events[event]?.elements ?? [];
  const one = elements[element ?? -1];
  const name = eventName(encounter, event, language);
  return one === undefined
    ? words.movedTo(name, words.placeOfEvent(event + 1, encounter.events.length))
    : words.movedTo(
        elementName(one, language),
        words.placeOfElement((element ?? 0) + 1, elements.length, name),
      );
}

const placeOfRow = ({ event, element }: Row): Place =>
  element === null ? { page: 'event', event, tab: 'story' } : { page: 'element', event, element };

const isHere = (place: Place, { event, element }: Row): boolean =>
  element === null
    ? place.page === 'event' && place.event === event
    : isSame(place, { page: 'element', event, element });

function placeName(place: Place, { encounter, language }: PageProps): string {
  const words = designerWords(language);
  if (place.page !== 'event' && place.page !== 'element') return words[place.page];
  const event = eventName(encounter, place.event, language);
  const element =
    place.page === 'element' ? encounter.events[place.event]?.elements[place.element] : undefined;
  return element === undefined ? event : `${event}: ${elementName(element, language)}`;
}
