// Small signs over terrain that say how much it matters: how well a cover hides, how badly a place hurts.

import { HIDDEN, middleOf, type Point } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { Zone } from '../../../content/battle-map.ts';
import type { Degree } from '../../../content/terrain.ts';
import type { Ground } from '../../../rules/space/index.ts';
import { apart, middleMost } from './outlines.ts';
import { hasSameThings, hasSameZones } from './same.ts';

const SHARE: Readonly<Record<Degree, string>> = {
  third: 'M0 0V-7A7 7 0 0 1 6.06 3.5Z',
  half: 'M0 -7A7 7 0 0 1 0 7Z',
  full: 'M0 -7A7 7 0 0 1 0 7A7 7 0 0 1 0 -7Z',
};

/** A disc, a third, a half or all of it dark. */
export const DegreeBadge = ({ degree }: { degree: Degree }): ReactElement => (
  <g className="run-degree">
    <circle r="7" />
    <path d={SHARE[degree]} />
  </g>
);

/** A drop of blood with the Dam rating; one that grows has points all around. */
export const HurtBadge = ({ dam, grows }: { dam: number; grows: boolean }): ReactElement => (
  <g className="run-hurt">
    {grows && <path d="M0 -21L-4 -14H4ZM0 21L-4 14H4ZM-21 0L-14 -4V4ZM21 0L14 -4V4Z" className="run-grows" />}
    <circle r="13" />
    <text y="4.5">{dam}</text>
  </g>
);

/** Wings around a number: what the animals do there. */
export const SwarmBadge = ({ dam }: { dam: number }): ReactElement => (
  <g className="run-hurt run-swarm">
    <path d="M-9 -8Q-17 -17 -20 -6Q-18 2 -11 0ZM9 -8Q17 -17 20 -6Q18 2 11 0Z" className="run-wings" />
    <circle r="11" />
    <text y="4.5">{dam}</text>
  </g>
);

/** Points up where one stands well, down where one stands badly. */
export const Footing = ({ good }: { good: boolean }): ReactElement => (
  <path
    d={good ? 'M-9 7L0 -9L9 7L0 3Z' : 'M-9 -7L0 9L9 -7L0 -3Z'}
    className={good ? 'run-footing run-footing-good' : 'run-footing'}
  />
);

interface BadgesProps {
  readonly ground: Ground;
}

export const Badges = memo(
  function Badges({ ground }: BadgesProps): ReactElement {
    const { grid, things, zones } = ground;
    return (
      <g {...HIDDEN}>
        {things.map(({ part, squares }) =>
          part.kind === 'cover' ? (
            <Placed key={part.id} at={lowerRight(grid, squares)}>
              <DegreeBadge degree={part.degree} />
            </Placed>
          ) : null,
        )}
        {zones.flatMap(({ part, squares }) => {
          const badge = badgeOf(part);
          return badge === null
            ? []
            : apart(ground, squares).map((region) => (
                <Placed key={`${part.kind} ${region[0]}`} at={middleOf(grid, [middleMost(grid, region)])}>
                  {badge}
                </Placed>
              ));
        })}
      </g>
    );
  },
  (one, other) => hasSameThings(one.ground, other.ground) && hasSameZones(one.ground, other.ground),
);

const Placed = ({ at: [x, y], children }: { at: Point; children: ReactElement }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

function badgeOf(part: Zone): ReactElement | null {
  switch (part.kind) {
    case 'damaging':
      return <HurtBadge dam={part.dam} grows={part.grows} />;
    case 'swarm':
      return <SwarmBadge dam={part.dam} />;
    case 'advantageous':
    case 'bad':
      return <Footing good={part.kind === 'advantageous'} />;
    default:
      return null;
  }
}

function lowerRight(wide: { width: number }, squares: ReadonlySet<number>): Point {
  const [x, y] = middleOf(wide, [[...squares].at(-1)!]);
  return [x + 20, y + 20];
}
