// One event: its story, its fight, its map, and what else is in it.

import { Pages } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { EncounterEvent } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import { Acts } from './acts.tsx';
import { eventCopied, eventMoved, eventRemoved, mayHaveEvent, withEvent } from './arrange.ts';
import { ElementList } from './element-list.tsx';
import { EventFight } from './event-fight.tsx';
import { EventMap } from './event-map.tsx';
import { EventStory } from './event-story.tsx';
import type { FormProps } from './form-props.ts';
import { eventName } from './names.ts';
import type { PageProps } from './page-props.ts';
import { TABS, type Tab } from './place.ts';

export function EventPage({
  event: at,
  tab,
  ...page
}: PageProps & { event: number; tab: Tab }): ReactElement | null {
  const { encounter, change, go, problems, language } = page;
  const words = designerWords(language);
  const event = encounter.events[at];
  if (event === undefined) return null;
  const name = eventName(encounter, at, language);
  const form: FormProps<EncounterEvent> = {
    value: event,
    change: (next) => change(withEvent(encounter, at, next)),
    at: ['events', at],
    encounter,
    event: at,
    problems,
    language,
  };
  const move = (by: number): (() => void) | null => {
    if (encounter.events[at + by] === undefined) return null;
    return () => {
      change(eventMoved(encounter, at, at + by));
      go({ page: 'event', event: at + by, tab });
    };
  };
  return (
    <>
      <header className="designer-head" data-path={`events.${at}`}>
        <h2>{name}</h2>
        <Acts
          name={name}
          earlier={move(-1)}
          later={move(1)}
          copy={
            mayHaveEvent(encounter)
              ? () => {
                  change(eventCopied(encounter, at));
                  go({ page: 'event', event: at + 1, tab });
                }
              : null
          }
          remove={() => {
            change(eventRemoved(encounter, at));
            go({ page: 'encounter' });
          }}
          language={language}
        />
      </header>
      <Pages
        pages={TABS.map((one) => [one, tabName(one, event)] as const)}
        page={tab}
        turn={(next) => go({ page: 'event', event: at, tab: next })}
        label={words.tabsLabel}
      >
        {tab === 'story' && <EventStory key={event.id} {...form} />}
        {tab === 'fight' && <EventFight key={event.id} {...form} beside={page.beside} />}
        {tab === 'map' && <EventMap key={event.id} {...form} />}
        {tab === 'elements' && <ElementList {...page} event={at} />}
      </Pages>
    </>
  );

  function tabName(one: Tab, { elements, combat }: EncounterEvent): string {
    const count = one === 'elements' ? elements.length : one === 'fight' ? (combat?.foes.length ?? 0) : 0;
    return count === 0 ? words.tabs[one] : `${words.tabs[one]} (${count})`;
  }
}
