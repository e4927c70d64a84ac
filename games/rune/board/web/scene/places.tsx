// What the place offers: each thing a button in the picture, with what one would do there.

import type { Asked } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Element } from '../../../documents/encounter/schema.ts';
import { deedOf } from '../../../rules/sitting/notes.ts';
import { said } from '../../../text/encounter.ts';
import { unended } from '../../../text/sitting.ts';
import { drawingOf, thingFor } from './objects.ts';
import { HEIGHT } from './pen.ts';
import { type Frame, thingStations } from './stations.ts';

export function Things({
  offers,
  deeds,
  frame,
  narrow,
  language,
  pick,
}: {
  offers: readonly Element[];
  deeds: ReadonlyMap<number, readonly Asked['options'][number][]>;
  frame: Frame;
  narrow: boolean;
  language: Language;
  pick(picked: { readonly key: number; readonly title: string; readonly x: number }): void;
}): ReactElement {
  const stations = thingStations(offers.length, frame);
  return (
    <>
      {offers.map((offer, i) => {
        const deed = deedOf(offer);
        const title = unended(said(deed, language));
        const { x, y } = stations[i] ?? { x: 0, y: 0 };
        const open = deeds.has(i);
        const { body, line } = drawingOf(thingFor(deed));
        return (
          <button
            key={offer.id}
            type="button"
            className={open ? 'run-thing run-thing-open' : 'run-thing'}
            style={{ left: `${(100 * (x - frame.left)) / frame.width}%`, top: `${(100 * y) / HEIGHT}%` }}
            disabled={!open}
            aria-haspopup="dialog"
            aria-label={title}
            data-offer={i}
            onClick={() => pick({ key: i, title, x })}
          >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
              <circle r="25" className="run-thing-ground" />
              <path d={body} className="run-thing-body" />
              <path d={line} className="run-thing-line" />
            </svg>
            {!narrow && <span>{title}</span>}
          </button>
        );
      })}
    </>
  );
}
