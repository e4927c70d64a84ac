// People and their sessions as rows, and the statements that bring them into the store.

import type { Person } from './kept.ts';
import { newId } from './secrets.ts';
import type { Row, Sql, Statement } from './sql.ts';

/** A session as its owner sees it in the list of devices. */
export interface KeptSession {
  readonly id: string;
  /** The hash of what the browser keeps. */
  readonly token: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

export const addPerson = (person: Person, recovery: string | null, now: number): Statement => [
  'INSERT INTO people (id, name, account, password, recovery, created) VALUES (?, ?, ?, ?, ?, ?)',
  person.id,
  person.name,
  person.account,
  person.password,
  recovery,
  now,
];

export const addSession = (person: string, token: string, now: number, device: string): Statement => [
  'INSERT INTO sessions (token, person, created, id, device, seen) VALUES (?, ?, ?, ?, ?, ?)',
  token,
  person,
  now,
  newId(),
  device,
  now,
];

export const sessionsOf = (sql: Sql, person: string, notBefore: number): Promise<KeptSession[]> =>
  sql.all<Row & KeptSession>(
    'SELECT id, token, device, created, seen FROM sessions WHERE person = ? AND created >= ? ORDER BY seen DESC, id',
    person,
    notBefore,
  );

/** All sessions of somebody but one: their hashes, so that whoever speaks in them can be dismissed. */
export async function endSessions(sql: Sql, person: string, but: string | null): Promise<string[]> {
  const rows = await sql.all<{ token: string }>(
    'DELETE FROM sessions WHERE person = ? AND token <> ? RETURNING token',
    person,
    but ?? '',
  );
  return rows.map(({ token }) => token);
}

/** The hashes of what the browser has kept so far, and of what it keeps from now on. */
export interface Renewal {
  readonly from: string;
  readonly to: string;
}

export const renewSession = ({ from, to }: Renewal): Statement => [
  'UPDATE sessions SET token = ? WHERE token = ?',
  to,
  from,
];

/** Ends all other sessions; null if the password is no longer the one that was checked. */
export const changePassword = (
  sql: Sql,
  person: Person,
  password: string,
  tokens: Renewal,
): Promise<string[] | null> =>
  sql.transaction(async (inside) => {
    const changed = await inside.all(
      'UPDATE people SET password = ? WHERE id = ? AND password = ? RETURNING id',
      password,
      person.id,
      person.password,
    );
    if (changed.length === 0) return null;
    const ended = await endSessions(inside, person.id, tokens.from);
    await inside.run(...renewSession(tokens));
    return [...ended, tokens.from];
  });

/** A code counts once: null if somebody has used it meanwhile. */
export const useCode = (
  sql: Sql,
  person: Person & { readonly recovery: string | null },
  next: { readonly password: string; readonly recovery: string },
  session: Statement,
): Promise<string[] | null> =>
  sql.transaction(async (inside) => {
    const used = await inside.all(
      'UPDATE people SET password = ?, recovery = ? WHERE id = ? AND recovery = ? RETURNING id',
      next.password,
      next.recovery,
      person.id,
      person.recovery,
    );
    if (used.length === 0) return null;
    const ended = await endSessions(inside, person.id, null);
    await inside.run(...session);
    return ended;
  });
