// How strong shall each army be? Nobody else sees it.

import type { PanelProps } from '@skald/games/board';
import { ConfirmButton, DigitKey, Slider } from '@skald/games/board-kit';
import { useKeys } from '@skald/games/keys';
import type { Language } from '@skald/text';
import { type ReactElement, useId, useState } from 'react';
import { ARMIES, type ArmyId, armyIds, LEAST_POINTS, MOST_POINTS } from '../../../content/index.ts';
import type { State } from '../../../rules/state.ts';
import { armyName, armyTitle } from '../../../text/names.ts';
import { ArmyShield } from '../shields.tsx';
import { WEB_WORDS } from '../words.ts';
import { evenly, withPoints } from './divide.ts';

export function DivideQuestion({ view, decision, language, choose }: PanelProps<State>): ReactElement | null {
  const [points, setPoints] = useState<readonly number[]>(evenly(ARMIES));
  const words = WEB_WORDS[language].divide;
  const options = decision?.options ?? [];
  const written = points.join('-');
  const chosen = options.find(({ choice }) => choice.points === written);
  const give = (army: number, wanted: number): void => setPoints(withPoints(points, army, wanted));
  useKeys(({ key }) => {
    if (key === 'Enter') return chosen ? () => choose(chosen.id) : null;
    const army = Number(key) - 1;
    const now = points[army];
    return now === undefined ? null : () => give(army, now === MOST_POINTS ? LEAST_POINTS : now + 1);
  });
  if (decision === null) return null;
  const side = view.sides[decision.seat] ?? 'normans';
  const counts = [...new Set(options.map(({ choice }) => String(choice.points).split('-').length))].sort();
  return (
    <div className="cam-panel cam-divide">
      <p className="cam-secret">{words.secret}</p>
      {counts.length > 1 && (
        <fieldset className="cam-counts">
          <legend>{words.howMany}</legend>
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="cam-armies"
                checked={points.length === count}
                onChange={() => setPoints(evenly(count))}
              />
              {words.armies(count)}
            </label>
          ))}
        </fieldset>
      )}
      {armyIds(side, points.length).map((army, i) => (
        <ArmyPoints
          key={army}
          army={army}
          at={i}
          points={points[i] as number}
          give={(wanted) => give(i, wanted)}
          language={language}
        />
      ))}
      <p className="cam-fine">{words.keeps}</p>
      <ConfirmButton disabled={chosen === undefined} confirm={() => chosen && choose(chosen.id)}>
        {words.confirm(points.join(' · '))}
      </ConfirmButton>
      <details>
        <summary>{words.list}</summary>
        <ul className="cam-plain-list">
          {options.map(({ id, choice }) => (
            <li key={id}>
              <button type="button" className="cam-second" onClick={() => choose(id)}>
                {String(choice.points)
                  .split('-')
                  .map((n, i) => `${armyName(armyIds(side, points.length)[i] ?? 'n1', language)} ${n}`)
                  .join(', ')}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function ArmyPoints({
  army,
  at,
  points,
  give,
  language,
}: {
  army: ArmyId;
  at: number;
  points: number;
  give: (points: number) => void;
  language: Language;
}): ReactElement {
  const slider = useId();
  const words = WEB_WORDS[language];
  const name = armyName(army, language);
  return (
    <div className="cam-stepper">
      <svg viewBox="-22 -36 44 64" width="40" height="58" aria-hidden="true">
        <ArmyShield army={army} points={points} />
      </svg>
      <label htmlFor={slider}>
        <DigitKey at={at} /> {armyTitle(army, language)}
      </label>
      <Slider
        id={slider}
        value={points}
        range={[LEAST_POINTS, MOST_POINTS]}
        change={give}
        words={{
          less: words.divide.less(name),
          more: words.divide.more(name),
          value: words.points(points),
          name: words.divide.of(name),
        }}
      />
    </div>
  );
}
