// The hexes as things to point at: invisible shapes over the map, each a button with its name in words.

import { memo, type ReactElement } from 'react';
import type { Hex } from '../../content/index.ts';
import type { Spot } from './answers.ts';
import { hexPath } from './hexmap/index.ts';

export const keyOf = ({ hex, piece }: Spot): string => (piece === null ? `hex:${hex}` : `piece:${piece}`);

export const HexLayer = memo(function HexLayer({
  labels,
  stop,
}: {
  labels: ReadonlyMap<Hex, string>;
  /** The one hex that Tab leads to. */
  stop: Hex;
}): ReactElement {
  return (
    <g>
      {[...labels].map(([hex, label]) => (
        // biome-ignore lint/a11y/useSemanticElements: a shape of the map cannot be a <button>
        <path
          key={hex}
          d={hexPath(hex)}
          className="cam-hex"
          role="button"
          tabIndex={hex === stop ? 0 : -1}
          aria-label={label}
          data-hex={hex}
          data-key={keyOf({ hex, piece: null })}
        />
      ))}
    </g>
  );
});
