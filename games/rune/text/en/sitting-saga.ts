// A whole sitting, told as sagas tell: dryly, and with names.

import type { Person, SittingSagaWords } from '../saga/words.ts';

const was = ({ several }: Person): string => (several ? 'were' : 'was');
const has = ({ several }: Person): string => (several ? 'have' : 'has');

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const sittingSaga: SittingSagaWords = {
  title: (heroes) => `The Saga of ${heroes.whom}`,
  chapter: (number) => `Chapter ${number}`,
  truth: 'What was learned later:',
  setOut: [
    ({ one }) => `${one.who} set out together, which does not mean that ${one.he} wished each other luck.`,
    ({ one }) =>
      `It is told of ${one.whom} that ${one.he} left before it was light, and that nobody asked for the way.`,
    ({ one }) => `There ${was(one)} ${one.who}. More is not known of the beginning, and more is not needed.`,
  ],
  all(count) {
    const who = `the ${COUNTS[count - 2] ?? count}`;
    return {
      who,
      whom: who,
      toWhom: who,
      whose: `${who}’s`,
      he: 'they',
      him: 'them',
      his: 'their',
      several: true,
    };
  },
  firstPlace: [
    ({ title }) => `First there is *${title}* to be told.`,
    ({ title }) => `It began with *${title}*.`,
    ({ title }) => `The beginning of it was *${title}*.`,
    ({ title }) => `*${title}*: there it starts.`,
  ],
  place: [
    ({ title }) => `Then came what is called *${title}*.`,
    ({ title }) => `After that it was *${title}*.`,
    ({ title }) => `The next is *${title}*.`,
    ({ title }) => `*${title}*: so people name it.`,
    ({ title }) => `Of *${title}* this is known.`,
  ],
  nothing: [
    () => 'Nobody stayed there long.',
    () => 'They looked about and went on.',
    () => 'Nothing happened there of which anybody boasted.',
    () => 'There they lost nothing but time.',
  ],
  trialWon: [
    ({ name, one }) => `${name}: ${one.who} ${was(one)} equal to it.`,
    ({ name, one }) => `${name}: ${one.who} came through and said little of it.`,
    ({ name, one }) => `${name}: that was no hardship for ${one.whom}, or so it was told at home.`,
    ({ name, one }) => `${name}: ${one.who} knew what to do.`,
  ],
  trialLost: [
    ({ name, one }) => `${name}: that was more than ${one.who} could do.`,
    ({ name, one }) => `${name}: ${one.who} did not like to be asked about it.`,
    ({ name, one }) => `${name}: there ${one.who} had no luck.`,
    ({ name, one }) => `${name}: of this ${one.who} ${has(one)} told several stories, all of them short.`,
  ],
  trialOfBoth: [
    ({ name, won, lost }) => `${name}: ${won.who} did well, ${lost.who} less so.`,
    ({ name, won, lost }) =>
      `${name}: ${won.who} came through, and ${lost.who} ${was(lost)} glad that it was over.`,
    ({ name, won, lost }) => `${name}: ${won.who} managed it. ${lost.who} would rather have been elsewhere.`,
    ({ name, won, lost }) => `${name}: not everybody is ${won.who}, as ${lost.who} found out.`,
  ],
  dared: [
    ({ one, what }) => `It was ${one.who} who would not leave it alone: “${what}.”`,
    ({ one, what }) => `For “${what}” ${one.who} had a hand free.`,
    ({ one, what }) =>
      `“${what}”: this ${one.who} took upon ${one.several ? 'themselves' : `${one.him}self`}.`,
    ({ one, what }) => `“${what}”: nobody had asked ${one.whom}, and ${one.he} did not ask anybody either.`,
    ({ one, what }) => `“${what}”: so much was known, and ${one.who} wanted to know the rest.`,
  ],
  paid: [
    ({ one }) => `${one.who} bled a little.`,
    ({ one }) => `It left a mark on ${one.whom}.`,
    ({ one }) => `${one.who} felt it for some days.`,
    ({ one }) => `It was not for nothing, said ${one.who}.`,
  ],
  paidMuch: [
    ({ one }) => `${one.who} ${was(one)} nearly left there.`,
    ({ one }) => `${one.who} bled as one bleeds once in a life.`,
    ({ one }) => `That was a dear purchase for ${one.whom}.`,
  ],
  found: [
    ({ one, things }) => `${one.who} came upon ${things}.`,
    ({ one, things }) => `There lay ${things}, and ${one.who} saw it first.`,
    ({ one, things }) => `${one.who} did not come away with empty hands: ${things}.`,
  ],
  rested: [
    () => 'The place was safe, and they slept.',
    () => 'There they rested, each with one eye open.',
    () => 'They sat down, and for a while nobody spoke of points.',
  ],
  met: [
    ({ foes }) => `In their way ${was(foes)} ${foes.who}.`,
    ({ foes }) => `Then ${foes.who} came, and there was no talk.`,
    ({ heroes, foes }) => `${heroes.who} met ${foes.whom}.`,
    ({ foes }) => `It came to blows with ${foes.whom}.`,
  ],
  fightEnds: {
    heroes: [
      ({ heroes }) => `The field was left to ${heroes.whom}.`,
      () => 'When it was quiet, the heroes were still there.',
      ({ heroes }) => `So it ended, and ${heroes.who} wiped their blades.`,
    ],
    foes: [
      ({ foes }) => `That day belonged to ${foes.whom}.`,
      ({ heroes }) => `${heroes.who} did not hold that field.`,
    ],
    nobody: [() => 'Night came, and neither side had won.', () => 'In the end nobody held that field.'],
  },
  gained: [
    ({ one, points }) => `Most was said of ${one.whom} when it was over: ${points}.`,
    ({ one, points }) => `The best of it was ${one.whose}, with ${points}.`,
    ({ one, points }) => `${one.who} had ${points} of it, and the others could count, too.`,
  ],
  noGain: [() => 'There was no fame to be had in it for anybody.', () => 'Nobody came out of it the richer.'],
  share: [
    ({ one, things }) => `${one.who} took ${things}.`,
    ({ one, things }) => `To ${one.whom} fell ${things}.`,
    ({ one, things }) => `${one.who} went on with ${things}.`,
  ],
  shareAlike: [
    ({ one, things }) => `${one.who} took the same, each of them ${things}.`,
    ({ one, things }) => `It was shared evenly: ${one.who} had ${things} each.`,
  ],
  home: [
    ({ one }) => `${one.who} came home, and the village took what was brought.`,
    ({ one }) => `In the end ${one.who} saw smoke over the roofs, and it was the right smoke.`,
    ({ one }) => `So ${one.who} came home. What had been carried so far was soon given away.`,
  ],
  nobodyHome: [
    () => 'None of them came home. What is told here, others have told.',
    () => 'The village waited until the autumn, and then it waited no more.',
  ],
};
