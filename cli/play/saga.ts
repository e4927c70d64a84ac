// The saga at the keyboard: after a match it is kept in a file, and its next match is played.

import type { GameModule } from '@skald/games';
import { gameById } from '@skald/games';
import {
  afterMatch,
  givesSaga,
  type Member,
  nextMatch,
  openSaga,
  type Role,
  readSaga,
  type Saga,
} from '@skald/games/saga';
import { claimOf } from '@skald/games/saved-game';
import {
  canonical,
  type GameState,
  isLevel,
  Match,
  type Orders,
  type Outcome,
  refuse,
  type Seat,
  USUAL_LEVEL,
} from '@skald/kernel';
import { freshSeed } from '../engine.ts';
import { exists, readText, writeText } from '../files.ts';
import type { Control } from '../records.ts';
import { sayRefusal } from '../refusals.ts';
import { agrees, suggestedName } from './saving.ts';
import type { Session } from './session.ts';

/** The saga a match belongs to, as it stood when the match began, and the file it was last kept in. */
export interface Tale {
  readonly began: Saga;
  file: string | null;
}

/** Who sits where, and how to begin. */
export interface Seated {
  readonly module: GameModule;
  readonly match: Match;
  readonly controls: readonly Control[];
  readonly tale: Tale | null;
  /** What people are called, and what they have ordered, where a file says so. */
  readonly people?: readonly string[];
  readonly orders?: Readonly<Record<Seat, Orders>>;
}

const EXTENSION = '.band.json';

/** The saga that a match with these options opens, or is on its way in. */
export function taleOf(
  module: GameModule,
  options: unknown,
  seats: readonly unknown[],
  controls: readonly Control[],
): Tale | null {
  if (!givesSaga(module, options)) return null;
  const opened = openSaga(module, options, rolesOf(seats, controls), membersOf(controls));
  return 'ok' in opened ? { began: opened.ok, file: null } : null;
}

/** What is played next in a saga. */
export function seatedIn(
  module: GameModule,
  began: Saga,
  file: string | null,
  seed = freshSeed(),
): Outcome<Seated> {
  const next = nextMatch(module, began);
  if (next === null) return refuse('saga-told');
  const seats = next.roles.map(({ as }) => as);
  const match = Match.create(module.game, { seats, options: next.options, seed });
  if ('refused' in match) return match;
  const people = next.roles.map(({ member }) => began.members.find(({ id }) => id === member)?.name ?? '');
  const controls = next.roles.map(controlOf);
  return { ok: { module, match: match.ok, controls, tale: { began, file }, people } };
}

/** A file that holds a saga; null if it holds something else. */
export function readTale(file: string): Outcome<Seated> | null {
  const saga = sagaIn(file);
  if (saga === null) return null;
  return 'refused' in saga ? saga : seatedIn(saga.ok.module, saga.ok.saga, file);
}

function sagaIn(file: string): Outcome<{ module: GameModule; saga: Saga }> | null {
  const text = readText(file);
  const claim = 'ok' in text ? claimOf(text.ok) : text;
  if ('refused' in claim || claim.ok.kind !== 'saga') return null;
  const { game, given } = claim.ok;
  const module = gameById(game);
  if (module === undefined) return refuse('no-saga', { game: game.slice(0, 50) });
  const read = readSaga(module, given);
  return 'refused' in read ? read : { ok: { module, saga: read.ok } };
}

/** Whether something follows the match of this session. */
export function follows(session: Session): boolean {
  const saga = sagaAfter(session, session.tale?.began ?? null);
  return saga !== null && nextMatch(session.module, saga) !== null;
}

/** Keeps the saga as it stands after this match; the next match of it, or null if nothing was kept. */
export async function goOn(session: Session, given: string): Promise<Seated | null> {
  const { module, tale, words, language } = session;
  if (tale === null || !follows(session)) {
    session.say(words.play.nothingFollows);
    return null;
  }
  const file = given || tale.file || suggestedName(session, EXTENSION);
  const earlier = earlierIn(file, session);
  const saga = sagaAfter(session, earlier ?? tale.began) as Saga;
  if (earlier === null && exists(file) && file !== tale.file && !(await agrees(session, file))) {
    session.io.say(words.play.notSaved);
    return null;
  }
  const written = writeText(file, `${JSON.stringify(saga, null, 1)}\n`);
  const next = 'ok' in written ? seatedIn(module, saga, file) : written;
  session.say('ok' in next ? words.play.sagaKept(file) : sayRefusal(next.refused, language, module));
  return 'ok' in next ? next.ok : null;
}

/** The saga in a file, if this very match is its next: a game that was saved in between has lost sight of it. */
function earlierIn(file: string, { module, match }: Session): Saga | null {
  const there = exists(file) ? sagaIn(file) : null;
  if (there === null || 'refused' in there || there.ok.module !== module) return null;
  const next = nextMatch(module, there.ok.saga);
  return next && canonical(next.options) === canonical(match.record().options) ? there.ok.saga : null;
}

function sagaAfter({ module, match, controls, people }: Session, began: Saga | null): Saga | null {
  if (began === null || match.result === null) return null;
  const { seats, commitment } = match.record();
  return afterMatch(module, began, {
    match: commitment.slice(0, 32),
    decided: Date.now(),
    members: membersOf(controls, people),
    roles: rolesOf(seats, controls),
    end: match.position().state as GameState,
    result: match.result,
  });
}

const controlOf = ({ member, level }: Role): Control =>
  member !== null ? 'human' : isLevel(level) ? level : USUAL_LEVEL;

/** At one keyboard people are known by where they sit. */
const idAt = (seat: number): string => `seat-${seat}`;

const rolesOf = (seats: readonly unknown[], controls: readonly Control[]): Role[] =>
  controls.map((control, seat) => {
    const human = control === 'human';
    return { as: seats[seat] ?? null, member: human ? idAt(seat) : null, level: human ? null : control };
  });

const membersOf = (controls: readonly Control[], people: readonly string[] = []): Member[] =>
  controls.flatMap((control, seat) =>
    control === 'human' ? [{ id: idAt(seat), name: people[seat] ?? '' }] : [],
  );
