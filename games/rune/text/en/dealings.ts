// What is told and asked of traps in a fight, of gear, bargains, shrines, hiding places, gifts and the way home.

import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import { said } from '../encounter.ts';
import { itemName } from '../items/index.ts';
import { batteredName } from '../ledger.ts';
import { giftsAt, goodAt, hiddenAt, presentAt, wareAt } from '../sitting.ts';
import { names as n } from './names.ts';

type Told =
  | 'workedOn'
  | 'quelled'
  | 'battered'
  | 'spoiled'
  | 'mendingFailed'
  | 'spokeUp'
  | 'priceNamed'
  | 'dealt'
  | 'worshipped'
  | 'spurned'
  | 'stashed'
  | 'cacheHidden'
  | 'cacheOpened'
  | 'presented'
  | 'awoke'
  | 'wayKnown'
  | 'wentHome';
export type DealingsLog = Pick<Log, Told>;

export const dealingsLog: DealingsLog = {
  workedOn: ({ hero, have, need }, { who }) => `${who(hero)} gets on with it: ${have} of ${need}.`,
  quelled: ({ by, hero, name }, { who, whom }) =>
    hero === null || hero === by
      ? `${who(by)} puts an end to it: ${said(name, 'en')}.`
      : `${who(by)} frees ${whom(hero)} of it: ${said(name, 'en')}.`,
  battered: ({ hero, thing, by, lost }, { whose }) => {
    const what = `${whose(hero)} gear (${batteredName(thing, 'en')})`;
    if (lost) return `${what} is ruined.`;
    return by === 0 ? `${what} is as good as new.` : `${what} suffers: now worse by ${by}.`;
  },
  spoiled: ({ hero, item, is }, { whose }) => {
    const what = `Among ${whose(hero)} things: ${itemName(item, 'en')}`;
    return is === null ? `${what} is ruined.` : `${what} is now: ${itemName(is, 'en')}.`;
  },
  mendingFailed: ({ by }, { who }) => `${who(by)} cannot mend it.`,
  spokeUp: ({ hero, total, against }, { who }) =>
    `${who(hero)} has a say about the price, ${total} against ${against}.`,
  priceNamed: ({ hero, total, against, silver }, { who }) =>
    `${who(hero)} haggles, ${total} against ${against}: the price is ${silver} oz of silver.`,
  dealt: ({ hero, item, silver, bought }, { who }) =>
    `${who(hero)} ${bought ? 'buys' : 'sells'} ${itemName(item, 'en')} for ${silver} oz of silver.`,
  worshipped: ({ hero, god, gift, points }, { who }) =>
    `${who(hero)} worships ${n.gods[god]} for ${n.points(points)}: ${gift === null ? 'not even death shall take it all' : n.gift(gift)}.`,
  spurned: ({ hero }, { who }) => `The gods of home take it ill: ${who(hero)} will feel it.`,
  stashed: ({ hero, item }, { who }) => `${who(hero)} leaves in the hiding place: ${itemName(item, 'en')}.`,
  cacheHidden: ({ by, total, bonus }, { who }) =>
    bonus > 0
      ? `${who(by)} hides it well (${total}): ${bonus} better to find again.`
      : `${who(by)} hides it as well as can be (${total}).`,
  cacheOpened: ({ by, total, difficulty, found, where }, { who }) =>
    `${who(by)} looks for what was hidden (${said(where, 'en')}), ${total} against ${difficulty}: ${found ? 'it is all there' : 'it is gone for good'}.`,
  presented: ({ hero, item }, { who }) => `${who(hero)} gives away ${itemName(item, 'en')}.`,
  awoke: ({ hero, item }, { whose }) =>
    `Among ${whose(hero)} things one wakes again: ${itemName(item, 'en')}.`,
  wayKnown: ({ bonus }) =>
    `There is a reason to go home when this is over${bonus > 0 ? `, and the way is the easier to find by ${bonus}` : ''}.`,
  wentHome: ({ home }) =>
    home
      ? 'They find the way home, unload, and set out again.'
      : 'They do not find the way home, and go on as they are.',
};

export const dealingsQuestions: Pick<Questions, 'haggle' | 'settlePrice' | 'worship' | 'stash' | 'give'> = {
  haggle: ({ frame, who }) =>
    `What does ${frame === null ? 'the next' : who(frame.hero)} trade?\nEvery thing is haggled about by itself, and only once.`,
  settlePrice: ({ frame, who }) =>
    `Does ${frame === null ? 'the next' : who(frame.hero)} agree to ${frame?.silver ?? 0} oz of silver?\nWhoever haggles worse may leave it.`,
  worship: ({ frame, who }) =>
    `What does ${frame === null ? 'the next' : who(frame.hero)} ask for${frame === null ? '' : ` of ${n.gods[frame.god]}`}?\nGifts of this god cost less here.`,
  stash: ({ frame, who }) =>
    `What does ${frame === null ? 'the next' : who(frame.hero)} leave here?\nWhat is hidden weighs nothing, and is fetched on the way home, if it is found.`,
  give: ({ frame, who }) =>
    `What does ${frame === null ? 'the next' : who(frame.hero)} give away?\nThe greatest gift brings most.`,
};

export const dealingsOptions: Pick<OptionLabels, 'haggle' | 'settlePrice' | 'worship' | 'stash' | 'give'> = {
  haggle: {
    buyOne: ({ ware }, { view }) => `Buy: ${wareAt(view, ware, 'en')}`,
    sellOne: ({ ware }, { view }) => `Sell: ${goodAt(view, ware, 'en')}`,
    leave: () => 'Trade no more',
  },
  settlePrice: { agree: () => 'Agree', refuse: () => 'Leave it' },
  worship: {
    insure: ({ act: _ }, { view }) => `Death insurance (${giftsAt(view, null)})`,
    buy: ({ gift }, { view }) => `${n.gift(gift)} (${giftsAt(view, gift)})`,
    leave: () => 'Nothing more',
  },
  stash: {
    hide: ({ thing }, { view }) => `Hide: ${hiddenAt(view, thing, false, 'en')}`,
    hideFound: ({ thing }, { view }) => `Hide, of what was found: ${hiddenAt(view, thing, true, 'en')}`,
    leave: () => 'Nothing more',
  },
  give: {
    present: ({ thing }, { view }) => `Give: ${presentAt(view, thing, 'en')}`,
    nothing: () => 'Nothing',
  },
};
