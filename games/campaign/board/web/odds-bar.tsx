// Chances as a bar and as a small table.

import { OddsBar } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { NAMES } from '../../text/names.ts';
import type { Outlook } from '../outlook.ts';
import { WEB_WORDS } from './words.ts';

/** What is good for the reader stands at the left, hatched against it what is bad. */
export function WinBar({
  chance,
  label,
  language,
}: {
  chance: number;
  label?: string;
  language: Language;
}): ReactElement {
  const { win, lose } = WEB_WORDS[language];
  const { percent } = NAMES[language];
  const parts = [
    { said: win(percent(chance)), chance, tone: 'cam-odds-win' },
    { said: lose(percent(1 - chance)), chance: 1 - chance, tone: 'cam-odds-lose' },
  ];
  const widths = { number: 0.14, words: Number.POSITIVE_INFINITY };
  return (
    <OddsBar parts={parts} percent={percent} widths={widths} {...(label === undefined ? {} : { label })} />
  );
}

/** A bar where the enemy's strength is known, a table of what it may be where it is not. */
export function OutlookOf({
  outlook: { prospects, hampered, by },
  battles,
  language,
}: {
  outlook: Outlook;
  battles: 'quick' | 'table' | 'agree';
  language: Language;
}): ReactElement | null {
  const words = WEB_WORDS[language];
  const { percent } = NAMES[language];
  if (battles === 'table') return <p className="cam-fine">{words.onTheTable}</p>;
  const [only] = prospects;
  if (only === undefined) return null;
  return (
    <div className="cam-outlook">
      {battles === 'agree' && <p className="cam-fine">{words.byDice}</p>}
      {prospects.length === 1 ? (
        only.win === null ? (
          <p className="cam-fine">{words.itFlees}</p>
        ) : (
          <WinBar chance={only.win} language={language} />
        )
      ) : (
        <table className="cam-odds-table">
          <tbody>
            <tr>
              <th scope="row">{words.theirPoints}</th>
              {prospects.map(({ strength }) => (
                <th key={strength} scope="col">
                  {strength}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.youWin}</th>
              {prospects.map(({ strength, win }) => (
                <td key={strength}>{win === null ? words.itFlees : percent(win)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
      {hampered > 0 && (
        <p className="cam-fine">
          {hampered > 1 ? words.hamperedTwo : words.hamperedOne}
          {by && ` (${NAMES[language].hits[by]})`}
        </p>
      )}
      <p className="cam-fine">{words.cardsAside}</p>
    </div>
  );
}
