// The painter of battle maps: tools above, the map at the left, and beside it what is not drawn by hand.

import { Pages, type Point } from '@skald/games/board-kit';
import type { ToldProblem } from '@skald/games/documents';
import type { Place } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import {
  type BattleMap,
  MOST_OBJECTS,
  MOST_STARTS,
  MOST_ZONES,
  type Spot,
} from '../../../content/battle-map.ts';
import type { Encounter, EncounterEvent } from '../../../documents/encounter/schema.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { isOnMap } from './areas.ts';
import { pricingFor, terrainOf } from './brush-price.ts';
import { centreOf } from './cursor.ts';
import { featureSquares } from './feature-squares.ts';
import { Field } from './field.tsx';
import { foePlaced, foesOf } from './foes.ts';
import { FoesPage } from './foes-page.tsx';
import { FIRST_HAND, formOf, type Hand } from './hand.ts';
import { Here } from './here.tsx';
import { Palette } from './palette.tsx';
import { problemsOn } from './problems.ts';
import { type Move, movedEvent } from './sheet.ts';
import { SheetPage } from './sheet-page.tsx';
import { TerrainPage } from './terrain-page.tsx';
import { Toolbar } from './toolbar.tsx';

const PAGES = ['draw', 'terrain', 'foes', 'sheet'] as const;
type Page = (typeof PAGES)[number];

interface MapPainterProps {
  readonly map: BattleMap;
  /** Each stroke is one change. */
  change(map: BattleMap): void;
  readonly event: EncounterEvent;
  /** Where foes begin, what is claimed, and the map with all that stands on it. */
  changeEvent(event: EncounterEvent): void;
  readonly encounter: Encounter;
  readonly eventIndex: number;
  /** Its path in the document, for `data-path`. */
  readonly at: readonly (string | number)[];
  readonly problems: readonly ToldProblem[];
  readonly language: Language;
}

export function MapPainter(props: MapPainterProps): ReactElement {
  const { map, change, event, changeEvent, encounter, eventIndex, language } = props;
  const words = PAINTER_WORDS[language];
  const [hand, setHand] = useState(FIRST_HAND);
  const [page, setPage] = useState<Page>('draw');
  const [placed, look] = useState<Readonly<Place>>(() => middleOf(map));
  const [taken, choose] = useState<number | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [shown, show] = useState<Point | null>(null);
  const [full, setFull] = useState(false);

  // A map that was made smaller may have lost the square under the cursor.
  const cursor = isOnMap(map, placed) ? placed : middleOf(map);
  const foes = useMemo(() => foesOf(encounter, event), [encounter, event]);
  const pricing = useMemo(() => pricingFor(encounter, event, eventIndex), [encounter, event, eventIndex]);
  const features = useMemo(() => terrainOf(map, pricing), [map, pricing]);
  const problems = useMemo(
    () => problemsOn(props.problems, eventIndex, map, foes),
    [props.problems, eventIndex, map, foes],
  );
  const looked = features.find(({ id }) => id === lit);
  const litSquares = useMemo(
    () => (looked === undefined ? null : featureSquares(map, looked)),
    [map, looked],
  );
  const chosen = foes[taken ?? -1] ? taken : (foes.find(({ foe }) => foe.start === null)?.index ?? null);

  const alter = (next: BattleMap): void => {
    const isSame = next === map || JSON.stringify(next) === JSON.stringify(map);
    setFull(isSame && !hand.erasing && isFull(map));
    if (!isSame) change(next);
  };
  /** The page of what is taken up is opened. */
  const hold = (next: Hand): void => {
    setHand(next);
    if (next.tool === 'foes') setPage('foes');
    else if (formOf(next) !== null && (next.name !== hand.name || page === 'foes')) setPage('draw');
  };
  const turn = (next: Page): void => {
    setPage(next);
    if (next === 'foes') setHand({ ...hand, tool: 'foes' });
    else if (hand.tool === 'foes') setHand({ ...hand, tool: next === 'draw' ? 'brush' : 'look' });
  };
  const place = (index: number, start: Spot | null): void => {
    const next = foePlaced(event, index, start);
    changeEvent(next);
    const waiting = foesOf(encounter, next).find(({ foe }) => foe.start === null);
    choose(start === null ? index : (waiting?.index ?? index));
  };
  const light = (id: string | null): void => {
    setLit(id);
    const feature = features.find((one) => one.id === id);
    const [first] = feature === undefined ? [] : featureSquares(map, feature);
    if (first !== undefined) show(centreOf([first % map.width, Math.floor(first / map.width)]));
  };

  return (
    <div className="design-map" data-path={props.at.join('.')}>
      <div className="design-map-board">
        <Toolbar hand={hand} hold={hold} language={language} />
        <Field
          map={map}
          change={alter}
          foes={foes}
          chosen={chosen}
          choose={choose}
          place={place}
          hand={hand}
          hold={hold}
          pricing={pricing}
          features={features}
          claims={event.claims}
          cursor={cursor}
          look={look}
          lit={litSquares}
          problems={problems}
          shown={shown}
          notice={full ? words.full : null}
          language={language}
        />
        <Pages
          pages={PAGES.map((one) => [one, words.pages[one]] as const)}
          page={page}
          turn={turn}
          label={words.pagesLabel}
        >
          {page === 'draw' && (
            <>
              <Palette hand={hand} hold={hold} map={map} language={language} />
              <Here map={map} change={alter} cursor={cursor} hand={hand} hold={hold} language={language} />
            </>
          )}
          {page === 'terrain' && (
            <TerrainPage
              map={map}
              features={features}
              fought={pricing.fought}
              claims={event.claims}
              claim={(claims) => changeEvent({ ...event, claims })}
              lit={lit}
              light={light}
              problems={problems}
              look={({ at }) => {
                if (at === null) return;
                look(at);
                show(centreOf(at));
              }}
              language={language}
            />
          )}
          {page === 'foes' && (
            <FoesPage
              foes={foes}
              chosen={chosen}
              choose={choose}
              takeOff={(index) => place(index, null)}
              language={language}
            />
          )}
          {page === 'sheet' && (
            <SheetPage
              map={map}
              change={alter}
              move={(move: Move) => changeEvent(movedEvent(encounter, event, map, move))}
              foes={foes}
              language={language}
            />
          )}
        </Pages>
      </div>
    </div>
  );
}

const middleOf = ({ width, height }: BattleMap): Readonly<Place> => [
  Math.floor(width / 2),
  Math.floor(height / 2),
];

const isFull = ({ objects, zones, heights, starts }: BattleMap): boolean =>
  objects.length >= MOST_OBJECTS ||
  Math.max(zones.length, heights.length) >= MOST_ZONES ||
  Math.max(starts.heroes.length, starts.foes.length) >= MOST_STARTS;
