// A table as somebody sits at it: what is shown, asked, explained and looked up now, and all one can do about it. What is
// drawn is drawn from this alone.

import { isDone } from '@skald/games/answers';
import type { BoardProps, PanelProps } from '@skald/games/boards';
import { type ComponentType, useCallback, useEffect, useMemo } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { currentSettings, usePace, useSettings } from '../settings.ts';
import { useSounds } from '../sound.ts';
import { useWords } from '../words/index.ts';
import { type Choosing, useChoosing } from './choosing.ts';
import { topicOf } from './help-topic.ts';
import { useTableKeys } from './keys.ts';
import { type Lighting, lightingOf } from './lighting.ts';
import { seatLooks } from './names.ts';
import { type Presented, usePresentation } from './presentation.ts';
import { type BriefingCardState, useBriefing } from './use-briefing.ts';
import { type Help, useHelp } from './use-help.ts';
import { type Lookup, useLookup } from './use-lookup.ts';
import { type News, useNews } from './use-news.ts';
import { type Beside, type Pointing, usePointing } from './use-pointing.ts';

export interface TableController {
  readonly authority: TableAuthority;
  readonly loaded: Loaded;
  /** What is shown, which may be a little behind what has happened. */
  readonly presented: Presented;
  readonly asked: Choosing;
  /** What the board asks in its own way instead of in a list. */
  readonly special: ComponentType<PanelProps> | null;
  readonly help: Help;
  /** What one points at beside the board, and what that lights. */
  readonly pointing: Pointing;
  readonly lighting: Lighting;
  readonly briefing: BriefingCardState;
  readonly lookup: Lookup;
  /** What happened to the reader since his last choice. */
  readonly news: News;
  /** What panels are told, and the board in words; null as long as there is nothing to see. */
  readonly told: PanelProps | null;
  /** The same for the board, which may be ahead: dice fall there before anybody is told what came of them. */
  readonly staged: BoardProps | null;
  /** Ends the dice, or reads on, or else says that one is done. AMI-UI-28 */
  finish(): void;
  /** Shows on the board what a topic names; without a picture, in words. */
  show(topic: string): void;
}

/** Once there is a table to be drawn. */
export interface OpenTable extends TableController {
  readonly model: TableModel;
  /** The newest, while the one shown may still be a little behind. */
  readonly live: TableModel;
}

export function useTable(authority: TableAuthority, loaded: Loaded): TableController {
  const { module, board } = loaded;
  const { language, textBoard, delay } = useSettings();
  const presented = usePresentation(authority, module, language, delay, usePace());
  const { model, held, behind, waits, paused, coming, goOn, hurry } = presented;
  const asked = useChoosing(authority, model, module, language);
  const help = useHelp();
  const lookup = useLookup();
  const news = useNews(authority, model, module);
  const briefing = useBriefing(model, module, asked.answered);
  const { decision, options, choose } = asked;
  // In words, everything is a list: what it says can be typed.
  const special = decision === null || textBoard ? null : board.question(decision.kind);
  const finishing = options.find((option) => option.finishing)?.id ?? null;
  const reads = waits || (paused && coming > 0 && decision === null);
  const finish = useCallback(
    () => (held ? hurry() : reads ? goOn() : finishing !== null && void choose(finishing)),
    [held, hurry, reads, goOn, finishing, choose],
  );
  const pointing = usePointing();
  const { beside } = pointing;
  const view = model?.view ?? null;
  const helpHere = (): void => {
    const topic = help.pointedNow() ?? topicOf(module, view, decision, beside);
    help.show(topic === null ? null : { topic });
  };
  useTableKeys({
    numbered: special === null ? options.map(({ id }) => id) : [],
    choose,
    finish,
    // What one does not see yet, one does not take back.
    undo: behind ? nothing : asked.undo,
    undoErrand: behind ? nothing : asked.undoErrand,
    pause: () => presented.pause(!paused),
    step: paused ? presented.step : () => presented.pause(true),
    openTab: lookup.open,
    enlarge: lookup.enlarge,
    help: helpHere,
    legend: () => help.show('legend'),
    close: help.page !== undefined ? help.close : briefing.open ? briefing.close : lookup.close,
  });
  useSounds(presented.board, model);
  useTitle(decision !== null || presented.asksUnseen);
  const explained = useExplained(help);
  const lighting = useMemo(
    () => lightingOf(module, view, decision, beside ?? explained, help.pointed),
    [module, view, decision, beside, explained, help.pointed],
  );
  const told = useTold(authority, loaded, model, asked, help, lighting);
  const staged = told && stagedFrom(told, presented);
  const show = (topic: string): void => {
    if (currentSettings().textBoard) return help.open(topic);
    lookup.close();
    pointing.show(topic);
  };
  return {
    ...{ authority, loaded, presented, asked, special, help, pointing, lighting },
    ...{ briefing, lookup, news, told, staged, finish, show },
  };
}

/** What help is open on is lit as if somebody pointed at it. */
function useExplained({ page }: Help): Beside | null {
  return useMemo(
    () => (page && page !== 'legend' ? { option: null, topic: page.topic, byKey: false } : null),
    [page],
  );
}

const nothing = (): void => {};

const stagedFrom = (told: PanelProps, { board, pace, audience }: Presented): BoardProps => ({
  ...told,
  view: board?.view ?? told.view,
  fresh: board?.fresh ?? [],
  pace,
  audience,
});

function useTold(
  authority: TableAuthority,
  { module }: Loaded,
  model: TableModel | null,
  { seat, decision, choose }: Choosing,
  help: Help,
  { lit }: Lighting,
): PanelProps | null {
  const words = useWords();
  const { language, secondTap } = useSettings();
  const pace = usePace();
  if (model === null || model.view === null) return null;
  return {
    view: model.view,
    told: model.view,
    seat,
    seats: seatLooks(model, words),
    decision,
    language,
    secondTap,
    choose: (option, ...further) => void choose(option, ...further),
    fresh: model.fresh,
    pace,
    point: help.point,
    help: help.open,
    legend: () => help.show('legend'),
    lit,
    events: model.events,
    done: decision !== null && isDone(module, decision),
    explains: false,
    odds: (option) => (seat === null ? Promise.resolve(null) : authority.odds(seat, option)),
  };
}

/** Whoever looks at something else sees by the name of the page that it is his turn. */
function useTitle(mine: boolean): void {
  const { table } = useWords();
  useEffect(() => {
    document.title = mine ? `● ${table.yourTurn} – Skald` : 'Skald';
    return () => {
      document.title = 'Skald';
    };
  }, [mine, table]);
}
