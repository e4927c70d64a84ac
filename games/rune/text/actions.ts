/** What one can do in a fight, for help. */
export const ACTIONS = [
  'strike',
  'shoot',
  'charge',
  'holdGround',
  'duckAndWeave',
  'berserk',
  'halfMove',
  'fullMove',
  'withdraw',
  'flee',
  'recklessRun',
  'push',
  'freeBlow',
  'carefulBlow',
  'dodging',
  'changeWeapons',
  'grip',
  'treat',
  'waiting',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What can befall one, for help. */
export const STATES = [
  'engaged',
  'wound',
  'impairment',
  'down',
  'heldFast',
  'unconscious',
  'incapacitated',
  'dying',
  'braced',
  'jockeying',
] as const;
export type StateTopic = (typeof STATES)[number];
