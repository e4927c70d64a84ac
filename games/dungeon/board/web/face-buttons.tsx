// The sides that the acting model can turn to, as arrows around it.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Facing } from '../../content/index.ts';
import type { Model } from '../../rules/state.ts';
import { NAMES } from '../../text/names.ts';
import { TURN } from './drawing/token.tsx';
import { standOf } from './figure-layer.tsx';
import { keyOf } from './spots.ts';
import { WEB_WORDS } from './words.ts';

export function FaceButtons({
  one,
  turns,
  language,
}: {
  one: Model;
  turns: ReadonlyMap<Facing, string>;
  language: Language;
}): ReactElement {
  const { at, size } = standOf(one);
  return (
    <g className="dun-faces" transform={`translate(${at[0]} ${at[1]})`}>
      {[...turns.keys()].map((facing) => (
        // biome-ignore lint/a11y/useSemanticElements: a shape of the drawing cannot be a <button>
        <g
          key={facing}
          transform={`rotate(${TURN[facing]}) translate(0 ${-27 * size - 9})`}
          role="button"
          tabIndex={0}
          aria-label={WEB_WORDS[language].turnTo(NAMES[language].facings[facing])}
          data-x={one.x}
          data-y={one.y}
          data-face={facing}
          data-key={keyOf({ x: one.x, y: one.y, model: one.id, face: facing })}
        >
          <path d="M-20 8L0 -18L20 8L0 2Z" className="dun-face-touch" />
          <path d="M-11 4L0 -8L11 4L0 0Z" className="dun-face" />
        </g>
      ))}
    </g>
  );
}
