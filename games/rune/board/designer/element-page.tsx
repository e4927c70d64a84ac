// One element of an event, with what can be done to it as a whole.

import type { ReactElement } from 'react';
import { designerWords } from '../../text/designer/frame.ts';
import { Acts } from './acts.tsx';
import {
  elementCopied,
  elementMoved,
  elementRemoved,
  mayHaveElement,
  type Spot,
  stepFrom,
  withEvent,
} from './arrange.ts';
import { replaced } from './forms/edits.ts';
import { ElementForm } from './forms/index.ts';
import { elementName, eventName } from './names.ts';
import type { PageProps } from './page-props.ts';

export function ElementPage({ spot, ...page }: PageProps & { spot: Spot }): ReactElement | null {
  const { encounter, change, go, problems, language } = page;
  const words = designerWords(language);
  const event = encounter.events[spot.event];
  const element = event?.elements[spot.element];
  if (event === undefined || element === undefined) return null;
  const step = (by: -1 | 1): (() => void) | null => {
    const to = stepFrom(encounter, spot, by);
    if (to === null) return null;
    return () => {
      change(elementMoved(encounter, spot, to));
      go({ page: 'element', ...to });
    };
  };
  const list = { page: 'event', event: spot.event, tab: 'elements' } as const;
  return (
    <>
      <header className="designer-head">
        <button type="button" className="linklike" onClick={() => go(list)}>
          {words.back(eventName(encounter, spot.event, language))}
        </button>
        <h2>{elementName(element, language)}</h2>
        <Acts
          name={elementName(element, language)}
          earlier={step(-1)}
          later={step(1)}
          copy={
            mayHaveElement(encounter, spot.event)
              ? () => {
                  change(elementCopied(encounter, spot));
                  go({ page: 'element', event: spot.event, element: spot.element + 1 });
                }
              : null
          }
          remove={() => {
            change(elementRemoved(encounter, spot));
            go(list);
          }}
          language={language}
        />
      </header>
      <ElementForm
        key={element.id}
        value={element}
        change={(next) =>
          change(
            withEvent(encounter, spot.event, {
              ...event,
              elements: replaced(event.elements, spot.element, next),
            }),
          )
        }
        at={['events', spot.event, 'elements', spot.element]}
        encounter={encounter}
        event={spot.event}
        problems={problems}
        language={language}
      />
    </>
  );
}
