// The exact chances of an attack as a bar.

import { OddsBar } from '@skald/games/board-kit';
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

export function AttackBar({ odds, language }: { odds: readonly Chance[]; language: Language }): ReactElement {
  const { outcomes } = BOARD_WORDS[language];
  const { percent } = NAMES[language];
  const gained = odds
    .map(({ outcome, chance }) => ({ outcome: outcome as AttackOutcome, chance }))
    .toSorted((a, b) => GAIN[b.outcome] - GAIN[a.outcome]);
  const parts = gained.map(({ outcome, chance }) => ({
    said: `${outcomes[outcome]} ${percent(chance)}`,
    chance,
    tone: `dun-odds-${GAIN[outcome]}`,
  }));
  return <OddsBar parts={parts} percent={percent} widths={{ number: 0.1, words: 0.45 }} />;
}
