// What is told and asked between two encounters, and at home.

import type { Purchase } from '../../documents/hero/lines.ts';
import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import { costIn, firstFound, hoardTold, sideText, thingAt, villageSilver } from '../interlude.ts';
import { itemName } from '../items/index.ts';
import { thingName } from '../things.ts';
import { names as n } from './names.ts';

type Told =
  | 'reckoned'
  | 'divided'
  | 'disputed'
  | 'partsTaken'
  | 'contested'
  | 'challenged'
  | 'sawThrough'
  | 'improved'
  | 'haggled';
type Done = 'tooDear' | 'bartered' | 'leftBehind' | 'helmed' | 'cameBack' | 'gave' | 'wonSitting';
type Asked =
  | 'division'
  | 'assent'
  | 'wanting'
  | 'dispute'
  | 'bustle'
  | 'barter'
  | 'deal'
  | 'retry'
  | 'giveAway';

const DIVISION = {
  even: 'as evenly as can be',
  finders: 'each keeps what he found',
  inTurn: 'one after the other takes a thing',
} as const;

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const LINES = { ...n.causes, ...n.settlings } as const;

function bought(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'gift':
      return `receives ${n.gift(purchase.gift)}`;
    case 'experience':
      return `has grown better: ${n.abilities[purchase.ability]}`;
    case 'training':
      return `learns ${n.abilities[purchase.ability]}`;
    case 'insurance':
      return 'is insured against death';
    case 'curds':
      return 'has curds';
    case 'legendary':
      return `wakes ${thingName(purchase.item, 'en')}`;
    case 'horse':
      return 'has a horse now';
    case 'horse-upgrade':
      return 'has a better horse now';
    case 'deficit':
      return 'pays an old debt';
    case 'gear':
      return `has something new: ${itemName(purchase.ware, 'en')}`;
  }
}

export const interludeLog: Pick<Log, Told | Done> = {
  reckoned: ({ hero, lines, score }, { who }) => {
    const name = hero === null ? 'Whoever ran it' : who(hero);
    const told = lines.map(({ cause, points }) => `${LINES[cause]} ${signed(points)}`).join(', ');
    return lines.length === 0
      ? `${name}: nothing gained, nothing lost.`
      : `${name}: ${told}. That makes ${n.points(score)}.`;
  },
  divided: ({ division }) => `They agree: ${DIVISION[division]}.`,
  disputed: ({ heroes, item }, { all }) => `${all(heroes)} want the same: ${itemName(item, 'en')}.`,
  partsTaken: ({ heroes, item }, { all }) => `${all(heroes)} share: ${itemName(item, 'en')}.`,
  contested: ({ ability, totals, winner }, { who }) => {
    const rolled = totals.map(({ hero, total }) => `${who(hero)} ${total}`).join(', ');
    const end = winner === null ? 'they are level and try again' : `${who(winner)} wins`;
    return `They settle it with ${n.abilities[ability]} (${rolled}): ${end}.`;
  },
  challenged: ({ heroes, cap, target }, { all }) =>
    `${all(heroes)} go to the holm: no blow takes more than ${cap}, and whoever has dealt more than ${target} wins.`,
  sawThrough: ({ hero, total, difficulty, success }, { who }) =>
    `${who(hero)} weighs the silver in the hand (${total} against ${difficulty}): ${success ? 'some of it is none' : 'all of it looks right'}.`,
  improved: ({ hero, purchase, points }, { who }) =>
    `${who(hero)} ${bought(purchase)}, for ${n.points(points)}.`,
  haggled: ({ hero, total, against, ware, silver }, { who }) =>
    `${who(hero)} haggles over ${itemName(ware, 'en')}, ${total} against ${against}: ${silver} oz of silver.`,
  tooDear: ({ hero, silver }, { who }) => `${who(hero)} has no ${silver} oz, and goes without it.`,
  bartered: ({ hero, to, gives, takes, agreed }, { who, whom }) =>
    `${who(hero)} offers ${whom(to)} ${sideText(gives, 'en')} for ${sideText(takes, 'en')}: ${agreed ? 'a deal' : 'no deal'}.`,
  leftBehind: ({ item }) => `It stays behind: ${itemName(item, 'en')}.`,
  helmed: ({ hero, helm }, { who }) =>
    helm === null
      ? `${who(hero)} takes off the helm.`
      : `${who(hero)} puts on a helm of ${n.gift(helm.gift)}.`,
  cameBack: ({ name }) => `Death was insured: ${name} takes the empty place.`,
  gave: ({ hero, item }, { who }) => `${who(hero)} gives the village ${itemName(item, 'en')}.`,
  wonSitting: ({ heroes }, { all }) =>
    heroes.length === 0
      ? 'Most was gained by somebody who has no living hero here.'
      : `Most was gained by ${all(heroes)}.`,
};

export const interludeQuestions: Pick<Questions, Asked> = {
  division: ({ view }) =>
    `How do you divide what was found?\nWhat most want is put to the others. Where not all agree, everybody says what he wants. ${hoardTold(view, 'en')}.`,
  assent: ({ view, frame }) =>
    `Do you agree: ${frame === null ? 'so' : DIVISION[frame.division]}?\nElse everybody says of each thing whether he wants it. ${hoardTold(view, 'en')}.`,
  wanting: ({ view }) =>
    `Who wants ${firstFound(view, 'en')}?\nWhat nobody wants stays with whoever found it.`,
  dispute: ({ view, frame, all }) =>
    `How do you settle it?\n${frame === null ? 'Several' : all(frame.heroes)} want ${firstFound(view, 'en')}. Who does not give way rolls for it, unless all of them want to share, or both of two go to the holm.`,
  bustle: ({ frame }) =>
    ({
      after: 'The encounter is over. What do you do before the next?',
      before: 'What do you do before you set out?',
      home: 'You are home. What do you do with what you have?',
    })[frame?.occasion ?? 'after'],
  barter: ({ frame, who, whom }) =>
    frame === null
      ? 'What is offered?'
      : `What does ${who(frame.hero)} offer ${whom(frame.to)}?\nSo far ${sideText(frame.gives, 'en')} for ${sideText(frame.takes, 'en')}.`,
  deal: ({ frame, who }) =>
    frame === null
      ? 'A deal?'
      : `${who(frame.hero)} offers ${who(frame.to)} ${sideText(frame.gives, 'en')} and wants ${sideText(frame.takes, 'en')}. A deal?`,
  retry: ({ frame, who }) =>
    `Does ${frame === null ? 'anybody' : who(frame.hero)} drink for another try?\nIt was not enough. A potion allows one more.`,
  giveAway: ({ view }) =>
    `What do you give your village?\nEvery ounce that is given is worth a point, and it is given for good. So far it has had ${villageSilver(view)} oz.`,
};

const give = (what: string): string => `Put in ${what}`;
const ask = (what: string): string => `Want ${what}`;
const silver = (ounces: number): string => itemName({ kind: 'loot', form: 'silver', ounces }, 'en');

export const interludeOptions: Pick<OptionLabels, Asked> = {
  division: {
    propose: ({ division }) =>
      ({
        even: 'As evenly as can be',
        finders: 'Each keeps what he found',
        inTurn: 'One after the other',
      })[division],
    claims: () => 'Thing by thing',
  },
  assent: { accept: () => 'Agree', refuse: () => 'Refuse' },
  wanting: {
    want: ({ hero }, { who }) => `${who(hero)} wants it`,
    leaveIt: () => 'Leave it',
  },
  dispute: {
    yield: () => 'Give way',
    share: () => 'Share it evenly',
    contest: ({ ability }) => `Roll for it: ${n.abilities[ability]}`,
    holmgang: () => 'To the holm',
  },
  bustle: {
    learn: (act, { who, view }) =>
      `${who(act.hero)}: raise ${n.abilities[act.ability]} (${n.points(costIn(view, act))})`,
    train: (act, { who, view }) =>
      `${who(act.hero)}: learn ${n.abilities[act.ability]} (${n.points(costIn(view, act))})`,
    buyGift: (act, { who, view }) => `${who(act.hero)}: ${n.gift(act.gift)} (${n.points(costIn(view, act))})`,
    buyLevel: (act, { who, view }) =>
      `${who(act.hero)}: wake ${thingName(act.item, 'en')} (${n.points(costIn(view, act))})`,
    insure: (act, { who, view }) => `${who(act.hero)}: insure against death (${n.points(costIn(view, act))})`,
    buyHorse: (act, { who, view }) => `${who(act.hero)}: buy a horse (${n.points(costIn(view, act))})`,
    improveHorse: (act, { who, view }) =>
      `${who(act.hero)}: ${thingName(act.upgrade, 'en')} (${n.points(costIn(view, act))})`,
    payDebt: ({ hero, points }, { who }) => `${who(hero)}: pay a debt of ${n.points(points)}`,
    haggle: ({ hero, ware }, { who }) => `${who(hero)}: haggle over ${thingName(ware, 'en')}`,
    barter: ({ hero, to }, { who, whom }) => `${who(hero)}: trade with ${whom(to)}`,
    drop: ({ hero, thing }, { who, view }) =>
      `${who(hero)}: leave behind ${thingAt(view, hero, thing, 'en')}`,
    wear: ({ hero, thing }, { who, view }) => `${who(hero)}: put on ${thingAt(view, hero, thing, 'en')}`,
    bare: ({ hero }, { who }) => `${who(hero)}: take off the helm`,
    goOn: () => 'Go on',
  },
  barter: {
    give: ({ thing }, { view, frame }) =>
      give(frame === null ? `${thing}` : thingAt(view, frame.hero, thing, 'en')),
    giveSilver: ({ ounces }) => give(silver(ounces)),
    givePoints: ({ points }) => give(n.points(points)),
    ask: ({ thing }, { view, frame }) =>
      ask(frame === null ? `${thing}` : thingAt(view, frame.to, thing, 'en')),
    askSilver: ({ ounces }) => ask(silver(ounces)),
    askPoints: ({ points }) => ask(n.points(points)),
    offer: () => 'Offer it so',
    callOff: () => 'Call it off',
  },
  deal: { accept: () => 'A deal', refuse: () => 'No deal', noMore: () => 'No deal, and no more offers' },
  retry: { drink: () => 'Drink', leaveIt: () => 'Leave it' },
  giveAway: {
    give: ({ hero, thing, ounces }, { who, view }) =>
      `${who(hero)}: give ${ounces} oz of ${thingAt(view, hero, thing, 'en')}`,
    giveAll: () => 'Give all of it',
    keep: () => 'Keep the rest',
  },
};
