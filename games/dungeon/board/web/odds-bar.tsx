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

/** The same for whoever is struck at. */
const LOSS: Readonly<Record<AttackOutcome, number>> = {
  unharmed: 3,
  holds: 3,
  wounded: 1,
  injured: 1,
  bones: 0,
  removed: 0,
  crippled: 0,
  opens: 0,
};

export function AttackBar({
  odds,
  suffered = false,
  language,
}: {
  odds: readonly Chance[];
  /** Whether one's own model is the target. */
  suffered?: boolean;
  language: Language;
}): ReactElement {
  const worth = suffered ? LOSS : GAIN;
  const { outcomes } = BOARD_WORDS[language];
  const { percent } = NAMES[language];
  const gained = odds
    .map(({ outcome, chance }) => ({ outcome: outcome as AttackOutcome, chance }))
    .toSorted((a, b) => worth[b.outcome] - worth[a.outcome]);
  const parts = gained.map(({ outcome, chance }) => ({
    said: `${outcomes[outcome]} ${percent(chance)}`,
    chance,
    tone: `dun-odds-${worth[outcome]}`,
  }));
  return <OddsBar parts={parts} percent={percent} widths={{ number: 0.1, words: 0.45 }} />;
}
