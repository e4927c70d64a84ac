// How many points change hands: a balance with both armies.

import type { PanelProps } from '@skald/games/board';
import { amountByKey, ConfirmButton, Slider, withinRange } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import { type ReactElement, useId, useState } from 'react';
import { type ArmyId, FIGHTING_POINTS, WEAK_POINTS } from '../../../content/index.ts';
import type { State } from '../../../rules/state.ts';
import { armyName } from '../../../text/names.ts';
import { findArmy } from '../faces.ts';
import { ArmyShield } from '../shields.tsx';
import { WEB_WORDS, type WebWords } from '../words.ts';

export function AmountQuestion({ view, decision, language, choose }: PanelProps<State>): ReactElement | null {
  const frame = view.agenda.at(-1);
  const army = frame?.step === 'amount' ? findArmy(view, frame.army) : undefined;
  const other = frame?.step === 'amount' ? findArmy(view, frame.with) : undefined;
  const before = army?.points ?? 0;
  /** By what the first army has afterwards. */
  const offers = (decision?.options ?? []).map(({ id, choice }) => ({
    id,
    points: before - Number(choice.points),
  }));
  const possible = [before, ...offers.map(({ points }) => points)];
  const [least, most] = [Math.min(...possible), Math.max(...possible)];
  const [wanted, setWanted] = useState(before > least ? before - 1 : before + 1);
  const slider = useId();
  const points = withinRange(wanted, [least, most]);
  const chosen = offers.find((offer) => offer.points === points);
  useKeys(({ key }) => {
    if (key === 'Enter') return chosen ? () => choose(chosen.id) : null;
    const meant = amountByKey(key, points);
    return meant === null ? null : () => setWanted(meant);
  });
  if (army === undefined || other === undefined) return null;
  const words = WEB_WORDS[language].amount;
  const [name, partner] = [armyName(army.id, language), armyName(other.id, language)];
  const given = before - points;
  const after = [
    { army: army.id, points },
    { army: other.id, points: other.points + given },
  ] as const;
  const what =
    given === 0
      ? words.nothing
      : given < 0
        ? words.take(name, -given, partner)
        : words.give(name, given, partner);
  return (
    <div className="cam-panel cam-amount">
      <Balance sides={after} />
      <label htmlFor={slider}>{words.label(name)}</label>
      <Slider
        id={slider}
        value={points}
        range={[least, most]}
        change={setWanted}
        words={{ less: words.less, more: words.more, value: what }}
        keys
      />
      <ConfirmButton disabled={chosen === undefined} confirm={() => chosen && choose(chosen.id)}>
        {what}
      </ConfirmButton>
      <div aria-live="polite">
        {after.flatMap((side) =>
          warningsOf(side.points, armyName(side.army, language), words).map((warning) => (
            <p key={warning} className="cam-note">
              {warning}
            </p>
          )),
        )}
      </div>
    </div>
  );
}

function warningsOf(points: number, name: string, words: WebWords['amount']): string[] {
  if (points === 0) return [words.dissolves(name)];
  if (points < FIGHTING_POINTS) return [words.small(name)];
  return points <= WEAK_POINTS ? [words.weak(name)] : [];
}

interface Pan {
  readonly army: ArmyId;
  readonly points: number;
}

/** A pair of scales that sinks where there is more. */
function Balance({ sides: [one, other] }: { sides: readonly [Pan, Pan] }): ReactElement {
  const tilt = Math.max(-14, Math.min(14, (other.points - one.points) * 3));
  const sink = Math.sin((tilt * Math.PI) / 180) * 92;
  const pan = (x: number, y: number, { army, points }: Pan): ReactElement => (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 -46L-26 0M0 -46L26 0M-30 0Q0 18 30 0Z" className="cam-pan" />
      <g transform="translate(0 -16) scale(.86)">
        <ArmyShield army={army} points={points} />
      </g>
    </g>
  );
  return (
    <svg viewBox="-140 -20 280 130" className="cam-balance" aria-hidden="true">
      <path d="M0 0V96M-26 100Q0 88 26 100Z" className="cam-post" />
      <path d="M-92 0Q0 -14 92 0" transform={`rotate(${tilt})`} className="cam-beam" />
      <circle r="5" className="cam-beam-pin" />
      {pan(-92, 46 - sink, one)}
      {pan(92, 46 + sink, other)}
    </svg>
  );
}
