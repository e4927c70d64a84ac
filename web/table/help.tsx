// Help on anything: beside the board, or a phone's whole screen. AMI-UI-31

import { normal } from '@skald/games/answers';
import type { GameState } from '@skald/kernel';
import { useEffect, useRef, useState } from 'react';
import type { Loaded } from '../games.ts';
import { Act } from '../parts/controls.tsx';
import { Markdown } from '../parts/markdown.tsx';
import { RulesCited } from '../parts/rule-link.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Help, HelpPage } from './use-help.ts';

interface HelpProps {
  readonly help: Help;
  readonly view: GameState | null;
  readonly loaded: Loaded;
}

/** Nothing while it is closed. */
export function HelpPanel({ help, view, loaded }: HelpProps) {
  const { table, help: words } = useWords();
  const { page } = help;
  if (page === undefined) return null;
  return (
    <Opened help={help}>
      <div className="help-bar">
        <Act tone="quiet" isDisabled={page === null} onPress={() => help.show(null)}>
          {words.index}
        </Act>
        {loaded.board.Legend && (
          <Act tone="quiet" isDisabled={page === 'legend'} onPress={() => help.show('legend')}>
            {words.legend}
          </Act>
        )}
        <span className="spacer" />
        <Act tone="quiet" onPress={help.close}>
          {table.close}
        </Act>
      </div>
      <div className="help-page">
        <Page page={page} help={help} view={view} loaded={loaded} />
      </div>
    </Opened>
  );
}

/** Has the focus from the beginning, and gives it back in the end. */
function Opened({ help, children }: { help: Help; children: React.ReactNode }) {
  const { table } = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | SVGElement | null;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && before?.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      className="help"
      aria-label={table.help}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        help.close();
      }}
    >
      {children}
    </section>
  );
}

function Page({ page, help, view, loaded: { module, board } }: HelpProps & { page: HelpPage }) {
  const { language } = useSettings();
  const { help: words } = useWords();
  if (page === null) return <Index help={help} topics={module.words.topics(language)} />;
  if (page === 'legend')
    return (
      <>
        <h2>{words.legend}</h2>
        {board.Legend && <board.Legend language={language} />}
      </>
    );
  return (
    <RulesCited value={{ game: module.game.id, apart: true }}>
      <h2>{module.words.topic(page.topic, language)}</h2>
      <Markdown text={module.words.help(page.topic, view, language)} top={3} />
    </RulesCited>
  );
}

type Topics = ReturnType<Loaded['module']['words']['topics']>;

/** Everything there is help on, by kinds; what is looked for stands open. */
function Index({ help, topics }: { help: Help; topics: Topics }) {
  const { help: words } = useWords();
  const [wanted, setWanted] = useState('');
  const found = topics.filter(({ name }) => normal(name).includes(normal(wanted)));
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  return (
    <>
      <label className="pick">
        <span>{words.search}</span>
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <p className="hidden" role="status">
        {wanted !== '' && words.found(found.length)}
      </p>
      {groups.length === 0 && <p>{words.found(0)}</p>}
      {groups.map(([group, ones], i) => (
        <details key={`${group} ${wanted === ''}`} open={wanted !== '' || i === 0}>
          <summary>
            {group} <small>{ones.length}</small>
          </summary>
          <ul>
            {ones.map(({ id, name }) => (
              <li key={id} data-topic={id}>
                <button type="button" onClick={() => help.open(id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
