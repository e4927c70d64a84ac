// Guests, accounts and sessions.

import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Outcome, refuse } from '@skald/kernel';
import { accountName, accountOf, formerName } from './account-names.ts';
import type { Person } from './kept.ts';
import type { Me } from './protocol/index.ts';
import { isConflict } from './sql.ts';
import type { Store } from './store.ts';

const derive = promisify<string, Buffer, number, { N: number; maxmem: number }, Buffer>(scrypt);
const COST = { N: 2 ** 15, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;
/** How long a browser is remembered. */
export const SESSION_SECONDS = 365 * 24 * 3600;

export const newId = (): string => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
};

/** What the browser keeps; the store only keeps its hash. */
const newToken = (): string => randomBytes(32).toString('base64url');
const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

async function fits(password: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':').map((part) => Buffer.from(part, 'hex'));
  const derived = await derive(password.normalize('NFKC'), Buffer.from(salt), KEY_BYTES, COST);
  return derived.length === key.length && timingSafeEqual(derived, Buffer.from(key));
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  /** Hashed when nobody of that name exists, so that an answer takes as long either way. */
  readonly #nobody = hashPassword(randomBytes(16).toString('hex'));

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async byToken(token: string | undefined): Promise<Person | null> {
    return token === undefined || token.length > 100
      ? null
      : this.#store.personByToken(hashed(token), this.#oldest());
  }

  forgetOld(): Promise<void> {
    return this.#store.forgetPeople(this.#oldest());
  }

  #oldest(): number {
    return this.#now() - SESSION_SECONDS * 1000;
  }

  async newGuest(name: string): Promise<SignedIn> {
    const person = { id: newId(), name, account: null, password: null };
    const token = newToken();
    await this.#store.addPerson(person, hashed(token), this.#now());
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<void> {
    await this.#store.rename(person.id, name);
  }

  /** A guest keeps all games under a name and password; somebody new gets both at once. */
  async makeAccount(guest: Person | null, name: string, password: string): Promise<Outcome<SignedIn | null>> {
    if (guest?.account) return refuse('has-account', {});
    if ((await this.#store.personByAccount(formerName(name))) !== null) return refuse('name-taken', { name });
    const account = accountName(name);
    const kept = await hashPassword(password);
    try {
      if (guest !== null) {
        await this.#store.makeAccount(guest.id, name, account, kept);
        return { ok: null };
      }
      const person = { id: newId(), name, account, password: kept };
      const token = newToken();
      await this.#store.addPerson(person, hashed(token), this.#now());
      return { ok: { person, token } };
    } catch (error) {
      if (isConflict(error)) return refuse('name-taken', { name });
      throw error;
    }
  }

  async signIn(name: string, password: string): Promise<Outcome<SignedIn>> {
    const person = await accountOf(this.#store, name);
    const right = await fits(password, person?.password ?? (await this.#nobody));
    if (person === null || !right) return refuse('wrong-password', {});
    const token = newToken();
    await this.#store.addSession(person.id, hashed(token), this.#now());
    return { ok: { person, token } };
  }

  async signOut(token: string): Promise<void> {
    await this.#store.dropSession(hashed(token));
  }
}

export const me = (person: Person): Me => ({ name: person.name, guest: person.account === null });
