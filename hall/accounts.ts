// Accounts: a name and a password, and a code on paper for whoever forgets it.

import { randomBytes } from 'node:crypto';
import { type Outcome, refuse } from '@skald/kernel';
import { accountName, accountOf, formerName } from './account-names.ts';
import type { Person } from './kept.ts';
import { Patience } from './patience.ts';
import type { People, SignedIn } from './people.ts';
import { addSession, changePassword, useCode } from './people-rows.ts';
import type { AccountInfo } from './protocol/index.ts';
import { codeLetters, hashToken, newCode, newId, newToken, type Passwords } from './secrets.ts';
import { isConflict } from './sql.ts';
import type { Store } from './store.ts';

/** Whoever enters with an account that has a new recovery code: it is told now and never again. */
export interface Entered extends SignedIn {
  readonly code: string;
}

/** A guest who wants an account, and the token by which he is known. */
export interface Guest {
  readonly person: Person;
  readonly token: string;
}

export class Accounts {
  readonly #store: Store;
  readonly #people: People;
  readonly #now: () => number;
  readonly #secrets: Passwords;
  readonly #passwords: Patience;
  /** Apart from those, so that whoever guesses passwords bars neither the way past them nor who is signed in. */
  readonly #codes: Patience;
  readonly #owners: Patience;
  /** Hashed when nobody of that name exists, so that an answer takes as long either way. */
  readonly #nobody: Promise<string>;

  constructor(store: Store, people: People, secrets: Passwords, now: () => number, tick: () => number) {
    this.#store = store;
    this.#people = people;
    this.#secrets = secrets;
    this.#nobody = secrets.hash(randomBytes(16).toString('hex'));
    this.#now = now;
    this.#passwords = new Patience(tick);
    this.#codes = new Patience(tick);
    this.#owners = new Patience(tick);
  }

  /** A guest keeps all games under a name and password; somebody new gets both at once. */
  async make(guest: Guest | null, name: string, password: string, device: string): Promise<Outcome<Entered>> {
    if (guest?.person.account) return refuse('has-account', {});
    const account = accountName(name);
    if (accountName(password) === account) return refuse('password-is-name', {});
    if ((await this.#store.personByAccount(formerName(name))) !== null) return refuse('name-taken', { name });
    const [token, code] = [newToken(), newCode()];
    const [kept, recovery] = [
      await this.#secrets.hash(password),
      await this.#secrets.hash(codeLetters(code)),
    ];
    const person = { id: guest?.person.id ?? newId(), name, account, password: kept };
    try {
      if (guest === null)
        await this.#store.addPerson(person, hashToken(token), this.#now(), device, recovery);
      else {
        const tokens = { from: hashToken(guest.token), to: hashToken(token) };
        await this.#store.makeAccount(person.id, name, account, kept, recovery, tokens);
        this.#people.dismiss([tokens.from]);
      }
      return { ok: { person, token, code } };
    } catch (error) {
      if (isConflict(error)) return refuse('name-taken', { name });
      throw error;
    }
  }

  async signIn(name: string, password: string, device: string): Promise<Outcome<SignedIn>> {
    const account = accountName(name);
    const may = this.#passwords.begin(account);
    if ('refused' in may) return may;
    const person = await accountOf(this.#store, name);
    const right = await this.#secrets.fits(password, person?.password ?? (await this.#nobody));
    if (person === null || !right) return refuse('wrong-password', {});
    this.#passwords.succeeded(account);
    const token = newToken();
    await this.#store.addSession(person.id, hashToken(token), this.#now(), device);
    return { ok: { person, token } };
  }

  async about(person: Person, token: string): Promise<AccountInfo> {
    const kept = await this.#store.personByAccount(person.account ?? '');
    return { recovery: kept?.recovery != null, devices: await this.#people.devices(person, token) };
  }

  /** Ends all other sessions, and this one goes on under a new token. */
  async changePassword(
    person: Person,
    token: string,
    old: string,
    password: string,
  ): Promise<Outcome<SignedIn>> {
    if (accountName(password) === person.account) return refuse('password-is-name', {});
    const own = await this.confirm(person, old);
    if ('refused' in own) return own;
    const next = newToken();
    const tokens = { from: hashToken(token), to: hashToken(next) };
    const ended = await changePassword(this.#store.sql, person, await this.#secrets.hash(password), tokens);
    if (ended === null) return refuse('not-your-password', {});
    this.#people.dismiss(ended);
    return { ok: { person, token: next } };
  }

  /** A new code in the place of the old one. */
  async newCode(person: Person, password: string): Promise<Outcome<string>> {
    const own = await this.confirm(person, password);
    if ('refused' in own) return own;
    const code = newCode();
    await this.#store.setRecovery(person.id, await this.#secrets.hash(codeLetters(code)));
    return { ok: code };
  }

  /** A new password for a code: the code is used up, all sessions end, and whoever had it enters here. */
  async recover(name: string, code: string, password: string, device: string): Promise<Outcome<Entered>> {
    const account = accountName(name);
    if (accountName(password) === account) return refuse('password-is-name', {});
    const may = this.#codes.begin(account);
    if ('refused' in may) return may;
    const person = await accountOf(this.#store, name);
    const right = await this.#secrets.fits(codeLetters(code), person?.recovery ?? (await this.#nobody));
    if (person === null || !right) return refuse('wrong-code', {});
    const [token, next] = [newToken(), newCode()];
    const secrets = {
      password: await this.#secrets.hash(password),
      recovery: await this.#secrets.hash(codeLetters(next)),
    };
    const session = addSession(person.id, hashToken(token), this.#now(), device);
    const ended = await useCode(this.#store.sql, person, secrets, session);
    if (ended === null) return refuse('wrong-code', {});
    this.#codes.succeeded(account);
    this.#passwords.succeeded(account);
    this.#people.dismiss(ended);
    return { ok: { person, token, code: next } };
  }

  /** Whether it is the owner who sits there. */
  async confirm(person: Person, password: string): Promise<Outcome<object>> {
    if (person.password === null) return refuse('no-account', {});
    const may = this.#owners.begin(person.id);
    if ('refused' in may) return may;
    if (!(await this.#secrets.fits(password, person.password))) return refuse('not-your-password', {});
    this.#owners.succeeded(person.id);
    return { ok: {} };
  }
}
