// A file that somebody brings is checked, played again to be sure, and put among the games of this device.

import { type Control, LARGEST_SAVED, type SavedGame } from '@skald/games/saved-game';
import { type MatchRecord, type Outcome, type Refusal, refuse, USUAL_LEVEL } from '@skald/kernel';
import { Crew } from './crew.ts';
import { heldIn } from './files.ts';
import { adoptSaga, sagaGoesOn } from './sagas.ts';
import { saveMatch } from './saves.ts';
import { newId } from './shelf.ts';

/** Where the page goes on with it. */
type Opened = Outcome<{ path: string }>;

export async function openFile(file: File): Promise<Opened> {
  const about = ({ code, params }: Refusal) => refuse(code, { file: file.name, ...params });
  if (file.size > LARGEST_SAVED) return about({ code: 'file-too-large', params: {} });
  const held = await heldIn(await file.text());
  if ('refused' in held) return about(held.refused);
  const opened = 'saga' in held.ok ? await openSaga(held.ok.saga) : await openMatch(held.ok.saved);
  return 'refused' in opened ? about(opened.refused) : opened;
}

async function openSaga(saga: Parameters<typeof adoptSaga>[0]): Promise<Opened> {
  await adoptSaga(saga);
  return { ok: { path: '/sagas' } };
}

async function openMatch({ record, controls, orders, saga }: SavedGame): Promise<Opened> {
  const replayed = await playAgain(record);
  if ('refused' in replayed) return replayed;
  const { seats } = replayed.ok;
  if (controls !== null && controls.length !== seats) return refuse('damaged-file', { why: 'controls' });
  const id = newId();
  const over = record.result !== null;
  const of = saga === null || over ? null : { id: newId(), began: saga };
  await saveMatch({
    id,
    controls: controls ?? firstControls(seats),
    ...(of && { saga: of }),
    record,
    saved: Date.now(),
    orders,
  });
  if (of) await sagaGoesOn(of, id);
  return { ok: { path: over ? `/replay/local/${id}` : `/local/${id}` } };
}

/** Whether its choices lead to where it says it stands. */
async function playAgain(record: MatchRecord): Promise<Outcome<{ seats: number }>> {
  const crew = new Crew();
  try {
    const replayed = await crew.ask<{ seats: number }>({ do: 'load', record });
    const told = 'ok' in replayed ? await crew.ask<MatchRecord>({ do: 'record' }) : replayed;
    if ('refused' in told) return told;
    return told.ok.digest === record.digest
      ? (replayed as { ok: { seats: number } })
      : refuse('changed-file');
  } finally {
    crew.close();
  }
}

/** One person against sound bots, when a record does not say who played. */
const firstControls = (seats: number): Control[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '', level: null } : { kind: 'bot', name: '', level: USUAL_LEVEL },
  );
