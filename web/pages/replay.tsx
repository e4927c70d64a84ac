// A game once more, choice by choice, through anybody's eyes when it is over.

import type { Event, Refusal, Seat } from '@skald/kernel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Loaded, useGame } from '../games.ts';
import { openFile } from '../local/open-file.ts';
import { Act, Pick, Problem, saveFile, To } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { NotFound } from '../parts/not-found.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { Verify } from '../parts/verify.tsx';
import { go } from '../router.ts';
import { usePace, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';
import { type Moment, openStory, type Story } from './story.ts';

export default function Replay({ source, id }: { source: string | undefined; id: string | undefined }) {
  const words = useWords();
  const [story, setStory] = useState<Story | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let here = true;
    let opened: Story | null = null;
    void openStory(source, id).then((found) => {
      if ('code' in found) return here && setProblem(found);
      opened = found;
      if (here) setStory(found);
      else found.close();
    });
    return () => {
      here = false;
      opened?.close();
    };
  }, [source, id]);
  const loaded = useGame(story?.game);
  if (id === undefined) return <Choose />;
  if (problem?.code === 'not-found') return <NotFound menu />;
  if (problem) return <Trouble refusal={problem} />;
  if (story === null || !loaded) return <p className="wait">{words.table.loading}</p>;
  return <Player story={story} loaded={loaded} />;
}

function Choose() {
  const words = useWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <main className="page">
      <h1>{words.replay.heading}</h1>
      <label className="pick">
        {words.replay.drop}
        <input
          type="file"
          accept=".saga,.json,application/json"
          onChange={async (event) => {
            const file = event.target.files?.[0];
            const opened = file && (await openFile(file));
            if (opened && 'ok' in opened) go(opened.ok.path);
            else if (opened) setProblem(`${words.error.file} ${explain(opened.refused, language)}`);
          }}
        />
      </label>
      <Problem text={problem} />
      <To path="/">{words.error.home}</To>
    </main>
  );
}

/** Milliseconds between two choices while it plays by itself. */
const BEAT = 700;

function Player({ story, loaded }: { story: Story; loaded: Loaded }) {
  const words = useWords();
  const { language } = useSettings();
  const { module, board } = loaded;
  const { moves: all, record, own } = story;
  const [at, setAt] = useState(all);
  const [eyes, setEyes] = useState<Seat | null>(own);
  const [playing, setPlaying] = useState(false);
  const [saga, setSaga] = useState(false);
  const pace = usePace();
  const seen = useMoment(story, at, eyes);
  const step = useCallback((by: number) => setAt((now) => Math.min(all, Math.max(0, now + by))), [all]);

  useEffect(() => {
    if (!playing) return;
    const beat = setInterval(() => setAt((now) => Math.min(all, now + 1)), BEAT);
    return () => clearInterval(beat);
  }, [playing, all]);
  useEffect(() => {
    if (at === all) setPlaying(false);
  }, [at, all]);

  if (seen === null) return <p className="wait">{words.table.loading}</p>;
  const seats = module.seats(seen.view).map((_, seat) => ({ seat, player: '', you: false }));
  const props = {
    view: seen.view,
    seat: eyes,
    seats,
    decision: null,
    language,
    choose: () => {},
    fresh: seen.fresh,
    pace,
    point: () => {},
    help: () => {},
    events: seen.events,
    odds: async () => null,
  };
  const names = seats.map(({ seat }) => module.words.seat(seen.view, seat, language));
  return (
    <div className="table replay">
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
      <main className="board" aria-label={words.table.board} aria-busy={seen.at !== at || seen.eyes !== eyes}>
        <board.Board {...props} />
      </main>
      <aside className="side">
        <Scrubber at={at} all={all} onGo={setAt} onStep={step}>
          <Act onPress={() => setPlaying(!playing)}>{playing ? words.replay.pause : words.replay.play}</Act>
        </Scrubber>
        {record === null ? (
          <p className="hint">{words.replay.running}</p>
        ) : (
          <Pick
            label={words.replay.eyes}
            value={String(eyes)}
            options={[
              ['null', words.replay.all],
              ...names.map((name, seat) => [String(seat), name] as const),
            ]}
            onChange={(value) => setEyes(value === 'null' ? null : Number(value))}
          />
        )}
        <ol className="log" aria-live="polite">
          {lastLines(seen, loaded, language).map((line, i) => (
            <li key={`${i}:${line}`}>{line}</li>
          ))}
        </ol>
        <board.Plot {...props} />
        <board.Sheets {...props} />
        {record?.seed !== undefined && <Verify record={record} events={seen.events} table={story.table} />}
        <Act onPress={() => setSaga(!saga)}>{words.table.tabs.saga}</Act>
        {saga && <Markdown text={module.words.saga(seen.events, seen.view, language)} top={3} />}
      </aside>
    </div>
  );
}

function Scrubber(props: {
  at: number;
  all: number;
  onGo: (at: number) => void;
  onStep: (by: number) => void;
  children: ReactNode;
}) {
  const { replay } = useWords();
  return (
    <section className="scrubber">
      <input
        type="range"
        min={0}
        max={props.all}
        value={props.at}
        aria-label={replay.move(props.at, props.all)}
        onChange={(event) => props.onGo(Number(event.target.value))}
      />
      <div className="row">
        <Act aria-label={replay.first} onPress={() => props.onGo(0)}>
          |◀
        </Act>
        <Act aria-label={replay.back} onPress={() => props.onStep(-1)}>
          ◀
        </Act>
        {props.children}
        <Act aria-label={replay.next} onPress={() => props.onStep(1)}>
          ▶
        </Act>
        <Act aria-label={replay.last} onPress={() => props.onGo(props.all)}>
          ▶|
        </Act>
        <span>{replay.move(props.at, props.all)}</span>
      </div>
    </section>
  );
}

interface Shown extends Moment {
  readonly at: number;
  readonly eyes: Seat | null;
  /** What the last choice brought, when the one before was shown. */
  readonly fresh: readonly Event[];
}

/** The state after so many choices, as one seat saw it, or everybody together. */
function useMoment(story: Story, at: number, eyes: Seat | null): Shown | null {
  const before = useRef<{ at: number; eyes: Seat | null; events: number }>({ at: -1, eyes: null, events: 0 });
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let here = true;
    void story.at(at, eyes).then((moment) => {
      if (!here || moment === null) return;
      const next = at === before.current.at + 1 && eyes === before.current.eyes;
      const fresh = next ? moment.events.slice(before.current.events) : [];
      before.current = { at, eyes, events: moment.events.length };
      setShown({ ...moment, at, eyes, fresh });
    });
    return () => {
      here = false;
    };
  }, [story, at, eyes]);
  return shown;
}

/** Lines of the log around this moment. */
const SHOWN = 12;

const lastLines = ({ events, view }: Moment, { module }: Loaded, language: 'en' | 'de'): string[] =>
  events.slice(-SHOWN).flatMap((event) => {
    const line = event.type === 'roll' ? null : module.words.event(event, view, language);
    return line === null ? [] : [line];
  });
