import type { QuestionName } from '../rules/choices.ts';

/** The chapters of the rules, in the order in which one learns them. */
export const TOPICS = [
  'goal',
  'setup',
  'round',
  'heroTurn',
  'movement',
  'arcs',
  'breaking',
  'fighting',
  'dice',
  'damage',
  'shooting',
  'sight',
  'spells',
  'feats',
  'items',
  'doors',
  'search',
  'overlordTurn',
  'raising',
  'commandCards',
  'bigModels',
  'victory',
  'saga',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Where the rules of a question are told. */
const CHAPTER_OF: Readonly<Record<QuestionName, Topic>> = {
  face: 'setup',
  nextHero: 'round',
  concede: 'victory',
  interrupt: 'commandCards',
  interruptModel: 'commandCards',
  command: 'overlordTurn',
  turn: 'heroTurn',
  inReturn: 'items',
  agree: 'items',
  secondWind: 'feats',
  freeStrike: 'breaking',
  crystal: 'items',
  reroll: 'items',
  castAt: 'spells',
  summonAt: 'spells',
  raise: 'raising',
  raiseAs: 'raising',
  placeFacing: 'arcs',
  caveInAt: 'commandCards',
  bestow: 'items',
  reward: 'saga',
};

export const chapterOf = (kind: string): string => CHAPTER_OF[kind as QuestionName] ?? TOPICS[0];
