// A sitting between its fights: the picture of the event, what is read aloud, and how it stands.

import type { BoardProps } from '@skald/games/board';
import { type ReactElement, useMemo } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { eventIn } from '../../../rules/sitting/notes.ts';
import { whereIn } from '../../../rules/sitting/where.ts';
import { said } from '../../../text/encounter.ts';
import { OpenedNotes } from '../console/folded-notes.tsx';
import { Laws } from '../console/laws.tsx';
import { openedIn } from '../console/opened.ts';
import { runsText } from '../console/runs.ts';
import { type Chapter, reckoningsOf } from '../reckonings.ts';
import type { FightStage } from '../stage.tsx';
import { WEB_WORDS } from '../words.ts';
import { Clock } from './clock.tsx';
import { happenedIn, sceneIn } from './happenings.ts';
import { Home } from './home.tsx';
import { Picture } from './picture.tsx';
import { Bars } from './reckoning.tsx';
import { Telling } from './telling.tsx';

/** As many as stand beside the narration. */
const MOST_LINES = 7;

export function SceneBoard({
  stage,
  ...props
}: BoardProps<State> & { readonly stage: FightStage }): ReactElement {
  // Nobody reads what came of the dice before they have fallen.
  const { told: view, language, events, seats } = props;
  const where = whereIn(view);
  const chapters = useMemo(() => reckoningsOf(events ?? []), [events]);
  const opened = useMemo(() => openedIn(events ?? []), [events]);
  const runs = runsText(view, seats, language);
  if (view.sitting === undefined || where === 'home')
    return (
      <div className="run-board run-scene">
        <Clock view={view} runs={null} language={language} />
        <Home view={view} language={language}>
          <OpenedNotes opened={opened} language={language} />
          <Laws laws={view.sitting?.laws ?? []} language={language} />
        </Home>
      </div>
    );
  const { sitting } = view;
  const event = eventIn(sitting);
  // After the last encounter they are on their way home to their village.
  const there = sitting.at === sitting.of ? null : sceneIn(events ?? []);
  const reckoned = chapters.findLast(({ over }) => over) ?? null;
  const between = where === 'between';
  return (
    <div className="run-board run-scene">
      <Clock view={view} runs={runs} language={language} />
      <Picture
        {...props}
        view={view}
        stage={stage}
        scene={event?.scene ?? there ?? 'village'}
        mirrored={sitting.progress.event % 2 === 1}
      />
      <Telling
        view={view}
        event={between ? null : event}
        happened={happenedIn(events ?? [], MOST_LINES)}
        language={language}
      >
        {reckoned !== null && (between || sitting.progress.event === 0) && (
          <>
            <Reckoned of={reckoned} view={view} language={language} open={between} />
            <OpenedNotes
              opened={opened.filter(({ number }) => number === reckoned.number)}
              language={language}
            />
          </>
        )}
        <Laws laws={sitting.laws ?? []} language={language} />
      </Telling>
    </div>
  );
}

/** What the encounter was worth that has just ended. */
const Reckoned = ({
  of,
  view,
  language,
  open,
}: {
  of: Chapter;
  open: boolean;
} & Pick<BoardProps<State>, 'view' | 'language'>): ReactElement => (
  <details className="run-reckoned" open={open}>
    <summary>{WEB_WORDS[language].scene.reckoning(of.name === null ? '' : said(of.name, language))}</summary>
    <Bars view={view} of={of} language={language} />
  </details>
);
