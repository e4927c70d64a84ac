import type { QuestionName } from '../rules/choices.ts';

/** The chapters of the rules, in the order in which one learns them. */
export const TOPICS = [
  'goal',
  'setup',
  'turn',
  'movement',
  'combat',
  'results',
  'luck',
  'glory',
  'jarls',
  'kingdoms',
  'swords',
  'treasures',
  'spells',
  'runes',
  'gods',
  'death',
  'end',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Where the rules of a question are told. */
const CHAPTER_OF: Readonly<Record<QuestionName, Topic>> = {
  chooseHero: 'setup',
  afterDeath: 'death',
  taxHolder: 'kingdoms',
  chooseCounter: 'movement',
  move: 'movement',
  riders: 'movement',
  peril: 'movement',
  pickUp: 'treasures',
  attackFrom: 'combat',
  attackers: 'combat',
  targets: 'combat',
  aid: 'jarls',
  spellLuck: 'spells',
  sygilWorks: 'runes',
  sygilLuck: 'runes',
  luckBid: 'luck',
  luckOpen: 'luck',
  turnFlight: 'results',
  recruit: 'jarls',
  reward: 'glory',
  loss: 'glory',
  spoils: 'treasures',
  fleeTo: 'results',
  fleeStep: 'results',
  godCheck: 'gods',
};

export const chapterOf = (kind: string): string => CHAPTER_OF[kind as QuestionName] ?? TOPICS[0];
