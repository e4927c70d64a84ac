// Who rolls and who suffers, by the type of a roll: four heroes on their way, the foremost at the left.

import type { ReactElement } from 'react';
import type { RollType } from '../../../content/design/rolls.ts';
import type { PlainRoll } from '../../../documents/encounter/roll-schema.ts';

/** What became of a hero's die, if he threw one; whether it hurts him. */
type Figure = readonly [die: 'made' | 'missed' | 'again' | null, suffers: boolean];

const made: Figure = ['made', false];
const idle: Figure = [null, false];
const struck: Figure = [null, true];
const missed: Figure = ['missed', true];

const FIGURES: Readonly<Record<RollType, readonly Figure[]>> = {
  standard: [made, missed, made, made],
  singular: [struck, missed, struck, struck],
  noFault: [['missed', false], made, ['missed', false], idle],
  rush: [idle, missed, idle, idle],
  scramble: [idle, missed, made, idle],
  dogpile: [struck, missed, ['made', true], struck],
  weakLink: [['made', true], missed, ['made', true], ['made', true]],
  lineOfDoom: [made, missed, ['made', true], ['made', true]],
  domino: [made, missed, ['again', true], made],
};

const STEP = 26;

export function RollPicture({ type, direction }: Pick<PlainRoll, 'type' | 'direction'>): ReactElement {
  const figures = FIGURES[type];
  const shown = direction === 'front' ? figures.toReversed() : figures;
  return (
    <svg
      className="design-picture"
      viewBox={`0 0 ${4 * STEP + 4} ${direction === null ? 48 : 56}`}
      aria-hidden="true"
    >
      {shown.map(([die, suffers], i) => (
        <g
          key={i}
          transform={`translate(${STEP * (i + 0.5) + 2} 0)`}
          className={suffers ? 'design-struck' : ''}
        >
          {die !== null && <DieMark die={die} />}
          <circle cx="0" cy="26" r="5" />
          <path className="design-body" d="M-9 44C-9 32 9 32 9 44Z" />
          {suffers && <path d="M9 20L6 25H11L8 30" />}
        </g>
      ))}
      {direction !== null && <path d={HARM[goesRight(type, direction) ? 'right' : 'left']} />}
    </svg>
  );
}

/** Which way the harm goes: from where the danger lies, or on to the next. RUN-DIF-35, -37 */
const HARM = { left: 'M98 51H10M16 48L10 51L16 54', right: 'M10 51H98M92 48L98 51L92 54' } as const;
const goesRight = (type: RollType, direction: 'front' | 'rear'): boolean =>
  (type === 'domino') === (direction === 'rear');

const MARKS = {
  made: 'M-3 9L-1 12L4 6',
  missed: 'M-3 6L3 12M3 6L-3 12',
  again: 'M-3 6L3 12M3 6L-3 12',
} as const;

/** Made or missed; thrown twice where a neighbour’s failure asked for it. */
const DieMark = ({ die }: { die: keyof typeof MARKS }): ReactElement => (
  <>
    {die === 'again' && <path d="M-4 1H10V15" />}
    <rect x="-7" y="2" width="14" height="14" rx="2" />
    <path d={MARKS[die]} />
  </>
);
