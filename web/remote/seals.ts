// What this device adds to the dice of its tables in the hall. It seals a part of its own before it can know anything of
// the dice, notes what the hall and the others have sealed, and only then opens its own; at the end it compares.

import type { TableInfo } from '@skald/hall/protocol';
import type { MatchRecord, Outcome, Part, Seat } from '@skald/kernel';
import { Shelf } from '../local/shelf.ts';
import type { Ask, Connection } from './connection.ts';

/** What is kept of one table, by its id. */
interface KeptSeal {
  readonly id: string;
  readonly saved: number;
  readonly part: string;
  readonly seal: string;
  /** The fingerprints of the hall's own secret, in the order they were announced. */
  readonly hall: readonly string[];
  /** By seat, what was sealed there. */
  readonly seals: Readonly<Record<Seat, readonly string[]>>;
}

type Sealed = Omit<KeptSeal, 'id' | 'saved'>;

const kept = new Shelf<KeptSeal>('skald-dice', 'seals');

/** The kernel comes with the first game; nobody waits for it before. */
const kernel = () => import('@skald/kernel');

type Sealing = Extract<Ask, { do: 'create' | 'bring' | 'join' | 'rematch' | 'goOn' }>;

/** Sits down at a table with a sealed part for its dice. */
export async function askSealed(
  connection: Connection,
  request: Sealing,
): Promise<Outcome<{ table: string }>> {
  const { commitment } = await kernel();
  const part = newPart();
  const seal = commitment(part);
  const fresh = { part, seal, hall: [], seals: {} };
  if (request.do === 'join') return joinSealed(connection, request, fresh);
  const outcome = await connection.ask<{ table: string }>({ ...request, seal });
  // Whoever asks once more for a table where he sits already has sealed his part before.
  if ('ok' in outcome && (await load(outcome.ok.table)) === undefined) await save(outcome.ok.table, fresh);
  return outcome;
}

/** The table is known, and its news may be here before the answer: what is sealed is kept first. */
async function joinSealed(
  connection: Connection,
  request: Extract<Sealing, { do: 'join' }>,
  fresh: Sealed,
): Promise<Outcome<{ table: string }>> {
  const before = await load(request.table);
  await save(request.table, fresh);
  const outcome = await connection.ask<{ table: string }>({ ...request, seal: fresh.seal });
  if ('refused' in outcome && before !== undefined) await save(request.table, before);
  return outcome;
}

/** A device that keeps nothing plays all the same; it only cannot compare. */
const save = (id: string, seal: Sealed): Promise<void> =>
  kept.save({ ...seal, id, saved: Date.now() }).catch(() => {});
const load = (id: string): Promise<KeptSeal | undefined> => kept.load(id).catch(() => undefined);

function newPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Watches over the dice of one table while it is open on this page. */
export class SealKeeper {
  readonly #id: string;
  readonly #open: (part: string) => Promise<Outcome<unknown>>;
  /** One look after the other, so that none overwrites what another has noted. */
  #looks: Promise<void> = Promise.resolve();
  #opening = false;

  constructor(id: string, open: (part: string) => Promise<Outcome<unknown>>) {
    this.#id = id;
    this.#open = open;
  }

  /** Notes what is announced; when all have sealed theirs, opens its own. */
  look(info: TableInfo, commitment: string): void {
    this.#looks = this.#looks.then(() => this.#note(info, commitment)).catch(() => {});
  }

  async #note(info: TableInfo, commitment: string): Promise<void> {
    const known = await load(this.#id);
    if (known === undefined || info.status === 'over') return;
    const now = noted(known, info, commitment);
    if (now !== known) await kept.save(now);
    const mine = info.mine.map((seat) => info.seats[seat]).find((seat) => seat?.seal === known.seal);
    const full = info.seats.every(({ kind }) => kind !== 'open');
    if (mine === undefined || mine.revealed || !full || this.#opening) return;
    this.#opening = true;
    await this.#open(known.part);
    this.#opening = false;
  }
}

function noted(known: KeptSeal, info: TableInfo, commitment: string): KeptSeal {
  const hall = known.hall.at(-1) === commitment ? known.hall : [...known.hall, commitment];
  const fresh = info.seats.flatMap(({ seal }, seat) =>
    seal === null || known.seals[seat]?.includes(seal) ? [] : [[seat, [...(known.seals[seat] ?? []), seal]]],
  );
  if (hall === known.hall && fresh.length === 0) return known;
  return { ...known, hall, seals: { ...known.seals, ...Object.fromEntries(fresh) } };
}

/** What this device can say about the dice of a game that is over; null where it kept nothing. */
export interface Comparison {
  /** The secret is the one whose fingerprint was announced. */
  readonly hall: boolean;
  /** The hall announced another before: it does so only when its rules were renewed in the middle of a game. */
  readonly changed: boolean;
  /** Our own part is in the dice. */
  readonly own: boolean;
  /** What others added is what they had sealed before. */
  readonly others: boolean;
}

export async function compare(table: string, record: MatchRecord): Promise<Comparison | null> {
  const known = await load(table);
  if (known === undefined || known.hall.length === 0) return null;
  const { commitment, readMove } = await kernel();
  const moves = record.moves.map(readMove);
  const announced = [
    record.commitment,
    ...moves.flatMap((move) => (move?.kind === 'seed' ? [commitment(move.seed)] : [])),
  ];
  const parts: Part[] = [
    ...(record.parts ?? []),
    ...moves.flatMap((move) => (move?.kind === 'part' ? [move] : [])),
  ];
  return {
    hall: announced.at(-1) === known.hall.at(-1),
    changed: known.hall.some((one) => !announced.includes(one)),
    own: parts.some(({ part }) => part === known.part),
    others: parts.every(({ seat, part }) => known.seals[seat]?.includes(commitment(part)) ?? false),
  };
}

/** A short name for everything that was announced: all who sit at the table see the same, or somebody cheats. */
export async function fingerprint(info: TableInfo, announced: string): Promise<string> {
  const { commitment } = await kernel();
  const nothing = '0'.repeat(64);
  const all = [announced, ...info.seats.map(({ seal }) => seal ?? nothing)].join('');
  return (commitment(all).slice(0, 8).match(/.{4}/g) ?? []).join(' ').toUpperCase();
}
