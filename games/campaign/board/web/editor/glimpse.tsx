// The map as somebody sees it who is going to play on it.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { HexMap } from '../../../content/index.ts';
import { extentOf, HexMapPicture } from '../hexmap/index.ts';
import { ShipStart } from './marks.tsx';

export function MapGlimpse({
  document: map,
  language,
}: {
  document: HexMap;
  language: Language;
}): ReactElement {
  const { width, height } = extentOf(map);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <HexMapPicture map={map} language={language} />
      <ShipStart hex={map.shipStart} />
    </svg>
  );
}
