// The encounter designer: what is in the encounter at the left, a page of it in the middle, its cost sheet at the right.

import type { EditorProps } from '@skald/games/board';
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { CostSheet } from './cost-sheet.tsx';
import { ElementPage } from './element-page.tsx';
import { EncounterPage } from './encounter-page.tsx';
import { EventPage } from './event-page.tsx';
import { ForeseenPage, useForeseen } from './forecast/index.ts';
import { Outline } from './outline.tsx';
import type { PageProps } from './page-props.ts';
import { drawnAt, isSame, lookAt, type Place, placeOf, standing } from './place.ts';
import { StepsPage } from './steps-page.tsx';

/** What shall be looked at as soon as its page is there. */
type Wanted = Pick<NonNullable<EditorProps['shown']>, 'path'>;

export function EncounterDesigner({
  document: encounter,
  change,
  problems,
  shown,
  language,
  ...beside
}: EditorProps<Encounter>): ReactElement {
  const [asked, setPlace] = useState<Place>({ page: 'encounter' });
  const [wanted, want] = useState<Wanted | null>(null);
  // Whatever page is open, it goes on.
  const foreseeing = useForeseen(encounter, beside.try);
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const place = standing(asked, encounter);

  const lookFor = useCallback((path: Wanted['path']): void => {
    setPlace(placeOf(path));
    want({ path });
  }, []);
  useEffect(() => {
    if (shown === null) return;
    setPlace(placeOf(shown.path));
    want(shown);
  }, [shown]);
  // The page is there only after it was turned to.
  useEffect(() => {
    if (wanted === null || page.current === null || !isSame(asked, placeOf(wanted.path))) return;
    const drawn = drawnAt(page.current, wanted.path);
    if (drawn !== null) lookAt(drawn);
    want(null);
  }, [wanted, asked]);

  const go = (next: Place): void => {
    setPlace(next);
    page.current?.scrollTo({ top: 0 });
  };
  const given: PageProps = { encounter, change, go, problems, language, beside };
  const event = place.page === 'event' || place.page === 'element' ? place.event : null;
  return (
    <div className="designer" ref={frame}>
      <Outline {...given} place={place} />
      <div className="designer-page" ref={page}>
        {place.page === 'encounter' && <EncounterPage {...given} />}
        {place.page === 'steps' && <StepsPage {...given} />}
        {place.page === 'foreseen' && <ForeseenPage {...given} foreseeing={foreseeing} lookFor={lookFor} />}
        {place.page === 'event' && <EventPage {...given} event={place.event} tab={place.tab} />}
        {place.page === 'element' && (
          <ElementPage {...given} spot={{ event: place.event, element: place.element }} />
        )}
      </div>
      <CostSheet
        encounter={encounter}
        change={change}
        problems={problems}
        event={event}
        lookFor={lookFor}
        language={language}
      />
    </div>
  );
}
