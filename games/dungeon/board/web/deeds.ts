// What the options of a question mean on the board: which square, which model, which side.

import { squareAt } from '@skald/games/grid-kit';
import type { Asked, Choice } from '@skald/kernel';
import type { Facing, Square } from '../../content/index.ts';
import { findModel, layout, squaresUnder } from '../../rules/models.ts';
import { squaresOfBar } from '../../rules/sight.ts';
import type { State } from '../../rules/state.ts';

export interface Deed {
  readonly option: string;
  readonly choice: Choice;
  /** The model it concerns. */
  readonly model: string | null;
  readonly squares: readonly Square[];
  /** It leads to dice: asks first. */
  readonly attack: boolean;
}

const ATTACKS = new Set(['fight', 'turnAndFight', 'order', 'force', 'shoot', 'strike']);

/** All options that have a place on the board, but for steps and turns. */
export function deedsOf(view: State, decision: Asked | null): Deed[] {
  return (decision?.options ?? []).flatMap(({ id, choice }): Deed[] => {
    const attack = ATTACKS.has(choice.act) || (choice.act === 'model' && isHostile(view));
    const model = modelOf(choice);
    if (choice.act === 'step') return [];
    if (model !== null) {
      const one = findModel(view, model);
      return one === undefined
        ? []
        : [{ option: id, choice, model, squares: squaresUnder(view, one), attack }];
    }
    if (typeof choice.x !== 'number' || typeof choice.y !== 'number') return [];
    const squares = thingSquares(view, choice.x, choice.y);
    return [{ option: id, choice, model: null, squares, attack }];
  });
}

/** Of an order the target is meant, not who obeys. */
function modelOf({ target, model, hero }: Choice): string | null {
  const id = target ?? model ?? hero;
  return typeof id === 'string' ? id : null;
}

const isHostile = (view: State): boolean => view.agenda.at(-1)?.step === 'castAt';

/** A door, a chest or a piece of furniture is pressed anywhere. */
function thingSquares(view: State, x: number, y: number): readonly Square[] {
  const drawn = layout(view);
  const square = squareAt(drawn, [x, y]);
  return drawn.pieces[drawn.pieceAt[square] ?? -1]?.squares ?? squaresOfBar(view, { x, y });
}

/** Which way the model in question can be turned. */
export function turnsOf(decision: Asked | null): ReadonlyMap<Facing, string> {
  return new Map(
    (decision?.options ?? []).flatMap(({ id, choice }) =>
      choice.act === 'face' ? [[choice.facing as Facing, id] as const] : [],
    ),
  );
}

/** The model a question is about: whose Turn it is, who casts, who must be faced. */
export function activeOf(view: State): string | null {
  const frame = view.agenda.at(-1);
  if (frame === undefined) return null;
  if (frame.step === 'face') return frame.models[0] ?? null;
  if (frame.step === 'freeStrike') return frame.target;
  return 'model' in frame ? frame.model : 'attacker' in frame ? frame.attacker : null;
}
