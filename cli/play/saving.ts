// Saving a game or its saga, at any time. AMI-UI-15, -17

import { sagaOf } from '../engine.ts';
import { exists, writeText } from '../files.ts';
import { EXTENSION, readStored, textOf } from '../records.ts';
import { sayRefusal } from '../refusals.ts';
import type { Session } from './session.ts';

/** Saves under a name exactly as given; without one, asks and proposes one. */
export async function saveGame(session: Session, given: string): Promise<void> {
  const { match, controls, people, orders, tale, words } = session;
  const file = given === '' ? await askName(session, session.file ?? suggestedName(session)) : given;
  if (file === null || !(await mayReplace(session, file))) return session.io.say(words.play.notSaved);
  const written = writeText(
    file,
    textOf(match.record(), controls, { people, orders, saga: tale?.began ?? null }),
  );
  if ('ok' in written) session.file = file;
  session.say('ok' in written ? words.play.saved(file) : sayRefusal(written.refused, session.language));
}

/** Writes the saga as Markdown. */
export async function saveSaga(session: Session, file: string): Promise<void> {
  const { match, module, language, words } = session;
  if (exists(file) && !(await agrees(session, file))) return session.io.say(words.play.notSaved);
  const written = writeText(file, sagaOf(match, module, language));
  session.say('ok' in written ? words.play.saved(file) : sayRefusal(written.refused, language));
}

async function askName({ io, words }: Session, suggestion: string): Promise<string | null> {
  const line = await io.ask(words.play.saveAs(suggestion));
  return line === null ? null : line.trim() || suggestion;
}

/** “beowulf-ragnar.saga” */
export function suggestedName(session: Session, extension = EXTENSION): string {
  const names = session.names.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'));
  return `${names.join('-')}${extension}`;
}

/** A file of the same match may be replaced without asking; anything else belongs to somebody. */
async function mayReplace(session: Session, file: string): Promise<boolean> {
  if (!exists(file)) return true;
  const there = readStored(file);
  if ('ok' in there && there.ok.record.commitment === session.match.commitment) return true;
  return agrees(session, file);
}

export async function agrees({ io, words }: Session, file: string): Promise<boolean> {
  const line = await io.ask(words.play.replace(file));
  return line !== null && words.play.yes.includes(line.trim().toLowerCase());
}
