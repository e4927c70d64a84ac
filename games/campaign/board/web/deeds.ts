// What can be done on the map: every option of a question with the piece that does it and the hex it leads to.

import type { Asked } from '@skald/kernel';
import type { ArmyId, Hex } from '../../content/index.ts';
import type { Answer } from '../../rules/choices.ts';
import type { State } from '../../rules/state.ts';
import { pathOf } from '../../text/strides.ts';

export type PieceId = ArmyId | 'ship';

export type DeedKind =
  | 'place'
  | 'march'
  | 'land'
  | 'board'
  | 'attack'
  /** Falls on a ship with nobody ashore. */
  | 'storm'
  | 'exchange'
  | 'forcedMarch'
  | 'sail'
  | 'retreat'
  | 'defend';

export interface Deed {
  readonly option: string;
  readonly kind: DeedKind;
  readonly piece: PieceId;
  readonly hex: Hex | null;
  /** The river lies between: over it by the die, or by the card. */
  readonly ford: 'die' | 'card' | null;
  /** Who is met there: attacked, or exchanged with. */
  readonly other: ArmyId | null;
}

const hexOf = (view: State, place: Hex | 'ship' | null | undefined): Hex | null =>
  place === 'ship' ? view.ship.at : (place ?? null);

/** Where a piece is on the map. */
export const hexOfPiece = (view: State, piece: PieceId): Hex | null =>
  piece === 'ship' ? view.ship.at : hexOf(view, view.armies.find(({ id }) => id === piece)?.at);

export function deedsOf(view: State, decision: Asked | null): Deed[] {
  if (decision === null) return [];
  return decision.options.flatMap((option): Deed[] => {
    const deed = deedOf(view, option.choice as Answer);
    return deed === null ? [] : [{ ford: null, other: null, ...deed, option: option.id }];
  });
}

type Bare = Pick<Deed, 'kind' | 'piece' | 'hex'> & Partial<Pick<Deed, 'ford' | 'other'>>;

/** Null for an answer that has no place on the map. */
function deedOf(view: State, answer: Answer): Bare | null {
  switch (answer.act) {
    case 'place':
      return { kind: 'place', piece: answer.army, hex: answer.hex };
    case 'move':
      return stepOf(view, answer.army, answer.to, 'march', 'die');
    case 'land':
      return stepOf(view, answer.army, answer.to, 'land', 'die');
    case 'board':
      return stepOf(view, answer.army, 'ship', 'board', 'die');
    case 'ford':
      // A fugitive's card leads nowhere else.
      if (!('army' in answer)) return null;
      return answer.how === 'board'
        ? stepOf(view, answer.army, 'ship', 'board', 'card')
        : stepOf(view, answer.army, answer.to, answer.how === 'land' ? 'land' : 'march', 'card');
    case 'exchange':
      return {
        kind: 'exchange',
        piece: answer.army,
        hex: hexOfPiece(view, answer.with),
        other: answer.with,
      };
    case 'march':
      return { kind: 'forcedMarch', piece: answer.army, hex: hexOfPiece(view, answer.army) };
    case 'sail':
      return { kind: 'sail', piece: 'ship', hex: answer.to };
    case 'defend':
      return { kind: 'defend', piece: answer.army, hex: view.ship.at };
    case 'step':
      return retreatOf(view, answer.to);
    default:
      return null;
  }
}

function stepOf(view: State, piece: ArmyId, to: Hex | 'ship', kind: DeedKind, by: 'die' | 'card'): Bare {
  const { ford, enemy, ship } = pathOf(view, piece, to);
  return {
    kind: enemy !== null ? 'attack' : ship ? 'storm' : kind,
    piece,
    hex: hexOf(view, to),
    ford: ford ? by : null,
    other: enemy,
  };
}

function retreatOf(view: State, to: Hex): Bare | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'sidestep') return null;
  const { ford } = pathOf(view, frame.army, to);
  return { kind: 'retreat', piece: frame.army, hex: to, ford: ford ? 'die' : null };
}

/** Nothing is rolled, spent or shown: it can be taken back, so one click does it. */
export const isHarmless = ({ kind, ford }: Deed): boolean =>
  ford === null && !['attack', 'storm', 'exchange', 'forcedMarch'].includes(kind);

/** What is in hand: what was picked, or the only one that can do anything. */
export function inHand(deeds: readonly Deed[], picked: PieceId | null): PieceId | null {
  if (deeds.some(({ kind }) => kind === 'defend')) return null;
  if (picked !== null && deeds.some(({ piece }) => piece === picked)) return picked;
  const pieces = new Set(deeds.map(({ piece }) => piece));
  return pieces.size === 1 ? ([...pieces][0] as PieceId) : null;
}

/** What the piece in hand can do where. */
export function deedsByHex(deeds: readonly Deed[], piece: PieceId | null): ReadonlyMap<Hex, readonly Deed[]> {
  const found = new Map<Hex, Deed[]>();
  for (const deed of deeds) {
    if (deed.piece !== piece || deed.hex === null) continue;
    found.set(deed.hex, [...(found.get(deed.hex) ?? []), deed]);
  }
  return found;
}

/** Everything that stands in a hex, armies ashore before the ship and those aboard. */
export function piecesIn(view: State, hex: Hex): PieceId[] {
  const ashore = view.armies.filter(({ at }) => at === hex).map(({ id }) => id);
  if (view.ship.at !== hex) return ashore;
  return [...ashore, 'ship', ...view.armies.filter(({ at }) => at === 'ship').map(({ id }) => id)];
}
