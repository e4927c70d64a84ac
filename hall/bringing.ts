// What people bring to their seats: kept beside the table, laid into the match when it begins. A seat itself only ever
// tells the digest, and the title of what is not sealed.

import { type GameModule, gameById } from '@skald/games';
import { refuse } from '@skald/kernel';
import { type Beginning, entriesOf as entriesFrom } from './beginning.ts';
import { digestsAt } from './body-rows.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import type { BroughtInfo, Titles } from './protocol/index.ts';

/** A document as somebody may bring it: found, read and without a fault. */
export interface BroughtDocument {
  readonly kind: string;
  readonly digest: string;
  readonly title: Titles;
  /** As JSON. */
  readonly body: string;
}

/** The text of a document at a table, and whether the store has it. */
export interface Body {
  readonly json: string;
  stored: boolean;
}

type Seats = Pick<KeptTable, 'game' | 'seats' | 'bodies'>;

/** Why that is not what the game asks for; null where it is. */
export function misfit(
  { brings = {} }: GameModule,
  brought: readonly BroughtDocument[],
): ReturnType<typeof refuse> | null {
  const strange = brought.find(({ kind }) => !Object.hasOwn(brings, kind));
  if (strange !== undefined) return refuse('brings-no-such', { kind: strange.kind });
  for (const [kind, { min, max }] of Object.entries(brings)) {
    const count = brought.filter((one) => one.kind === kind).length;
    if (count < min) return refuse('brings-too-few', { kind, min, count });
    if (count > max) return refuse('brings-too-many', { kind, max, count });
  }
  return null;
}

/** A seat with what its player brings. */
export function laidDown<S extends KeptSeat>(
  seat: S,
  { brings = {} }: GameModule,
  brought: readonly BroughtDocument[],
): S {
  if (brought.length === 0) return seat;
  const told = ({ kind, digest, title }: BroughtDocument): BroughtInfo => ({
    kind,
    digest,
    title: brings[kind]?.sealed === false ? title : null,
  });
  return { ...seat, brought: brought.map(told) };
}

export const bodiesOf = (brought: readonly BroughtDocument[]): Map<string, Body> =>
  new Map(brought.map(({ digest, body }) => [digest, { json: body, stored: false }]));

/** For another table, where nothing is stored yet. */
export const copiesOf = (bodies: KeptTable['bodies']): Map<string, Body> =>
  new Map([...bodies].map(([digest, { json }]) => [digest, { json, stored: false }]));

/** Who gets up takes along what he brought: only what seats still speak of stays at the table. */
export function sweep(table: Seats): void {
  const spokenOf = digestsAt(table);
  for (const digest of table.bodies.keys()) if (!spokenOf.has(digest)) table.bodies.delete(digest);
}

/** The seats as a match begins with them. */
export const entriesOf = (table: Seats): unknown[] => entriesFrom(table, gameById(table.game)?.seated);

/** A table's match as it begins now. */
export const beginningOf = ({ game, seats, bodies, options, seed, terms }: Begins): Beginning => ({
  game,
  seats: seats.map(({ as, given, brought }) => ({ as, given, brought })),
  bodies,
  options,
  seed,
  parts: terms.parts,
});

type Begins = Seats & Pick<KeptTable, 'options' | 'seed' | 'terms'>;

/**
 * What shows whether the game would begin with this at that seat: nobody sits down who could not play. What others have
 * sealed was tried when they sat down, and is not gone through again for everybody who comes and goes.
 */
export function trial(
  kept: KeptTable,
  module: GameModule,
  seat: number,
  brought: readonly BroughtDocument[],
): Beginning | null {
  if (module.seated === undefined) return null;
  const seats = kept.seats.map((one, i) =>
    i === seat ? laidDown(one, module, brought) : withoutSealed(one, module),
  );
  const bodies = new Map([...kept.bodies, ...bodiesOf(brought)]);
  return beginningOf({ ...kept, seats, bodies: bodiesAt({ seats, bodies }), terms: {} });
}

/** Nothing that no seat brings. */
const bodiesAt = (table: Pick<KeptTable, 'seats' | 'bodies'>): KeptTable['bodies'] => {
  const spokenOf = digestsAt(table);
  return new Map([...table.bodies].filter(([digest]) => spokenOf.has(digest)));
};

const withoutSealed = (seat: KeptSeat, { brings = {} }: GameModule): KeptSeat =>
  seat.brought === undefined
    ? seat
    : { ...seat, brought: seat.brought.filter(({ kind }) => brings[kind]?.sealed === false) };
