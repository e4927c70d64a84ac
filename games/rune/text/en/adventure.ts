// What can be wrong with an adventure, or be better.

import type { Problem } from '@skald/kernel';
import type { EncounterKind, Hook } from '../../content/design/budget.ts';
import type { OwnMendings } from '../../documents/adventure/fixes.ts';
import type { AdventureProblem } from '../../documents/adventure/problem.ts';

const KINDS: Readonly<Record<EncounterKind, string>> = {
  basic: 'a basic encounter',
  setup: 'the set-up',
  cushion: 'a cushion',
  development: 'the development',
  climax: 'the climax',
};

const HOOKS: Readonly<Record<Hook, string>> = {
  underground: 'the Underground',
  scandinavia: 'Scandinavia',
  jotunheim: 'Jotunheim',
  nidavellir: 'Nidavellir',
  svartalfheim: 'Svartalfheim',
  'foreign-lands': 'foreign lands',
  underwater: 'the sea',
  'other-dimensions': 'another world',
};

const PARTS = {
  setup: 'what breaks into an ordinary day at home, and whom they care for it puts in danger',
  development: 'which clue or step brings them nearer',
  climax: 'how it comes to the last battle',
  goal: 'by what the heroes know that it is done',
} as const;

type Sentences = Readonly<Record<AdventureProblem, (params: Problem['params']) => string>>;
type FixSentences = {
  readonly [Code in keyof OwnMendings]: (params: OwnMendings[Code]) => string;
};

const problems: Sentences = {
  notAnAdventure: () => 'This is no adventure of Rune.',
  otherVersion: () => 'This adventure was written by a later Skald, which this one cannot read.',
  malformed: ({ path }) =>
    path === '' ? 'This is no whole adventure.' : `Something is wrong with this adventure at “${path}”.`,
  encounters: ({ encounters, right }) =>
    `Such an adventure has ${right} encounters for so many players; this one has ${encounters}.`,
  otherRole: ({ kind, right }) =>
    `This is ${KINDS[kind as EncounterKind]}; in its place belongs ${KINDS[right as EncounterKind]}.`,
  otherHook: ({ hook, right }) =>
    `It is set in ${HOOKS[hook as Hook]}; every cushion shares the setting, ${HOOKS[right as Hook]}.`,
  hookLeft: ({ hook, right }) => `It leaves ${HOOKS[right as Hook]} for ${HOOKS[hook as Hook]}.`,
  otherRunner: ({ runner, right }) => `Player ${right} runs this one, not player ${runner}.`,
  runnerNowhere: ({ players }) => `There are only ${players} players, and none of them runs this one.`,
  unevenShare: ({ least, most }) =>
    `Somebody runs ${most} of these and somebody only ${least}; over time it should be as many each.`,
  villainEarly: () =>
    'Whoever is met in the last battle should only be told of before: by a witness, a map or journal, a henchman’s taunts, his lair, or those he has forced to fight.',
  noPlot: ({ part }) => `The plot does not say ${PARTS[part as keyof typeof PARTS]}.`,
};

/** What mends it, where encounters have no sentence for it. */
const fixes: FixSentences = {
  runner: ({ player }) => `Let player ${player} run it`,
  inTurn: () => 'Let everybody run one after the other',
  generate: ({ kinds }) =>
    kinds.length === 1
      ? 'Have the one that is missing made'
      : `Have the ${kinds.length} that are missing made`,
};

export const adventure = {
  problems,
  fixes,
  ofEncounter: (number: number, text: string): string => `Encounter ${number}: ${text}`,
};
export type AdventureWords = {
  readonly problems: Sentences;
  readonly fixes: FixSentences;
  readonly ofEncounter: (number: number, text: string) => string;
};
