// What is wrong with an adventure, where it is wrong, each with the nearest ways to mend it.

import type { EditorProps } from '@skald/games/board';
import type { ToldProblem } from '@skald/games/documents';
import type { DocumentPath } from '@skald/kernel';
import { type ReactElement, useCallback, useState } from 'react';
import { adventureFixesFor, type MakeEncounter } from '../../documents/adventure/fixes.ts';
import type { Adventure } from '../../documents/adventure/schema.ts';
import { adventureFixText } from '../../text/adventure.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { generateEncounter } from '../../text/generator/index.ts';
import { Breaches, problemsAt } from '../designer/forms/breaches.tsx';
import { Offers } from '../designer/mending.tsx';

interface Props extends Pick<EditorProps<Adventure>, 'problems' | 'language' | 'change'> {
  readonly adventure: Adventure;
  readonly at: DocumentPath;
  /** Whether all that is in it is told here. */
  readonly within?: boolean;
}

export function Mendable({ problems, at, within = false, ...props }: Props): ReactElement | null {
  const here = problemsAt(problems, at, within);
  if (here.length === 0) return null;
  return (
    <ul className="advedit-breaches">
      {here.map((problem) => (
        <Breach key={`${problem.code} ${problem.path.join('.')}`} {...props} problem={problem} />
      ))}
    </ul>
  );
}

/** The words that only its plotter has. */
const WORDLESS: readonly string[] = ['noPlot', 'villainEarly'];

function Breach({
  problem,
  adventure,
  change,
  language,
}: Omit<Props, 'problems' | 'at' | 'within'> & { problem: ToldProblem }): ReactElement {
  const words = adventureEditorWords(language);
  const [open, setOpen] = useState(false);
  const find = useCallback(
    () =>
      adventureFixesFor(adventure, problem, making).map((fix) => ({
        text: adventureFixText(fix, language),
        document: fix.document,
      })),
    [adventure, problem, language],
  );
  return (
    <li>
      <Breaches problems={[problem]} at={problem.path} />
      {!WORDLESS.includes(problem.code) && (
        <button type="button" className="act act-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.mend}
        </button>
      )}
      {open && <Offers find={find} change={change} language={language} />}
    </li>
  );
}

/** Another each time one is missing, and the same when it is asked for again. */
const making: MakeEncounter = ({ group: { heroes, totals }, hook }, { kind }, seed) =>
  generateEncounter({ seed, heroes, totals, kind, hook });
