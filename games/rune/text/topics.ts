import type { QuestionName } from '../rules/fight/choices.ts';

/** The chapters of the rules, in the order in which one learns them. */
export const TOPICS = [
  'goal',
  'dice',
  'round',
  'turn',
  'moving',
  'engagement',
  'opportunity',
  'striking',
  'manners',
  'shooting',
  'harm',
  'care',
  'holding',
  'ground',
  'hazards',
  'flight',
  'foes',
  'gifts',
  'points',
  'playingFoes',
  'holmgang',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Where the rules of a question are told. */
const CHAPTER_OF: Readonly<Record<QuestionName, Topic>> = {
  plan: 'round',
  act: 'turn',
  window: 'round',
  opportunity: 'opportunity',
  resist: 'engagement',
  forestall: 'engagement',
  wonEngagement: 'engagement',
  dodge: 'shooting',
  preRoll: 'gifts',
  reaction: 'gifts',
  shop: 'gifts',
  need: 'gifts',
  choose: 'gifts',
  moveOn: 'gifts',
  leap: 'foes',
  midLeap: 'foes',
  trade: 'foes',
  consent: 'flight',
  intercept: 'flight',
  freeShot: 'flight',
  spoils: 'flight',
  sever: 'harm',
  wrest: 'holding',
  goOn: 'points',
  room: 'points',
  volunteer: 'dice',
  claim: 'points',
};

export const chapterOf = (kind: string): string => CHAPTER_OF[kind as QuestionName] ?? TOPICS[0];
