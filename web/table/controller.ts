// A table as somebody sits at it: what is shown, asked, explained and looked up now, and all one can do about it. What is
// drawn is drawn from this alone.

import { isDone } from '@skald/games/answers';
import type { PanelProps } from '@skald/games/boards';
import { type ComponentType, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Loaded } from '../games.ts';
import type { TableAuthority, TableModel } from '../model.ts';
import { usePace, useSettings } from '../settings.ts';
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
import { type Beside, type Pointing, usePointing } from './use-pointing.ts';

export interface TableController {
  readonly authority: TableAuthority;
  readonly loaded: Loaded;
  /** What is shown, which may be a little behind what has happened. */
  readonly presented: Presented;
  /** The newest: who is connected does not wait until everything before has been read. */
  readonly live: TableModel | null;
  readonly asked: Choosing;
  /** What the board asks in its own way instead of in a list. */
  readonly special: ComponentType<PanelProps> | null;
  readonly help: Help;
  /** What one points at beside the board, and what that lights. */
  readonly pointing: Pointing;
  readonly lighting: Lighting;
  readonly briefing: BriefingCardState;
  readonly lookup: Lookup;
  /** What a board and its panels are told; null as long as there is nothing to see. */
  readonly told: PanelProps | null;
  /** Reads on, or else says that one is done. AMI-UI-28 */
  finish(): void;
}

/** Once there is a table to be drawn. */
export interface OpenTable extends TableController {
  readonly model: TableModel;
}

export function useTable(authority: TableAuthority, loaded: Loaded): TableController {
  const { module, board } = loaded;
  const { language, textBoard, delay } = useSettings();
  const presented = usePresentation(authority, module, language, delay);
  const { model, waits, goOn } = presented;
  const live = useSyncExternalStore(authority.subscribe, authority.snapshot);
  const asked = useChoosing(authority, model, module, language);
  const help = useHelp();
  const lookup = useLookup();
  const briefing = useBriefing(model, module, asked.answered);
  const { decision, options, choose } = asked;
  // In words, everything is a list: what it says can be typed.
  const special = decision === null || textBoard ? null : board.question(decision.kind);
  const finishing = options.find((option) => option.finishing)?.id ?? null;
  const finish = useCallback(
    () => (waits ? goOn() : finishing !== null && void choose(finishing)),
    [waits, goOn, finishing, choose],
  );
  const pointing = usePointing();
  const { beside } = pointing;
  const view = model?.view ?? null;
  const helpHere = (): void => {
    const topic = help.pointed ?? topicOf(module, view, decision, beside);
    help.show(topic === null ? null : { topic });
  };
  useTableKeys({
    numbered: special === null ? options.map(({ id }) => id) : [],
    choose,
    finish,
    undo: asked.undo,
    undoErrand: asked.undoErrand,
    openTab: lookup.open,
    enlarge: lookup.enlarge,
    help: helpHere,
    close: help.page !== undefined ? help.close : briefing.open ? briefing.close : lookup.close,
  });
  useSounds(model);
  useTitle(decision !== null);
  const explained = useExplained(help);
  const lighting = useMemo(
    () => lightingOf(module, view, decision, beside ?? explained, help.pointed),
    [module, view, decision, beside, explained, help.pointed],
  );
  const told = useTold(authority, loaded, model, asked, help, lighting);
  return {
    ...{ authority, loaded, presented, live, asked, special, help, pointing, lighting },
    ...{ briefing, lookup, told, finish },
  };
}

/** What help is open on is lit as if somebody pointed at it. */
function useExplained({ page }: Help): Beside | null {
  return useMemo(
    () => (page && page !== 'legend' ? { option: null, topic: page.topic, byKey: false } : null),
    [page],
  );
}

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
    lit,
    events: model.events,
    done: decision !== null && isDone(module, decision),
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
