// What the options of a question mean on the field: whom they concern, and where they lead.

import { DIRECTIONS } from '@skald/games/grid-kit';
import type { Asked, Choice } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { extraOf } from '../../rules/fight/extras.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor } from '../../rules/fight/fighters.ts';
import type { State } from '../../rules/fight/state.ts';
import { placeOf } from '../../rules/fight/words.ts';
import { shove } from '../../rules/space/index.ts';
import { isGoing } from '../going.ts';

/** Something that concerns a fighter, or leads to a square, other than by going there. */
export interface Deed {
  readonly option: string;
  readonly choice: Choice;
  readonly fighter: string | null;
  readonly square: Spot | null;
  /** It leads to dice, or hurts somebody: asks first. */
  readonly attack: boolean;
}

const ATTACKS: ReadonlySet<string> = new Set([
  'strike',
  'shoot',
  'grab',
  'engage',
  'contend',
  'cutDown',
  'pullFree',
  'trample',
  'strikeHorse',
]);

/** All that has a place on the field but ways to go. */
export function deedsOf(view: State, decision: Asked | null): Deed[] {
  return (decision?.options ?? []).flatMap(({ id, choice }): Deed[] => {
    if (isGoing(choice)) return [];
    const fighter = fighterIn(choice);
    const square = squareIn(view, choice);
    if (fighter === null && square === null) return [];
    return [{ option: id, choice, fighter, square, attack: ATTACKS.has(choice.act) }];
  });
}

const fighterIn = ({ target }: Choice): string | null => (typeof target === 'string' ? target : null);

function squareIn(view: State, choice: Choice): Spot | null {
  if (choice.act === 'shove') return shoveEnd(view, choice);
  const { x, y, extra } = choice;
  if (typeof extra === 'string') return placeOf(extraOf(view, extra));
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

/** Where somebody who is driven back comes to rest. */
function shoveEnd(view: State, { direction, paces }: Choice): Spot | null {
  return shoveWay(view, Number(direction), Number(paces))?.path.at(-1) ?? null;
}

/** The way of whoever lost an Engagement; null where that is not what is asked. */
export function shoveWay(view: State, direction: number, paces: number): ReturnType<typeof shove> {
  const frame = view.agenda.at(-1);
  const bearing = DIRECTIONS[direction];
  if (frame?.step !== 'wonEngagement' || bearing === undefined) return null;
  const [by, target] = [fighterOf(view, frame.by), fighterOf(view, frame.target)];
  return shove(groundFor(view), bodiesOf(view), bodyOf(view, target), bodyOf(view, by), bearing, paces);
}

/** Whom a question is about. */
export function activeOf(view: State, decision: Asked | null): string | null {
  const frame = view.agenda.at(-1);
  switch (frame?.step) {
    case undefined:
      return null;
    case 'plan': {
      const at = decision === null ? -1 : frame.seats.indexOf(decision.seat);
      return frame.fighters[at] ?? null;
    }
    case 'act':
    case 'window':
      return frame.fighter;
    case 'opportunity':
    case 'wonEngagement':
      return frame.by;
    case 'resist':
    case 'forestall':
    case 'dodge':
      return frame.target;
    default:
      return null;
  }
}
