// What is in the way, each with its place and the nearest ways to mend it.

import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type ReactElement, useMemo, useState } from 'react';
import { fixesFor } from '../../documents/encounter/fixes/index.ts';
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
  return (
    <li>
      <button type="button" className="linklike" onClick={() => props.lookFor(problem.path)}>
        {problem.text}
      </button>{' '}
      <button type="button" className="act act-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.mend}
      </button>
      {open && <Fixes {...props} problem={problem} />}
    </li>
  );
}

/** Found only for whoever asks: each is tried before it is offered. */
function Fixes({
  encounter,
  change,
  problem,
  language,
}: Omit<Props, 'problems'> & { problem: ToldProblem }): ReactElement {
  const fixes = useMemo(() => fixesFor(encounter, problem), [encounter, problem]);
  if (fixes.length === 0) return <p className="hint">{designerWords(language).noMend}</p>;
  return (
    <ul>
      {fixes.map((fix) => {
        const text = fixText(fix, language);
        return (
          <li key={text}>
            <button type="button" className="act act-quiet" onClick={() => change(fix.document)}>
              {text}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
