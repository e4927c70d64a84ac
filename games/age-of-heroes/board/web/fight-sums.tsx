// Both strengths of a battle, and where each comes from.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { type SumPart, totalOf } from '../../rules/sums.ts';
import { NAMES } from '../../text/names.ts';
import { WEB_WORDS } from './words.ts';

export function FightSums({
  attack,
  defence,
  atWorst,
  language,
}: {
  attack: readonly SumPart[];
  defence: readonly SumPart[];
  /** Where somebody hidden defends: how strong they are at most. */
  atWorst?: readonly SumPart[];
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].muster;
  const { sum } = NAMES[language];
  const [low, high] = [totalOf(defence), totalOf(atWorst ?? defence)];
  const exact = low === high;
  return (
    <p className="aoh-sums">
      <b>{words.sides(String(totalOf(attack)), exact ? String(low) : words.range(low, high))}</b>
      {(attack.length > 1 || defence.length > 1) && (
        <small>
          {sum(attack)} <i>{words.against}</i> {exact ? sum(defence) : words.range(low, high)}
        </small>
      )}
    </p>
  );
}
