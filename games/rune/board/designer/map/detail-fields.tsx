// What of a paint is its designer's choice while it is in the hand.

import { Choose } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import type { Paint } from './paints.ts';
import { ThingFields } from './thing-fields.tsx';
import { type Given, ZoneFields } from './zone-fields.tsx';

export function PaintFields({ part: paint, change, map, language }: Given<Paint>): ReactElement | null {
  switch (paint.of) {
    case 'height':
      return (
        <Choose
          label={PAINTER_WORDS[language].detail.feet}
          value={paint.feet}
          options={levelsWith(paint.feet)}
          onChoose={(feet) => change({ ...paint, feet })}
        />
      );
    case 'zone':
      return (
        <ZoneFields
          part={paint.zone}
          change={(zone) => change({ of: 'zone', zone })}
          map={map}
          language={language}
        />
      );
    case 'thing':
      return (
        <ThingFields
          part={paint.thing}
          change={(thing) => change({ of: 'thing', thing })}
          map={map}
          language={language}
        />
      );
    default:
      return null;
  }
}

const LEVELS = [-50, -40, -30, -20, -15, -10, -7.5, -5, -2.5, 2.5, 5, 7.5, 10, 15, 20, 30, 40, 50, 75, 100];

const levelsWith = (feet: number): (readonly [number, string])[] =>
  [...new Set([...LEVELS, feet])]
    .sort((a, b) => a - b)
    .map((each) => [each, `${each < 0 ? '−' : '+'}${Math.abs(each)}′`] as const);
