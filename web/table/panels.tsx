// What one looks up beside the game: log, record sheets, saga, standings, chat.

import type { PanelProps } from '@skald/games/boards';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act, Field, saveFile } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { useWords } from '../words/index.ts';
import { linesOf } from './presentation.ts';

const TABS = ['log', 'sheets', 'saga', 'plot', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export interface PanelsProps extends PanelProps {
  readonly tab: Tab;
  onTab(tab: Tab): void;
  onClose(): void;
  /** Whether the panel lies large over the board. */
  readonly large: boolean;
  onEnlarge(): void;
  readonly loaded: Loaded;
  readonly model: TableModel;
  readonly authority: TableAuthority;
}

export function Panels(props: PanelsProps) {
  const { table } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const names = { ...table.tabs, ...props.loaded.board.tabs(props.language) };
  // Whoever enlarges it wants to read: the keys that scroll are its own then.
  useEffect(() => {
    if (props.large) panel.current?.focus({ preventScroll: true });
  }, [props.large]);
  // Each tab is read from its beginning; the log follows its end by itself.
  useEffect(() => {
    if (panel.current && props.tab !== 'log') panel.current.scrollTop = 0;
  }, [props.tab]);
  const tabs = TABS.filter((tab) => tab !== 'chat' || props.authority.kind === 'remote');
  return (
    <section className="panels" aria-label={table.panels}>
      <div className="tabs">
        <div role="tablist" aria-label={table.panels}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`tab-${tab}`}
              aria-selected={tab === props.tab}
              aria-controls="panel"
              tabIndex={tab === props.tab ? 0 : -1}
              onClick={() => props.onTab(tab)}
              onKeyDown={(event) => {
                const turn = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const next = tabs[(tabs.indexOf(tab) + turn + tabs.length) % tabs.length];
                if (turn === 0 || next === undefined) return;
                props.onTab(next);
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >
              {names[tab]}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tabs-large"
          aria-label={props.large ? table.shrink : table.enlarge}
          title={`${props.large ? table.shrink : table.enlarge} (M)`}
          aria-keyshortcuts="m"
          onClick={props.onEnlarge}
        >
          <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
            <path d={props.large ? 'M-7 -2H-2V-7M7 2H2V7' : 'M-7 -2V-7H-2M7 2V7H2M-7 -7L-1 -1M7 7L1 1'} />
          </svg>
        </button>
        <button type="button" className="tabs-close" aria-label={table.close} onClick={props.onClose}>
          ×
        </button>
      </div>
      <div
        ref={panel}
        className="panel"
        role="tabpanel"
        id="panel"
        aria-labelledby={`tab-${props.tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Content {...props} />
      </div>
    </section>
  );
}

function Content(props: PanelsProps): ReactNode {
  const { Sheets, Plot } = props.loaded.board;
  switch (props.tab) {
    case 'log':
      return <Log {...props} />;
    case 'sheets':
      return <Sheets {...props} />;
    case 'saga':
      return <Saga {...props} />;
    case 'plot':
      return <Plot {...props} />;
    case 'chat':
      return <Chat {...props} />;
  }
}

const SHOWN = 400;

function Log({ model, loaded, language }: PanelsProps) {
  const { table } = useWords();
  const end = useRef<HTMLLIElement>(null);
  const lines = useMemo(
    () => linesOf(model.events.slice(-SHOWN), model, loaded.module, language),
    [model, loaded, language],
  );
  useLastLine(end, lines);
  if (lines.length === 0) return <p className="hint">{table.noLog}</p>;
  return (
    <ol className="log">
      {lines.map((line, i) => (
        <li key={`${i}:${line}`}>{line}</li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** Near enough to the end to be following it. */
const NEAR = 60;

/** Keeps the last line in view, also when the panel gets smaller, unless the reader has scrolled back. */
function useLastLine(end: RefObject<HTMLElement | null>, lines: readonly string[]): void {
  const following = useRef(true);
  const at = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is followed
  useEffect(() => {
    const panel = end.current?.closest<HTMLElement>('[role="tabpanel"]');
    if (!panel) return;
    const follow = (): void => {
      if (following.current) panel.scrollTop = panel.scrollHeight;
    };
    // Only who scrolls up stops following: a panel that shrinks while it scrolls is far from its end, too.
    const look = (): void => {
      const near = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
      following.current = near || (following.current && panel.scrollTop >= at.current);
      at.current = panel.scrollTop;
    };
    const resized = new ResizeObserver(follow);
    follow();
    resized.observe(panel);
    panel.addEventListener('scroll', look);
    return () => {
      resized.disconnect();
      panel.removeEventListener('scroll', look);
    };
  }, [end, lines]);
}

function Saga({ model, loaded, language, view }: PanelsProps) {
  const { table } = useWords();
  const text = useMemo(
    () => loaded.module.words.saga(model.events, view, language),
    [model, loaded, view, language],
  );
  return (
    <>
      <Act tone="quiet" onPress={() => saveFile('saga.md', text, 'text/markdown')}>
        {table.sagaSave}
      </Act>
      <Markdown text={text} top={3} />
    </>
  );
}

function Chat({ model, authority }: PanelsProps) {
  const { table, account } = useWords();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await authority.chat(text)) === null) setText('');
  };
  return (
    <div className="chat">
      {model.chat.length === 0 && <p className="hint">{table.noChat}</p>}
      <ul aria-live="polite">
        {model.chat.map((line) => (
          <li key={`${line.time}:${line.text}`}>
            <strong>{line.name || account.gone}</strong> {line.text}
          </li>
        ))}
      </ul>
      <form className="row" onSubmit={(event) => void send(event)}>
        <Field label={table.say} hideLabel value={text} onChange={setText} max={500} />
        <Act type="submit">{table.send}</Act>
      </form>
    </div>
  );
}
