// Who one is in the hall, and the one socket all pages share.

import type { Me } from '@skald/hall/protocol';
import type { Outcome, Refusal } from '@skald/kernel';
import { useSyncExternalStore } from 'react';
import { Connection } from './remote/connection.ts';
import { heed } from './remote/house.ts';

interface Session {
  /** Undefined until the hall has said so; null for nobody. */
  readonly me: Me | null | undefined;
  /** Whether there is a hall behind these pages at all. */
  readonly hall: boolean;
}

let session: Session = { me: undefined, hall: true };
let connection: Connection | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const useSession = (): Session =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );

export function hall(): Connection {
  if (connection === null) {
    connection = new Connection(`${location.origin.replace(/^http/, 'ws')}/socket`);
    heed(connection);
  }
  return connection;
}

// A page that came without a network finds its hall when there is one.
globalThis.addEventListener?.('online', () => {
  if (!session.hall) void recognise();
});

/** Asks the hall who we are. */
export async function recognise(): Promise<void> {
  const answer = await call<Me | null>('GET', '/api/me');
  become('ok' in answer ? { me: answer.ok, hall: true } : { me: null, hall: false });
}

const enter = async (path: string, body: unknown): Promise<Refusal | null> => {
  const answer = await call<Me | null>('POST', path, body);
  if ('refused' in answer) return answer.refused;
  become({ me: answer.ok, hall: true });
  connection?.renew();
  return null;
};

export const beGuest = (name: string): Promise<Refusal | null> => enter('/api/guest', { name });
export const makeAccount = (name: string, password: string): Promise<Refusal | null> =>
  enter('/api/account', { name, password });
export const signIn = (name: string, password: string): Promise<Refusal | null> =>
  enter('/api/login', { name, password });
export const signOut = (): Promise<Refusal | null> => enter('/api/logout', {});

async function call<T>(method: string, path: string, body?: unknown): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const answer = (await response.json()) as { ok: T } | { error: Refusal };
    return 'ok' in answer ? { ok: answer.ok } : { refused: answer.error };
  } catch {
    return { refused: { code: 'connection-lost', params: {} } };
  }
}
