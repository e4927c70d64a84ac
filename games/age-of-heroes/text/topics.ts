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
