// How an adventure says what is wrong with it; its encounters speak for themselves.

import { saying } from '../problems.ts';

export const PROBLEMS = [
  'notAnAdventure',
  'otherVersion',
  'malformed',
  'encounters',
  'otherRole',
  'otherHook',
  'hookLeft',
  'otherRunner',
  'runnerNowhere',
  'unevenShare',
  'villainEarly',
  'noPlot',
] as const;
export type AdventureProblem = (typeof PROBLEMS)[number];

export const { problem, advice } = saying<AdventureProblem>();
