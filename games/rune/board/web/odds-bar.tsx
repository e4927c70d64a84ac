// The exact chances of what one is about to do, as a bar.

import { OddsBar } from '@skald/games/board-kit';
import type { Chance, Choice } from '@skald/kernel';
import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { AttackOutcome } from '../../rules/fight/odds.ts';
import { BOARD_WORDS } from '../../text/board.ts';
import { NAMES } from '../../text/names.ts';

/** From nothing gained to all gained. */
const GAIN: Readonly<Record<AttackOutcome, number>> = {
  miss: 0,
  failure: 0,
  caught: 0,
  falls: 0,
  hit: 1,
  wound: 2,
  kill: 3,
  success: 3,
  arrives: 3,
};

/** The bar, or why an attack has none. */
export function Chances({
  odds,
  choice,
  language,
}: {
  odds: readonly Chance[] | null;
  choice: Choice;
  language: Language;
}): ReactElement | null {
  if (odds !== null) return <ChanceBar odds={odds} language={language} />;
  return ATTACKS.has(choice.act) ? <small>{capital(BOARD_WORDS[language].notKnown)}</small> : null;
}

const ATTACKS: ReadonlySet<string> = new Set(['strike', 'shoot', 'strikeIt', 'carefully', 'shootIt']);

function ChanceBar({ odds, language }: { odds: readonly Chance[]; language: Language }): ReactElement {
  const { outcomes } = BOARD_WORDS[language];
  const { percent } = NAMES[language];
  const parts = odds
    .map(({ outcome, chance }) => ({ outcome: outcome as AttackOutcome, chance }))
    .toSorted((a, b) => GAIN[b.outcome] - GAIN[a.outcome])
    .map(({ outcome, chance }) => ({
      said: `${outcomes[outcome]} ${percent(chance)}`,
      chance,
      tone: `run-odds-${GAIN[outcome]}`,
    }));
  return <OddsBar parts={parts} percent={percent} widths={{ number: 0.1, words: 0.42 }} />;
}
