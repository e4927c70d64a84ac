// The battle map of an event: chosen first, then painted. RUN-RECAP-03

import { type ReactElement, useState } from 'react';
import type { BattleMap } from '../../content/battle-map.ts';
import type { EncounterEvent } from '../../documents/encounter/schema.ts';
import { designerWords } from '../../text/designer/frame.ts';
import type { FormProps } from './form-props.ts';
import { Breaches } from './forms/breaches.tsx';
import { PoolsFields } from './forms/pools-fields.tsx';
import { MapChoice, MapPainter } from './map/index.ts';

export function EventMap(props: FormProps<EncounterEvent>): ReactElement {
  const { value: event, change, at, encounter, problems, language } = props;
  const words = designerWords(language);
  const [choosing, choose] = useState(false);
  const { map } = event;
  const place = [...at, 'map'];
  const take = (next: BattleMap | null): void => {
    choose(false);
    if (next !== map) change({ ...event, map: next, claims: [] });
  };
  if (map === null || choosing)
    return (
      <div className="designer-map" data-path={place.join('.')}>
        <Breaches problems={problems} at={place} />
        {map !== null && (
          <div className="designer-map-acts">
            <button type="button" className="act" onClick={() => choose(false)}>
              {words.keepMap}
            </button>
            <button type="button" className="act act-quiet" onClick={() => take(null)}>
              {words.takeMapOff}
            </button>
          </div>
        )}
        <MapChoice choose={take} language={language} />
      </div>
    );
  return (
    <div className="designer-map designer-painting">
      <div className="designer-map-acts">
        {event.combat === null && <p className="hint">{words.mapWithoutFight}</p>}
        <button type="button" className="linklike" onClick={() => choose(true)}>
          {words.otherMap}
        </button>
      </div>
      <PoolsFields {...props} />
      <MapPainter
        map={map}
        change={(next) => change({ ...event, map: next })}
        event={event}
        changeEvent={change}
        encounter={encounter}
        eventIndex={props.event}
        at={place}
        problems={problems}
        language={language}
      />
    </div>
  );
}
