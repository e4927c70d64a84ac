// Files that hold a match: a bare record, or a saved game, which also says who plays whom.

import { GAMES, type GameModule, gameById } from '@skald/games';
import { LEVELS, type MatchRecord, type Outcome, RecordSchema, refuse } from '@skald/kernel';
import { z } from 'zod';
import { readJson } from './files.ts';
import { firstIssue } from './refusals.ts';

/** The usual ending of a saved game's name. AMI-UI-17 */
export const EXTENSION = '.saga';

export const CONTROLS = ['human', ...LEVELS] as const;
/** Who answers for a seat. */
export type Control = (typeof CONTROLS)[number];

const SavedSchema = z.strictObject({
  skald: z.literal('saved-game'),
  format: z.literal(1),
  record: RecordSchema,
  /** One a seat. */
  controls: z.array(z.enum(CONTROLS)).max(64),
});

export interface Stored {
  readonly module: GameModule;
  readonly record: MatchRecord;
  /** Missing in a bare record. */
  readonly controls: readonly Control[] | null;
}

/** A file with a match in it; what it says is not yet played again. */
export function readStored(file: string): Outcome<Stored> {
  const json = readJson(file);
  if ('refused' in json) return json;
  const record = recordIn(json.ok);
  const kind =
    typeof record === 'object' && record !== null ? (record as { skald?: unknown }).skald : undefined;
  if (kind !== 'record') return refuse('no-match-in-file', { file });
  const { game, version } = record as { game?: unknown; version?: unknown };
  const module = typeof game === 'string' ? gameById(game) : undefined;
  if (module === undefined)
    return refuse('file-of-other-game', {
      file,
      game: String(game).slice(0, 50),
      known: GAMES.map((known) => known.game.id).join(', '),
    });
  if (typeof version === 'number' && version !== module.game.version)
    return refuse('file-of-other-version', { file, version, expected: module.game.version });
  return checked(file, json.ok, module);
}

const recordIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'record' in json ? json.record : json;

function checked(file: string, json: unknown, module: GameModule): Outcome<Stored> {
  const bare = RecordSchema.safeParse(json);
  if (bare.success) return { ok: { module, record: bare.data, controls: null } };
  const saved = SavedSchema.safeParse(json);
  if (saved.success) return { ok: { module, record: saved.data.record, controls: saved.data.controls } };
  const { error } = recordIn(json) === json ? bare : saved;
  return refuse('damaged-file', { file, why: firstIssue(error) });
}

export function savedText(record: MatchRecord, controls: readonly Control[]): string {
  return `${JSON.stringify({ skald: 'saved-game', format: 1, record, controls }, null, 1)}\n`;
}
