// What one looks up beside the game: log, record sheets, saga, standings, chat.

import type { PanelProps } from '@skald/games/boards';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act, saveFile } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { useWords } from '../words/index.ts';
import { Chat } from './chat.tsx';
import { Log, type NewsMark } from './log.tsx';
import type { LogFilter } from './log-filter.ts';
import type { Showing } from './told-line.tsx';
import { type Unread, useUnread } from './use-unread.ts';

const TABS = ['log', 'sheets', 'saga', 'plot', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export interface PanelsProps extends PanelProps, Showing {
  readonly tab: Tab;
  onTab(tab: Tab): void;
  onClose(): void;
  /** Whether the panel lies large over the board. */
  readonly large: boolean;
  onEnlarge(): void;
  readonly loaded: Loaded;
  readonly model: TableModel;
  readonly authority: TableAuthority;
  /** Where the log has something new for this reader. */
  readonly news: NewsMark;
  /** What is looked for in the log. */
  readonly filter: LogFilter;
  onFilter(filter: LogFilter): void;
}

export function Panels(props: PanelsProps) {
  const { table } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  const names = { ...table.tabs, ...props.loaded.board.tabs(props.language) };
  // Whoever enlarges it wants to read: the keys that scroll are its own then.
  useEffect(() => {
    if (props.large) panel.current?.focus({ preventScroll: true });
  }, [props.large]);
  // Each tab is read from its beginning; log and chat follow their ends by themselves.
  useEffect(() => {
    if (panel.current && props.tab !== 'log' && props.tab !== 'chat') panel.current.scrollTop = 0;
  }, [props.tab]);
  const unread = useUnread(props.model);
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
              aria-describedby={tab === 'chat' ? 'unread' : undefined}
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
              {tab === 'chat' && unread.lines > 0 && (
                <span className="unread" aria-hidden="true">
                  {unread.lines}
                </span>
              )}
            </button>
          ))}
        </div>
        <span id="unread" role="status" className="hidden">
          {unread.lines > 0 && table.unread(unread.lines)}
        </span>
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
        <Content {...props} read={unread.read} />
      </div>
    </section>
  );
}

function Content(props: PanelsProps & Pick<Unread, 'read'>): ReactNode {
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
