// Sagas that this device keeps by itself. It goes on by the same rules as the hall, but nobody else has seen it: whoever
// holds the device could have written anything, so they are marked wherever they are shown.

import { MODULES } from '@skald/games/modules';
import type { Member, NextMatch, Role, Saga } from '@skald/games/saga';
import type { Control } from '@skald/games/saved-game';
import { type GameState, isLevel, type Result, USUAL_LEVEL } from '@skald/kernel';
import type { MatchOfSaga, NewLocalMatch } from './messages.ts';
import { newId, Shelf } from './shelf.ts';

export interface LocalSaga {
  readonly id: string;
  readonly saga: Saga;
  /** The match of it that is being played. */
  readonly match: string | null;
  readonly saved: number;
}

const sagas = new Shelf<LocalSaga>('skald-sagas', 'sagas');

export const loadSaga = (id: string): Promise<LocalSaga | undefined> => sagas.load(id);
export const allSagas = (): Promise<LocalSaga[]> => sagas.all();
export const dropSaga = (id: string): Promise<void> => sagas.drop(id);
/** A device that keeps nothing plays all the same. */
const save = (saga: Omit<LocalSaga, 'saved'>): Promise<void> =>
  sagas.save({ ...saga, saved: Date.now() }).catch(() => {});

/** A saga that somebody brings, between two of its matches; he hears it where it cannot be kept. */
export const adoptSaga = (saga: Saga): Promise<void> =>
  sagas.save({ id: newId(), saga, match: null, saved: Date.now() });

/** It comes with the first saga; nobody waits for it before. */
const contract = () => import('@skald/games/saga');

/** The saga that a match with these options opens, or is on its way in; null where it belongs to none. */
export async function sagaOf(
  game: string,
  options: unknown,
  seats: readonly unknown[],
  controls: readonly Control[],
): Promise<MatchOfSaga | null> {
  const module = await MODULES[game]?.();
  if (module?.saga === undefined) return null;
  const { givesSaga, openSaga } = await contract();
  if (!givesSaga(module, options)) return null;
  const opened = openSaga(module, options, rolesOf(seats, controls), membersOf(controls));
  return 'refused' in opened ? null : { id: newId(), began: opened.ok };
}

const find = (id: string): Promise<LocalSaga | undefined> => loadSaga(id).catch(() => undefined);

/** Its match is played now; one that was over and is taken back, unless another has been begun since. */
export async function sagaGoesOn(
  { id, began }: MatchOfSaga,
  match: string,
  takenBack = false,
): Promise<void> {
  const kept = await find(id);
  if (takenBack && (kept?.match !== null || kept.saga.ledger.at(-1)?.match !== match)) return;
  await save({ id, saga: kept?.saga ?? began, match });
}

interface Ended {
  readonly match: string;
  readonly seats: readonly unknown[];
  readonly controls: readonly Control[];
  readonly end: GameState;
  readonly result: Result;
}

/** The saga after its match. Played once more, or taken back and ended otherwise, the last end counts. */
export async function sagaAfter({ id, began }: MatchOfSaga, ended: Ended): Promise<Saga> {
  const { match, seats, controls, end, result } = ended;
  const [module, { afterMatch }] = await Promise.all([MODULES[began.game]?.(), contract()]);
  const kept = (await find(id)) ?? { saga: began, match };
  if (module === undefined || kept.match !== match) return kept.saga;
  const saga = afterMatch(module, began, {
    match,
    decided: Date.now(),
    members: membersOf(controls),
    roles: rolesOf(seats, controls),
    end,
    result,
  });
  await save({ id, saga, match: null });
  return saga;
}

/** The next match of a saga, for those who are to play it. */
export const matchOf = (
  { id, saga }: Pick<LocalSaga, 'id' | 'saga'>,
  { roles, options }: NextMatch,
): NewLocalMatch => ({
  game: saga.game,
  seats: roles.map(({ as }) => as),
  options,
  controls: controlsOf(roles, saga.members),
  saga: { id, began: saga },
});

const controlsOf = (roles: readonly Role[], members: readonly Member[]): Control[] =>
  roles.map(({ member, level }) =>
    member === null
      ? { kind: 'bot', name: '', level: isLevel(level) ? level : USUAL_LEVEL }
      : { kind: 'human', name: members.find(({ id }) => id === member)?.name ?? '', level: null },
  );

/** At one device people are known by where they sit. */
const idAt = (seat: number): string => `seat-${seat}`;
const LONGEST_NAME = 40;

const rolesOf = (seats: readonly unknown[], controls: readonly Control[]): Role[] =>
  controls.map(({ kind, level }, seat) => ({
    as: seats[seat] ?? null,
    member: kind === 'human' ? idAt(seat) : null,
    level,
  }));

const membersOf = (controls: readonly Control[]): Member[] =>
  controls.flatMap(({ kind, name }, seat) =>
    kind === 'human' ? [{ id: idAt(seat), name: name.slice(0, LONGEST_NAME) }] : [],
  );
