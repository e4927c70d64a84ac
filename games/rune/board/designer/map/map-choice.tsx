// A map to begin with: one of those that are drawn already, or an empty one.

import { Choose, UNIT, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement, useState } from 'react';
import { type BattleMap, HIGHEST, SMALLEST, WIDEST } from '../../../content/battle-map.ts';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '../../../content/maps/index.ts';
import { groundOf } from '../../../rules/space/index.ts';
import { mapStory, mapTitle } from '../../../text/battle-maps.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { Battlefield } from '../../web/drawing/battlefield.tsx';
import { emptyMap } from './paint.ts';

export function MapChoice({
  choose,
  language,
}: {
  choose: (map: BattleMap) => void;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const [width, setWidth] = useState(24);
  const [height, setHeight] = useState(18);
  const [edge, setEdge] = useState<BattleMap['edge']>('open');
  return (
    <section className="design-map-choice">
      <h2>{words.choose}</h2>
      <div className="design-map-empty">
        <h3>{words.empty}</h3>
        <p className="hint">{words.emptyHint}</p>
        <div className="design-map-measures">
          <Choose label={words.width} value={width} options={upTo(SMALLEST, WIDEST)} onChoose={setWidth} />
          <Choose
            label={words.height}
            value={height}
            options={upTo(SMALLEST, HIGHEST)}
            onChoose={setHeight}
          />
          <Choose
            label={words.edge}
            value={edge}
            options={(['open', 'walled'] as const).map((one) => [one, words.edges[one]] as const)}
            onChoose={setEdge}
          />
          <button
            type="button"
            className="act act-main"
            onClick={() => choose(emptyMap(width, height, edge))}
          >
            {words.take}
          </button>
        </div>
      </div>
      <ul>
        {BATTLE_MAP_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={words.takeMap(mapTitle(name, language))}
              onClick={() => choose(BATTLE_MAPS[name])}
            >
              <MapPicture map={BATTLE_MAPS[name]} />
              <strong>{mapTitle(name, language)}</strong>
              <small>{words.squares(BATTLE_MAPS[name].width, BATTLE_MAPS[name].height)}</small>
              <span className="hint">{mapStory(name, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MapPicture = memo(function MapPicture({ map }: { map: BattleMap }): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${map.width * UNIT} ${map.height * UNIT}`}
      preserveAspectRatio="xMidYMid slice"
      className="run-drawing design-map-picture"
      aria-hidden="true"
    >
      <Battlefield ground={groundOf(map)} />
    </svg>
  );
});
