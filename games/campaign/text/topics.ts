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
