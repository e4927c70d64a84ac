// What options mean on the board: squares and fighters, by their topics of help.

import type { Sites } from '@skald/games/sites';
import type { Choice } from '@skald/kernel';
import type { ChoiceOf } from '../rules/fight/choices.ts';
import { flightOf } from '../rules/fight/effects.ts';
import { extraOf } from '../rules/fight/extras.ts';
import { isHero, isOnField } from '../rules/fight/fighters.ts';
import { offerOf } from '../rules/fight/offers.ts';
import { shoveOf } from '../rules/fight/prizes.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { wayPicked } from '../rules/fight/using.ts';
import { actorOf } from '../text/catalogue.ts';

export const sites: Sites<State> = {
  /** Whoever decides. */
  asked(view, { kind, seat }) {
    if (view.agenda.at(-1)?.step !== kind) return null;
    const actor = actorOf(view, seat);
    return sites.place(view, actor) === null ? null : actor;
  },

  option(view, { kind, seat }, choice) {
    const named = [...goalsOf(view, choice), ...(STAYS.has(choice.act) ? [actorOf(view, seat)] : [])];
    const against = ABOUT_ANOTHER.has(kind) ? [otherOf(view)] : [];
    return [...new Set([...named, ...against])].filter((topic) => sites.place(view, topic) !== null);
  },

  seat(view, seat) {
    const own = view.fighters.filter((one) => one.seat === seat);
    return (own.find((one) => isHero(one) && isOnField(one)) ?? own.find(isOnField))?.id ?? null;
  },

  place(view, topic) {
    const one = findFighter(view, topic);
    if (one !== undefined) return isOnField(one) ? topicOf(one) : null;
    const [, x, y] = /^(\d+),(\d+)$/.exec(topic) ?? [];
    return x !== undefined && Number(x) < view.map.width && Number(y) < view.map.height ? topic : null;
  },
};

const findFighter = ({ fighters }: State, id: string): Fighter | undefined =>
  fighters.find((one) => one.id === id);
const topicOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

/** Squares and fighters that an answer names. */
function goalsOf(view: State, choice: Choice): string[] {
  const { act, x, y, target, one, other, extra, hero, to } = choice;
  if (act === 'shove') return shoveGoal(view, choice);
  if (typeof extra === 'string') return [topicOf(extraOf(view, extra))];
  return [
    ...(typeof x === 'number' && typeof y === 'number' ? [`${x},${y}`] : []),
    ...[target, one, other, hero, to].filter((id) => typeof id === 'string'),
    ...(act === 'gift' ? areaOf(view, choice as unknown as Extract<ChoiceOf<'act'>, { act: 'gift' }>) : []),
    ...(act === 'pick' ? throwGoal(view, choice as unknown as ChoiceOf<'choose'>) : []),
  ];
}

/** Where a gift would take hold. */
function areaOf(view: State, choice: Extract<ChoiceOf<'act'>, { act: 'gift' }>): string[] {
  const frame = view.agenda.at(-1);
  return frame?.step === 'act' ? (offerOf(view, frame, choice)?.area?.() ?? []).map(topicOf) : [];
}

/** Where the one who is thrown would come down. */
function throwGoal(view: State, choice: ChoiceOf<'choose'>): string[] {
  const frame = view.agenda.at(-1);
  const [first] = (frame?.step === 'choose' && wayPicked(frame.ways, choice)?.brings) || [];
  const end = first?.effect === 'throw' ? flightOf(view, first).path.at(-1) : undefined;
  return end === undefined ? [] : [topicOf(end)];
}

/** Where the one who is pushed would come to rest. */
function shoveGoal(view: State, { direction, paces }: Choice): string[] {
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'wonEngagement') return [];
  const [one, other] = [findFighter(view, frame.by), findFighter(view, frame.target)];
  if (one === undefined || other === undefined) return [];
  const end = shoveOf(view, one, other, Number(direction), Number(paces))?.path.at(-1);
  return end === undefined ? [] : [topicOf(end), other.id];
}

/** Questions that are about somebody else, whatever is answered. */
const ABOUT_ANOTHER: ReadonlySet<string> = new Set(['opportunity', 'resist', 'forestall', 'dodge']);

function otherOf(view: State): string {
  const frame = view.agenda.at(-1);
  switch (frame?.step) {
    case 'opportunity':
      return frame.target;
    case 'resist':
      return frame.by;
    case 'forestall':
    case 'dodge':
      return frame.attacker;
    default:
      return '';
  }
}

/** Answers that concern whoever gives them, where he stands. */
const STAYS: ReadonlySet<string> = new Set([
  'plan',
  'swap',
  'otherHand',
  'change',
  'pickUp',
  'weave',
  'shop',
  'breakFree',
  'release',
  'keepHold',
  'smother',
  'fendOff',
]);
