// What is told and asked in a sitting, between its fights.

import { isBlank } from '../../documents/encounter/words.ts';
import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import { said } from '../encounter.ts';
import { thingAt } from '../interlude.ts';
import { itemName } from '../items/index.ts';
import * as lexicon from '../lexicon.ts';
import type { Liked } from '../sitting.ts';
import { askedHero, likedIn, offeredAt, ownIn, rollIn, tornAt, unended, waysIn } from '../sitting.ts';
import { names as n } from './names.ts';

type Told =
  | 'encounterBegan'
  | 'narrated'
  | 'inspected'
  | 'touched'
  | 'tookLead'
  | 'cameUpon'
  | 'called'
  | 'volunteered';
type Rolled =
  | 'elbowed'
  | 'attempted'
  | 'stricken'
  | 'swayed'
  | 'swayOver'
  | 'found'
  | 'claimed'
  | 'sheltered';
type Ended = 'atShrine' | 'recovered' | 'background' | 'encounterEnded' | 'banked' | 'sittingEnded';
export type SittingLog = Pick<Log, Told | Rolled | Ended>;

/** “Climb or Jump” */
const ways = (all: readonly (keyof typeof ROLLED)[]): string => all.map((one) => ROLLED[one]).join(' or ');
const ROLLED = { ...n.rolls, init: 'Initiative', atk: 'attack', dfn: 'defence' } as const;

const CALLED = {
  standard: 'Everybody rolls',
  singular: 'One rolls for all of them',
  noFault: 'Whoever likes rolls, and one success is enough',
  rush: 'One alone may roll',
  scramble: 'Whoever likes rolls, each for himself',
  dogpile: 'Whoever likes rolls, and nobody may fail',
  weakLink: 'Everybody rolls, and nobody may fail',
  lineOfDoom: 'In marching order everybody rolls',
  domino: 'Everybody rolls, and who fails shakes the next',
} as const;

/** What whoever likes may do besides the roll itself. */
const asking = (about: Liked, who: string): string =>
  ({
    initiative: `Does ${who} roll Initiative for this?\nWhoever does acts by it, and more than once a round with more than 20. All others follow as they march.`,
    relief: `Does ${who} take over?\nFrom now on ${who} would hold it off, round by round, in the other’s place.`,
    haggle: `Does ${who} haggle for it, too?\nAll roll, and the one who does worst sets the price. Who beats the merchant is paid for it.`,
    rescue: `Does ${who} go in to pull out whoever is drowning?\nIt takes a Brawling roll to get hold of him and a Swim roll to bring him ashore, and whoever fails to swim goes under. A rope helps that somebody holds who stays ashore.`,
  })[about];
const WILLING = {
  roll: 'Roll',
  initiative: 'Roll Initiative',
  relief: 'Take over',
  haggle: 'Haggle along',
  rescue: 'Go in',
} as const;

export const sittingLog: SittingLog = {
  encounterBegan: ({ number, name, heroes }, { all }) =>
    `Encounter ${number}: ${said(name, 'en')}. ${all(heroes)} set out.`,
  narrated: ({ title, location, narration }) => {
    const place = isBlank(location) ? '' : ` (${said(location, 'en')})`;
    return `${said(title, 'en')}${place}. ${said(narration, 'en')}`.trim();
  },
  inspected: ({ what, inspection }) => {
    const at = what === null ? 'A closer look about' : `A closer look (${unended(said(what, 'en'))})`;
    return isBlank(inspection)
      ? `${at}: there is nothing more to be seen.`
      : `${at}: ${said(inspection, 'en')}`;
  },
  touched: ({ hero, what }, { who }) => `${who(hero)} dares it: ${said(what, 'en')}`,
  tookLead: ({ hero }, { who }) => `${who(hero)} takes the lead.`,
  cameUpon: ({ name }) => `${said(name, 'en')}.`,
  called: ({ kind, with: by, difficulty }) => `${CALLED[kind]}: ${ways(by)} against ${difficulty}.`,
  volunteered: ({ heroes }, { all }) =>
    heroes.length === 1 ? `${all(heroes)} wants to try.` : `${all(heroes)} want to try.`,
  elbowed: ({ winner }, { who }) => `${who(winner)} elbows the others aside.`,
  attempted: ({ hero, with: by, and, total, difficulty, success }, { who }) =>
    `${who(hero)} rolls ${ROLLED[by]}${and ? ` and ${ROLLED[and]}` : ''}, ${total} against ${difficulty}: ${success ? 'and succeeds' : 'in vain'}.`,
  stricken: ({ hero, name }, { whom }) => `It strikes ${whom(hero)}: ${said(name, 'en')}.`,
  swayed: ({ hero, by }, { who }) =>
    hero === null
      ? `What comes next will be the better prepared by ${by}.`
      : `${who(hero)} will be ${by > 0 ? 'better' : 'worse'} by ${Math.abs(by)} for it.`,
  swayOver: ({ hero, by }, { who }) =>
    `${who(hero)} is over it: no longer ${by > 0 ? 'better' : 'worse'} by ${Math.abs(by)}.`,
  found: ({ hero, items }, { who }) =>
    `${who(hero)} finds ${n.list(items.map((item) => itemName(item, 'en')))}.`,
  claimed: ({ hero, item }, { who }) => `${who(hero)} takes ${itemName(item, 'en')}.`,
  sheltered: ({ time }) => `A safe place. They rest: ${lexicon.HEALING_TIME_NAMES[time].en}.`,
  atShrine: ({ god }) => `A shrine of ${n.gods[god]}.`,
  recovered: ({ hero }, { who }) => `${who(hero)} recovers.`,
  background: ({ title, background }) =>
    `What was behind it (${said(title, 'en')}): ${said(background, 'en')}`,
  encounterEnded: ({ number }) => `Encounter ${number} is over.`,
  banked: ({ hero, points, gained }, { who }) =>
    `${who(hero)} has gained ${n.points(points)}, ${n.points(gained)} in all.`,
  sittingEnded: () => 'The heroes are home.',
};

export const sittingQuestions: Pick<Questions, 'room' | 'volunteer' | 'claim'> = {
  room: ({ all, view, seat }) =>
    `What ${ownIn(view, seat).length === 1 ? 'does' : 'do'} ${all(ownIn(view, seat))} do here?\nWhoever does something gives all others another chance. When all want to go on, what is left here stays behind.`,
  volunteer: ({ view, seat, who, frame }) => {
    const hero = askedHero(frame, seat);
    if (frame?.about !== undefined) return asking(frame.about, hero === null ? 'anybody' : who(hero));
    const roll = rollIn(view);
    return `Does ${hero === null ? 'anybody' : who(hero)} roll?${roll === null ? '' : `\n${CALLED[roll.type]}: ${ways(waysIn(roll))}.`}`;
  },
  claim: ({ view, frame, who }) =>
    `What does ${frame === null ? 'the next' : who(frame.hero)} take?\nOne after the other takes a thing. What nobody wants stays with whoever found it. ${n.list((view.sitting?.hoard ?? []).map(({ item }) => itemName(item, 'en')))}.`,
};

export const sittingOptions: Pick<OptionLabels, 'room' | 'volunteer' | 'claim'> = {
  room: {
    touch: ({ hero, offer }, { who, view }) => `${who(hero)}: ${offeredAt(view, offer, 'en')}`,
    inspect: ({ offer }, { view }) =>
      offer === undefined ? 'Look about closely' : `Look closer: ${offeredAt(view, offer, 'en')}`,
    treat: ({ hero, target }, { who, whom }) =>
      hero === target ? `${who(hero)}: treat your own wounds` : `${who(hero)}: treat ${whom(target)}`,
    lead: ({ hero }, { who }) => `${who(hero)}: take the lead`,
    drink: ({ hero, thing }, { who, view }) => `${who(hero)}: drink ${thingAt(view, hero, thing, 'en')}`,
    goOn: () => 'Go on',
    improvise: ({ hero }, { who }) => `${who(hero)}: try something nobody has foreseen`,
    dispute: () => 'Call for a vote on a ruling',
    silence: () => 'To whoever runs: not a word more about your hero',
    mend: ({ hero, target, thing }, { who, whose, view }) =>
      `${who(hero)}: mend ${whose(target)} gear (${tornAt(view, target, thing, 'en')})`,
  },
  volunteer: {
    roll: (_, { view }) => WILLING[likedIn(view) ?? 'roll'],
    leaveIt: () => 'Leave it',
  },
  claim: {
    take: ({ thing }, { view }) => {
      const item = view.sitting?.hoard[thing]?.item;
      return `Take ${item === undefined ? 'it' : itemName(item, 'en')}`;
    },
    pass: () => 'Nothing more',
  },
};
