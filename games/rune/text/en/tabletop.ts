// A fight on one's own table, and terrain that is claimed.

import type { State } from '../../rules/fight/state.ts';
import type { Entry } from '../../rules/sitting/tabletop/choices.ts';
import type { Log, OptionLabels, Questions } from '../catalogue.ts';
import { featureName } from '../features.ts';
import { thingAt } from '../interlude.ts';
import type { Naming } from '../naming.ts';
import { heroesOf } from '../runner.ts';
import { offeredAt } from '../sitting.ts';
import { accountText, lineIn, onField, toAssert, toObject } from '../tabletop.ts';
import { names as n } from './names.ts';

type Told = 'venueAgreed' | 'accountReviewed' | 'playedOut' | 'terrainClaimed' | 'objected' | 'claimDecided';

export const tabletopLog: Pick<Log, Told> = {
  venueAgreed: ({ keeper }, { all, view }) => {
    if (keeper === null) return 'This fight is fought here.';
    const heroes = heroesOf(view, keeper);
    const who = heroes.length === 0 ? 'whoever runs' : `the player of ${all(heroes)}`;
    return `This fight is fought on your own table; ${who} keeps the account of it.`;
  },
  accountReviewed: ({ objecting }) =>
    objecting.length === 0
      ? 'All agree that it was so.'
      : 'Not all agree that it was so: it is entered anew.',
  playedOut: ({ rounds }) => `It was fought on your own table, for ${n.rounds(rounds)}.`,
  terrainClaimed: ({ feature }, { view }) => `Whoever runs claims: ${featureName(view, feature, 'en')}.`,
  objected: ({ feature }, { view }) => `Contested: ${featureName(view, feature, 'en')}.`,
  claimDecided: ({ feature, counts }, { view }) =>
    `${featureName(view, feature, 'en')} ${counts ? 'counts' : 'does not count'}.`,
};

const HELD = {
  heroes: 'the heroes held the field',
  foes: 'the foes held the field',
  night: 'night fell while both still stood',
  nobody: 'nobody was left standing',
} as const;
const WON = {
  heroes: 'The heroes',
  foes: 'The foes',
  night: 'Neither: night fell while both still stood',
  nobody: 'Nobody was left standing',
} as const;
const FATES = {
  stands: 'still stands',
  fled: 'got away',
  lies: 'lies there alive',
  dead: 'is dead',
} as const;

const part = (view: State, entry: Entry, who: Naming['who']): string => {
  switch (entry.act) {
    case 'won':
      return HELD[entry.side];
    case 'fought':
      return n.rounds(entry.rounds);
    case 'foe':
    case 'hero':
      return FATES[entry.fate];
    case 'slew':
      return `slain by ${who(entry.hero)}`;
    case 'dealt':
      return entry.hp === 0 ? '' : `${who(entry.hero)} ${entry.hp}`;
    case 'left':
      return `${n.hitPoints(entry.hp)} left`;
    case 'wounds':
      return entry.count === 0 ? '' : n.wounds(entry.count);
    case 'suffered':
      return entry.hp === 0 ? '' : `${entry.hp} lost in all`;
    case 'brink':
      return entry.was ? 'almost down' : '';
    case 'drank':
      return entry.doses === 0 ? '' : `${thingAt(view, entry.hero, entry.thing, 'en')} ×${entry.doses}`;
    case 'captive':
      return `${who(entry.extra)}: ${entry.fate}${entry.by === 'nobody' ? '' : ` (${who(entry.by)})`}`;
    case 'did':
      return entry.by === 'nobody' ? '' : `${offeredAt(view, entry.offer, 'en')} (${who(entry.by)})`;
    case 'moved':
      return entry.did ? featureName(view, onField(view, entry.feature), 'en') : '';
  }
};

/** Beside the board. */
export const tabletopWords = {
  part,
  fight: 'The fight',
  others: 'What else happened',
  won: 'The field was held by',
  fought: 'Rounds',
  fate: 'In the end',
  slew: 'Death blow by',
  dealt: (who: string): string => `${who} took`,
  left: 'Hit points left',
  suffered: 'Lost in all',
  wounds: 'Wounds',
  drank: 'Doses drunk',
  brink: 'was almost down at some moment',
  less: 'less',
  more: 'more',
  /** Why it can be no more, or no less. */
  bounds: {
    dealtMost: 'No more: that is all it had.',
    dealtAlive: 'No more: it lives, so something is left.',
    dealtLeast: 'At least 1: whoever slew it has struck it.',
    sufferedLeast: 'No less: so much is missing.',
    sufferedMost: 'No more: nobody can be healed beyond his hit points.',
    leftMost: 'No more: nobody has more.',
    woundsMost: 'No more: with four Wounds he would lie there.',
    foughtMost: 'No more: then night falls.',
  },
  sheets: 'Foes’ sheets and the Roll of Valor',
  tally: 'Tally',
  threshold: 'Wound at',
  submit: 'Show it to all',
  account: 'What was entered',
};
export type TabletopWords = typeof tabletopWords;

type Asked = 'venue' | 'account' | 'review' | 'assertion' | 'objection';

const REVIEW =
  'When all say so, points and wounds follow from it. Otherwise it is entered anew, from what stands there now.';

export const tabletopQuestions: Pick<Questions, Asked> = {
  venue: () =>
    'Where do you play this fight?\nOn your own table you use figures and dice of your own; then one of you enters what came of it, and all say whether it was so.',
  account: ({ view, frame, who, whom }) => {
    const line = lineIn(view, frame);
    switch (line?.act) {
      case 'won':
        return 'Who held the field in the end?\nThis is the account of the fight on your table. All will see it before it counts.';
      case 'fought':
        return 'How many rounds was it?';
      case 'foe':
        return `What became of ${whom(line.foe)}?`;
      case 'slew':
        return `Who struck ${whom(line.foe)} the death blow?\nIt pays half of its Might.`;
      case 'dealt':
        return `How many hit points did ${who(line.hero)} take from ${whom(line.foe)}?\nAfter Soak, and no more than it had.`;
      case 'hero':
        return `What became of ${whom(line.hero)}?`;
      case 'left':
        return `How many hit points has ${who(line.hero)} now?`;
      case 'wounds':
        return `How many Wounds has ${who(line.hero)} now?`;
      case 'suffered':
        return `How many hit points did ${who(line.hero)} lose in all?\nEach costs a point, and what was healed again is counted, too.`;
      case 'brink':
        return `Was ${who(line.hero)} almost down at any moment?\nAt ${view.rulings.almostDown} hit points or fewer, or at four Wounds. It pays whoever runs.`;
      case 'drank':
        return `How much did ${who(line.hero)} drink?`;
      case 'captive':
        return `What became of ${whom(line.extra)}?`;
      case 'did':
        return 'Who did it, of all that could be done there?\nWhat takes a roll is rolled next.';
      case 'moved':
        return 'Did it move a hero to do anything?\nSuch terrain pays whoever runs.';
      default:
        return 'What came of the fight on your table?';
    }
  },
  review: (asking) =>
    `Was it so?\n${[...accountText(asking.view, asking.frame?.entries ?? [], asking, tabletopWords), REVIEW].join(' ')}`,
  assertion: () =>
    'Do you claim any terrain or trap that the rule has not found?\nIt must have moved a hero to do something. Others may contest it.',
  objection: () =>
    'Is there anything among what pays whoever runs that moved no hero?\nWhat you contest is put to the vote: whoever runs counts twice, and decides a tie.',
};

export const tabletopOptions: Pick<OptionLabels, Asked> = {
  venue: {
    here: () => 'Here',
    table: () => 'On our table; somebody else enters what comes of it',
    keep: () => 'On our table; I enter what comes of it',
  },
  account: {
    won: ({ side }) => WON[side],
    fought: ({ rounds }) => n.rounds(rounds),
    foe: ({ foe, fate }, { who }) => `${who(foe)} ${FATES[fate]}`,
    slew: ({ hero }, { who }) => who(hero),
    dealt: ({ hp }) => n.hitPoints(hp),
    hero: ({ hero, fate }, { who }) => `${who(hero)} ${FATES[fate]}`,
    left: ({ hp }) => n.hitPoints(hp),
    wounds: ({ count }) => (count === 0 ? 'none' : n.wounds(count)),
    suffered: ({ hp }) => n.hitPoints(hp),
    brink: ({ was }) => (was ? 'Yes' : 'No'),
    drank: ({ hero, thing, doses }, { view }) =>
      `${thingAt(view, hero, thing, 'en')}: ${doses === 0 ? 'nothing of it' : `${doses} of it`}`,
    captive: ({ fate, by }, { who }) => {
      if (fate === 'held') return 'is still held';
      const done = fate === 'freed' ? 'freed' : 'slain';
      return by === 'nobody' ? `${done}, by no hero` : `${done} by ${who(by)}`;
    },
    did: ({ offer, by }, { view, who }) =>
      `${offeredAt(view, offer, 'en')}: ${by === 'nobody' ? 'nobody' : who(by)}`,
    moved: ({ feature, did }, { view }) =>
      `${featureName(view, onField(view, feature), 'en')}: ${did ? 'yes' : 'no'}`,
    asBefore: () => 'All the rest as it was entered before',
  },
  review: { stands: () => 'It was so', amend: () => 'It was not so' },
  assertion: {
    assert: ({ feature }, { view }) => featureName(view, toAssert(view, feature), 'en'),
    enough: () => 'Nothing more',
  },
  objection: {
    object: ({ feature }, { view }) => `Contest ${featureName(view, toObject(view, feature), 'en')}`,
    grant: () => 'Nothing: let it be counted',
  },
};
