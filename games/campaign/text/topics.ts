import type { QuestionName } from '../rules/choices.ts';

/** The chapters of the rules, in the order in which one learns them. */
export const TOPICS = [
  'goal',
  'setup',
  'turn',
  'movement',
  'river',
  'ship',
  'pillage',
  'siege',
  'exchange',
  'small',
  'flight',
  'battle',
  'quick',
  'table',
  'saves',
  'retreat',
  'cards',
  'field',
  'victory',
  'maps',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Where the rules of a question are told. */
const CHAPTER_OF: Readonly<Record<QuestionName, Topic>> = {
  divide: 'setup',
  place: 'setup',
  initiativeCards: 'turn',
  command: 'movement',
  amount: 'exchange',
  typeDie: 'table',
  defendShip: 'ship',
  putToSea: 'ship',
  stopAboard: 'flight',
  fordOrCard: 'river',
  way: 'battle',
  tactics: 'cards',
  moment: 'cards',
  winner: 'table',
  losses: 'table',
  confirm: 'table',
  bonusCard: 'cards',
  sidestep: 'retreat',
};

export const chapterOf = (kind: string): string => CHAPTER_OF[kind as QuestionName] ?? TOPICS[0];
