// A file that somebody brings is checked, a game in it played again to be sure, and put among what this device keeps.

import { type Control, LARGEST_SAVED, type SavedGame } from '@skald/games/saved-game';
import { type MatchRecord, type Outcome, type Refusal, refuse, USUAL_LEVEL } from '@skald/kernel';
import type { Language } from '@skald/text';
import { type TakenIn, takeIn, whyNot } from '../workshop/take-in.ts';
import { Crew } from './crew.ts';
import { type Held, heldIn } from './files.ts';
import { adoptSaga, sagaGoesOn } from './sagas.ts';
import { saveMatch } from './saves.ts';
import { newId } from './shelf.ts';

/** Where the page goes on with it; what became of a list is told where one stands. */
type Opened = Outcome<{ readonly path: string } | { readonly list: TakenIn }>;

/** A game that was played again: how many play, and where it stands. */
interface Replayed {
  readonly seats: number;
  readonly digest: string;
}

export async function openFile(file: File, language: Language, replay = playAgain): Promise<Opened> {
  const about = ({ code, params }: Refusal) => refuse(code, { file: file.name, ...params });
  if (file.size > LARGEST_SAVED) return about({ code: 'file-too-large', params: {} });
  const held = await heldIn(await file.text());
  const opened = 'refused' in held ? held : await open(held.ok, language, replay);
  return 'refused' in opened ? about(opened.refused) : opened;
}

function open(held: Held, language: Language, replay: typeof playAgain): Promise<Opened> {
  if ('saved' in held) return openMatch(held.saved, replay);
  if ('saga' in held) return openSaga(held.saga);
  return 'list' in held ? openList(held.list, language) : openDocument(held.document, language);
}

async function openSaga(saga: Parameters<typeof adoptSaga>[0]): Promise<Opened> {
  try {
    await adoptSaga(saga);
  } catch {
    return refuse('not-kept-here');
  }
  return { ok: { path: '/sagas' } };
}

async function openList(found: Parameters<typeof takeIn>[0], language: Language): Promise<Opened> {
  const taken = await takeIn(found, language);
  return 'refused' in taken ? taken : { ok: { list: taken.ok } };
}

async function openDocument(
  found: Parameters<typeof takeIn>[0][number],
  language: Language,
): Promise<Opened> {
  if (!('document' in found)) return { refused: whyNot(found, language) };
  const taken = await takeIn([found], language);
  if ('refused' in taken) return taken;
  const [one] = [...taken.ok.fresh, ...taken.ok.equal];
  return one === undefined ? refuse('not-kept-here') : { ok: { path: one.path } };
}

async function openMatch(
  { record, controls, orders, saga }: SavedGame,
  replay: typeof playAgain,
): Promise<Opened> {
  const replayed = await replay(record);
  if ('refused' in replayed) return replayed;
  const { seats, digest } = replayed.ok;
  if (digest !== record.digest) return refuse('changed-file');
  if (controls !== null && controls.length !== seats) return refuse('damaged-file', { why: 'controls' });
  const id = newId();
  const over = record.result !== null;
  const of = saga === null || over ? null : { id: newId(), began: saga };
  try {
    await saveMatch({
      id,
      controls: controls ?? firstControls(seats),
      ...(of && { saga: of }),
      record,
      saved: Date.now(),
      orders,
    });
  } catch {
    return refuse('not-kept-here');
  }
  if (of) await sagaGoesOn(of, id);
  return { ok: { path: over ? `/replay/local/${id}` : `/local/${id}` } };
}

/** Where its choices lead, in a worker. */
async function playAgain(record: MatchRecord): Promise<Outcome<Replayed>> {
  const crew = new Crew();
  try {
    const replayed = await crew.ask<{ seats: number }>({ do: 'load', record });
    if ('refused' in replayed) return replayed;
    const told = await crew.ask<MatchRecord>({ do: 'record' });
    return 'refused' in told ? told : { ok: { ...replayed.ok, digest: told.ok.digest } };
  } finally {
    crew.close();
  }
}

/** One person against sound bots, when a record does not say who played. */
const firstControls = (seats: number): Control[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: '', level: null } : { kind: 'bot', name: '', level: USUAL_LEVEL },
  );
