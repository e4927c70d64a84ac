// Before a shot: the line to its target, what shelters him, and who else may be hit.

import type { ReactElement } from 'react';
import { bodiesOf } from '../../rules/fight/fighters.ts';
import { bystanders, lineOf } from '../../rules/fight/scores.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { findFighter, sizeOf, standOf } from './figures.ts';
import { centreOf } from './spots.ts';

export function LineOfFire({
  view,
  one,
  target,
}: {
  view: State;
  one: Fighter;
  target: Fighter;
}): ReactElement | null {
  const line = lineOf(view, one, target);
  if (line === null) return null;
  const [from, to] = [standOf(view, one), standOf(view, target)];
  return (
    <g>
      <FireLine from={from} to={to} sheltered={line.shelter < 0} />
      {line.shelter < 0 && (
        <g transform={`translate(${to[0]} ${to[1] - 30 * sizeOf(view, target) - 8})`} className="run-shelter">
          <path d="M-13 -11Q0 -15 13 -11V0Q11 10 0 14Q-11 10 -13 0Z" />
          <text y="5">{`−${-line.shelter}`}</text>
        </g>
      )}
      {bystanders(view, { attacker: one.id, target: target.id }).map((id) => {
        const other = findFighter(view, id);
        const body = other === undefined ? bodiesOf(view).find((each) => each.id === id) : undefined;
        const size = other === undefined ? (body?.size ?? 1) : sizeOf(view, other);
        const [x, y] = other === undefined ? centreOf(body ?? target, size) : standOf(view, other);
        return <circle key={id} cx={x} cy={y} r={30 * size} className="run-bystander" />;
      })}
    </g>
  );
}

/** Dotted where something shelters its end. */
export const FireLine = ({
  from,
  to,
  sheltered,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  sheltered: boolean;
}): ReactElement => {
  const line = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <>
      <path d={line} className="run-fire-case" />
      <path d={line} className={sheltered ? 'run-fire run-fire-sheltered' : 'run-fire'} />
    </>
  );
};
