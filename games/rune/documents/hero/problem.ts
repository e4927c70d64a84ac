// What can be wrong with a hero, or be better.

import { saying } from '../problems.ts';

// biome-ignore format: by subject
export const PROBLEMS = [
  // A file that is no hero.
  'notAHero', 'otherVersion', 'malformed',
  // Points and gear.
  'overspent', 'tooManyWeapons', 'notFromTheVillage', 'noSuchKit', 'noAmmunition',
  // The ledger.
  'outOfOrder', 'wrongPrice', 'tooDear', 'wrongMoment', 'runnerMayNotSpend', 'overCap', 'notMarked', 'alreadyKnown',
  'notOwned', 'wandForsakes', 'noSuchDeficit', 'wrongSilver', 'notLooted', 'belowZero', 'poolNotHis', 'notInsured',
  'deadScoreNothing', 'inheritedLate',
  // What a line that should be taken back has against it.
  'notAnExpense', 'alreadyUsed', 'playedSince', 'reliedUpon',
  // Advice.
  'unspent', 'lowCharacteristic', 'noMeleeAbility', 'recommended', 'untrained', 'shieldInTheWay', 'encumbered',
] as const;

export type HeroProblem = (typeof PROBLEMS)[number];

export const { problem, advice } = saying<HeroProblem>();
