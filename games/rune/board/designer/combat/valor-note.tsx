// Against whom foes are shown, and the tally they are made from. RUN-FOE-04

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { STATISTICS } from '../../../content/threats.ts';
import type { Group } from '../../../documents/encounter/schema.ts';
import { likelyValor } from '../../../rules/likely-valor.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { STATISTIC_SHORT } from '../../../text/lexicon.ts';

export function ValorNote({ group, language }: { group: Group; language: Language }): ReactElement {
  const words = combatWords(language);
  const { from, heroes, tally } = likelyValor(group);
  const numbers = STATISTICS.map((name) => `${STATISTIC_SHORT[name][language]} ${tally[name]}`);
  return (
    <p className="hint">
      {words.valorFrom(from, heroes)} {words.tally(numbers.join(', ').replaceAll('-', '−'))}
    </p>
  );
}
