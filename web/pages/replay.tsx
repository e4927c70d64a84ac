// A game once more, choice by choice, through anybody's eyes when it is over.

import type { Event, MatchRecord, Refusal, Seat } from '@skald/kernel';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Loaded, useGame } from '../games.ts';
import { Crew } from '../local/crew.ts';
import { openFile } from '../local/files.ts';
import type { Opened } from '../local/messages.ts';
import { loadMatch } from '../local/saves.ts';
import { Act, Pick, saveFile, To } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { Verify } from '../parts/verify.tsx';
import { go } from '../router.ts';
import { usePace, useSettings } from '../settings.ts';
import { explain, useWords } from '../words/index.ts';

export default function Replay({ source, id }: { source: string | undefined; id: string | undefined }) {
  const words = useWords();
  const { language } = useSettings();
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    void fetchRecord(source, id).then((found) => ('skald' in found ? setRecord(found) : setProblem(found)));
  }, [source, id]);
  const loaded = useGame(record?.game);
  if (id === undefined) return <Choose />;
  if (problem)
    return (
      <main className="page">
        <p role="alert">{explain(problem, language)}</p>
        <p className="hint">{words.replay.running}</p>
        <To path="/tables">{words.menu.lobby}</To>
      </main>
    );
  if (record !== null && record.result === null && source === 'local') return <Running id={id} />;
  if (record === null || !loaded) return <p className="wait">{words.table.loading}</p>;
  return <Player record={record} loaded={loaded} />;
}

/** What is still hidden in a running game stays hidden. */
function Running({ id }: { id: string }) {
  const words = useWords();
  return (
    <main className="page">
      <p role="alert">{words.replay.running}</p>
      <To path={`/local/${id}`}>{words.lobby.resume}</To>
    </main>
  );
}

async function fetchRecord(source: string | undefined, id: string): Promise<MatchRecord | Refusal> {
  if (source === 'local') return (await loadMatch(id))?.record ?? { code: 'not-found', params: {} };
  try {
    const response = await fetch(`/api/tables/${id}/record`);
    const body = (await response.json()) as { ok: MatchRecord } | { error: Refusal };
    return 'ok' in body ? body.ok : body.error;
  } catch {
    return { code: 'connection-lost', params: {} };
  }
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
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <To path="/">{words.error.home}</To>
    </main>
  );
}

/** Milliseconds between two choices while it plays by itself. */
const BEAT = 700;

function Player({ record, loaded }: { record: MatchRecord; loaded: Loaded }) {
  const words = useWords();
  const { language } = useSettings();
  const { module, board } = loaded;
  const all = record.moves.length;
  const [at, setAt] = useState(all);
  const [eyes, setEyes] = useState<Seat | null>(null);
  const [playing, setPlaying] = useState(false);
  const [saga, setSaga] = useState(false);
  const pace = usePace();
  const seen = useMoment(record, at, eyes);
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
        <Act tone="quiet" onPress={() => saveFile(`${record.game}.saga`, JSON.stringify(record, null, 1))}>
          {words.replay.share}
        </Act>
        <To path="/tables" className="act act-quiet">
          {words.menu.lobby}
        </To>
      </header>
      <main className="board" aria-label={words.table.board}>
        <board.Board {...props} />
      </main>
      <aside className="side">
        <Scrubber at={at} all={all} onGo={setAt} onStep={step}>
          <Act onPress={() => setPlaying(!playing)}>{playing ? words.replay.pause : words.replay.play}</Act>
        </Scrubber>
        <Pick
          label={words.replay.eyes}
          value={String(eyes)}
          options={[['null', words.replay.all], ...names.map((name, seat) => [String(seat), name] as const)]}
          onChange={(value) => setEyes(value === 'null' ? null : Number(value))}
        />
        <ol className="log" aria-live="polite">
          {seen.lines(module, language).map((line, i) => (
            <li key={`${i}:${line}`}>{line}</li>
          ))}
        </ol>
        <board.Plot {...props} />
        <board.Sheets {...props} />
        {record.seed !== undefined && record.result !== null && <Verify record={record} />}
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
          ⏮
        </Act>
        <Act aria-label={replay.back} onPress={() => props.onStep(-1)}>
          ◀
        </Act>
        {props.children}
        <Act aria-label={replay.next} onPress={() => props.onStep(1)}>
          ▶
        </Act>
        <Act aria-label={replay.last} onPress={() => props.onGo(props.all)}>
          ⏭
        </Act>
        <span>{replay.move(props.at, props.all)}</span>
      </div>
    </section>
  );
}

interface Moment {
  readonly view: Opened['view'];
  readonly events: readonly Event[];
  readonly fresh: readonly Event[];
  lines(module: Loaded['module'], language: 'en' | 'de'): string[];
}

/** The state after so many choices, as one seat saw it, or everybody together. */
function useMoment(record: MatchRecord, at: number, eyes: Seat | null): Moment | null {
  const crew = useRef<Crew | null>(null);
  const before = useRef<{ at: number; events: readonly Event[] }>({ at: -1, events: [] });
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    crew.current = new Crew();
    return () => crew.current?.close();
  }, []);
  useEffect(() => {
    let here = true;
    const worker = crew.current;
    if (worker === null) return;
    void (async () => {
      await worker.ask({ do: 'load', record, upTo: at });
      const outcome = await worker.ask<Opened>({ do: 'open', seat: eyes });
      if (!here || 'refused' in outcome) return;
      const { view, events } = outcome.ok;
      const fresh = at === before.current.at + 1 ? events.slice(before.current.events.length) : [];
      before.current = { at, events };
      setMoment({
        view,
        events,
        fresh,
        lines: (module, language) =>
          events.slice(-12).flatMap((event) => {
            const line = event.type === 'roll' ? null : module.words.event(event, view, language);
            return line === null ? [] : [line];
          }),
      });
    })();
    return () => {
      here = false;
    };
  }, [record, at, eyes]);
  return moment;
}
