// Always in sight: which encounter of how many, which event, who runs it, and everybody's points.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { said } from '../../../text/encounter.ts';
import { stageIn } from '../../../text/sitting.ts';
import { Console } from '../console/console.tsx';
import { Points } from '../standing.tsx';
import { WEB_WORDS } from '../words.ts';

export function Clock({
  view,
  runs,
  language,
}: {
  view: State;
  /** Who runs; null: nobody does. */
  runs: string | null;
  language: Language;
}): ReactElement {
  const words = WEB_WORDS[language].scene;
  const at = stageIn(view);
  return (
    <div className="run-standing">
      <Points view={view} language={language} />
      <p className="run-clock">
        {at === null || whereIn(view) === 'home' ? (
          <b>{words.home}</b>
        ) : (
          <>
            <span>{(at.name === null ? words.before : words.encounter)(at.number, at.of)}</span>{' '}
            {at.name !== null && <b>{said(at.name, language)}</b>}{' '}
            {at.event > 0 && <span>{words.event(at.event)}</span>}
          </>
        )}
        {runs !== null && <small className="run-runs">{runs}</small>}
      </p>
      <Console view={view} language={language} beside />
    </div>
  );
}
