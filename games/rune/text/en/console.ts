// Words beside the board for whoever runs an encounter, and about him.

import { english } from '@skald/text';

const often = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : english.several(times, 'time');

export const consoleWords = {
  title: 'Console',
  label: 'The runner’s console: what only you know',
  player: (number: number): string => `Player ${number}`,
  runs: (who: string): string => `${who} runs`,
  youRun: 'You run',
  plays: (who: string, hero: string): string => `${who} plays ${hero} meanwhile`,
  youPlay: (hero: string): string => `you play ${hero} meanwhile`,
  silenced: 'whoever runs says nothing about his hero',
  leave: 'his hero may keep out of this fight',

  next: 'What comes next',
  here: 'Open to them now',
  onward: 'As they go on',
  afterFight: 'After the fight',
  fight: 'the fight',
  event: (title: string): string => `the next event, “${title}”`,
  end: 'the encounter is over',

  ambush: 'Ambush',
  heroesAmbushed: (names: string): string => `As the next fight begins these walk into an ambush: ${names}.`,
  foesAmbushed: 'As the next fight begins the foes walk into an ambush.',

  marks: {
    here: 'open now',
    next: 'comes next',
    over: 'over',
    behind: 'behind them',
    later: 'to come',
  },
  seen: 'looked at closely',
  broughtOn: (times: number): string => `brought on ${often(times)}`,
  have: (have: number): string => `${have} so far`,
  triedBy: (names: string): string => `tried by ${names}`,

  aims: 'Whom your foes may attack',
  chooses: 'chooses for itself',
  charted: 'by the chart',
  may: (names: string): string => `may attack ${names}`,
  mayNobody: 'may attack nobody',
  spares: (whom: string, why: string): string => `not ${whom}: ${why}`,
  why: {
    unseen: 'out of its sight',
    own: 'your own hero',
    taken: 'another has him already',
    weak: 'nearly beaten',
  },
  noTarget: 'has no target yet',

  claims: 'Terrain and traps that moved a hero',
  stands: {
    counts: 'counts',
    tooSoon: 'does not count: you have had it in one of your last two encounters',
    upheld: 'was contested, and counts',
    struck: 'was contested, and does not count',
  },
  contested: 'When the encounter is over you may claim more, and the others may contest any of it.',

  score: 'Your points so far',
  sum: (points: string): string => `${points} in all`,
  rules: 'Rules of this encounter',
  whole: 'All of the notes',

  opened: (name: string): string => `The designer’s notes of “${name}”`,
  laws: (count: number): string => `The Book of Iron Law (${count})`,
  votes: (inFavor: number, against: number, voters: number): string =>
    `${inFavor} for it, ${against} against it; ${english.several(voters, 'player')} voted`,
};

export type ConsoleWords = typeof consoleWords;
