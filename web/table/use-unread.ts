// How much of the talk at a table one has not read yet.

import { type ChatLine, chatKnown } from '@skald/hall/protocol';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { TableModel } from '../model.ts';
import { useSettings } from '../settings.ts';
import { recall, remember } from './remembered.ts';

export interface Unread {
  /** Lines of others that one wants to hear. */
  readonly lines: number;
  /** All that there is has been seen. */
  read(chat: readonly ChatLine[]): void;
}

export function useUnread(model: TableModel | null): Unread {
  const { muted } = useSettings();
  const table = model?.info.id ?? '';
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  const read = useCallback(
    (chat: readonly ChatLine[]) => {
      setReadUpTo(chatKnown(chat));
      remember(table, { chat: chatKnown(chat) });
    },
    [table],
  );
  if (model !== null && readUpTo === null) setReadUpTo(recall(table).chat ?? 0);
  const mine = model?.info.mine ?? [];
  const unread = (model?.chat ?? []).filter(
    ({ n, who, seat }) =>
      n >= (readUpTo ?? 0) && !muted.includes(who) && (seat === null || !mine.includes(seat)),
  );
  return { lines: unread.length, read };
}

/** Reads whatever there is as long as it can be seen: not behind another tab, nor in a sheet that is closed. */
export function useReading(
  seen: RefObject<HTMLElement | null>,
  chat: readonly ChatLine[],
  read: Unread['read'],
): void {
  useEffect(() => {
    if (seen.current === null) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) read(chat);
    });
    watch.observe(seen.current);
    return () => watch.disconnect();
  }, [seen, chat, read]);
}
