// Reading and writing files so that nothing good is ever replaced by something bad.

import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type Outcome, refuse } from '@skald/kernel';

const LARGEST = 64 * 1024 * 1024;

/** A file's text, by its name exactly as given. */
export function readText(file: string, largest = LARGEST): Outcome<string> {
  try {
    if (statSync(file).size > largest) return refuse('file-too-large', { file });
    return { ok: readFileSync(file, 'utf8') };
  } catch (error) {
    return refuse(codeOf(error) === 'ENOENT' ? 'no-such-file' : 'cannot-read', {
      file,
      trouble: codeOf(error),
    });
  }
}

export function readJson(file: string, largest = LARGEST): Outcome<unknown> {
  const text = readText(file, largest);
  if ('refused' in text) return text;
  try {
    return { ok: JSON.parse(text.ok) };
  } catch {
    return refuse('file-not-json', { file });
  }
}

/** How a file begins; nothing where it cannot be read. */
export function headOf(file: string, bytes: number): string {
  try {
    const handle = openSync(file, 'r');
    try {
      const head = Buffer.alloc(bytes);
      return head.toString('utf8', 0, readSync(handle, head));
    } finally {
      closeSync(handle);
    }
  } catch {
    return '';
  }
}

/** Writes beside the file first and then takes its place, so that a broken write leaves the old one whole. */
export function writeText(file: string, text: string): Outcome<null> {
  if (isDirectory(file)) return refuse('cannot-write', { file, trouble: 'EISDIR' });
  const draft = `${file}.${process.pid}.part`;
  let begun = false;
  try {
    const handle = openSync(draft, 'wx');
    begun = true;
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
    return { ok: null };
  } catch (error) {
    if (begun) rmSync(draft, { force: true });
    return refuse('cannot-write', { file, trouble: codeOf(error) });
  }
}

export function exists(file: string): boolean {
  try {
    statSync(file);
    return true;
  } catch {
    return false;
  }
}

function isDirectory(file: string): boolean {
  return exists(file) && statSync(file).isDirectory();
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
