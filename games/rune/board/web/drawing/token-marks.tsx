// How a fighter is, as marks on the token: none of them is told by colour alone.

import type { ReactElement } from 'react';
import type { Fighter } from '../../../rules/fight/state.ts';
import { MORTAL_WOUNDS } from '../../../rules/injury.ts';

export interface Plight
  extends Pick<Fighter, 'wounds' | 'condition' | 'fallen' | 'waiting' | 'stance' | 'movement'> {
  readonly held: 'hold' | 'pin' | null;
  readonly mounted: boolean;
  /** Powers, spells and whatever else works on him. */
  readonly marks: number;
}

export function PlightMarks(plight: Plight & { readonly size: number }): ReactElement {
  const { size, condition, wounds, held, marks } = plight;
  const doing = doingOf(plight);
  return (
    <>
      {held !== null && (
        <g transform={`scale(${size})`}>
          <path d={held === 'pin' ? 'M-19 -19L19 19M19 -19L-19 19' : 'M-26 6H26'} className="run-rope-ink" />
          <path d={held === 'pin' ? 'M-19 -19L19 19M19 -19L-19 19' : 'M-26 6H26'} className="run-rope" />
        </g>
      )}
      {condition !== 'able' && (
        <Corner size={size}>
          <ConditionMark condition={condition} />
        </Corner>
      )}
      {marks > 0 && (
        <Corner size={size} right>
          <g className="run-effect">
            <path d="M0 -9L2.6 -2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6 -2.6Z" />
            {marks > 1 && <text y="3.4">{marks}</text>}
          </g>
        </Corner>
      )}
      {doing !== null && (
        <Corner size={size} low>
          <DoingMark doing={doing} />
        </Corner>
      )}
      {plight.mounted && (
        <Corner size={size} right low>
          <MountMark />
        </Corner>
      )}
      {wounds > 0 && <Wounds wounds={wounds} size={size} />}
    </>
  );
}

/** A horse's head. */
const MountMark = (): ReactElement => (
  <g className="run-doing">
    <circle r="9" />
    <path d="M-4 6V1Q-5 -3 -1 -5L0 -7L2 -5Q6 -2 6 1L4 3L1 1Q2 4 1 6Z" />
  </g>
);

type Down = Exclude<Fighter['condition'], 'able'>;

const CONDITIONS: Readonly<Record<Down, string>> = {
  unconscious: 'M-4 -5H1L-4 1H1M2 1H5L2 5H5',
  incapacitated: 'M-5 5L-1 1M1 -1L5 -5M-2 -1L-4 -3M2 1L4 3',
  dying: 'M0 -6Q5 1 3.4 3.6A4 4 0 0 1 -3.4 3.6Q-5 1 0 -6Z',
  dead: 'M-4 -4L4 4M4 -4L-4 4',
  out: 'M-5 0H4M1 -3.6L4.6 0L1 3.6',
};

/** Letters of sleep, a broken blade, a drop, a cross, an arrow. */
export const ConditionMark = ({ condition }: { condition: Down }): ReactElement => (
  <g className={`run-condition run-condition-${condition}`}>
    <circle r="9" />
    <path d={CONDITIONS[condition]} />
  </g>
);

type Doing = 'waiting' | 'holding' | 'weaving' | 'withdrawing' | 'fleeing' | 'reckless';

function doingOf({ waiting, stance, movement }: Plight): Doing | null {
  if (waiting) return 'waiting';
  if (stance !== 'none') return stance;
  return movement === 'none' || movement === 'moved' ? null : movement;
}

const DOINGS: Readonly<Record<Doing, string>> = {
  waiting: 'M-4 -5.5H4L-4 5.5H4ZM-1.5 4H1.5',
  holding: 'M-4.5 -5Q0 -6.5 4.5 -5V0Q4 4 0 6Q-4 4 -4.5 0Z',
  weaving: 'M-6 -2Q-3 -7 0 -2T6 -2M-6 3Q-3 -2 0 3T6 3',
  withdrawing: 'M5 0H-4M-1 -3.6L-4.6 0L-1 3.6',
  fleeing: 'M5 -3H-2M5 3H-2M1 -6L-5 0L1 6',
  reckless: 'M-5 -3H2M-5 3H2M-1 -6L5 0L-1 6',
};

/** An hourglass, a shield, waves, arrows back and on. */
export const DoingMark = ({ doing }: { doing: Doing }): ReactElement => (
  <g className="run-doing">
    <circle r="9" />
    <path d={DOINGS[doing]} />
  </g>
);

/** As many as there are, and how many would kill. */
function Wounds({ wounds, size }: { wounds: number; size: number }): ReactElement {
  const larger = 1 + (size - 1) * 0.3;
  const wide = 7 * (MORTAL_WOUNDS - 1);
  return (
    <g transform={`translate(0 ${30 * size - 4}) scale(${larger})`} className="run-wounds">
      <rect x={-wide / 2 - 5} y="-5" width={wide + 10} height="10" rx="5" />
      {Array.from({ length: MORTAL_WOUNDS }, (_, i) => (
        <path
          key={i}
          d="M0 -3.4L3.4 0L0 3.4L-3.4 0Z"
          transform={`translate(${i * 7 - wide / 2} 0)`}
          className={i < wounds ? 'run-wound' : undefined}
        />
      ))}
    </g>
  );
}

/** A place at a corner of the token, however large that is. */
export function Corner({
  size,
  right = false,
  low = false,
  children,
}: {
  size: number;
  right?: boolean;
  low?: boolean;
  children: ReactElement;
}): ReactElement {
  const away = 30 * size - 11;
  const larger = 1 + (size - 1) * 0.3;
  return (
    <g transform={`translate(${right ? away : -away} ${low ? away : -away}) scale(${larger})`}>{children}</g>
  );
}
