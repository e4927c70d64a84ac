import { capital, type Landmark, type Language, textsIn } from '@skald/text';
import type { GameEvent } from '../rules/fight/events.ts';
import { isOnField } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { namingOf } from './naming.ts';
import { squareLabel } from './squares.ts';

/** Squares, and fighters who are on the field, in whatever case they may stand. */
export function landmarks(event: GameEvent, view: State, language: Language): Landmark[] {
  const { who, whom, toWhom, whose } = namingOf(view, language);
  const named = [...new Set(textsIn(event))].filter((id) =>
    view.fighters.some((one) => one.id === id && isOnField(one)),
  );
  return [
    ...spotsIn(event).map((spot) => ({ name: squareLabel(spot), topic: `${spot.x},${spot.y}` })),
    ...named.flatMap((id) =>
      [who(id), whom(id), toWhom(id), whose(id), bare(who(id))]
        .flatMap((name) => [name, capital(name)])
        .map((name) => ({ name, topic: id })),
    ),
  ];
}

/** „Troll“, where the article has been joined with what stood before it. */
const bare = (name: string): string => name.replace(/^(the|der|die|das) /, '');

/** Every column with its row, however deep. */
function spotsIn(value: unknown): { readonly x: number; readonly y: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { x, y } = value as { x?: unknown; y?: unknown };
  if (typeof x === 'number' && typeof y === 'number') return [{ x, y }];
  return Object.values(value).flatMap(spotsIn);
}
