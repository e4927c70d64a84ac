// The editor of adventures: what holds it together above, its encounters in order at the left, the one that is read at the right.

import type { EditorProps } from '@skald/games/board';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Adventure, AdventureSchema } from '../../documents/adventure/schema.ts';
import { adventureEditorWords } from '../../text/designer/adventures.ts';
import { duplicated, moved, removed, settled, withEmpty, withEntry } from './edits.ts';
import { EncounterRows } from './encounter-rows.tsx';
import { Mendable } from './mendable.tsx';
import { Reading } from './reading.tsx';
import { TakeIn } from './take-in.tsx';
import { Whole } from './whole.tsx';

export function AdventureEditor({
  document: adventure,
  change,
  problems,
  shown,
  language,
  kept,
}: EditorProps<Adventure>): ReactElement {
  const words = adventureEditorWords(language);
  const [open, setOpen] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === null) return;
    const place = placeIn(frame.current, shown.path.map(String));
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
    if (typeof shown.path[1] === 'number') setOpen(shown.path[1]);
  }, [shown]);
  /** What a document cannot hold is not done at all. */
  const alter = (next: Adventure): void => {
    if (next !== adventure && AdventureSchema.safeParse(next).success) change(next);
  };
  const reading = Math.min(open, adventure.encounters.length - 1);
  return (
    <div className="advedit" ref={frame}>
      <Whole adventure={adventure} change={alter} problems={problems} language={language} />
      <section className="advedit-encounters" data-path="encounters" aria-labelledby="advedit-encounters">
        <h2 id="advedit-encounters">{words.encounters}</h2>
        <Mendable
          adventure={adventure}
          change={alter}
          problems={problems}
          at={['encounters']}
          language={language}
        />
        <EncounterRows
          change={alter}
          adventure={adventure}
          problems={problems}
          language={language}
          open={reading}
          read={(at) => {
            setOpen(at);
            // Where there is little room it lies below.
            frame.current?.querySelector('.advedit-reading')?.scrollIntoView({ block: 'nearest' });
          }}
          move={(from, to) => {
            alter(moved(adventure, from, to));
            setOpen(to);
          }}
          duplicate={(at) => alter(duplicated(adventure, at))}
          remove={(at) => alter(removed(adventure, at))}
          alter={(at, entry) => alter(withEntry(adventure, at, entry))}
        />
        <div className="advedit-acts">
          <button type="button" className="act" onClick={() => alter(withEmpty(adventure))}>
            {words.add}
          </button>
          <button
            type="button"
            className="act"
            title={words.settleHint}
            onClick={() => alter(settled(adventure))}
          >
            {words.settle}
          </button>
        </div>
        <TakeIn adventure={adventure} change={alter} language={language} {...(kept && { kept })} />
      </section>
      <Reading encounter={adventure.encounters[reading]?.encounter ?? null} language={language} />
    </div>
  );
}

/** The nearest place that the editor has for a path. */
function placeIn(frame: HTMLElement | null, path: readonly string[]): HTMLElement | null {
  if (path.length === 0) return null;
  return (
    frame?.querySelector<HTMLElement>(`[data-path="${path.join('.')}"]`) ?? placeIn(frame, path.slice(0, -1))
  );
}
