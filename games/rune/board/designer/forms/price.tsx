// Points beside what they are for.

import type { DocumentPath, PriceLine } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { formWords } from '../../../text/designer/forms.ts';
import { encounterPriceText } from '../../../text/encounter.ts';
import { NAMES } from '../../../text/names.ts';
import type { FormProps } from '../form-props.ts';
import { linesAt, linesWithin, sumOf } from './prices.ts';

/** “+40”, “−15”, “0” */
export const pointsText = (points: number, language: Language): string =>
  points === 0 ? '0' : NAMES[language].signed(points);

/** What costs and what earns differ by sign, colour and word. */
export function Points({
  points,
  title,
  language,
}: {
  points: number;
  title?: string;
  language: Language;
}): ReactElement {
  const kind = points > 0 ? 'costs' : points < 0 ? 'earns' : 'free';
  return (
    <span className={`design-points design-${kind}`} title={title}>
      <span className="hidden">{formWords(language)[kind]} </span>
      {pointsText(points, language)}
    </span>
  );
}

/** Of one place; of all within it where it is the head of a part. Nothing where nothing is priced. */
export function Price({
  at,
  within = false,
  encounter,
  language,
}: Pick<FormProps<unknown>, 'encounter' | 'language'> & {
  at: DocumentPath;
  within?: boolean;
}): ReactElement | null {
  const lines = within ? linesWithin(encounter, at) : linesAt(encounter, at);
  if (lines.length === 0) return null;
  return (
    <Points
      points={sumOf(lines)}
      title={lines.map((line) => titleOf(line, language)).join('\n')}
      language={language}
    />
  );
}

const titleOf = (line: PriceLine, language: Language): string =>
  [encounterPriceText(line, language), pointsText(line.points, language), line.rule ?? ''].join('  ');

/** Each with what it is for and the rule it follows from. */
export function PriceLines({
  lines,
  language,
}: {
  lines: readonly PriceLine[];
  language: Language;
}): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <ul className="design-lines">
      {lines.map((line) => (
        <li key={`${line.path.join('.')} ${line.code}`}>
          <span>{encounterPriceText(line, language)}</span>
          <Points points={line.points} language={language} />
          {line.rule !== null && (
            <a href={`/rules/rune/ledger#${line.rule}`} target="_blank" rel="noreferrer">
              {line.rule}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
