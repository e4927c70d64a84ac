import type { Refusal } from '@skald/kernel';
import type { Sentence } from '@skald/text';
import { armyIn, cardIn, hexIn } from '../refused.ts';
import { names as n } from './names.ts';

type Params = Refusal['params'];

const army = (params: Params): string => armyIn(params, n.army);
const other = (params: Params): string => armyIn(params, n.army, 'with');
const card = (params: Params): string => cardIn(params, n.cards);

const MOMENT_NAMES: Readonly<Record<string, string>> = {
  sidesChosen: 'after the sides are chosen',
  settingUp: 'while units are set up',
  allSetUp: 'when all units stand',
};

export const refusals = {
  'one-player-a-side': () => 'One plays the Normans and one the Vikings. Choose one side each.',
  'no-own-map': () => 'You want to play on your own map, but there is none. Choose one, or another map.',
  'bad-map': ({ count }) =>
    `This map cannot be played on yet; ${count === 1 ? 'one thing is' : `${count} things are`} wrong with it. Open it in the workshop, which shows what and where.`,
  'army-count': ({ count, least, most }) =>
    `You made ${count} armies. ${least === most ? `It must be ${least}.` : `It must be ${least} to ${most}.`}`,
  'army-too-big': ({ points, most }) => `An army of ${points} is too strong: at most ${most} at the start.`,
  'army-too-small': ({ points, least }) =>
    `An army of ${points} is too weak: at least ${least} at the start.`,
  'wrong-sum': ({ sum, all }) => `That makes ${sum} points. Divide exactly ${all}.`,
  'no-such-hex': (params) => `There is no hex ${hexIn(params)} on this map.`,
  sea: (params) => `${hexIn(params)} is sea. Armies go there only aboard the ship.`,
  'friendly-army-there': (params) =>
    `${army(params)} is already at ${hexIn(params)}, and two armies never share a hex.`,
  'place-too-far': (params) =>
    `${hexIn(params)} is too far off: at most ${params.most} hexes from the castle at the start.`,
  'castle-needs-army': (params) =>
    `Somebody must hold the castle, and this is the last army: ${hexIn(params)}.`,
  'not-so-many-cards': (params) => `You hold ${params.held} of the card ${card(params)}, not more.`,
  'no-such-card': (params) => `You do not hold the card ${card(params)}.`,
  'card-played-before': (params) =>
    `You have played ${card(params)} in this battle; one of each kind is all.`,
  'not-the-moment': (params) =>
    `${card(params)} has another moment. This one is ${MOMENT_NAMES[String(params.moment)] ?? params.moment}.`,
  'not-aboard': (params) => `${army(params)} is not aboard the ship.`,
  'already-aboard': (params) => `${army(params)} is aboard already.`,
  'army-aboard': (params) => `${army(params)} is aboard and must land first.`,
  'boarded-this-turn': (params) => `${army(params)} boarded this turn and can land again only in the next.`,
  'small-cannot-defend': (params) =>
    `${army(params)} has only 1 point and cannot defend the ship. Name another.`,
  'small-stays-aboard': (params) => `${army(params)} has only 1 point and stays aboard, where it is safe.`,
  'small-must-walk': (params) =>
    `${army(params)} has only 1 point and must first go towards home, or exchange points.`,
  'small-goes-home': (params) => `${army(params)} has only 1 point and may only go towards home.`,
  'small-may-not-attack': (params) => `${army(params)} has only 1 point and may not attack.`,
  'not-your-army': (params) => `${army(params)} is not yours to command.`,
  'army-destroyed': (params) => `${army(params)} is no longer on the map.`,
  'already-moved': (params) => `${army(params)} has moved this turn.`,
  'not-adjacent': (params) => `${hexIn(params)} is not next to ${army(params)}. An army goes one hex a turn.`,
  'no-ford-there': (params) => `There is no river to ford on the way to ${hexIn(params)}. Just go.`,
  'way-closed': (params) => `The way to ${hexIn(params)} is closed. Choose one that is open.`,
  'exchange-nothing': () => 'An exchange of nothing is none. Choose how many points change hands.',
  'exchange-over-six': (params) =>
    `Then ${army(params)} would have ${params.points} points; ${params.most} is the most.`,
  'exchange-not-adjacent': (params) =>
    `${army(params)} and ${other(params)} are not next to each other and cannot exchange points.`,
  'already-exchanged': (params) =>
    `${army(params)} has already exchanged points this turn and cannot spend its move on it.`,
  'both-full': (params) =>
    `${army(params)} and ${other(params)} have ${params.most} points each; there is nothing to exchange.`,
  'not-so-many-points': (params) => `${army(params)} has only ${n.points(Number(params.points))}.`,
  'not-your-ship': () => 'The ship belongs to the Vikings.',
  'ship-at-sea': () => 'The ship is at sea. One lands and boards only while it lies in a coast hex.',
  'ship-too-far': (params) => `${army(params)} is not beside the ship.`,
  'ship-has-moved': () => 'The ship has sailed this turn; it sails once.',
  'ship-empty': () => 'Nobody is aboard, and an empty ship does not sail.',
  'ship-on-land': (params) => `The ship cannot go to ${hexIn(params)}: it keeps to sea and coast.`,
  'normans-there': (params) => `${army(params)} stands at ${hexIn(params)}; the ship does not go there.`,
  'too-far-to-sail': (params) => `The ship cannot reach ${hexIn(params)} in ${params.most} steps.`,
  'losses-too-many': (params) =>
    `${army(params)} had ${n.points(Number(params.points))} in the battle and cannot have lost more.`,
  'winner-destroyed': () =>
    'A side that lost everything cannot have beaten one that did not. Correct the winner or the losses.',
} satisfies Record<string, Sentence>;
