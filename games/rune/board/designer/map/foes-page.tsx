// The foes of the fight: whom one holds in the hand, and where each begins. RUN-CEVENT-22

import { Remove } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId } from 'react';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import { said } from '../../../text/encounter.ts';
import { squareLabel } from '../../../text/squares.ts';
import type { PlacedFoe } from './foes.ts';
import { FoeToken } from './marks.tsx';

export function FoesPage({
  foes,
  chosen,
  choose,
  takeOff,
  language,
}: {
  foes: readonly PlacedFoe[];
  chosen: number | null;
  choose: (index: number) => void;
  takeOff: (index: number) => void;
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const radios = useId();
  if (foes.length === 0) return <p className="hint">{words.noFoes}</p>;
  return (
    <>
      <h3>{words.foes}</h3>
      <p className="hint">{words.hints.foes}</p>
      <ul className="design-map-foes">
        {foes.map((one) => {
          const name = said(one.foe.name, language);
          const reach = 32 * one.size;
          return (
            <li key={one.foe.id}>
              <label className="kit-tool design-map-foe">
                <input
                  type="radio"
                  name={radios}
                  checked={chosen === one.index}
                  onChange={() => choose(one.index)}
                />
                <svg
                  viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
                  width="36"
                  height="36"
                  className="run-drawing"
                  aria-hidden="true"
                >
                  <FoeToken of={one} />
                </svg>
                <span>{name}</span>
                <small>
                  {one.foe.start === null ? words.noPlace : words.placeAt(squareLabel(one.foe.start))}
                </small>
              </label>
              {one.foe.start !== null && (
                <Remove label={words.takeOff(name)} onRemove={() => takeOff(one.index)} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
