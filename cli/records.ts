// Files that hold a match, as the command reads and writes them: a saved game, which also says who plays whom, or a bare
// record.

import { type GameModule, gameById } from '@skald/games';
import type { Saga } from '@skald/games/saga';
import { claimOf, readSaved, type SavedGame, savedText } from '@skald/games/saved-game';
import {
  LEVELS,
  type MatchRecord,
  type Orders,
  type Outcome,
  refuse,
  type Seat,
  USUAL_LEVEL,
} from '@skald/kernel';
import { readText } from './files.ts';

/** The usual ending of a saved game's name. AMI-UI-17 */
export const EXTENSION = '.saga';

export const CONTROLS = ['human', ...LEVELS] as const;
/** Who answers for a seat. */
export type Control = (typeof CONTROLS)[number];

export interface Stored {
  readonly module: GameModule;
  readonly record: MatchRecord;
  /** Missing in a bare record. */
  readonly controls: readonly Control[] | null;
  /** What people are called who play elsewhere under a name, by seat. */
  readonly people: readonly string[];
  readonly orders: Readonly<Record<Seat, Orders>>;
  /** As it stood when the match began; null where the options say all of it. */
  readonly saga: Saga | null;
}

/** A file with a match in it; what it says is not yet played again. */
export function readStored(file: string): Outcome<Stored> {
  const text = readText(file);
  if ('refused' in text) return text;
  const claim = claimOf(text.ok);
  if ('refused' in claim) return named(file, claim);
  const module = gameById(claim.ok.game);
  const saved = readSaved(claim.ok, module);
  return 'refused' in saved ? named(file, saved) : { ok: storedIn(module as GameModule, saved.ok) };
}

/** The same match as the command's own words say it. */
function storedIn(module: GameModule, { controls, ...saved }: SavedGame): Stored {
  const answers = controls?.map(({ kind, level }) => (kind === 'human' ? kind : (level ?? USUAL_LEVEL)));
  return { ...saved, module, controls: answers ?? null, people: controls?.map(({ name }) => name) ?? [] };
}

/** A saved game as it is written. */
export function textOf(
  record: MatchRecord,
  controls: readonly Control[],
  { people = [], orders = {}, saga = null }: Partial<Pick<Stored, 'people' | 'orders' | 'saga'>> = {},
): string {
  const seated = controls.map((control, seat) =>
    control === 'human'
      ? { kind: 'human' as const, name: people[seat] ?? '', level: null }
      : { kind: 'bot' as const, name: '', level: control },
  );
  return savedText({ record, controls: seated, orders, saga });
}

/** What is said of a file says of which. */
const named = (file: string, { refused }: { refused: { code: string; params: object } }) =>
  refuse(refused.code, { file, ...refused.params });
