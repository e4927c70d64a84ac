// The table of a game that is shown once more: the board, and beside it the way through the game.

import './playback.css';
import type { BoardProps, PanelProps } from '@skald/games/boards';
import type { Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useState } from 'react';
import type { Loaded } from '../games.ts';
import { Act, Pick, saveFile, To } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { Verify } from '../parts/verify.tsx';
import { useSettings } from '../settings.ts';
import { HelpPanel } from '../table/help.tsx';
import { type Help, useHelp } from '../table/use-help.ts';
import { useWords } from '../words/index.ts';
import type { Moment, Retelling } from './retelling.ts';
import { Scrubber } from './scrubber.tsx';
import { type Playback, usePlayback } from './use-playback.ts';

interface TableProps {
  readonly retelling: Retelling;
  readonly loaded: Loaded;
}

export function PlaybackTable({ retelling, loaded }: TableProps) {
  const words = useWords();
  const playback = usePlayback(retelling);
  const help = useHelp();
  const told = useTold(playback, loaded, help);
  const { seen, told: moment, at, eyes } = playback;
  if (seen === null || moment === null || told === null) return <p className="wait">{words.table.loading}</p>;
  return (
    <div className="table replay">
      <ReplayBar retelling={retelling} loaded={loaded} />
      <main className="board" aria-label={words.table.board} aria-busy={seen.at !== at || seen.eyes !== eyes}>
        <loaded.board.Board {...stagedFrom(told, playback)} />
      </main>
      <HelpPanel help={help} view={seen.view} loaded={loaded} />
      <aside className="side">
        <Scrubber playback={playback} loaded={loaded} shared={retelling.link === 'everywhere'} />
        <Eyes retelling={retelling} loaded={loaded} playback={playback} told={told} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <ol className="log" aria-live="polite" aria-label={words.table.tabs.log} tabIndex={0}>
          {lastLines(moment, loaded, told.language).map((line, i) => (
            <li key={`${i}:${line}`}>{line}</li>
          ))}
        </ol>
        <loaded.board.Plot {...told} />
        <loaded.board.Sheets {...told} />
        {retelling.record?.seed !== undefined && (
          <Verify record={retelling.record} events={moment.events} table={retelling.table} />
        )}
        <SagaSoFar moment={moment} loaded={loaded} />
      </aside>
    </div>
  );
}

/** What a board is told at which nobody can do anything any more. */
function useTold({ told, eyes, pace }: Playback, { module }: Loaded, help: Help): PanelProps | null {
  const { language } = useSettings();
  if (told === null) return null;
  return {
    view: told.view,
    told: told.view,
    seat: eyes,
    seats: module.seats(told.view).map((_, seat) => ({ seat, player: '', you: false })),
    decision: null,
    language,
    secondTap: 'never',
    choose: () => {},
    fresh: told.fresh,
    pace,
    point: help.point,
    help: help.open,
    legend: () => help.show('legend'),
    events: told.events,
    done: false,
    explains: false,
    odds: async () => null,
  };
}

/** The board is ahead as long as dice fall on it. */
const stagedFrom = (told: PanelProps, { seen, audience }: Playback): BoardProps => ({
  ...told,
  view: seen?.view ?? told.view,
  fresh: seen?.fresh ?? told.fresh,
  audience,
});

function ReplayBar({ retelling: { record }, loaded: { module } }: TableProps) {
  const words = useWords();
  const { language } = useSettings();
  return (
    <header className="top-bar">
      <To path="/" className="brand">
        Skald
      </To>
      <h1>
        {words.replay.heading}: {module.words.title(language)}
      </h1>
      <span className="spacer" />
      {record !== null && (
        <Act tone="quiet" onPress={() => saveFile(`${record.game}.saga`, JSON.stringify(record, null, 1))}>
          {words.replay.share}
        </Act>
      )}
      <To path="/tables" className="act act-quiet">
        {words.menu.lobby}
      </To>
    </header>
  );
}

/** Anybody's eyes may be borrowed once the game is over. */
function Eyes({
  retelling,
  loaded: { module },
  playback,
  told: { view, seats, language },
}: TableProps & { readonly playback: Playback; readonly told: PanelProps }) {
  const { replay } = useWords();
  if (retelling.record === null) return <p className="hint">{replay.running}</p>;
  const nameOf = (seat: Seat): string => module.words.seat(view, seat, language);
  return (
    <Pick
      label={replay.eyes}
      value={String(playback.eyes)}
      options={[['null', replay.all], ...seats.map(({ seat }) => [String(seat), nameOf(seat)] as const)]}
      onChange={(value) => playback.look(value === 'null' ? null : Number(value))}
    />
  );
}

function SagaSoFar({ moment, loaded: { module } }: { moment: Moment; loaded: Loaded }) {
  const { table } = useWords();
  const { language } = useSettings();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Act onPress={() => setOpen(!open)}>{table.tabs.saga}</Act>
      {open && <Markdown text={module.words.saga(moment.events, moment.view, language)} top={3} />}
    </>
  );
}

/** Lines of the log around this moment. */
const SHOWN = 12;

const lastLines = ({ events, view }: Moment, { module }: Loaded, language: Language): string[] =>
  events.slice(-SHOWN).flatMap((event) => {
    const line = event.type === 'roll' ? null : module.words.event(event, view, language);
    return line === null ? [] : [line];
  });
