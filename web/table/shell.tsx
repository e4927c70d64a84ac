// The table: board, question, seats, and everything beside them. Knows no game by name.

import type { PanelProps, SeatLook } from '@skald/games/boards';
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { Act, Problem } from '../parts/controls.tsx';
import { usePace, useSettings } from '../settings.ts';
import { useSounds } from '../sound.ts';
import { useWords } from '../words/index.ts';
import { useChoosing } from './choosing.ts';
import { Curtain } from './curtain.tsx';
import { DiceSeal } from './dice-seal.tsx';
import { Ending } from './ending.tsx';
import { HelpPanel } from './help.tsx';
import { useTableKeys } from './keys.ts';
import { OrdersButton } from './orders.tsx';
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
  /** Beside the ending: what follows, once more, replay and so on. */
  readonly after?: (model: TableModel) => ReactNode;
  /** Above the question: an invitation, a guide. */
  readonly above?: ((model: TableModel) => ReactNode) | undefined;
}

/** A seat as the game calls it. */
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
  // Who is connected does not wait until everything before has been read.
  const live = useSyncExternalStore(authority.subscribe, authority.snapshot);
  const [topic, setTopic] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>('log');
  const [sheetOpen, setSheetOpen] = useState(false);
  const [large, setLarge] = useState(false);
  useSounds(model);

  const asked = useChoosing(authority, model, module, language);
  const { seat, decision, options, choose, undo } = asked;
  const firstTopic = module.words.topics(language)[0]?.id ?? '';
  const finishing = options.find((option) => option.finishing)?.id ?? null;
  // In words, everything is a list: what it says can be typed.
  const special = decision === null || textBoard ? null : board.question(decision.kind);
  const finish = useCallback(
    () => (waits ? goOn() : finishing !== null && void choose(finishing)),
    [waits, goOn, finishing, choose],
  );
  const openTab = useCallback((next: Tab) => {
    setTab(next);
    setSheetOpen(true);
  }, []);

  useTableKeys({
    numbered: special === null ? options.map(({ id }) => id) : [],
    choose,
    finish,
    undo,
    undoErrand: asked.undoErrand,
    openTab,
    enlarge: () => setLarge(!large),
    help: () => setTopic(pointed ?? firstTopic),
    close: () => {
      if (topic !== null) return setTopic(null);
      setLarge(false);
      setSheetOpen(false);
    },
  });
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
    player: one.gone
      ? words.account.gone
      : one.name || (one.level ? words.create.bot(words.create.levels[one.level]) : ''),
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
    <div
      className={`table ${sheetOpen ? 'sheet-open' : ''} ${large ? 'panel-large' : ''}`}
      data-under-way={asked.underWay}
    >
      <a className="skip" href="#question">
        {words.menu.skip}
      </a>
      <TopBar
        model={model}
        module={module}
        menu={
          <>
            <OrdersButton authority={authority} model={model} loaded={loaded} />
            {menu}
          </>
        }
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
            <TextBoard
              {...props}
              module={module}
              listed={options}
              onUndo={() => void undo()}
              onRefuse={asked.complain}
            />
          ) : (
            <board.Board {...props} />
          ))}
        <PointedName topic={pointed} loaded={loaded} />
      </main>
      <aside className="side">
        <Seats model={model} live={live ?? model} loaded={loaded} seats={seats} />
        {authority.kind === 'remote' && (
          <DiceSeal
            model={model}
            names={seats.map(({ player }, i) => player || seatName(model, loaded, i, language))}
          />
        )}
        {above?.(model)}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same. AMI-UI-28 */}
        <p className="message" aria-live="polite" onClick={finish}>
          {message}
          {waits && <Act onPress={goOn}>{words.table.goOn}</Act>}
        </p>
        <Problem text={asked.problem} />
        {model.result === null ? (
          props && (
            <QuestionPanel
              {...props}
              loaded={loaded}
              model={model}
              live={live ?? model}
              sending={asked.sending}
              authority={authority}
              onRefusal={asked.refuse}
              listed={options}
              special={special}
              answered={asked.answered}
            />
          )
        ) : (
          <Ending model={model} loaded={loaded}>
            {after?.(model)}
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
            large={large}
            onEnlarge={() => setLarge(!large)}
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
