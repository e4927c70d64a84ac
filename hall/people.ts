// Guests, and the sessions by which everybody is known on a device.

import { type Outcome, refuse } from '@skald/kernel';
import { deviceNames } from './devices.ts';
import type { Person } from './kept.ts';
import { Buckets } from './limits.ts';
import { endSessions, sessionsOf } from './people-rows.ts';
import type { DeviceInfo, Me } from './protocol/index.ts';
import { hashToken, newId, newToken } from './secrets.ts';
import type { Store } from './store.ts';

/** How long a browser is remembered. */
export const SESSION_SECONDS = 365 * 24 * 3600;
/** When a device was last seen is known to the hour; so often it is looked whether that hour is over. */
const SEEN = 3600_000;
const LOOK_SECONDS = 60;

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #signedOut: (sessions: readonly string[]) => void;
  readonly #seen = new Buckets(1 / LOOK_SECONDS, 1);

  /** `signedOut` hears the hashes of sessions that ended. */
  constructor(store: Store, now: () => number, signedOut: (sessions: readonly string[]) => void) {
    this.#store = store;
    this.#now = now;
    this.#signedOut = signedOut;
  }

  async byToken(token: string | undefined): Promise<Person | null> {
    if (token === undefined || token.length > 100) return null;
    const session = hashToken(token);
    const person = await this.#store.personByToken(session, this.#oldest());
    const now = this.#now();
    if (person !== null && this.#seen.take(session, now))
      await this.#store.noteSeen(session, now, now - SEEN);
    return person;
  }

  forgetOld(): Promise<void> {
    return this.#store.forgetPeople(this.#oldest());
  }

  #oldest(): number {
    return this.#now() - SESSION_SECONDS * 1000;
  }

  async newGuest(name: string, device: string): Promise<SignedIn> {
    const person = { id: newId(), name, account: null, password: null };
    const token = newToken();
    await this.#store.addPerson(person, hashToken(token), this.#now(), device);
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.#store.rename(person.id, name);
  }

  async signOut(token: string): Promise<void> {
    await this.#store.dropSession(hashToken(token));
    this.dismiss([hashToken(token)]);
  }

  async devices(person: Person, token: string): Promise<DeviceInfo[]> {
    const sessions = await sessionsOf(this.#store.sql, person.id, this.#oldest());
    return sessions.map(({ id, device, created, seen, token: session }) => ({
      id,
      ...deviceNames(device),
      created,
      seen,
      here: session === hashToken(token),
    }));
  }

  /** Signs out everywhere, everywhere else, or on one device. */
  async signOutOf(which: string, person: Person, token: string): Promise<Outcome<object>> {
    const here = hashToken(token);
    if (which === 'all' || which === 'others') {
      this.dismiss(await endSessions(this.#store.sql, person.id, which === 'all' ? null : here));
      return { ok: {} };
    }
    const sessions = await sessionsOf(this.#store.sql, person.id, 0);
    const one = sessions.find(({ id }) => id === which);
    if (one === undefined) return refuse('no-such-device', {});
    await this.#store.dropSession(one.token);
    this.dismiss([one.token]);
    return { ok: {} };
  }

  /** Nobody speaks in these sessions any more. */
  dismiss(sessions: readonly string[]): void {
    this.#signedOut(sessions);
  }
}

export const me = (person: Person): Me => ({ name: person.name, guest: person.account === null });
