// What is told and asked of whoever runs an encounter, of his proxy, and of what a table decides.

import type { Disposal } from '../../rules/proxy.ts';
import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import * as lexicon from '../lexicon.ts';
import { deedIn, deedText, heroesOf, matterText, rulingText, VERB_NAMES, wayName } from '../runner.ts';
import { offeredAt } from '../sitting.ts';
import { names as n } from './names.ts';

type Told =
  | 'tookOver'
  | 'earned'
  | 'permitted'
  | 'overruled'
  | 'silenced'
  | 'warned'
  | 'wanderersCame'
  | 'proposed'
  | 'judged'
  | 'motionMade'
  | 'voted'
  | 'notesOpened';
export type RunningLog = Pick<Log, Told>;

const WHY = {
  implausible: 'nobody could do that here',
  enclosed: 'there is no way out of here but those that there are',
} as const;

export const runningLog: RunningLog = {
  tookOver: ({ hero, keeper }, { whose, whom }) => {
    if (hero === null)
      return 'The axe lies beside the notes: from now on somebody runs this who has no hero here.';
    const meanwhile =
      keeper === null
        ? ''
        : ` ${whose(keeper)} player has ${whom(hero)} in his hands meanwhile, for half of the points.`;
    return `The axe changes hands. “Who tells it now?” – “I do, and I spare nobody.” ${whose(hero)} player runs this encounter.${meanwhile}`;
  },
  earned: ({ points, gained }) => `Whoever runs has gained ${n.points(points)}, ${n.points(gained)} in all.`,
  permitted: ({ leave }) =>
    leave
      ? 'Whoever runs permits his own hero to keep out of this fight.'
      : 'Whoever runs wants his own hero to stand his ground.',
  overruled: ({ hero }, { whose }) => `${whose(hero)} player will not have it: it is not done.`,
  silenced: () => 'The proxy has heard enough: whoever runs says no more about his own hero.',
  warned: () => 'Something is stirring out there. Whoever lingers now will not be alone for long.',
  wanderersCame: ({ threat, difficulty, dice, end }, { who }) =>
    `Out of the dark they come, ${lexicon.THREAT_NAMES[threat].en}, Difficulty ${difficulty}: ${n.list(dice.map(({ hero, result }) => `${who(hero)} ${result}`))}. ${end === 'slaughtered' ? 'None of them gets away.' : 'They are driven off.'}`,
  proposed: ({ hero, ability, deed }, { who }) =>
    `${who(hero)} wants to try what nobody has thought of: ${n.abilities[ability]}${deed ? ` (${deedText(deed, who, 'en')})` : ''}.`,
  judged: ({ by, why }) =>
    by === null
      ? `Whoever runs refuses: ${why === null ? 'no' : WHY[why]}.`
      : `Whoever runs nods: ${wayName(by, 'en')}, against 6.`,
  motionMade: ({ ruling, value }) => `A vote is called. ${rulingText(ruling, value, 'en')}?`,
  voted: ({ inFavor, against, carried }) =>
    `${inFavor} for it, ${against} against it: ${carried ? 'carried' : 'it stays as it is'}.`,
  notesOpened: ({ number }) => `The notes of encounter ${number} lie open to everybody.`,
};

type Asked =
  | 'appoint'
  | 'permit'
  | 'entrust'
  | 'overrule'
  | 'prod'
  | 'improvise'
  | 'judge'
  | 'motion'
  | 'vote';

const PARTING: Readonly<Record<Disposal, (who: string) => string>> = {
  haggle: (who) => `May whoever plays ${who} buy for him here, and sell what is his`,
  stash: (who) => `May whoever plays ${who} hide here what is his`,
  give: (who) => `May whoever plays ${who} give away what is his`,
};

export const runningQuestions: Pick<Questions, Asked> = {
  appoint: () =>
    'Who plays your hero while you run?\nHe has half of what your hero makes, and you the other half.',
  permit: () =>
    'May your hero keep out of this fight?\nWithout your word he neither withdraws nor flees; attacking foes is his proxy’s affair.',
  entrust: ({ frame, who }) =>
    `${PARTING[frame?.deed ?? 'give'](frame === null ? 'your hero' : who(frame.hero))}?\nWithout your word nothing that is his goes into other hands. It holds for this once.`,
  overrule: ({ view }) => {
    const deed = deedIn(view, 'en');
    return `Your hero is about to do something that may take a roll${deed === null ? '' : ` (${deed})`}. Do you let him?\nYour veto holds for anything but fighting, though you were silenced.`;
  },
  prod: ({ view }) =>
    view.sitting?.lingering?.warned
      ? 'They have been warned, and they are still here. Do you send something?\nIt costs them hit points, never the last four, and pays them nothing.'
      : 'They linger. Do you give them a sign that this is no place to stay?\nIf they go on at once, nothing comes.',
  improvise: ({ frame, who }) =>
    `What does ${frame === null ? 'he' : who(frame.hero)} try that nobody has foreseen${frame?.deed ? ` (${deedText(frame.deed, who, 'en')})` : ''}?\nSay what and to what, if you like, and then with which Ability. Against 6, once in each place, and for no points at all.`,
  judge: ({ frame, who }) =>
    `${frame === null ? 'Somebody' : who(frame.hero)} wants to try ${frame === null ? 'something' : `${n.abilities[frame.ability]}${frame.deed ? ` (${deedText(frame.deed, who, 'en')})` : ''}`}. What do you say?\nWould you call it fair if the hero were yours? A refusal goes to the vote.`,
  motion: () =>
    'Which ruling do you want otherwise?\nEverybody votes; whoever runs counts twice. What is decided goes into the Book of Iron Law.',
  vote: ({ view, who }) =>
    `${matterText(view, who, 'en') ?? 'A vote'}?\nWhoever runs counts twice, and decides a tie for this once.`,
};

export const runningOptions: Pick<OptionLabels, Asked> = {
  appoint: {
    appoint: ({ proxy }, { all, view }) => `The player of ${all(heroesOf(view, proxy))}`,
  },
  permit: { forbid: () => 'No: he stands his ground', allow: () => 'Yes, if his proxy likes' },
  entrust: { forbid: () => 'No: he keeps what he has', allow: () => 'Yes, as his proxy likes' },
  overrule: { letHim: () => 'Let him', forbid: () => 'Forbid it' },
  prod: { letThem: () => 'Let them be', warn: () => 'Give them a sign', send: () => 'Send something' },
  improvise: {
    mean: ({ verb }) => `To ${VERB_NAMES[verb].en}`,
    toThing: ({ offer }, { view }) => `About “${offeredAt(view, offer, 'en')}”`,
    toHero: ({ target }, { who }) => `With ${who(target)}`,
    attempt: ({ ability }) => n.abilities[ability],
    leaveIt: () => 'Nothing',
  },
  judge: {
    accept: () => 'Fair enough',
    instead: ({ ability }) => `Only with ${n.abilities[ability]}`,
    bare: ({ first, second }) => `Only with ${wayName({ first, second }, 'en')}, and nothing he has learnt`,
    refuse: ({ why }) => `No: ${WHY[why]}`,
  },
  motion: {
    move: ({ ruling, value }) => rulingText(ruling, value, 'en'),
    leaveIt: () => 'None',
  },
  vote: { inFavor: () => 'For it', against: () => 'Against it', abstain: () => 'Abstain' },
};
