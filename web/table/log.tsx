// All that has happened, by rounds: the newest stand open, the others are a press away.

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { found, isFiltered } from './log-filter.ts';
import { FilterRow } from './log-filter-row.tsx';
import { RoundOfLog } from './log-round.tsx';
import type { PanelsProps } from './panels.tsx';
import { type Reader, type Round, roundsOf } from './rounds.ts';
import type { Showing } from './told-line.tsx';
import { useLastLine } from './use-last-line.ts';
import { useRoving } from './use-roving.ts';

/** As many events stand open by themselves, counted from the end. */
const OPEN_EVENTS = 300;

/** Where news begin for a reader. */
export interface NewsMark {
  /** So many events had been told when he last chose; null for who only looks on. */
  readonly since: number | null;
  /** Grows whenever he asks for them. */
  readonly sought: number;
}

export function Log(props: PanelsProps) {
  const { table } = useWords();
  const { model, loaded, view, language, news, filter, show } = props;
  const { module } = loaded;
  const rounds = useMemo(() => roundsOf(model.events, module), [model.events, module]);
  const reader = useMemo(() => ({ module, view, language }), [module, view, language]);
  const shown = useMemo(() => found(rounds, filter, reader), [rounds, filter, reader]);
  if (model.events.length === 0) return <p className="hint">{table.noLog}</p>;
  const filtered = isFiltered(filter);
  return (
    <>
      <FilterRow {...props} found={filtered ? shown : null} />
      <Rounds
        // What is folded while one looks for something is folded for that alone.
        key={`${filtered}`}
        rounds={shown}
        reader={reader}
        since={filtered ? null : news.since}
        sought={news.sought}
        show={show}
      />
    </>
  );
}

function Rounds({
  rounds,
  reader,
  since,
  sought,
  show,
}: { readonly rounds: readonly Round[]; readonly reader: Reader } & NewsMark & Showing) {
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const turn = useCallback(
    (from: number, open: boolean) => setTurned((before) => new Map([...before, [from, open]])),
    [],
  );
  const marked = since === null ? -1 : rounds.findIndex(({ to }) => to > since);
  const opened = Math.min(firstOpen(rounds), sought > 0 && marked >= 0 ? marked : Infinity);
  useLastLine(end, rounds);
  useSought(log, sought);
  return (
    <div className="log" ref={log} {...useRoving(log)}>
      {rounds.map((round, i) => (
        <RoundOfLog
          key={round.from}
          round={round}
          reader={reader}
          open={turned.get(round.from) ?? i >= opened}
          newest={i === rounds.length - 1}
          since={i === marked ? since : null}
          turn={turn}
          show={show}
        />
      ))}
      <span ref={end} />
    </div>
  );
}

/** The first round that stands open by itself; the last one always does. */
function firstOpen(rounds: readonly Round[]): number {
  let events = 0;
  const folded = rounds.findLastIndex((round) => {
    events += round.events.length;
    return events > OPEN_EVENTS;
  });
  return Math.min(folded + 1, rounds.length - 1);
}

/** Brings into sight what was asked for. */
function useSought(log: RefObject<HTMLElement | null>, sought: number): void {
  useEffect(() => {
    if (sought > 0) log.current?.querySelector('[data-since]')?.scrollIntoView({ block: 'start' });
  }, [log, sought]);
}
