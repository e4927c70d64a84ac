// The embedded database is for its owner's eyes alone: 0600 in a folder of 0700, and so are the journals beside it.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = 0o600;
const FOLDER = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;

/** A folder that others may look into although they should not. */
export interface Exposed {
  readonly folder: string;
  /** As `chmod` writes it. */
  readonly mode: string;
}

/** Makes the folder and the file where they are missing, and closes both to others. */
export function keepPrivate(file: string): Exposed | null {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const ours = existsSync(file) || readdirSync(folder).length === 0;
  // SQLite gives its journals the mode of the database they belong to.
  closeSync(openSync(file, 'a', FILE));
  for (const end of ['', '-wal', '-shm', '-journal'])
    if (existsSync(`${file}${end}`)) close(`${file}${end}`, FILE);
  // Whatever else lives in a folder, or is shared by everybody like /tmp, may have other readers.
  if (ours && (statSync(folder).mode & STICKY) === 0) close(folder, FOLDER);
  const mode = statSync(folder).mode & 0o777;
  return (mode & OTHERS) === 0 || process.platform === 'win32' ? null : { folder, mode: mode.toString(8) };
}

function close(path: string, mode: number): void {
  if ((statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // It belongs to somebody else; the caller says so.
  }
}
