// Small pictures for answers and sheets: a model, a Spell card that turns as it recharges.

import type { ReactElement } from 'react';
import { SPELL, type Spell } from '../../content/index.ts';
import type { Model, State } from '../../rules/state.ts';
import { Token } from './drawing/token.tsx';
import { lookOf } from './figure-layer.tsx';

export const ModelPicture = ({
  view,
  one,
  size,
}: {
  view: State;
  one: Model;
  size: number;
}): ReactElement => (
  <svg viewBox="-34 -34 68 68" width={size} height={size} className="dun-drawing" aria-hidden="true">
    <Token {...lookOf(view, one)} />
  </svg>
);

/** Upright it is ready; each quarter turn is a round to wait. A Minor spell has one star, a Major one two. */
export function SpellPicture({
  spell,
  turned,
  size,
}: {
  spell: Spell;
  turned: number;
  size: number;
}): ReactElement {
  const star = 'M0 -7L1.8 -1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8 -1.8Z';
  const major = SPELL[spell].kind === 'major';
  return (
    <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
      <g
        className={turned === 0 ? 'dun-spell' : 'dun-spell dun-spell-spent'}
        transform={`rotate(${turned * 90})`}
      >
        <rect x="-15" y="-21" width="30" height="42" rx="3" />
        <path d="M-10 -16H10" />
        <path d={star} transform={major ? 'translate(0 -4)' : 'translate(0 2)'} />
        {major && <path d={star} transform="translate(0 11)" />}
      </g>
    </svg>
  );
}
