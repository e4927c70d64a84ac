import type { Asking } from '@skald/text';
import { fighterOf, isHero, isOnField, sheetOf } from '../../rules/fight/fighters.ts';
import { priceInNeed } from '../../rules/fight/shopping.ts';
import { freePoints } from '../../rules/fight/using.ts';
import type { Matter, Questions } from '../catalogue.ts';
import { plightOf } from '../plight.ts';
import { dealingsQuestions } from './dealings.ts';
import { interludeQuestions } from './interlude.ts';
import { names as n } from './names.ts';
import { runningQuestions } from './runner.ts';
import { sittingQuestions } from './sitting.ts';
import { tabletopQuestions } from './tabletop.ts';

/** “Ragnar at C12, 48 of 60 hit points, 1 Wound, Viking axe in hand” */
function standing({ view, actor, who, at, weapon }: Asking<Matter>): string {
  const one = fighterOf(view, actor);
  const { health, wounds } = plightOf(view, one);
  return [
    `${who(actor)} at ${at(one)}`,
    ...(health === null ? [] : [`${health.hp} of ${n.hitPoints(health.of)}`]),
    ...(wounds > 0 ? [n.wounds(wounds)] : []),
    `${weapon(actor, one.hand)} in hand`,
  ].join(', ');
}

function act(asking: Asking<Matter, 'act'>): string {
  const { view, actor, frame, all, whom } = asking;
  const one = fighterOf(view, actor);
  const { engaged, heldBy, holds } = plightOf(view, one);
  const { half, full } = sheetOf(view, one).move;
  const ask = `${standing(asking)}. What now?\n`;
  if (heldBy !== null)
    return `${ask}${asking.who(heldBy)} has a grip on you: break free, or let the action go.`;
  if (holds !== null)
    return `${ask}You have a grip on ${whom(holds)}. Keeping it takes the action; letting go is free.`;
  if (one.fallen) return `${ask}On the ground: 4 less to strike and to defend, and no step.`;
  if (frame?.halves.includes('move'))
    return `${ask}The half move is done. Strike at somebody in reach, or end the turn.`;
  if (engaged.length > 0)
    return `${ask}Engaged with ${all(engaged)}. Whoever walks out of their reach is struck at; who withdraws is not.`;
  return `${ask}Up to ${n.paces(half)} and a blow, or up to ${n.paces(full)} and no more.`;
}

export const questions: Questions = {
  plan: ({ actor, who }) =>
    `What does ${who(actor)} mean to do this round?\nThe weapon you name sets the Initiative. All name theirs at the same time; a quicker one later gains nothing, a slower one makes you late.`,
  act,
  window: ({ actor, who, view }) =>
    `${who(actor)} has waited. Act now, at ${view.step - 1}?\nWho never does loses the action when the round ends.`,
  opportunity: ({ frame, who, whom, actor }) =>
    frame === null
      ? `${who(actor)} has a free blow at somebody. Take it?`
      : `${who(frame.target)} ${frame.left ? 'leaves' : 'passes'} ${whom(frame.by)}: take a free blow?\n${frame.left ? 'With care it costs nothing here, and the Defence of the other counts for nothing.' : 'It costs nothing. With care the Defence of the other counts for nothing, but your next action of the round is spent.'}`,
  resist: ({ frame, who, whom, actor }) =>
    frame === null
      ? `Somebody pushes ${whom(actor)}. Resist?`
      : `${who(frame.by)} pushes ${whom(frame.target)}. Resist?\nEach has one such roll a round; who does not spend it counts as 0.`,
  forestall: ({ frame, who, whom, actor }) =>
    frame === null
      ? `Somebody is about to strike ${whom(actor)}. Push first?`
      : `${who(frame.attacker)} is about to strike ${whom(frame.target)}. Push first?\nWho is driven out of reach may come back only with what is left of the half move. You have one such roll a round.`,
  wonEngagement: ({ frame, who, whom, actor }) =>
    frame === null
      ? `${who(actor)} has won the push. What comes of it?`
      : `${who(frame.by)} has the better of ${whom(frame.target)}. What comes of it?\nDrive the other back, step to a better place, or forbid the other any push of this kind for the round.`,
  dodge: ({ frame, who, whom, withWeapon, actor }) =>
    frame === null
      ? `Somebody shoots at ${whom(actor)}. Dodge?`
      : `${who(frame.attacker)} shoots at ${whom(frame.target)} ${withWeapon(frame.attacker, frame.form)}. Dodge?\nWho stands still is hit by 6 or more; who dodges rolls instead, at no cost.`,
  preRoll: ({ actor, frame, who }) =>
    `${who(actor)} is about to roll. ${frame === null ? 'Use a gift?' : `Use ${n.gift(frame.gift)}?`}\nWhat is used now is used up, however the die falls.`,
  reaction: ({ actor, frame, who, whom }) =>
    frame === null
      ? `Does ${who(actor)} use a gift now?`
      : `Does ${who(actor)} use ${n.gift(frame.gift)} now${frame.what === undefined ? '' : ` (${n.giftWhat(frame.gift, frame.what)})`}${frame.target === null ? '' : `: ${whom(frame.target)}`}?\nIt is asked only when the moment is there.`,
  shop: ({ actor, who, view }) =>
    `Which gift shall ${who(actor)} have? ${n.points(freePoints(view, fighterOf(view, actor)))} to spend.\nOne level each, at once and for good. A higher maximum heals nothing, and dice that lie already stay as they are.`,
  need: ({ actor, frame, who }) =>
    frame === null
      ? `Buy ${who(actor)} a gift in need?`
      : `Buy ${n.gift(frame.gift)} for ${who(actor)}, and use it now?\nIt costs ${n.points(priceInNeed(frame.gift))} of earlier encounters.`,
  choose: ({ actor, frame, who }) =>
    `${frame === null ? 'A gift' : n.gift(frame.gift)}: what does ${who(actor)} choose?`,
  moveOn: ({ actor, frame, who }) =>
    `Where does ${who(actor)} run on to?\n${frame === null ? 'Whoever was struck at' : who(frame.target)} does not strike in passing; others may. Who keeps away is left alone for a while.`,
  leap: ({ actor, who }) =>
    `Where does ${who(actor)} come down?\nA bound leads over everything and everybody, costs nothing, and nobody strikes on the way.`,
  midLeap: ({ actor, who }) =>
    `Whom does ${who(actor)} strike on the way?\nIt takes the action of this turn, and the other defends himself worse by its Res.`,
  trade: () =>
    'Shall any two trade whom they are set on?\nAs many are set on each hero afterwards as before.',
  consent: ({ actor, who }) =>
    `Shall all heroes run away? ${who(actor)} has to agree.` +
    '\nTogether they always escape; whoever is slower than the fastest foe is left with 5 hit points. One who stays keeps them all.',
  intercept: ({ frame, who, whom, actor }) =>
    frame === null
      ? `Somebody flees. Shall ${who(actor)} step into the way?`
      : `${who(frame.fighter)} flees. Step into the way with ${whom(frame.by)}?\nUp to 10 paces, at no cost: whoever is near the way may strike, and nobody runs through an enemy.`,
  freeShot: ({ frame, whom, withWeapon, actor, fighter }) =>
    frame === null
      ? `Somebody flees from ${whom(actor)}. Shoot?`
      : `A free shot at ${whom(frame.target)} ${withWeapon(frame.by, fighter(frame.by)?.hand ?? 0)}?\nIt costs no action.`,
  spoils: ({ actor, frame, who, whom }) =>
    frame === null
      ? `${who(actor)} has caught somebody. What now?`
      : `${who(frame.by)} has caught ${whom(frame.fighter)}, ${n.points(frame.pursuit - frame.sprint)} faster. What now?\nOne piece of treasure, and another for every three points; which of them are left is chance. Armor and weapons stay.`,
  sever: ({ frame, whom, whose }) =>
    frame === null
      ? 'The blow would take off an arm. Shall it?'
      : `The blow would take off one of ${whose(frame.of)} arms. Shall it?\nWhoever loses the weapon arm drops the weapon; whoever loses heart attacks no more. The arm can be used against ${whom(frame.of)}, and its death blow is worth twice as much.`,
  wrest: ({ frame, who, whom, actor }) =>
    frame === null
      ? `${who(actor)} holds somebody fast. What must be dropped?`
      : `${who(frame.by)} holds ${whom(frame.target)} fast. What must be dropped?`,
  goOn: ({ view, all }) => {
    const left = view.fighters.filter((one) => !isHero(one) && isOnField(one)).map(({ id }) => id);
    return `Nobody is left who could fight back${left.length === 0 ? '' : `: ${all(left)} ${left.length === 1 ? 'is' : 'are'} helpless`}. Go on?\nA death blow is worth points, and it is soon over.`;
  },
  ...sittingQuestions,
  ...dealingsQuestions,
  ...runningQuestions,
  ...tabletopQuestions,
  ...interludeQuestions,
};
