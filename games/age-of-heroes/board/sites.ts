// Where on the map questions and answers are: the counters and areas they mean, by the names everybody knows them by.

import type { Sites } from '@skald/games/sites';
import type { Choice, Decision } from '@skald/kernel';
import { AREA, type Area } from '../content/index.ts';
import { heroPiece, publicName } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { placeOf } from './web/targets.ts';

export const sites: Sites<State> = {
  asked: (view, decision) => shown(view, subjectOf(view, decision)),

  option(view, decision, choice) {
    const named = [...goalsOf(view, choice), ...(STAYS.has(choice.act) ? [subjectOf(view, decision)] : [])];
    return [...new Set(named.flatMap((topic) => shown(view, topic) ?? []))];
  },

  seat: (view, seat) => view.players[seat]?.counter ?? null,

  place: (view, topic) => (isArea(topic) ? topic : (pieceCalled(view, topic)?.area ?? null)),
};

/** Answers that concern whom the question is about, where he is. */
const STAYS: ReadonlySet<string> = new Set([
  ...['ride', 'trade', 'stop', 'go', 'dare', 'stay', 'take', 'leave'],
  ...['ready', 'strike', 'back', 'callAll', 'enough'],
  ...['turn', 'flee', 'recruit', 'refuse', 'roll', 'pass'],
]);

const isArea = (topic: string): topic is Area => Object.hasOwn(AREA, topic);

const pieceCalled = ({ pieces }: State, topic: string): Piece | undefined =>
  pieces.find((one) => one.id === topic || publicName(one) === topic);

/** As it is called on the map; null for what is not on it. */
function shown(view: State, topic: string | null): string | null {
  if (topic === null || isArea(topic)) return topic;
  const one = pieceCalled(view, topic);
  return one === undefined ? null : publicName(one);
}

function goalsOf(view: State, choice: Choice): (string | null)[] {
  const place = placeOf(view, choice);
  const goal = place === null ? null : 'area' in place ? place.area : place.counter;
  switch (choice.act) {
    case 'lend':
      return [String(choice.to), String(choice.from)];
    case 'trade':
      return [String(choice.dragon)];
    case 'hero':
      return [String(choice.hero)];
    default:
      return [goal];
  }
}

function subjectOf(view: State, { kind, seat }: Decision): string | null {
  const frame = view.agenda.at(-1);
  if (frame?.step !== kind) return null;
  switch (frame.step) {
    case 'move':
    case 'riders':
    case 'peril':
    case 'pickUp':
    case 'fleeTo':
    case 'fleeStep':
    case 'reward':
      return frame.counter;
    case 'recruit':
    case 'loss':
      return frame.jarl;
    case 'spellLuck':
    case 'sygilWorks':
    case 'sygilLuck':
      return frame.caster;
    case 'attackers':
    case 'targets':
    case 'taxHolder':
      return frame.area;
    case 'aid':
    case 'luckBid':
    case 'luckOpen':
      return view.battle?.area ?? null;
    case 'turnFlight':
    case 'godCheck':
      return heroPiece(view, seat)?.id ?? null;
    default:
      return null;
  }
}
