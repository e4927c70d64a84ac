// What is on the square under the cursor: changed, taken up or taken away.

import { Remove } from '@skald/games/board-kit';
import type { Place } from '@skald/games/grid-kit';
import { capital, type Language } from '@skald/text';
import type { ReactElement, ReactNode } from 'react';
import type { Area, BattleMap } from '../../../content/battle-map.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { thingText, zoneText } from '../../../text/news.ts';
import { type Hand, withDetails } from './hand.ts';
import { labelOf } from './speech.ts';
import { ThingFields } from './thing-fields.tsx';
import { thingChanged, thingRemoved } from './things.ts';
import { ZoneFields } from './zone-fields.tsx';
import { zoneChanged, zoneRemoved } from './zones.ts';

export function Here({
  map,
  change,
  cursor,
  hand,
  hold,
  language,
}: {
  map: BattleMap;
  change: (map: BattleMap) => void;
  cursor: Readonly<Place>;
  hand: Hand;
  hold: (hand: Hand) => void;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const lies = (area: Area): boolean =>
    area.some(([x, y, length]) => y === cursor[1] && x <= cursor[0] && cursor[0] < x + length);
  const zones = map.zones.flatMap((zone, i) => {
    if (!lies(zone.area) || zone.kind === 'wind') return [];
    const { area: _, ...part } = zone;
    return [
      <Part
        key={`zone ${i}`}
        name={capital(zoneText(zone, language))}
        takeUp={() => hold(withDetails(hand, part.kind, { of: 'zone', zone: part }))}
        remove={() => change(zoneRemoved(map, i))}
        language={language}
      >
        <ZoneFields
          part={part}
          change={(next) => change(zoneChanged(map, i, next))}
          map={map}
          language={language}
        />
      </Part>,
    ];
  });
  const things = map.objects
    .filter(({ area }) => lies(area))
    .map((thing) => {
      const { area: _, id, ...part } = thing;
      return (
        <Part
          key={id}
          name={capital(thingText(thing, language))}
          takeUp={() => hold(withDetails(hand, part.kind, { of: 'thing', thing: part }))}
          remove={() => change(thingRemoved(map, id))}
          language={language}
        >
          <ThingFields
            part={part}
            change={(next) => change(thingChanged(map, id, next))}
            map={map}
            language={language}
          />
        </Part>
      );
    });
  return (
    <section className="design-map-here">
      <h3>{words.here(labelOf(cursor))}</h3>
      <p className="hint">
        {[
          ...(lies(map.walls) ? [capital(words.wall)] : []),
          ...map.heights.filter(({ area }) => lies(area)).map(({ feet }) => capital(words.feet(feet))),
        ].join(', ') ||
          (zones.length + things.length === 0 && words.nothingHere)}
      </p>
      <ul>
        {things}
        {zones}
      </ul>
    </section>
  );
}

function Part({
  name,
  takeUp,
  remove,
  language,
  children,
}: {
  name: string;
  takeUp: () => void;
  remove: () => void;
  language: Language;
  /** Its details. */
  children: ReactNode;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  return (
    <li>
      <div className="design-map-part">
        <button type="button" className="linklike" aria-label={words.takeUp(name)} onClick={takeUp}>
          {name}
        </button>
        <Remove label={words.remove(name)} onRemove={remove} />
      </div>
      <div className="kit-pair">{children}</div>
    </li>
  );
}
