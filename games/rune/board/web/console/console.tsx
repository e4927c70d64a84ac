// The runner's console: the notes as far as they have come, for whoever runs and for nobody else. RUN-RUN-01

import type { Language } from '@skald/text';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { encounterIn, eventIn } from '../../../rules/sitting/notes.ts';
import { type Run, unveiled } from '../../../rules/sitting/veil.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { notesOf } from '../../../text/notes/index.ts';
import { WEB_WORDS } from '../words.ts';
import { Claims } from './claims-list.tsx';
import { EventNotes } from './event-notes.tsx';
import { FoldedNotes } from './folded-notes.tsx';
import { Next } from './next.tsx';
import { type RuleUsed, rulesUsed } from './rules-used.ts';
import { Score } from './score.tsx';
import { Targets } from './targets.tsx';

/** Where picture, narration and console have room side by side; console.css says the same. */
const WIDE = '(min-width: 1500px) and (min-height: 700px)';

/** A menu or a dialog. */
const OVER_IT = '[role="dialog"], dialog[open]';

export function Console({
  view,
  language,
  beside = false,
}: {
  view: State;
  language: Language;
  /** It stands open at first, if there is room for it. */
  beside?: boolean;
}): ReactElement | null {
  const [open, setOpen] = useState(() => beside && window.matchMedia(WIDE).matches);
  const drawer = useRef<HTMLDetailsElement>(null);
  const run = unveiled(view);
  // Wherever the focus is, and before all that the table's own keys would close: but what lies over it is left first.
  useEffect(() => {
    if (!open) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector(OVER_IT) !== null) return;
      event.preventDefault();
      // Whoever reads in it comes back to what opened it.
      if (drawer.current?.contains(document.activeElement)) drawer.current.querySelector('summary')?.focus();
      setOpen(false);
    };
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  }, [open]);
  if (run === null) return null;
  const words = WEB_WORDS[language].console;
  return (
    <details
      ref={drawer}
      className="run-console"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.title}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is scrolled by keys, too
        <section className="run-console-body" aria-label={words.label} tabIndex={0}>
          <Contents run={run} language={language} />
        </section>
      )}
    </details>
  );
}

function Contents({ run, language }: { run: Run; language: Language }): ReactElement {
  const words = WEB_WORDS[language].console;
  const encounter = encounterIn(run.sitting);
  const notes = useMemo(() => notesOf(encounter, language), [encounter, language]);
  const event = eventIn(run.sitting);
  const its = notes.events[run.sitting.progress.event];
  return (
    <>
      <Next run={run} language={language} />
      {whereIn(run) === 'field' && <Targets run={run} language={language} />}
      {event !== null && its !== undefined && (
        <EventNotes notes={its} holds={event.elements} run={run} language={language} />
      )}
      <Claims run={run} language={language} />
      <Score run={run} language={language} />
      <Rules rules={rulesUsed(notes)} title={words.rules} />
      <FoldedNotes summary={words.whole} encounter={encounter} language={language} />
    </>
  );
}

const Rules = ({ rules, title }: { rules: readonly RuleUsed[]; title: string }): ReactElement | null =>
  rules.length === 0 ? null : (
    <details className="run-rules">
      <summary>{title}</summary>
      <ul>
        {rules.map(({ rule, items }) => (
          <li key={rule}>
            <a href={`/rules/rune/ledger#${rule}`} target="_blank" rel="noreferrer">
              {rule}
            </a>{' '}
            {items.join('; ')}
          </li>
        ))}
      </ul>
    </details>
  );
