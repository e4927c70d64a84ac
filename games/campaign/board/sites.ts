// Where on the map questions and answers are: the armies, the ship and the hexes they mean.

import type { Sites } from '@skald/games/sites';
import type { Choice, Decision } from '@skald/kernel';
import { geographyOf, isHex } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { hexOfPiece, type PieceId } from './web/deeds.ts';

export const sites: Sites<State> = {
  asked: (view, decision) => onMap(view, subjectsOf(view, decision))[0] ?? null,

  option: (view, decision, choice) => onMap(view, goalsOf(view, decision, choice)),

  seat: (view, seat) => (view.sides[seat] === 'vikings' ? 'ship' : geographyOf(view.map).castle),

  place: (view, topic) =>
    isHex(topic)
      ? geographyOf(view.map).terrain.has(topic)
        ? topic
        : null
      : hexOfPiece(view, topic as PieceId),
};

const onMap = (view: State, topics: readonly string[]): string[] =>
  [...new Set(topics)].filter((topic) => sites.place(view, topic) !== null);

/** Where an army goes, then who goes. */
function goalsOf(view: State, decision: Decision, choice: Choice): string[] {
  const army = String(choice.army ?? subjectsOf(view, decision)[0] ?? '');
  switch (choice.act) {
    case 'place':
      return [String(choice.hex)];
    case 'move':
    case 'land':
    case 'step':
      return [String(choice.to), army];
    case 'ford':
      return choice.how === 'board' ? ['ship', String(choice.to), army] : [String(choice.to ?? army), army];
    case 'board':
    case 'aboard':
      return ['ship', army];
    case 'exchange':
      return [String(choice.with), army];
    case 'sail':
      return [String(choice.to), 'ship'];
    case 'march':
    case 'defend':
      return [army];
    case 'give':
    case 'flee':
    case 'roll':
      return subjectsOf(view, decision);
    default:
      return [];
  }
}

function subjectsOf(view: State, { kind }: Decision): string[] {
  const frame = view.agenda.at(-1);
  if (frame?.step !== kind) return [];
  switch (frame.step) {
    case 'amount':
      return [frame.army, frame.with];
    case 'place':
    case 'stopAboard':
    case 'fordOrCard':
    case 'sidestep':
      return [frame.army];
    case 'defendShip':
    case 'putToSea':
      return ['ship'];
    default:
      return view.battle === null ? [] : [view.battle.hex];
  }
}
