// The results of a battle as one bar: from the worst for the reader to the best, with words and numbers.

import { OddsBar } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { RESULTS, type Result } from '../../content/index.ts';
import { resultName } from '../../text/index.ts';
import type { Odds } from '../prospects.ts';
import { percent } from './words.ts';

/** How a result strikes the reader: 1 kills his enemy … −1 kills him. */
const GRADE: Readonly<Record<Result, number>> = { k: -3, w: -2, f: -1, n: 0, F: 1, W: 2, K: 3 };

const toneOf = (result: Result, defends: boolean): string =>
  `kit-odds-${(defends ? -GRADE[result] : GRADE[result]) + 3}`;

export function ResultBar({
  odds,
  defends,
  label,
  language,
}: {
  odds: Odds;
  /** The reader is on the defending side. */
  defends: boolean;
  label?: string;
  language: Language;
}): ReactElement {
  const order = defends ? [...RESULTS].reverse() : RESULTS;
  const parts = order.map((result) => {
    const chance = odds.get(result) ?? 0;
    return {
      said: `${resultName(result, language)} ${percent(chance)}`,
      chance,
      tone: toneOf(result, defends),
    };
  });
  return <OddsBar parts={parts} percent={percent} {...(label === undefined ? {} : { label })} />;
}

/** The words to the colours, each with its chance now and the chance it is compared with. */
export function OddsTable({
  odds,
  against,
  defends,
  heads,
  language,
}: {
  odds: Odds;
  against: Odds | null;
  defends: boolean;
  heads: readonly [with_: string, without: string];
  language: Language;
}): ReactElement {
  const order = defends ? RESULTS : [...RESULTS].reverse();
  const chance = (from: Odds, result: Result): string => percent(from.get(result) ?? 0);
  const shown = order.filter((result) => (odds.get(result) ?? 0) + (against?.get(result) ?? 0) > 0);
  return (
    <table className="aoh-odds-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{heads[0]}</th>
          {against && <th scope="col">{heads[1]}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((result) => (
          <tr key={result}>
            <th scope="row">
              <i className={toneOf(result, defends)} aria-hidden="true" />
              {resultName(result, language)}
            </th>
            <td>{chance(odds, result)}</td>
            {against && <td>{chance(against, result)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
