// The table: board, question, seats, and everything beside them. Knows no game by name.

import type { PanelProps, SeatLook } from '@skald/games/boards';
import type { Refusal } from '@skald/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act } from '../parts/controls.tsx';
import { usePace, useSettings } from '../settings.ts';
import { useSounds } from '../sound.ts';
import { explain, useWords } from '../words/index.ts';
import { Curtain } from './curtain.tsx';
import { Ending } from './ending.tsx';
import { HelpPanel } from './help.tsx';
import { useTableKeys } from './keys.ts';
import { Panels, type Tab } from './panels.tsx';
import { usePresentation } from './presentation.ts';
import { QuestionPanel } from './question.tsx';
import { Seats } from './seats.tsx';
import { TextBoard } from './text-board.tsx';
import { TopBar } from './top-bar.tsx';

export interface ShellProps {
  readonly authority: TableAuthority;
  readonly loaded: Loaded;
  /** Buttons of the menu that depend on where the table lives. */
  readonly menu: ReactNode;
  /** Beside the ending: once more, replay and so on. */
  readonly after?: ReactNode;
  /** Above the question: an invitation, a guide. */
  readonly above?: ((model: TableModel) => ReactNode) | undefined;
}

/** A player as people call him: the hero's name, and who plays. */
export function seatName(model: TableModel, { module }: Loaded, seat: number, language: 'en' | 'de'): string {
  return model.view ? module.words.seat(model.view, seat, language) : String(seat + 1);
}

export function Shell({ authority, loaded, menu, after, above }: ShellProps) {
  const { module, board } = loaded;
  const words = useWords();
  const settings = useSettings();
  const { language, textBoard } = settings;
  const pace = usePace();
  const { model, message, waits, goOn } = usePresentation(authority, module, language, settings.delay);
  const [problem, setProblem] = useState<string | null>(null);
  const [topic, setTopic] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  useSounds(model);

  const refuse = useCallback(
    (refusal: Refusal | null) => setProblem(refusal && explain(refusal, language, module)),
    [language, module],
  );
  const firstTopic = module.words.topics(language)[0]?.id ?? '';
  const seat = model?.seat ?? null;
  const decision = model?.decisions.find((one) => one.seat === seat && one.options.length > 0) ?? null;

  const choose = useCallback(
    async (...options: string[]): Promise<void> => {
      if (seat === null) return;
      for (const option of options) {
        const refusal = await authority.choose(seat, option);
        refuse(refusal);
        if (refusal !== null) return;
      }
    },
    [authority, seat, refuse],
  );
  const undo = useCallback(
    async () => seat !== null && refuse(await authority.undo(seat)),
    [authority, seat, refuse],
  );
  /** Takes back all of a counter's movement. AMI-UI-34 */
  const undoErrand = useCallback(async (): Promise<void> => {
    const errand = model?.view ? module.errand(model.view) : null;
    for (let now = authority.snapshot(); now?.mayUndo && seat !== null; now = authority.snapshot()) {
      refuse(await authority.undo(seat));
      const view = authority.snapshot()?.view;
      if (errand === null || !view || module.errand(view) !== errand) return;
    }
  }, [authority, model, module, seat, refuse]);
  const finishing = useMemo(() => {
    if (decision === null) return null;
    const choice = module.finishing({
      ...decision,
      options: decision.options.map((option) => option.choice),
    });
    return decision.options.find((option) => option.choice === choice)?.id ?? null;
  }, [decision, module]);
  const finish = useCallback(
    () => (waits ? goOn() : finishing !== null && void choose(finishing)),
    [waits, goOn, finishing, choose],
  );
  const openTab = useCallback((next: Tab) => {
    setTab(next);
    setSheetOpen(true);
  }, []);

  useTableKeys({
    decision,
    choose,
    finish,
    undo,
    undoErrand,
    openTab,
    help: () => setTopic(pointed ?? firstTopic),
    close: () => (topic ? setTopic(null) : setSheetOpen(false)),
  });
  // What was refused a moment ago matters no longer when something has happened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the number of moves
  useEffect(() => setProblem(null), [model?.moves]);
  useEffect(() => {
    document.title = decision === null ? 'Skald' : `● ${words.table.yourTurn} – Skald`;
  }, [decision, words]);

  if (model === null) return <p className="wait">{words.table.loading}</p>;
  if (model.curtain !== null)
    return (
      <Curtain
        name={personAt(model, loaded, model.curtain, language)}
        onReady={() => authority.liftCurtain()}
      />
    );

  const seats: SeatLook[] = model.info.seats.map((one, i) => ({
    seat: i,
    player: one.name || (one.level ? words.create.levels[one.level] : ''),
    you: model.info.mine.includes(i),
  }));
  const props: PanelProps | null = model.view && {
    view: model.view,
    seat,
    seats,
    decision,
    language,
    choose: (option, ...further) => void choose(option, ...further),
    fresh: model.fresh,
    pace,
    point: setPointed,
    help: setTopic,
    events: model.events,
    odds: (option) => (seat === null ? Promise.resolve(null) : authority.odds(seat, option)),
  };

  return (
    <div className={`table ${sheetOpen ? 'sheet-open' : ''}`}>
      <a className="skip" href="#question">
        {words.menu.skip}
      </a>
      <TopBar
        model={model}
        module={module}
        menu={menu}
        mayUndo={model.mayUndo}
        onUndo={() => void undo()}
        onHelp={() => setTopic(firstTopic)}
      />
      <main
        className="board"
        aria-label={words.table.board}
        onAuxClick={(event) => event.button === 1 && finish()}
        onContextMenu={(event) => {
          event.preventDefault();
          // A finger that rests on the map asks for help instead.
          if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') finish();
        }}
      >
        {props &&
          (textBoard ? (
            <TextBoard {...props} module={module} onUndo={() => void undo()} onRefuse={setProblem} />
          ) : (
            <board.Board {...props} />
          ))}
        <PointedName topic={pointed} loaded={loaded} />
        {model.connection === 'lost' && (
          <p role="alert" className="lost">
            {words.table.lost}
          </p>
        )}
      </main>
      <aside className="side">
        <Seats model={model} loaded={loaded} seats={seats} />
        {above?.(model)}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28 */}
        <p className="message" aria-live="polite" onClick={finish}>
          {message}
          {waits && <Act onPress={goOn}>{words.table.goOn}</Act>}
        </p>
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        {model.result === null ? (
          props && (
            <QuestionPanel
              {...props}
              loaded={loaded}
              model={model}
              authority={authority}
              onRefusal={refuse}
              finishing={finishing}
            />
          )
        ) : (
          <Ending model={model} loaded={loaded}>
            {after}
          </Ending>
        )}
        {topic !== null && (
          <HelpPanel
            topic={topic}
            view={model.view}
            module={module}
            onClose={() => setTopic(null)}
            onTopic={setTopic}
          />
        )}
        {props && (
          <Panels
            {...props}
            tab={tab}
            onTab={openTab}
            onClose={() => setSheetOpen(false)}
            loaded={loaded}
            model={model}
            authority={authority}
          />
        )}
      </aside>
    </div>
  );
}

const personAt = (model: TableModel, loaded: Loaded, seat: number, language: 'en' | 'de'): string =>
  model.info.seats[seat]?.name || seatName(model, loaded, seat, language);

/** The name of what is under the pointer, at all times. AMI-UI-30 */
function PointedName({ topic, loaded }: { topic: string | null; loaded: Loaded }) {
  const { table } = useWords();
  const { language } = useSettings();
  if (topic === null) return null;
  return (
    <p className="pointed">
      <strong>{loaded.module.words.topic(topic, language)}</strong> <span>{table.pointed}</span>
    </p>
  );
}
