// Games that people bring as files, checked before anything is done with them.

import { type Outcome, RecordSchema, refuse } from '@skald/kernel';
import { z } from 'zod';
import { Crew } from './crew.ts';
import type { Control, LocalMatch } from './messages.ts';
import { saveMatch } from './saves.ts';
import { newId } from './shelf.ts';

const ControlSchema = z.strictObject({
  kind: z.enum(['human', 'bot']),
  name: z.string().max(40),
  level: z.enum(['thrall', 'karl', 'jarl']).nullable(),
});

/** A saved game: the record and who plays; a bare record is fine too. */
const FileSchema = z.union([
  z.strictObject({
    skald: z.literal('game'),
    controls: z.array(ControlSchema).min(1).max(64),
    record: RecordSchema,
  }),
  RecordSchema,
]);

const LARGEST = 2 * 1024 * 1024;

export function fileOf(match: Pick<LocalMatch, 'controls' | 'record'>): string {
  return JSON.stringify({ skald: 'game', controls: match.controls, record: match.record }, null, 1);
}

/** Reads a file, replays it to be sure, and puts it among the games of this device. */
export async function openFile(file: File): Promise<Outcome<{ path: string }>> {
  if (file.size > LARGEST) return refuse('bad-record', { why: `${Math.round(file.size / 1024)} kB` });
  let given: unknown;
  try {
    given = JSON.parse(await file.text());
  } catch {
    return refuse('bad-record', { why: 'JSON' });
  }
  const read = FileSchema.safeParse(given);
  if (!read.success) return refuse('bad-record', { why: read.error.issues[0]?.path.join('.') || 'skald' });
  const record = read.data.skald === 'game' ? read.data.record : read.data;
  const crew = new Crew();
  const replayed = await crew.ask<{ moves: number; seats: number }>({ do: 'load', record });
  crew.close();
  if ('refused' in replayed) return replayed;
  const id = newId();
  const controls = read.data.skald === 'game' ? read.data.controls : firstControls(replayed.ok.seats);
  await saveMatch({ id, controls, record, saved: Date.now() });
  return { ok: { path: record.result === null ? `/local/${id}` : `/replay/local/${id}` } };
}

/** One person against sound bots, when a record does not say who played. */
const firstControls = (seats: number): Control[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '', level: null } : { kind: 'bot', name: '', level: 'karl' },
  );
