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

export type Rules = Readonly<Record<Topic, { readonly title: string; readonly text: string }>>;
