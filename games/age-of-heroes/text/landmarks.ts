import { isIn, type Landmark, type Language, textsIn } from '@skald/text';
import { AREAS, type Area } from '../content/index.ts';
import type { GameEvent } from '../rules/events.ts';
import { findPiece } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { NAMES } from './names.ts';

const isArea = isIn<Area>(AREAS);

/** Areas, and counters that lie open on the map. */
export function landmarks(event: GameEvent, view: State, language: Language): Landmark[] {
  const heroes = view.players.flatMap(({ counter }) => counter ?? []);
  return [...new Set([...textsIn(event), ...heroes])].flatMap((id) =>
    isArea(id)
      ? areaForms(id, language).map((name) => ({ name, topic: id }))
      : counterMark(view, id, language),
  );
}

function counterMark(view: State, id: string, language: Language): Landmark[] {
  const piece = findPiece(view, id);
  return piece?.faceUp ? [{ name: NAMES[language].short(piece.id), topic: id }] : [];
}

/** A name as it stands after “in the”, “from the” and so on: it changes with the case, but not how many words it has. */
function areaForms(id: Area, language: Language): string[] {
  const { area, theArea, at, to, from } = NAMES[language];
  const words = area(id).split(' ').length;
  return [area, theArea, at, to, from].map((say) => say(id).split(' ').slice(-words).join(' '));
}
