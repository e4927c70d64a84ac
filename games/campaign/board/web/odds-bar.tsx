// Chances as a bar and as a small table.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { NAMES } from '../../text/names.ts';
import type { Outlook } from '../outlook.ts';
import { WEB_WORDS } from './words.ts';

/** What is good for the reader stands at the left, hatched against it what is bad. */
export function OddsBar({
  chance,
  label,
  language,
}: {
  chance: number;
  label?: string;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language];
  const { percent } = NAMES[language];
  const said = `${words.win(percent(chance))}, ${words.lose(percent(1 - chance))}`;
  return (
    <div className="cam-odds">
      {label !== undefined && <span className="cam-odds-label">{label}</span>}
      <div className="cam-odds-bar" role="img" aria-label={label === undefined ? said : `${label}: ${said}`}>
        {chance > 0 && (
          <span className="cam-odds-win" style={{ flexGrow: chance }}>
            {chance >= 0.14 ? percent(chance) : ''}
          </span>
        )}
        {chance < 1 && (
          <span className="cam-odds-lose" style={{ flexGrow: 1 - chance }}>
            {chance <= 0.86 ? percent(1 - chance) : ''}
          </span>
        )}
      </div>
    </div>
  );
}

/** A bar where the enemy's strength is known, a table of what it may be where it is not. */
export function OutlookOf({
  outlook: { prospects, hampered },
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
          <OddsBar chance={only.win} language={language} />
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
      {hampered > 0 && <p className="cam-fine">{hampered > 1 ? words.hamperedTwo : words.hamperedOne}</p>}
      <p className="cam-fine">{words.cardsAside}</p>
    </div>
  );
}
