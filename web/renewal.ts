// Learns that there is a newer Skald than the one on this page, and says so. When to change over is the reader's
// choice: nothing is ever reloaded in the middle of a game.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Notice, useNotice } from './notices.ts';
import { useWords } from './words/index.ts';

/** The build that this page is of; null while it is being worked on. */
const own = import.meta.env.PROD
  ? (document.querySelector<HTMLMetaElement>('meta[name="skald-build"]')?.content ?? null)
  : null;
/** Where the build of the last visit is kept. */
const LAST = 'skald-build';
const HOUR = 3_600_000;
/** How long a page waits before it asks its worker again to begin. */
const AGAIN = 5_000;
/** How long a page says that it is newer than the last one. */
const WORD = 15_000;

type Renewal = 'none' | 'since-last-visit' | 'newer-is-here' | 'must';
let renewal: Renewal = renewedSinceLastVisit() ? 'since-last-visit' : 'none';
let registration: ServiceWorkerRegistration | null = null;
const listeners = new Set<() => void>();

function become(next: Renewal): void {
  if (renewal === 'must') return;
  renewal = next;
  for (const listener of listeners) listener();
}

/** Lets a worker keep the pages, and hears of newer ones. */
export async function keepPages(): Promise<void> {
  if (own === null || !('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    return;
  }
  if (registration.waiting) void greet(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration?.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && void greet(coming));
  });
  setInterval(lookForNewer, HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || lookForNewer());
}

/** The hall speaks otherwise than this page: until it is loaded anew nothing from there reaches it. */
export function mustRenew(): void {
  become('must');
  lookForNewer();
}

/** A good moment is when the hall was away: it may have come back as another. */
export function lookForNewer(): void {
  registration?.update().catch(() => {});
}

/** A worker that waits is of this build, and may begin, or of a newer one. */
async function greet(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const build = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage('which build?', [port2]);
  if ((await build) === own) askToTakeOver(worker);
  else become('newer-is-here');
}

/** Asks until it has begun: nobody tells a worker that another page has gone, and one that goes lingers for a moment. */
function askToTakeOver(worker: ServiceWorker): void {
  worker.postMessage('take over');
  const timer = setInterval(() => {
    if (worker.state === 'installed') worker.postMessage('take over');
    else clearInterval(timer);
  }, AGAIN);
}

function renewedSinceLastVisit(): boolean {
  if (own === null) return false;
  try {
    const last = localStorage.getItem(LAST);
    localStorage.setItem(LAST, own);
    return last !== null && last !== own;
  } catch {
    return false;
  }
}

const useRenewal = (): Renewal =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => renewal,
  );

export function useRenewalNotice(): void {
  const { renewal: words, table } = useWords();
  const now = useRenewal();
  const [heard, setHeard] = useState<Renewal>('none');
  useEffect(() => {
    if (now !== 'since-last-visit') return;
    const timer = setTimeout(() => setHeard(now), WORD);
    return () => clearTimeout(timer);
  }, [now]);
  const notice: Readonly<Record<Renewal, Notice | null>> = {
    none: null,
    'since-last-visit': {
      tone: 'news',
      text: words.since,
      acts: [{ name: table.close, press: () => setHeard(now) }],
    },
    'newer-is-here': {
      tone: 'news',
      text: words.newer,
      more: words.whenItSuits,
      acts: [
        { name: words.reload, press: () => location.reload() },
        { name: words.later, press: () => setHeard(now) },
      ],
    },
    must: {
      tone: 'trouble',
      text: words.must,
      more: words.untilThen,
      acts: [{ name: words.reload, press: () => location.reload() }],
    },
  };
  useNotice('renewal', now === heard ? null : notice[now]);
}
