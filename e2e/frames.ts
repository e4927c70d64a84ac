// What the hall says to a page, word by word: for tests of what nobody may learn.

import { type FromHall, type TableState, viewAfter } from '@skald/hall/protocol';
import type { Page } from './table.ts';

/** Everything the hall says to a page from now on. */
export function listenTo(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The views of a page, one after the other: each piece of news goes on from what was told before. `V` is as much of a view as matters. */
export function viewsIn<V>(heard: readonly string[]): V[] {
  const views: V[] = [];
  for (const text of heard) {
    const message = JSON.parse(text) as FromHall;
    if ('push' in message) {
      if (message.push !== 'table' || message.state.view === null) continue;
      views.push(viewAfter(message.state, views.at(-1) ?? null) as V);
    } else {
      const whole = 'ok' in message ? (message.ok as TableState | null) : null;
      if (whole?.info && whole.view !== null) views.push(whole.view as unknown as V);
    }
  }
  return views;
}
