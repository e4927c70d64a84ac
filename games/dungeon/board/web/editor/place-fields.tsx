// Squares that a special rule names, set where the cursor is.

import { Remove } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Place } from '../../../content/index.ts';
import { squareLabel } from '../../../text/squares.ts';
import type { PageProps } from './here.tsx';
import { samePlace } from './squares.ts';
import { editorWords } from './words.ts';

interface Area {
  readonly from: Place;
  readonly to: Place;
}

/** An area, by two corners. */
export function Corners<A extends Area>({
  special,
  onChange,
  language,
  cursor,
}: Pick<PageProps, 'language' | 'cursor'> & { special: A; onChange: (special: A) => void }): ReactElement {
  const words = editorWords(language);
  const here = squareLabel(cursor);
  return (
    <>
      <p className="hint">{words.cursorHint}</p>
      {(['from', 'to'] as const).map((corner) => (
        <div key={corner} className="kit-row">
          <span>{words.at(words[corner], squareLabel(special[corner]))}</span>
          <button
            type="button"
            className="act"
            aria-label={words.setHere(words[corner], here)}
            onClick={() => onChange({ ...special, [corner]: cursor })}
          >
            {words.moveHere(here)}
          </button>
        </div>
      ))}
    </>
  );
}

/** Squares that are added where the cursor is; one is always left. */
export function Places({
  label,
  places,
  most,
  language,
  cursor,
  onChange,
}: Pick<PageProps, 'language' | 'cursor'> & {
  label: string;
  places: readonly Place[];
  most: number;
  onChange: (places: Place[]) => void;
}): ReactElement {
  const words = editorWords(language);
  const here = squareLabel(cursor);
  const known = places.some((place) => samePlace(place, cursor));
  return (
    <div className="kit-items">
      <span>{label}</span>
      <ul aria-label={label}>
        {places.map((place) => (
          <li key={place.join()}>
            {squareLabel(place)}
            {places.length > 1 && (
              <Remove
                label={words.remove(squareLabel(place))}
                onRemove={() => onChange(places.filter((other) => !samePlace(other, place)))}
              />
            )}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="act"
        disabled={known || places.length >= most}
        aria-label={words.addHere(label, here)}
        onClick={() => onChange([...places, cursor])}
      >
        {words.plusHere(here)}
      </button>
    </div>
  );
}
