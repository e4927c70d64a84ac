import { isJarlId } from '../../content/index.ts';
import type { Piece } from '../../rules/state.ts';

/** A view calls a face-down jarl by his token; where everything is open, he keeps his name. */
export const isUnknown = (one: Piece): boolean => !one.faceUp && !isJarlId(one.id);
