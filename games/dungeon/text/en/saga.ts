import type { ModelType } from '../../content/index.ts';
import type { Band, SagaWords } from '../saga/words.ts';
import { names as n } from './names.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const count = (number: number): string => COUNTS[number] ?? `${number}`;
const isNamed = (type: ModelType): boolean => type in n.epithets;
const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a');

const band = ({ type, count: number }: Band): string => {
  if (isNamed(type)) return n.type(type);
  const name = n.type(type);
  return number === 1 ? `${article(name)} ${name}` : `${count(number)} ${name}s`;
};
const bands = (all: readonly Band[]): string => n.list(all.map(band));
const by = (type: ModelType): string => band({ type, count: 1 });
const was = (several: boolean): string => (several ? 'were' : 'was');
const because = (killer: string | null): string => (killer === null ? '' : ` It was ${killer}.`);

export const saga: SagaWords = {
  prologue: 'How it began',
  epilogue: 'How it ended',
  chapter: (number) =>
    number === 0 ? 'In the first room' : `Behind the ${ORDINALS[number - 1] ?? `${number}th`} door`,
  name: n.type,
  list: n.list,
  items: (items) => n.list(items.map(n.item)),
  feat: n.feat,
  standing: bands,
  struck: bands,
  by,
  times: (number) => (number === 2 ? 'twice' : `${count(number)} times`),

  setOut: [
    ({ heroes }) => `${heroes} went in, and nobody had asked for it.`,
    ({ heroes, several }) =>
      `Down went ${heroes}${several ? ', one after another' : ''}. Not much was said on the stairs.`,
    ({ heroes }) => `${heroes} lit a lamp and went in.`,
  ],
  waiting: [
    ({ whom, several }) => `${whom} ${was(several)} waiting there.`,
    ({ whom }) => `There stood ${whom}, as if word had been sent ahead.`,
    ({ whom }) => `In the lamplight they saw ${whom}.`,
    ({ whom }) => `The place was not empty: ${whom}.`,
    ({ whom, several }) => `${whom} ${several ? 'turned their heads' : 'turned its head'}.`,
  ],
  round: [
    () => 'Then it went on.',
    ({ round }) => `The ${ORDINALS[round - 1] ?? `${round}th`} time they went at it like this.`,
    () => 'There was no rest after that.',
    () => 'It did not stay so.',
    () => 'Nobody stood still for long.',
    () => 'What came next was quickly done.',
    () => 'After that both sides drew breath, but only one of them needed it.',
    () => 'The lamp was still burning.',
    () => 'Things moved on.',
  ],
  quiet: [
    () => 'For a while there were only steps on stone.',
    () => 'Nothing happened then that is worth telling.',
    () => 'They moved about, and so did the others, and nobody was the worse for it.',
    () => 'There was much going to and fro.',
    () => 'It was quiet for a time, as quiet goes in such places.',
    () => 'Both sides looked for better ground.',
  ],
  felled: [
    ({ who, whom }) => `${who} struck down ${whom}.`,
    ({ who, whom }) => `${who} made an end of ${whom}.`,
    ({ who, whom }) => `${who} met ${whom}, and that was that.`,
    ({ who, whom }) => `${who} took ${whom} apart.`,
    ({ who, whom }) => `${who} laid ${whom} to rest, as far as one can.`,
    ({ who, whom }) => `${who} dealt with ${whom} and did not make much of it.`,
    ({ who, whom }) => `To ${who} fell ${whom}.`,
    ({ who, whom }) => `${who} cleared ${whom} out of the way.`,
    ({ who, whom }) => `For ${whom} it was the second death, and ${who} saw to it.`,
    ({ who, whom }) => `${who} swung, and of ${whom} there was not much left.`,
  ],
  wounded: [
    ({ who, by: enemy }) => `${who} took a wound from ${enemy}.`,
    ({ who, by: enemy }) => `${who} was hurt by ${enemy} and said nothing about it.`,
    ({ who, by: enemy }) => `${who} did not see ${enemy} in time, and bled for it.`,
    ({ who, by: enemy }) => `${who} learnt that ${enemy} could bite.`,
    ({ who, by: enemy }) => `Between ${who} and ${enemy} it was ${who} who bled.`,
    ({ who, by: enemy }) => `${who} had ${enemy} to thank for a new scar.`,
    ({ who, by: enemy }) => `A blow from ${enemy} found ${who} all the same.`,
  ],
  woundedOften: [
    ({ who, times }) => `${who} was wounded ${times} and began to breathe hard.`,
    ({ who, times }) => `${who} bled ${times}, and that was noticed.`,
    ({ who, times }) => `${times} ${who} was hit where it hurts.`,
  ],
  healed: [
    ({ who }) => `${who} mended a little.`,
    ({ who }) => `${who} felt better after that.`,
    ({ who }) => `A wound of ${who} closed.`,
  ],
  spared: [({ who }) => `A saint’s bone broke in the bag of ${who}, and the blade slid off.`],
  raised: [
    ({ what, several }) =>
      `From the bones ${what} stood up, and ${several ? 'they were' : 'it was'} not grateful.`,
    ({ what }) => `The dead of Dolgarth sleep lightly: ${what} rose.`,
    ({ what }) => `Bones sorted themselves out, and there stood ${what}.`,
    ({ what }) => `Somebody said a word far below, and ${what} got up.`,
    ({ what }) => `What had been swept aside stood up again: ${what}.`,
  ],
  summoned: [
    ({ what }) => `Out of nowhere came ${what}.`,
    ({ what, several }) => `${what} ${was(several)} there all at once.`,
  ],
  doorForced: [
    ({ who }) => `${who} broke the door.`,
    ({ who }) => `The door held until ${who} became impatient.`,
    ({ who }) => `${who} knocked once, and the door was gone.`,
    ({ who }) => `With ${who} before it the door gave up.`,
  ],
  unsealed: [
    ({ who }) => `${who} talked the seal out of it.`,
    ({ who }) => `The seal held until ${who} found the right word.`,
    ({ who }) => `Under the hand of ${who} the seal went out, and the door with it.`,
  ],
  doorOpened: [
    () => 'The seal went out like a candle, and the way was open.',
    () => 'A door opened that had been meant to stay shut.',
  ],
  wallBroken: [({ who }) => `${who} found the place where the wall was thin, and went through it.`],
  roofCleared: [({ who }) => `${who} cleared the stones away.`],
  roofFell: [() => 'Then the roof came down. Roofs do not do that by themselves.'],
  chamberTurned: [
    () => 'The room turned, and what had been a way was a wall.',
    () => 'Stone ground on stone, and the chamber opened elsewhere.',
    () => 'Once more the chamber turned.',
  ],
  lever: [
    ({ who, left }) =>
      left === 0
        ? `${who} pulled the last lever, and something let go.`
        : `${who} pulled a lever. It was not the last.`,
    ({ who, left }) =>
      left === 0
        ? `Under the hand of ${who} the last lever gave way.`
        : `${who} leaned on a lever, and somewhere a chain ran.`,
    ({ who, left }) =>
      left === 0
        ? `${who} had the last lever down, and the wall knew it.`
        : `A lever was stiff, but ${who} was stiffer.`,
  ],
  found: [
    ({ who, items }) => `${who} found something: ${items}.`,
    ({ who, items }) => `${items}: that was what ${who} found, and kept.`,
    ({ who, items }) => `Nobody had come back for it, so ${who} took it: ${items}.`,
  ],
  feated: [
    ({ who, feat }) => `Then ${who} did what is still told of: ${feat}.`,
    ({ who, feat }) => `${feat}: ${who} had kept that for such an hour.`,
    ({ who, feat }) => `It was here that ${who} showed the thing they call ${feat}.`,
  ],
  brokeAway: [
    ({ who }) => `${who} turned away under blows.`,
    ({ who }) => `${who} thought it wiser to be elsewhere, and was struck at for it.`,
    ({ who }) => `${who} broke loose.`,
    ({ who }) => `${who} gave ground and paid for it on the way.`,
    ({ who }) => `There was a gap, and ${who} went through it backwards.`,
  ],
  interrupted: [
    () => 'The others did not wait for their turn.',
    () => 'Before anybody could go on, the dark moved by itself.',
    () => 'Here the enemy was quicker.',
  ],
  left: [
    ({ who }) => `${who} went out and did not look round.`,
    ({ who }) => `${who} was the next to smell fresh air.`,
    ({ who }) => `${who} walked out.`,
    ({ who }) => `Of ${who} they saw only the back, on the way out.`,
  ],
  heroFell: [
    ({ who, by: killer }) => `${who} went down and did not get up.${because(killer)}`,
    ({ who, by: killer }) => `That was as far as ${who} came.${because(killer)}`,
  ],
  bossFell: [
    ({ who, by: killer }) => `And ${who} fell.${because(killer)}`,
    ({ who, by: killer }) => `${who} had died before; this time it held.${because(killer)}`,
  ],
  endings: {
    heroes: {
      goal: [
        ({ rounds }) => `So the Heroes did what they had come for, in ${count(rounds)} rounds.`,
        () => 'That was the end of it, and they had won.',
      ],
      crippled: [() => 'So the Heroes had it.'],
      noHeroes: [() => 'So the Heroes had it.'],
      deckOut: [() => 'The enemy had nothing left to send, and they had won by standing there.'],
      conceded: [() => 'The Overlord had seen enough and let them have it.'],
      broken: [() => 'So the Heroes had it.'],
    },
    overlord: {
      goal: [() => 'So the Overlord had it.'],
      crippled: [
        () => 'With that it was over. The others carried home what could be carried.',
        ({ rounds }) => `It had taken ${count(rounds)} rounds, and the hold had kept what was its own.`,
      ],
      noHeroes: [() => 'Nobody was left to finish it.'],
      deckOut: [
        () => 'They had been too long about it. What sleeps in Dolgarth was awake now, all of it.',
        () => 'Time was what they had least of, and it ran out first.',
      ],
      conceded: [() => 'They looked at each other, and then they went home. It is no shame to be alive.'],
      broken: [
        () => 'The lid stood open, and what they had been told to keep was nobody’s to keep any more.',
        ({ rounds }) => `They had kept it shut for ${count(rounds)} rounds. It was not long enough.`,
      ],
    },
  },
  untold: [() => 'How it ended has not been told yet.'],
  rewarded: [
    ({ who, item }) => `${who} took something along: ${item}.`,
    ({ who, item }) => `To ${who} went this: ${item}.`,
    ({ who, item }) => `${item} stayed with ${who}.`,
  ],
};
