// What a press on a piece or a hex means.

import type { Hex } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { type Deed, hexOfPiece, isHarmless, type PieceId, piecesIn } from './deeds.ts';

/** Something on the map: a piece, or the hex itself. */
export interface Spot {
  readonly hex: Hex;
  readonly piece: PieceId | null;
}

export type Answer =
  | { readonly do: 'choose'; readonly option: string }
  /** Several things, or one that cannot be taken back: asks first. `others` could be taken in hand instead. */
  | { readonly do: 'ask'; readonly deeds: readonly Deed[]; readonly others: readonly PieceId[] }
  | { readonly do: 'pick'; readonly piece: PieceId | null };

export interface Situation {
  readonly view: State;
  readonly deeds: readonly Deed[];
  readonly selected: PieceId | null;
  /** What the piece in hand can do where. */
  readonly reach: ReadonlyMap<Hex, readonly Deed[]>;
}

/** Null where a press means nothing. */
export function answerAt({ view, deeds, selected, reach }: Situation, spot: Spot): Answer | null {
  const here = piecesIn(view, spot.hex);
  const movable = here.filter((piece) => deeds.some((deed) => deed.piece === piece));
  const defending = deeds.find(({ kind, piece }) => kind === 'defend' && piece === spot.piece);
  if (defending) return { do: 'choose', option: defending.option };
  if (spot.piece !== null && spot.piece === selected) {
    const own = reach.get(spot.hex) ?? [];
    return own.length > 0 ? { do: 'ask', deeds: own, others: [] } : { do: 'pick', piece: null };
  }
  const meant = (reach.get(spot.hex) ?? []).filter((deed) => fits(deed, spot));
  const others = movable.filter((piece) => piece !== selected && (spot.piece ?? piece) === piece);
  const [only] = meant;
  if (only !== undefined) {
    const plain = meant.length === 1 && others.length === 0 && isHarmless(only);
    return plain ? { do: 'choose', option: only.option } : { do: 'ask', deeds: meant, others };
  }
  if (movable.length > 0) return { do: 'pick', piece: nextOf(movable, spot.piece, selected) };
  return selected === null ? null : { do: 'pick', piece: null };
}

/** On a piece only what concerns it is meant; on open ground everything. */
function fits({ kind, other }: Deed, { piece }: Spot): boolean {
  if (piece === null) return true;
  if (piece === 'ship') return kind === 'board' || kind === 'storm' || kind === 'march' || kind === 'land';
  return kind === 'exchange' || kind === 'attack' ? other === piece : kind === 'storm' || kind === 'sail';
}

/** The piece that was pressed; on a hex the next one each time. */
function nextOf(movable: readonly PieceId[], pressed: PieceId | null, selected: PieceId | null): PieceId {
  if (pressed !== null && movable.includes(pressed)) return pressed;
  const at = selected === null ? -1 : movable.indexOf(selected);
  return movable[(at + 1) % movable.length] as PieceId;
}

/** Every spot that answers something, in a fixed order: for stepping through them by key. */
export function answeringSpots({ view, deeds, selected, reach }: Situation): Spot[] {
  if (selected !== null) return [...reach.keys()].map((hex) => ({ hex, piece: null }));
  const pieces = [...new Set(deeds.map(({ piece }) => piece))];
  return pieces.flatMap((piece): Spot[] => {
    const hex = hexOfPiece(view, piece);
    return hex === null ? [] : [{ hex, piece }];
  });
}
