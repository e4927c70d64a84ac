// How it stands, over the field: every hero's points, who runs it, and the Initiative as a track.

import { capital, type Language } from '@skald/text';
import { memo, type ReactElement, type ReactNode } from 'react';
import { pointsOf } from '../../rules/fight/reckoning.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { NAMES } from '../../text/names.ts';
import { namingOf } from '../../text/naming.ts';
import { Console } from './console/console.tsx';
import { ConditionMark } from './drawing/token-marks.tsx';
import { FighterPicture } from './emblems.tsx';
import { findFighter } from './figures.ts';
import { heroesIn, trackOf } from './track.ts';
import { WEB_WORDS } from './words.ts';

export const Standing = memo(function Standing({
  view,
  runs,
  language,
}: {
  view: State;
  /** Who runs; null: nobody does. */
  runs: string | null;
  language: Language;
}): ReactElement {
  return (
    <div className="run-standing">
      <div className="run-stands">
        <Points view={view} language={language} />
        {runs !== null && <p className="run-runs">{runs}</p>}
      </div>
      <InitiativeTrack view={view} language={language} />
      <Console view={view} language={language} />
    </div>
  );
});

export function Points({ view, language }: { view: State; language: Language }): ReactElement {
  const words = WEB_WORDS[language];
  const { who } = namingOf(view, language);
  const pointsFor = pointsOf(view);
  return (
    <ul className="run-points" aria-label={words.pointsOfAll}>
      {heroesIn(view).map((one) => {
        const points = pointsFor(one.id);
        return (
          <li key={one.id} data-topic={one.id}>
            <span role="img" aria-label={words.points(capital(who(one.id)), points)}>
              <FighterPicture view={view} one={one} size={30} />
              <b aria-hidden="true">{points}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function InitiativeTrack({ view, language }: { view: State; language: Language }): ReactElement {
  const words = WEB_WORDS[language];
  const { acting, coming, waiting, gone } = trackOf(view);
  const { who } = namingOf(view, language);
  const seen = new Set<string>(acting === null ? [] : [acting]);
  const entry = (id: string, key: string, said: string, className: string, shown: ReactNode): ReactNode => {
    const one = findFighter(view, id);
    if (one === undefined) return null;
    return (
      <li key={key} className={className} data-topic={id}>
        <span role="img" aria-label={`${capital(who(id))}, ${said}`}>
          <FighterPicture view={view} one={one} size={34} />
          {shown}
        </span>
      </li>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled is scrolled by keys, too
    <ol className="run-track" aria-label={words.order} tabIndex={0}>
      {acting !== null && entry(acting, 'now', words.now, 'run-now', <b aria-hidden="true">{view.step}</b>)}
      {waiting.map((id) => entry(id, `waits ${id}`, words.waiting, 'run-waits', <WaitingSign />))}
      {coming.map(({ fighter, at }) => {
        const again = seen.has(fighter);
        seen.add(fighter);
        return entry(
          fighter,
          `${fighter} ${at}`,
          `${at}`,
          again ? 'run-again' : '',
          <b aria-hidden="true">{at}</b>,
        );
      })}
      {acting === null && coming.length === 0 && !view.over && (
        <li className="run-no-order">{words.noOrder}</li>
      )}
      {gone.map((id) =>
        entry(
          id,
          `gone ${id}`,
          goneWord(view, id, language),
          'run-gone',
          <GoneSign one={findFighter(view, id)} />,
        ),
      )}
    </ol>
  );
}

const goneWord = (view: State, id: string, language: Language): string =>
  NAMES[language].conditions[findFighter(view, id)?.condition ?? 'out'];

const WaitingSign = (): ReactElement => (
  <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
    <path d="M-4 -6H4L-4 6H4Z" className="run-hourglass" />
  </svg>
);

const GoneSign = ({ one }: { one: Fighter | undefined }): ReactElement => (
  <svg viewBox="-10 -10 20 20" width="18" height="18" className="run-drawing" aria-hidden="true">
    <ConditionMark condition={one?.condition === 'dead' ? 'dead' : 'out'} />
  </svg>
);
