// Both strengths of a battle, and where each comes from.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { type SumPart, totalOf } from '../../rules/sums.ts';
import { NAMES } from '../../text/names.ts';
import { WEB_WORDS } from './words.ts';

interface Sides {
  attack: readonly SumPart[];
  defence: readonly SumPart[];
  /** Where somebody hidden defends: how strong they are at most. */
  atWorst?: readonly SumPart[];
  language: Language;
}

/** “7 against 2 to 4” */
export function strengthsOf({ attack, defence, atWorst = defence, language }: Sides): string {
  const words = WEB_WORDS[language].muster;
  const [low, high] = [totalOf(defence), totalOf(atWorst)];
  return words.sides(String(totalOf(attack)), low === high ? String(low) : words.range(low, high));
}

/** Where there is anything to add up. */
export function FightSums({ attack, defence, atWorst = defence, language }: Sides): ReactElement | null {
  if (attack.length < 2 && defence.length < 2) return null;
  const words = WEB_WORDS[language].muster;
  const { sum } = NAMES[language];
  const [low, high] = [totalOf(defence), totalOf(atWorst)];
  return (
    <p className="aoh-sums">
      <small>
        {sum(attack)} <i>{words.against}</i> {low === high ? sum(defence) : words.range(low, high)}
      </small>
    </p>
  );
}
