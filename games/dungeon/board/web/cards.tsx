// Small pictures for answers and sheets: a model, a Spell card that turns as it recharges, a Command card.

import type { ReactElement } from 'react';
import { CARD, type Card, type CardKind, SPELL, type Spell } from '../../content/index.ts';
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

const SIGNS: Readonly<Record<CardKind, string>> = {
  extraCommands: 'M0 -15V1M-8 -7H8',
  doubleCommands: 'M-6 -13L6 -1M6 -13L-6 -1',
  raiseDead: 'M-7 -9A7 7 0 0 1 7 -9V-5L4 -3V1H-4V-3L-7 -5ZM-3 -8V-7M3 -8V-7',
  interrupt: 'M3 -16L-6 -6H0L-3 3L6 -8H0Z',
};

/** What it does as a sign, and how much of it. */
export const CardPicture = ({ card, size }: { card: Card; size: number }): ReactElement => (
  <svg viewBox="-24 -24 48 48" width={size} height={size} aria-hidden="true">
    <g className="dun-command">
      <rect x="-15" y="-21" width="30" height="42" rx="3" />
      <path d={SIGNS[CARD[card].kind]} />
      <text y="17">{CARD[card].value}</text>
    </g>
  </svg>
);
