// The areas as things to point at: invisible shapes over the map, each a button with its name in words.

import { memo, type ReactElement } from 'react';
import { AREAS, type Area } from '../../content/index.ts';
import { OUTLINE } from './geometry.ts';

export const areaKey = (area: Area): string => `area:${area}`;
export const counterKey = (name: string): string => `counter:${name}`;

export const AreaLayer = memo(function AreaLayer({
  labels,
  stop,
}: {
  labels: Readonly<Record<Area, string>>;
  /** The key of the one element that Tab leads to. */
  stop: string;
}): ReactElement {
  return (
    <g>
      {AREAS.map((area) => (
        // biome-ignore lint/a11y/useSemanticElements: a shape of the map cannot be a <button>
        <path
          key={area}
          d={OUTLINE[area]}
          className="aoh-area"
          role="button"
          tabIndex={stop === areaKey(area) ? 0 : -1}
          aria-label={labels[area]}
          data-area={area}
          data-key={areaKey(area)}
        />
      ))}
    </g>
  );
});
