// Who one is in the hall, and the one socket all pages share.

import type { AccountInfo, Me } from '@skald/hall/protocol';
// By itself: the first page needs nothing else of it.
import { SOCKET } from '@skald/hall/protocol/tongue';
import type { Outcome, Refusal } from '@skald/kernel';
import { useSyncExternalStore } from 'react';
import { Connection } from './remote/connection.ts';
import { heed } from './remote/house.ts';
import { mustRenew } from './renewal.ts';

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
  if (connection !== null) return connection;
  const made = new Connection(`${location.origin.replace(/^http/, 'ws')}${SOCKET}`);
  let dismissed = false;
  made.onPush((push) => {
    if (push.push !== 'bye') return;
    if (push.code === 'signed-out') dismissed = true;
    if (push.code !== 'other-tongue') return;
    made.giveUp();
    mustRenew();
  });
  // Signed out from elsewhere, perhaps: the next connection speaks for whoever one is now.
  made.onChange((open) => {
    if (!open || !dismissed) return;
    dismissed = false;
    void recognise();
  });
  heed(made);
  connection = made;
  return made;
}

// A page that came without a network finds its hall when there is one.
globalThis.addEventListener?.('online', () => {
  if (!session.hall) void recognise();
});

/** Grows with every change of who one is: an answer to an older question does not count. */
let changes = 0;

/** Asks the hall who we are. */
export async function recognise(): Promise<void> {
  const asked = changes;
  const answer = await call<Me | null>('GET', '/api/me');
  if (asked !== changes) return;
  become('ok' in answer ? { me: answer.ok, hall: true } : { me: null, hall: false });
}

/** Becomes whoever the hall says, and hears what else it says. */
async function enter<T extends Me | null>(path: string, body: unknown): Promise<Outcome<T>> {
  changes += 1;
  const answer = await call<T>('POST', path, body);
  changes += 1;
  if ('refused' in answer) return answer;
  become({ me: answer.ok && { name: answer.ok.name, guest: answer.ok.guest }, hall: true });
  connection?.renew();
  return answer;
}

const refusalOf = async (answer: Promise<Outcome<unknown>>): Promise<Refusal | null> => {
  const outcome = await answer;
  return 'refused' in outcome ? outcome.refused : null;
};
/** Whoever gets a recovery code hears it once. */
type WithCode = Me & { readonly code: string };

export const beGuest = (name: string): Promise<Refusal | null> => refusalOf(enter('/api/guest', { name }));
export const makeAccount = (name: string, password: string): Promise<Outcome<WithCode>> =>
  enter('/api/account', { name, password });
/** `take`: the games of the guest one was come along. */
export const signIn = (name: string, password: string, take: boolean): Promise<Refusal | null> =>
  refusalOf(enter('/api/login', { name, password, take }));
export const recover = (name: string, code: string, password: string): Promise<Outcome<WithCode>> =>
  enter('/api/recover', { name, code, password });
export const signOut = (): Promise<Refusal | null> => refusalOf(enter('/api/logout', {}));
export const changePassword = (old: string, password: string): Promise<Refusal | null> =>
  refusalOf(enter('/api/account/password', { old, password }));
/** Guests have no password. */
export const deleteAccount = (password?: string): Promise<Refusal | null> =>
  refusalOf(enter('/api/account/delete', { password }));

export const newCode = (password: string): Promise<Outcome<{ code: string }>> =>
  call('POST', '/api/account/code', { password });
export const aboutAccount = (): Promise<Outcome<AccountInfo>> => call('GET', '/api/account');

/** Signs out one device, all others or all; null where this one is among them. */
export async function signOutOf(end: string): Promise<Outcome<AccountInfo | null>> {
  const answer = await call<AccountInfo | null>('POST', '/api/account/devices', { end });
  if ('ok' in answer && answer.ok === null) {
    changes += 1;
    become({ me: null, hall: true });
    connection?.renew();
  }
  return answer;
}

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
