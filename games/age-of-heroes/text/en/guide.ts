// The frame of the guide: front page, headings of tables, differences, credits, history.

import type { Options } from '../../content/index.ts';

/** A difference between the rulesets: what it is about, and the two ways. */
export type Difference = readonly [about: string, classic: string, amended: string];

const differences: Record<keyof Options, Difference> = {
  lending: [
    'Handing things over',
    'People of one player in the same area may give each other swords and treasures.',
    'What one has, one keeps until it is lost.',
  ],
  fleeing: [
    'Flight',
    'As far as possible, to where the winner wants, or homewards.',
    'The winner moves the losers as he likes.',
  ],
  luckCap: ['Most luck in a battle', 'No limit.', 'Nine points for each hero.'],
  luckReveal: [
    'How luck is spent',
    'In secret, shown together, upwards or downwards.',
    'Openly, attacker first, each for his own side.',
  ],
  areaByArea: [
    'Order of attacks',
    'One area is finished before the next.',
    'In any order, also back and forth.',
  ],
  crt: [
    'Combat results',
    'A table, with die and difference bounded.',
    'Die plus difference, without bounds.',
  ],
  recruitBlind: [
    'Before recruiting',
    'The exact result is known.',
    'Only that the jarl is beaten; the result comes afterwards.',
  ],
  freeMoveOrder: ['Order of movement', 'Free.', 'The hero first, then his jarls.'],
  faxiRiders: ['Riders of Frey Faxi', 'Any number who set out together.', 'The owner alone.'],
  freyWorship: ["Frey's second maiden", 'Two turns of worship, or death.', 'Heals at once like the first.'],
  njordAidWhen: ["Njord's help", "Waits for the hero's next voyage.", 'In the next turn only.'],
  attacksPerCounter: [
    'Attacks',
    'Each counter attacks once a turn.',
    'Any number of targets, each of them once.',
  ],
  attackGrouping: [
    'Who attacks whom',
    'Chosen attackers against any combination of targets.',
    'All who can against one target at a time.',
  ],
  wynn: [
    'The spell Wynn',
    "The attacking player's people march homewards.",
    'All heroes and face-up jarls in the area flee.',
  ],
  luckScope: ['Dice that luck may change', 'Combat, resistance to spells, Sygil.', 'Combat only.'],
  hruntingOptional: [
    'Hrunting',
    'Its side chooses whether the enemy flees instead.',
    'The enemy always flees instead.',
  ],
  restartKeepsSword: ['Beginning again', 'The old sword comes back to the hero.', 'Without a sword.'],
  njordSix: [
    "Njord's anger",
    'Sea travel in the next turn is death.',
    'Sea travel in the next turn is impossible.',
  ],
  godCheck: ['Notice of the gods', 'One may roll.', 'It is rolled unasked.'],
  hiddenTreasures: ['Treasures', 'Hidden until they are used.', 'Open.'],
  yrSurvivorsFight: ['A hero wounded by Yr', 'Fights on.', 'Is out of the battle.'],
  attackAfterFlight: [
    'After a flight',
    'One may still attack where one ended up.',
    'No more attacks this turn.',
  ],
  recruitsAttackAtOnce: ['A new jarl', 'Attacks from the next turn on.', 'May attack at once.'],
  runesAtWill: ['Runes', 'A player may say that Sygil shall not work.', 'They always work.'],
  lossesMustHurt: [
    'When a jarl in service falls',
    'Glory or luck, of which one has some.',
    'Glory or luck, of which one has some.',
  ],
  turns: ['Length of the game', '20 turns.', '20 turns.'],
};

export const guide = {
  title: 'Age of Heroes',
  version: (version: string, date: string): string => `Version ${version} of ${date}, by the Skald authors`,
  tagline:
    'A game of heroes, jarls, monsters and kingdoms for one to six players. An unofficial, non-commercial fan work.',
  contents: 'Contents',
  table: 'Table of results (classic)',
  die: 'Die',
  orLess: (n: string): string => `${n} or less`,
  orMore: (n: string): string => `${n} or more`,
  sums: 'Sums (amended)',
  sum: 'Sum',
  result: 'Result',
  counters: 'Heroes, jarls and monsters',
  countersHead: ['Name', 'What', 'Combat', 'Movement', 'Slain: glory / luck'] as readonly string[],
  hero: 'hero',
  jarl: 'jarl',
  countries: 'Countries',
  countriesHead: ['Dice', 'Country', 'Tax'] as readonly string[],
  differences: 'Classic and amended',
  differencesText:
    'The classic rules are those of 1981, the amended rules those of the computer edition of 2002. A game uses one or the other, or sets single options by the names below. For play by a lone hero both will do: the aim then is Valhalla.',
  differencesHead: ['Option', 'About', 'Classic', 'Amended'] as readonly string[],
  differencesBy: differences,
  credits: 'Credits',
  creditsText: `The board game was designed by Steve Marsh and edited by Stephen D. Sullivan and others; TSR Hobbies, Inc. published it in 1981. The Amiga edition, from which the amended rules come, was programmed by James R. Jacobs of Amigan Software (version 1.2a, 2002); its German catalogue was made by Thomas Veress.

This version was written anew by the Skald authors: program, English and German words, and pictures. It is neither made nor approved by the owners of the original, is free, and uses none of their text or art. Names of products belong to their owners.`,
  history: 'Version history',
  changes: {
    '0.1.0':
      'First version: the whole game under both rulesets, every option on its own, bots, hot-seat, replays, and the saga in English and German.',
  },
};

export type Guide = typeof guide;
