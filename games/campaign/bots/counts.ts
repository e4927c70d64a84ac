// How each side counts. One unit is about a hundredth of the campaign. The numbers were found by letting karl play
// himself some 54,000 times with all of them a little changed, and keeping what won; then they were rounded.

import type { Side } from '../content/index.ts';

export interface Counts {
  /** An army point, a bonus card. */
  readonly point: number;
  readonly card: number;
  /** The next village, by how many have burnt: the last one wins. */
  readonly villages: readonly [number, number, number, number];
  /** What is a turn away is worth so much of what is at hand. */
  readonly patience: number;
  /** Beside his best raid, so much of the second best counts: a raider with a choice is hard to stop. */
  readonly second: number;
  /** Of what a raider hopes for, so much is spoilt by an enemy who is there in time, a turn late, or two … */
  readonly spoilt: readonly [number, number, number];
  /** … even by one who will lose, for a fight costs the turn. */
  readonly nuisance: number;
  /** An enemy beside one does not always strike. */
  readonly daring: number;
  /** When the Vikings begin to hurry, and over how many turns they forget all fear. */
  readonly turnsAVillage: number;
  readonly turnsToSpare: number;
  readonly hurry: number;
  /** For each point an attack may cost the enemy, when a second army stands ready to strike after it. */
  readonly support: number;
  /** Of what its place is worth to an army, so much is gone when it is beaten. */
  readonly ground: number;
  /** To those who would burn it and to those who would lose it: the ship alone on the beach, the castle. */
  readonly ship: number;
  readonly castle: number;
  /** A castle that nobody holds, to Normans near it. */
  readonly keep: number;
  /** To stop raiders is worth more to the Normans than their villages. */
  readonly relief: number;
  /** A chase, and how much less the farther it leads. */
  readonly chase: number;
  readonly near: number;
  /** Who stands within reach of the ship may be fallen upon. */
  readonly seaborne: number;
  /** Of a small army that reaches home. */
  readonly refuge: number;
  /** Of what a raider hopes for, so much is spoilt by an army that waits for him in the village. */
  readonly garrison: number;
  /** The only army aboard watches the ship and will hardly land. */
  readonly watchman: number;
  /** Even a lost attack costs a raider the turn he needs. */
  readonly delay: number;
  /** A ship whose only watch is beaten. */
  readonly loneWatch: number;
  /** Points that sit idle aboard. */
  readonly waste: number;
  /** The last fighting army of an enemy decides more than its points. */
  readonly lastStand: number;
  /** How much the Normans like to begin apart, and near the sea. */
  readonly apart: number;
  readonly seaward: number;
}

/** What neither side has fitted for itself. */
const ALIKE = {
  keep: 7,
  relief: 3,
  chase: 0.8,
  near: 0.4,
  seaborne: 0.65,
  refuge: 1.5,
  garrison: 0.75,
  watchman: 0.35,
  delay: 0.65,
  loneWatch: 6,
  waste: 2.8,
  lastStand: 42,
  apart: 0.14,
  seaward: 0.2,
};

export const COUNTS: Readonly<Record<Side, Counts>> = {
  normans: {
    point: 1.2,
    card: 0.8,
    villages: [5, 11, 13, 31],
    patience: 0.85,
    second: 0.25,
    spoilt: [1, 0.28, 0.13],
    nuisance: 0.5,
    daring: 0.25,
    turnsAVillage: 3,
    turnsToSpare: 4,
    hurry: 8,
    support: 0.95,
    ground: 0.25,
    ship: 30,
    castle: 15,
    ...ALIKE,
  },
  vikings: {
    point: 1.5,
    card: 0.9,
    villages: [9, 12.5, 18.5, 62],
    patience: 0.8,
    second: 0.17,
    spoilt: [0.7, 0.2, 0.18],
    nuisance: 0.2,
    daring: 0.43,
    turnsAVillage: 2,
    turnsToSpare: 2,
    hurry: 13,
    support: 0.3,
    ground: 1.15,
    ship: 23,
    castle: 22,
    ...ALIKE,
  },
};
