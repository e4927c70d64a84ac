// What is in the way, each with its place and the nearest ways to mend it.

import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { fixesFor } from '../../documents/encounter/fixes/index.ts';
import { reasonAgainst } from '../../documents/encounter/fixes/menders.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { fixText } from '../../text/designer/fixes.ts';
import { designerWords } from '../../text/designer/frame.ts';

interface Props {
  readonly encounter: Encounter;
  change(encounter: Encounter): void;
  readonly problems: readonly ToldProblem[];
  lookFor(path: DocumentPath): void;
  readonly language: Language;
}

/** More would hide the sheet; the next come up as these go. */
const MOST_SHOWN = 6;

export function Mending({ problems, ...props }: Props): ReactElement | null {
  const inTheWay = problems.filter(({ advice }) => !advice);
  if (inTheWay.length === 0) return null;
  return (
    <ul className="designer-mending">
      {inTheWay.slice(0, MOST_SHOWN).map((problem) => (
        <Breach key={`${problem.code} ${problem.path.join('.')}`} {...props} problem={problem} />
      ))}
    </ul>
  );
}

function Breach({ problem, ...props }: Omit<Props, 'problems'> & { problem: ToldProblem }): ReactElement {
  const words = designerWords(props.language);
  const [open, setOpen] = useState(false);
  const { encounter, language } = props;
  const find = useCallback(
    () =>
      fixesFor(encounter, problem).map((fix) => ({ text: fixText(fix, language), document: fix.document })),
    [encounter, problem, language],
  );
  return (
    <li>
      <button type="button" className="linklike" onClick={() => props.lookFor(problem.path)}>
        {problem.text}
      </button>{' '}
      {reasonAgainst(problem.code) === null && (
        <button type="button" className="act act-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.mend}
        </button>
      )}
      {open && <Offers find={find} change={props.change} language={props.language} />}
    </li>
  );
}

interface Offered<T> {
  readonly text: string;
  readonly document: T;
}

/** Found only for whoever asks: each is tried before it is offered. */
export function Offers<T>({
  find,
  change,
  language,
}: {
  find(): readonly Offered<T>[];
  change(document: T): void;
  readonly language: Language;
}): ReactElement {
  const offered = useMemo(find, [find]);
  if (offered.length === 0) return <p className="hint">{designerWords(language).noMend}</p>;
  return (
    <ul>
      {offered.map(({ text, document }) => (
        <li key={text}>
          <button type="button" className="act act-quiet" onClick={() => change(document)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
