import type { Boon } from '../../content/boons.ts';
import { GIFT, type Gift } from '../../content/gifts.ts';
import type { ChoiceOf } from '../../rules/fight/choices.ts';
import { priceInNeed } from '../../rules/fight/shopping.ts';
import type { About, OptionLabels } from '../catalogue.ts';
import { offeredAt } from '../sitting.ts';
import { dealingsOptions } from './dealings.ts';
import { deeds } from './deeds.ts';
import { interludeOptions } from './interlude.ts';
import { names as n } from './names.ts';
import { runningOptions } from './runner.ts';
import { sittingOptions } from './sitting.ts';
import { tabletopOptions } from './tabletop.ts';

type Act = ChoiceOf<'act'>;
type ActOf<A extends Act['act']> = Extract<Act, { act: A }>;

const inManner = (manner: ActOf<'strike'>['manner']): string =>
  manner === 'plain' ? '' : `, ${n.manners[manner]}`;
const PAST = { guarded: ', carefully past your ally', heedless: ', past your ally without care' } as const;
const spot = ({ x, y }: { x: number; y: number }, { at }: About): string => at({ x, y });

const useOf = (frame: { readonly gift: Boon } | null): string =>
  frame === null ? 'Use it' : `Use ${n.gift(frame.gift)}`;

const buyOf = (frame: { readonly gift: Gift } | null): string =>
  frame === null ? 'Buy it' : `Buy and use ${n.gift(frame.gift)}, for ${n.points(priceInNeed(frame.gift))}`;

export const options: OptionLabels = {
  plan: {
    plan: ({ form }, { actor, withWeapon }) => `Fight ${withWeapon(actor, form)}`,
    noFight: () => 'Something other than fighting',
    runAway: () => 'Run away, if all heroes do',
  },
  act: {
    strike: ({ target, form, manner, past }, { actor, whom, withWeapon }) =>
      `Strike ${whom(target)} ${withWeapon(actor, form)}${inManner(manner)}${past === undefined ? '' : PAST[past]}`,
    shoot: ({ target, form, manner }, { actor, whom, withWeapon }) =>
      `Shoot at ${whom(target)} ${withWeapon(actor, form)}${inManner(manner)}`,
    grab: ({ target, how }, { whom }) =>
      how === 'hold' ? `Grab ${whom(target)} and hold on` : `Wrestle ${whom(target)} down`,
    walk: ({ means, ...to }, about) =>
      means === undefined ? `Go to ${spot(to, about)}` : `Go to ${spot(to, about)} to attack somebody else`,
    seize: (to, about) => `Full move to ${spot(to, about)}`,
    withdraw: (to, about) => `Withdraw to ${spot(to, about)}`,
    flee: (to, about) => `Flee to ${spot(to, about)}`,
    rush: (to, about) => `Run recklessly to ${spot(to, about)}`,
    change: ({ form }, { actor, theWeapon }) => `Put away what you hold and ready ${theWeapon(actor, form)}`,
    swap: (_, { actor, fighter, theWeapon }) => {
      const one = fighter(actor);
      return one === undefined || one.belt === null
        ? 'Drop what you hold and draw from the belt'
        : `Drop ${theWeapon(actor, one.hand)} and draw ${theWeapon(actor, one.belt)}`;
    },
    pickUp: ({ form }, { actor, theWeapon }) => `Pick up ${theWeapon(actor, form)}`,
    contend: ({ target }, { whom }) => `Contend with ${whom(target)} for the place where that one stands`,
    engage: ({ target }, { whom }) => `Push ${whom(target)} for a better place`,
    heal: ({ target }, { actor, whom }) =>
      target === actor ? 'Treat your own wounds' : `Treat ${whom(target)}`,
    swim: (to, about) => `Swim to ${spot(to, about)}`,
    throwRope: ({ target }, { whom }) => `Throw ${whom(target)} a rope`,
    rescue: ({ target }, { whom }) => `Pull ${whom(target)} out of the water`,
    smother: () => 'Smother the flames',
    fendOff: () => 'Keep the animals off',
    pry: ({ target }, { actor, whom }) =>
      target === actor ? 'Pry the trap open' : `Free ${whom(target)} from the trap`,
    try: ({ offer, target }, { view, whom }) =>
      `${offeredAt(view, offer, 'en')}${target === undefined ? '' : ` (for ${whom(target)})`}`,
    climb: (to, about) => `Climb to ${spot(to, about)}`,
    leap: (to, about) => `Jump to ${spot(to, about)}`,
    takeArm: ({ target }, { whose }) => `Pick up ${whose(target)} arm`,
    takeShield: () => 'Pick up the shield',
    lightTorch: () => 'Light a torch',
    otherHand: () => 'Take the weapon in the other hand',
    dropTorch: () => 'Drop the torch',
    lieDown: () => 'Lie down behind the cover',
    getUp: () => 'Get up',
    stunt: ({ does, x, y, target, thing }, { at, whom, thingNamed }) => {
      const where = x === undefined || y === undefined ? '' : at({ x, y });
      return {
        vantage: 'Find a better place to stand here',
        clear: `Clear the way at ${where}`,
        block: `Put something in the way at ${where}`,
        veil: 'Raise dust or smoke around you',
        turn: `Open, shut, light, douse or topple: ${thing === undefined ? '' : thingNamed(thing)}`,
        disarm: `Make harmless: ${thing === undefined ? '' : thingNamed(thing)}`,
        disarmHastily: `Make harmless in haste (−5, half an action): ${thing === undefined ? '' : thingNamed(thing)}`,
        distract: `Distract ${target === undefined ? '' : whom(target)}`,
      }[does];
    },
    mount: () => 'Mount',
    dismount: () => 'Dismount',
    trample: ({ target }, { whom }) => `Let the horse trample ${whom(target)}`,
    strikeHorse: ({ target }, { whose }) => `Strike at ${whose(target)} horse`,
    cutDown: ({ extra }, { whom }) => `Cut down ${whom(extra)}`,
    pullFree: ({ target }, { whose }) => `Pull ${whose(target)} hostage free`,
    weave: () => 'Duck and weave, and strike at nobody',
    breakFree: () => 'Break free',
    release: () => 'Let go',
    keepHold: () => 'Keep hold',
    power: ({ does, target }, about) => deeds.offered[does](target ?? null, about),
    gift: ({ gift, target, what }, { whom }) =>
      [n.gift(gift), ...(what === undefined ? [] : [n.giftWhat(gift, what)])].join(', ') +
      (target === undefined ? '' : `: ${whom(target)}`),
    shop: () => 'Buy a gift',
    wait: () => 'Wait for an opportunity',
    done: (_, { frame }) => (frame === null || frame.halves.length === 0 ? 'Do nothing' : 'End the turn'),
  },
  preRoll: { use: (_, { frame }) => useOf(frame), pass: () => 'Roll without it', shop: () => 'Buy a gift' },
  reaction: { use: (_, { frame }) => useOf(frame), pass: () => 'Let it be', shop: () => 'Buy a gift' },
  shop: {
    buy: ({ gift }) => `${n.gift(gift)}, for ${n.points(GIFT[gift].cost)}`,
    leave: () => 'That is all',
  },
  need: { buy: (_, { frame }) => buyOf(frame), pass: () => 'Let it be' },
  choose: {
    pick: ({ what, target, x, y }, about) =>
      [
        ...(what === undefined
          ? []
          : [about.frame === null ? `the way “${what}”` : n.giftWhat(about.frame.gift, what)]),
        ...(target === undefined ? [] : [about.whom(target)]),
        ...(x === undefined || y === undefined ? [] : [`to ${about.at({ x, y })}`]),
      ].join(': ') || 'Go on',
  },
  window: { now: () => 'Act now', later: () => 'Keep waiting', shop: () => 'Buy a gift' },
  opportunity: {
    strikeIt: () => 'Strike',
    carefully: (_, { frame }) => (frame?.left ? 'Strike with care' : 'Strike with care, for the next action'),
    letGo: () => 'Let it pass',
    shop: () => 'Buy a gift',
  },
  resist: { resist: () => 'Resist', yield: () => 'Give way, and keep the roll', shop: () => 'Buy a gift' },
  forestall: {
    forestall: () => 'Push first',
    stand: () => 'Take the blow as it comes',
    shop: () => 'Buy a gift',
  },
  wonEngagement: {
    shove: ({ direction, paces }) => `Drive back ${n.paces(paces)} ${n.course(direction)}`,
    shift: (to, about) => `Step to ${spot(to, about)}`,
    deny: () => 'Forbid any push for this round',
  },
  dodge: { dodge: () => 'Dodge', stand: () => 'Stand still', shop: () => 'Buy a gift' },
  moveOn: { go: (to, about) => `Run on to ${spot(to, about)}`, stay: () => 'Stay where you are' },
  leap: { land: (to, about) => `Come down at ${spot(to, about)}`, stay: () => 'Stay where you are' },
  midLeap: {
    strikeIt: ({ target }, { whom }) => `Strike ${whom(target)} from above`,
    pass: () => 'Strike at nobody on the way',
  },
  trade: {
    trade: ({ one, other }, { who, whom }) => `${who(one)} trades targets with ${whom(other)}`,
    keep: () => 'Leave it so',
  },
  consent: {
    agree: () => 'Run',
    refuse: () => 'Stay and fight',
  },
  intercept: {
    block: (to, about) => `Step to ${spot(to, about)}`,
    stay: () => 'Let it run',
  },
  freeShot: {
    shootIt: () => 'Shoot',
    letGo: () => 'Let it pass',
  },
  spoils: { maim: () => 'Beat him down to 5 hit points', rob: () => 'Take treasure from him' },
  sever: {
    sever: () => 'Take it off',
    spare: () => 'Leave it',
  },
  wrest: {
    weapon: () => 'The weapon',
    both: () => 'Weapon and shield',
    nothing: () => 'Nothing',
  },
  goOn: { goOn: () => 'Go on', stop: () => 'Stop here' },
  ...sittingOptions,
  ...dealingsOptions,
  ...runningOptions,
  ...tabletopOptions,
  ...interludeOptions,
};
