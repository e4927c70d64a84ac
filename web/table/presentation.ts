// What is shown and when: news in order, each message as long as the reader wishes, input never blocked without need.

import type { GameModule } from '@skald/games';
import type { Event } from '@skald/kernel';
import type { Language } from '@skald/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableAuthority, TableModel } from '../model.ts';
import { DELAYS, type Settings } from '../settings.ts';

export interface Presented {
  readonly model: TableModel | null;
  /** The message that stands now. */
  readonly message: string | null;
  /** The message waits for a key. AMI-UI-22 */
  readonly waits: boolean;
  goOn(): void;
}

/** The lines that events make in the log; what is better left untold makes none. */
export function linesOf(
  events: readonly Event[],
  model: TableModel,
  module: GameModule,
  language: Language,
): string[] {
  if (model.view === null) return [];
  const { view } = model;
  return events.flatMap((event) => {
    const line = event.type === 'roll' ? null : module.words.event(event, view, language);
    return line === null ? [] : [line];
  });
}

/** Questions are never delayed by more than the messages before them. AMI-UI-23 */
export function usePresentation(
  authority: TableAuthority,
  module: GameModule,
  language: Language,
  delay: Settings['delay'],
): Presented {
  const [model, setModel] = useState(authority.snapshot());
  const [message, setMessage] = useState<string | null>(null);
  const news = useRef<TableModel[]>([]);
  const lines = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const busy = useRef(false);
  const pause = DELAYS[delay];

  const advance = useCallback((): void => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    const line = lines.current.shift();
    if (line !== undefined) {
      setMessage(line);
      busy.current = true;
      if (Number.isFinite(pause)) timer.current = setTimeout(advance, pause);
      return;
    }
    busy.current = false;
    const next = pause === 0 ? merged(news.current.splice(0)) : news.current.shift();
    if (next === undefined) return;
    setModel(next);
    const told = linesOf(next.fresh, next, module, language);
    if (pause === 0) {
      if (told.length > 0) setMessage(told.at(-1) as string);
      return;
    }
    lines.current.push(...told);
    advance();
  }, [module, language, pause]);

  useEffect(() => {
    const hear = (): void => {
      const snapshot = authority.snapshot();
      if (snapshot === null) return;
      news.current.push(snapshot);
      if (!busy.current) advance();
    };
    hear();
    const stop = authority.subscribe(hear);
    return () => {
      stop();
      if (timer.current) clearTimeout(timer.current);
      busy.current = false;
    };
  }, [authority, advance]);

  return { model, message, waits: busy.current && !Number.isFinite(pause), goOn: advance };
}

/** The last of several news, with everything that happened on the way. */
function merged(news: readonly TableModel[]): TableModel | undefined {
  const last = news.at(-1);
  if (last === undefined || news.length === 1) return last;
  const same = news.every(({ revision, seat }) => revision === last.revision && seat === last.seat);
  return same ? { ...last, fresh: news.flatMap(({ fresh }) => fresh) } : last;
}
