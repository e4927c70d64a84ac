// Furniture seen from above and a little from the front, drawn with one pen.

import { middleOf, type Wide } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { FurnitureKind, Piece } from '../../../content/index.ts';

export interface PieceLook {
  /** A chest without its lid, furniture that has been searched, a lever that has been pulled. */
  readonly spent: boolean;
  readonly lever: boolean;
}

/** `body` is filled with the tone, `dark` with its shade, `line` only drawn; around 0, 0, lying. */
interface Carved {
  readonly tone: 'wood' | 'stone' | 'cloth';
  readonly body: string;
  readonly dark?: string;
  readonly line: string;
}

const CARVED: Readonly<Record<Exclude<FurnitureKind, 'chest'>, Carved>> = {
  barrel: {
    tone: 'wood',
    body: 'M0 -21A21 21 0 1 1 0 21A21 21 0 1 1 0 -21Z',
    dark: 'M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15Z',
    line: 'M-10 -11V11M-3.5 -14.6V14.6M3.5 -14.6V14.6M10 -11V11M5 0a2.4 2.4 0 1 1 -.1 0',
  },
  lectern: {
    tone: 'wood',
    body: 'M-18 -13L18 -13L21 12L-21 12Z',
    dark: 'M-6 12h12v9h-12Z',
    line: 'M0 -8V8M-14 -8Q-7 -11 0 -8Q7 -11 14 -8L16 8Q8 5 0 8Q-8 5 -16 8ZM-11 -3.5h7M-12 1h8M4 -3.5h7M4 1h8',
  },
  throne: {
    tone: 'stone',
    body: 'M-20 -24L-14 -20L0 -26L14 -20L20 -24V22H-20Z',
    dark: 'M-12 -8H12V14H-12Z',
    line: 'M-20 -10H20M-12 -8V22M12 -8V22M-6 -16a6 4 0 0 1 12 0M0 -20v8',
  },
  table: {
    tone: 'wood',
    body: 'M-52 -20H52V14H-52Z',
    dark: 'M-52 14H52V21H-52Z',
    line: 'M-52 -9H52M-52 3H52M-30 -20V-9M10 -9V3M-8 3V14M30 -20V-9M24 -3a7 7 0 1 1 -.1 0M-34 6h14M-34 6l-3 -2M-20 4v4',
  },
  'weapon-rack': {
    tone: 'wood',
    body: 'M-53 -20H53V-10H-53ZM-53 10H53V20H-53Z',
    line: 'M-40 -25V24M-46 -20Q-40 -30 -34 -20M-18 -25V25M-24 -22Q-14 -26 -11 -14L-18 -14M4 -26L7 -18V14H1V-18ZM-3 14H11M4 14V24M28 -24V24M21 -24H35V-15H21ZM46 -24L50 -12L46 -8L42 -12ZM46 -8V24',
  },
  bookcase: {
    tone: 'wood',
    body: 'M-54 -24H54V22H-54Z',
    dark: 'M-49 -18H49V-2H-49ZM-49 3H49V18H-49Z',
    line: 'M-44 -18V-2M-38 -18V-2M-31 -15V-2M-24 -18V-2M-18 -18L-12 -2M-6 -16V-2M0 -18V-2M8 -18V-2M15 -14V-2M22 -18V-2M30 -17V-2M37 -18L42 -2M-43 3V18M-35 6V18M-28 3V18M-20 3L-14 18M-8 5V18M2 3V18M10 6V18M17 3V18M26 3V18M33 7V18M40 3V18',
  },
  cabinet: {
    tone: 'wood',
    body: 'M-53 -22H53V18H-53Z',
    dark: 'M-53 18H53V23H-53Z',
    line: 'M0 -22V18M-46 -15H-7V11H-46ZM7 -15H46V11H7ZM-4 -4v6M4 -4v6M-40 -9H-13V5H-40ZM13 -9H40V5H13Z',
  },
  crypt: {
    tone: 'stone',
    body: 'M-54 -22H54V16H-54Z',
    dark: 'M-54 16H54V23H-54Z',
    line: 'M-47 -16H47V10H-47ZM-30 -10a7 7 0 1 1 -.1 0M-22 -3H30M-22 -9Q-8 -14 -6 -3Q-8 8 -22 3M30 -9L38 -12V6L30 3M4 -12V6M-2 -7H10',
  },
  well: {
    tone: 'stone',
    body: 'M0 -52A52 52 0 1 1 0 52A52 52 0 1 1 0 -52Z',
    dark: 'M0 -35A35 35 0 1 1 0 35A35 35 0 1 1 0 -35Z',
    line: 'M0 -52V-35M0 52V35M-52 0H-35M52 0H35M37 -37L25 -25M-37 -37L-25 -25M37 37L25 25M-37 37L-25 25M-22 6q7 -5 14 0t14 0t14 0M-16 18q6 -4 12 0t12 0M-12 -8q5 -4 10 0t10 0M-52 -14H52M-52 -20H52M6 -17V6M1 6H11V15H1Z',
  },
};

const CHEST = {
  shut: { body: 'M-21 -15H21V16H-21Z', line: 'M-21 -3H21M-15 -15V16M15 -15V16' },
  open: {
    body: 'M-21 -3H21V17H-21ZM-21 -20Q0 -26 21 -20V-8H-21Z',
    line: 'M-15 -3V17M15 -3V17M-15 -21V-8M15 -21V-8',
  },
} as const;

export function Furniture({
  layout,
  piece: { kind, squares },
  look,
}: {
  layout: Wide;
  piece: Pick<Piece, 'kind' | 'squares'>;
  look: PieceLook;
}): ReactElement {
  const [x, y] = middleOf(layout, squares);
  const [first = 0, second = 0] = squares;
  const standing = squares.length === 2 && second - first === layout.width;
  return (
    <g transform={`translate(${x} ${y})`} className={look.spent ? 'dun-spent' : undefined}>
      <g transform={standing ? 'rotate(90)' : undefined}>
        {kind === 'chest' ? <Chest open={look.spent} /> : <Cut of={CARVED[kind]} />}
      </g>
      {look.lever && <Lever pulled={look.spent} />}
      {look.spent && kind !== 'chest' && !look.lever && (
        <path
          d="M-7 0L-2 6L8 -7"
          transform={`translate(${standing ? 16 : squares.length * 13} ${standing ? squares.length * 13 : 16})`}
          className="dun-searched"
        />
      )}
    </g>
  );
}

function Cut({ of: { tone, body, dark, line } }: { of: Carved }): ReactElement {
  return (
    <g className={`dun-carved dun-${tone}`}>
      <path d={body} transform="translate(3 4)" className="dun-cast" />
      <path d={body} className="dun-body" />
      {dark !== undefined && <path d={dark} className="dun-deep" />}
      <path d={line} className="dun-line" />
    </g>
  );
}

function Chest({ open }: { open: boolean }): ReactElement {
  const { body, line } = open ? CHEST.open : CHEST.shut;
  return (
    <g className="dun-carved dun-wood">
      <path d={body} transform="translate(3 4)" className="dun-cast" />
      <path d={body} className="dun-body" />
      {open && <path d="M-18 -8H18V-3H-18Z" className="dun-deep" />}
      <path d={line} className="dun-line" />
      {!open && <path d="M-4 -6H4V3H-4Z" className="dun-brass" />}
    </g>
  );
}

const Lever = ({ pulled }: { pulled: boolean }): ReactElement => (
  <g className="dun-lever">
    <path d="M-9 14H9V20H-9Z" />
    <path d={pulled ? 'M0 16L14 -2' : 'M0 16L-14 -2'} />
    <circle cx={pulled ? 14 : -14} cy="-3" r="4.5" />
  </g>
);
