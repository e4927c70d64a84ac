// The exact chances of an attack as a bar; parts are told apart by tone, pattern and words.

import type { Chance } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { AttackOutcome } from '../../rules/odds.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';

/** From nothing gained to all gained. */
const GAIN: Readonly<Record<AttackOutcome, number>> = {
  unharmed: 0,
  holds: 0,
  wounded: 1,
  injured: 1,
  bones: 2,
  removed: 3,
  crippled: 3,
  opens: 3,
};

export function OddsBar({ odds, language }: { odds: readonly Chance[]; language: Language }): ReactElement {
  const { outcomes } = BOARD_WORDS[language];
  const { percent } = NAMES[language];
  const parts = odds
    .map(({ outcome, chance }) => ({ outcome: outcome as AttackOutcome, chance }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => GAIN[b.outcome] - GAIN[a.outcome]);
  const said = parts.map(({ outcome, chance }) => `${outcomes[outcome]} ${percent(chance)}`).join(', ');
  return (
    <span className="dun-odds" role="img" aria-label={said}>
      {parts.map(({ outcome, chance }) => (
        <span
          key={outcome}
          className={`dun-odds-${GAIN[outcome]}`}
          style={{ flexGrow: chance }}
          title={`${outcomes[outcome]} ${percent(chance)}`}
        >
          {chance >= 0.45 ? `${outcomes[outcome]} ${percent(chance)}` : chance >= 0.1 ? percent(chance) : ''}
        </span>
      ))}
    </span>
  );
}
