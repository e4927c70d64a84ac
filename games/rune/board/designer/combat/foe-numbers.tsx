// The statistics of a foe against the heroes it is made for, what it can do, and the odds of a blow either way.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Prospect } from '../../../rules/blow.ts';
import { combatWords } from '../../../text/designer/combat.ts';
import { NAMES } from '../../../text/names.ts';
import { type FoeNotes, NOTES_WORDS } from '../../../text/notes/index.ts';
import { Entries, Rows } from '../../notes/parts.tsx';
import type { FoePreview } from './preview.ts';

export function FoeNumbers({
  notes,
  preview,
  language,
}: {
  notes: FoeNotes;
  preview: FoePreview;
  language: Language;
}): ReactElement {
  const words = combatWords(language);
  const { move } = NOTES_WORDS[language];
  return (
    <section className="design-numbers" aria-label={words.preview}>
      <Rows of={notes.lines} className="design-number-lines" />
      <Entries of={[...notes.body, ...notes.facts.filter(([label]) => label === move)]} />
      <Odds preview={preview} language={language} />
      <p>{notes.special}</p>
    </section>
  );
}

const TURNS = ['hit', 'wound', 'kill'] as const;

function Odds({
  preview: {
    exchange: { byFoe, byHero },
  },
  language,
}: {
  preview: FoePreview;
  language: Language;
}): ReactElement {
  const words = combatWords(language);
  const { percent } = NAMES[language];
  const rows: readonly (readonly [string, Prospect])[] = [
    [words.byFoe, byFoe],
    [words.byHero, byHero],
  ];
  return (
    <table className="design-odds">
      <caption>{words.odds}</caption>
      <thead>
        <tr>
          <td />
          {[words.hits, words.wounds, words.kills].map((turn) => (
            <th key={turn} scope="col">
              {turn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, prospect]) => (
          <tr key={name}>
            <th scope="row">
              {name} <small>{words.loses(String(Math.round(prospect.lost)))}</small>
            </th>
            {TURNS.map((turn) => (
              <td key={turn}>{percent(prospect[turn])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
